// Tuples, Void, Never, nested optionals: types whose text cannot be copied blindly.

// hard: labels, nesting, Void parameters, one-tuple parameters, closures in tuples
protocol Tupled {
    func pair(_ pair: (Int, String)) -> (Int, String)
    func labelled(_ point: (x: Int, y: Int)) -> (x: Int, y: Int)
    func nested(_ value: (a: (b: Int, c: [String: (d: Int, e: Int?)]), Int)) -> ((Int, Int), (Int, (Int, Int)))?
    func void(_ value: Void) -> Void
    func void(_ value: (), _ other: ()) -> ()
    func void(_ body: (Void, Int) -> Void) -> Void?
    func parenthesised(_ value: ((Int))) -> ((String))
    func tuple(_ body: ((Int, Int)) -> (Int, Int), _ other: (Int, Int) -> Int)
    func effects(_ values: [(name: String, run: () -> Void)]) async throws -> (Result<Void, any Error>, [()])
    var point: (x: Double, y: Double) { get set }
    var origin: (Int, label: String)? { get }
}

// hard: Never can be neither returned nor stubbed with a value
protocol Ending {
    func stop(_ reason: String) -> Never
    func stop() async throws -> Never
    func never(_ value: Never) -> Int
    var end: Never { get }
    static func abort() -> Never
}

// hard: Optional of Optional, implicitly unwrapped, optional of collections and functions
protocol Maybe {
    func double(_ value: Int??) -> Int??
    func implicit(_ value: String!) -> String!
    func implicit(_ values: [String?]!, _ body: ((Int?) -> Void)!) -> Int!
    func deep(_ value: [Int?]?) -> [String: [Int]?]??
    func sugar(_ value: Optional<Array<Int>>, _ other: Swift.Optional<Swift.Int>) -> Dictionary<String, Set<Int>>?
    var implicit: Int! { get set }
    var nothing: Never? { get }
    var unit: Void { get set }
}
