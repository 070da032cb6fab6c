let names = Observable.of("Ann", "Bob")
@Sendable func render(_ name: String) -> Data { Data(name.utf8) }
