import Foundation
import ReactiveLite
import ReactiveLiteFoundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct URLSessionRxTests {
  private let session = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    return URLSession(configuration: configuration)
  }()

  private func request(_ path: String) -> URLRequest {
    URLRequest(url: URL(string: "http://stub.invalid/\(path)")!)
  }

  @Test func `the answer, then the completion`() async throws {
    var answers: [(status: Int, data: Data)] = []
    for try await (response, data) in session.rx.response(request: request("404/lost")).values {
      answers.append((response.statusCode, data))
    }

    #expect(answers.map(\.status) == [404])
    #expect(answers.map(\.data) == [Data("lost".utf8)])
  }

  @Test func `the data of a success`() async throws {
    #expect(try await session.rx.data(request: request("200/here")).asSingle().value == Data("here".utf8))
  }

  @Test func `another status is an error with the answer in it`() async throws {
    let error = try await #require(throws: RxCocoaURLError.self) {
      _ = try await session.rx.data(request: request("500/broken")).asSingle().value
    }

    guard case .httpRequestFailed(let response, let data) = error else { throw error }
    #expect(response.statusCode == 500 && data == Data("broken".utf8))
    #expect("\(error.debugDescription)" == "HTTP request failed with `500`.")
  }

  @Test func `JSON, or an error that says why it is none`() async throws {
    let json = try await session.rx.json(url: request("200/%5B1,2%5D").url!).asSingle().value
    #expect(json as? [Int] == [1, 2])

    let error = try await #require(throws: RxCocoaURLError.self) {
      _ = try await session.rx.json(request: request("200/nothing")).asSingle().value
    }
    guard case .deserializationError = error else { throw error }
  }

  @Test func `an error of the session`() async {
    await #expect(throws: URLError.self) {
      _ = try await session.rx.data(request: request("fail")).asSingle().value
    }
  }
}

/// Answers `/STATUS/BODY` without a network, and fails for the rest.
private final class StubProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    let parts = request.url!.path.dropFirst().split(separator: "/")
    guard parts.count == 2, let status = Int(parts[0]) else {
      client?.urlProtocol(self, didFailWithError: URLError(.badURL))
      return
    }
    let response = HTTPURLResponse(
      url: request.url!, statusCode: status, httpVersion: nil, headerFields: nil)!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(parts[1].utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}
