import Foundation
import ReactiveLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a request over HTTP fails with, besides the errors of `URLSession`.
public enum RxCocoaURLError: Error, @unchecked Sendable {
  // Unchecked: responses do not change, and the error of a decoder is a value.

  /// An error of which nothing is known.
  case unknown
  /// The answer is not one of HTTP.
  case nonHTTPResponse(response: URLResponse)
  /// The status of the answer is not one of success, 200 to 299.
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  /// The data of the answer is not what was expected.
  case deserializationError(error: any Error)
}

extension RxCocoaURLError: CustomDebugStringConvertible {
  /// A sentence for a person.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error has occurred."
    case .nonHTTPResponse(let response): "Response is not NSHTTPURLResponse `\(response)`."
    case .httpRequestFailed(let response, _): "HTTP request failed with `\(response.statusCode)`."
    case .deserializationError(let error): "Error during deserialization of the response: \(error)"
    }
  }
}

extension Reactive where Base: URLSession {
  /// The answer to `request`, which is sent anew for each subscriber; then completes.
  ///
  /// <!-- not run: it asks a server -->
  ///
  ///     URLSession.shared.rx.response(request: request)
  ///       .subscribe(onNext: { answer, data in print(answer.statusCode, data) })
  ///
  /// Fails with the error of the session, or when the answer is not one of HTTP. It arrives on the queue of the
  /// session. Disposing cancels the request.
  public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    .create { [base] observer in
      nonisolated(unsafe) let observer = observer  // unsafe: the session calls back once
      let task = base.dataTask(with: request) { data, response, error in
        guard let response, let data else { return observer.onError(error ?? RxCocoaURLError.unknown) }
        guard let http = response as? HTTPURLResponse else {
          return observer.onError(RxCocoaURLError.nonHTTPResponse(response: response))
        }
        observer.onNext((http, data))
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create(with: task.cancel)
    }
  }

  /// The data of the answer to `request`. As ``response(request:)``, and fails unless the status is 200 to 299.
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { response, data in
      guard 200..<300 ~= response.statusCode else {
        throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
      }
      return data
    }
  }

  /// The JSON of the answer to `request`, as `JSONSerialization` reads it. As ``data(request:)``.
  public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
    data(request: request).map { data in
      do {
        return try JSONSerialization.jsonObject(with: data, options: options)
      } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }

  /// The JSON at `url`. As ``json(request:options:)``.
  public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}
