struct Server {
  func user(_ id: Int) -> Single<String> { .just("Ann") }
}
let server = Server()
let url = URL(fileURLWithPath: "/")
@Sendable func download(_ url: URL) async throws -> Data { Data() }
