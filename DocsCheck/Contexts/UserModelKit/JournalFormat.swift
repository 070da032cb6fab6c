let directory = NSTemporaryDirectory() + UUID().uuidString
let journal = Journal(directory: directory)
try journal.append { _ in .setName("Ann") }
