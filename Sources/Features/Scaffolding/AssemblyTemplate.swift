/// The file with the registrations of a module.
struct AssemblyTemplate {
    let module: String
    var imports: [String] = []

    /// The assembly's name, which is unique to the module.
    var name: String { module.capitalizedFirst + "Assembly" }

    /// - Parameter registrations: one line per registration, on `c`.
    func file(_ registrations: [String]) -> NewFile {
        NewFile(
            "Sources/\(module)/\(name).swift", imports: imports + ["Dovetail"],
            """
            /// What \(module) registers.
            public struct \(name): Assembly {
                public init() {}

                public func assemble(_ c: inout Registrations) {
            \(registrations.map { "        " + $0 }.joined(separator: "\n"))
                }
            }
            """)
    }
}
