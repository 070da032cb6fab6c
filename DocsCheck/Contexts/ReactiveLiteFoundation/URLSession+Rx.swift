let request = URLRequest(url: URL(fileURLWithPath: "/"))
