struct Search: Action { let text: String }
struct Found: Action { let items: [String] }
func find(_ text: String) -> Observable<[String]> { .just([text]) }
