@main
struct AppCLI {
  static func main() {}
}
