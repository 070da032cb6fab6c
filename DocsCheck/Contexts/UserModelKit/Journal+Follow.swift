let journal = Journal(directory: NSTemporaryDirectory() + UUID().uuidString)
