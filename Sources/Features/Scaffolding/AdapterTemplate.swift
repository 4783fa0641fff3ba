package import DovetailSwiftCode

/// A third-party library behind a module of the package: a protocol declares what the app needs, and only the adapter
/// imports the library.
package struct AdapterTemplate: Sendable {
    /// A product of a library, and the location of its package.
    package struct Library: Hashable, Sendable {
        package var package: NewPackage
        /// The name of the package in targets' dependencies.
        package var packageName: String
        package var product: String
        /// The module to import.
        package var module: String
        /// All modules of the product; nil if they are unknown.
        package var modules: [String]?

        package init(
            package: NewPackage, packageName: String, product: String, module: String, modules: [String]? = nil
        ) {
            self.package = package
            self.packageName = packageName
            self.product = product
            self.module = module
            self.modules = modules
        }
    }

    package let name: String
    /// Nil if it is not known yet.
    private let library: Library?

    package init(_ name: String, library: Library?) {
        self.name = name
        self.library = library
    }

    /// The module that contains the protocol.
    package var interface: String { name + "Interface" }
    /// The module that imports the library.
    package var adapter: String { name + "Adapter" }
    /// The type that registers the adapter.
    package var assembly: String { AssemblyTemplate(module: adapter).name }
    private var client: String { name.capitalizedFirst + "Client" }

    /// The statement with which a program starts the library.
    package func question(to container: String) -> String {
        "try \(container).resolve((any \(client)).self).start()"
    }

    /// The library's package, if it is known.
    package var package: NewPackage? { library?.package }
    /// The rule that keeps the library behind the adapter.
    package var ruleID: String { name.lowercased() + "-behind-adapter" }
    /// The reason for this rule.
    package var reason: String { "the app uses \(name) only through \(interface)" }

    /// The modules that only the adapter imports, as far as they are known.
    package var modules: [String] { library.map { $0.modules ?? [$0.module] } ?? [name] }

    /// The same in the syntax of a rules file.
    ///
    /// - Parameter isPattern: whether to use a pattern for all modules with the same prefix if they are unknown.
    package func protected(byPattern isPattern: Bool) -> [String] {
        let isOpen = isPattern && library?.modules == nil && modules.allSatisfy { $0.hasPrefix(name) }
        return isOpen ? ["external:\(name)*"] : modules.sorted().map { "external:\($0)" }
    }

    package var targets: [NewTarget] {
        let product =
            library.map { [NewTarget.Dependency.product($0.product, package: $0.packageName)] } ?? [
                .comment("\(name) itself goes here, and its package into the dependencies above:"),
                .comment(NewPackage.url("https://…/\(name)", from: "1.0.0").source + ","),
                .comment(NewTarget.Dependency.product(name, package: name).source + ","),
            ]
        return [
            NewTarget(.library, name: interface),
            NewTarget(.library, name: adapter, dependencies: [.target(interface), .dovetail] + product),
            NewTarget(.test, name: adapter + "Tests", dependencies: [.target(adapter), .target(interface), .dovetail]),
        ]
    }

    package var files: [NewFile] {
        [
            NewFile(
                "Sources/\(interface)/\(client).swift", imports: [],
                """
                /// The part of \(name) that the app uses, in the app's own terms. Add what you need.
                public protocol \(client): Sendable {
                    /// Prepares \(name). Call this before anything else.
                    func start()
                }
                """),
            NewFile(
                "Sources/\(adapter)/\(client)Adapter.swift", imports: [interface] + (library.map { [$0.module] } ?? []),
                """
                /// The one type that calls \(name).
                struct \(client)Adapter: \(client) {
                    func start() {}
                }
                """),
            AssemblyTemplate(module: adapter, imports: [interface]).file([
                "c.register((any \(client)).self, scope: .singleton) { _ in \(client)Adapter() }"
            ]),
            NewFile(
                "Tests/\(adapter)Tests/\(client)AdapterTests.swift",
                imports: [adapter, interface, "Dovetail", "Testing"],
                """
                @Test func theAdapterStarts() throws {
                    try Container(\(assembly)()).resolve((any \(client)).self).start()
                }
                """),
        ]
    }
}
