let directory = NSTemporaryDirectory() + UUID().uuidString
