let file = URL(fileURLWithPath: "/dev/null")
