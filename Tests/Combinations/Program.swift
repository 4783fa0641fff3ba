/// A made-up program: its files, and the lines of its lookups.
struct Program: Sendable {
    struct File: Sendable {
        var module: String
        var name: String
        var text: String
        var path: String { "\(module)/\(name)" }
    }

    let number: Int
    let library: Library
    /// The ids of its features, sorted.
    let features: [String]
    /// The forms of calls that it has beside them, sorted; see ``CallForm``.
    let calls: [String]
    let fault: Service.Fault?
    var files: [File]
    /// The places of each lookup: where its probe is, and where the resolution is written if that is elsewhere.
    var places: [[String]]
    /// The numbers of lookups that may be nil although the service is found, from 1.
    var optional: Set<Int>
    /// The lines of helpers that look up what their callers want.
    var helperPlaces: [String]
    /// The lines of registrations whose initializers need services: a fault there makes other lookups fail.
    var needPlaces: [String]

    /// The name of the function that runs it.
    var entry: String { "p\(number)Main" }

    /// The modules other than `App`.
    var otherModules: [String] { Set(files.map(\.module)).subtracting(["App"]).sorted() }

    var main: String { library == .swinject ? "\(entry)()\n" : "\(entry)()\n" }
}
