package import DovetailSwiftCode

/// A module that is added to a package, with its tests.
package struct ModuleTemplate: Sendable {
    package let name: String
    private let layer: String
    /// The modules that its layer may use.
    private let uses: [String]
    private let hasInterface: Bool

    /// - Parameter hasInterface: whether other modules know it only through an interface.
    package init(_ name: String, layer: String, uses: [String], hasInterface: Bool) {
        self.name = name
        self.layer = layer
        self.uses = uses
        self.hasInterface = hasInterface
    }

    /// The module that contains the interface.
    package var interface: String { name + "Interface" }
    /// The type that registers the module's services.
    package var assembly: String { AssemblyTemplate(module: name).name }

    /// The statement with which a program resolves the interface, so that its registration is used.
    package func question(to container: String) -> String {
        "print(try \(container).resolve((any \(ServiceTemplate(name, layer: layer).type)).self).title)"
    }

    /// In manifest order.
    package var targets: [NewTarget] {
        let uses = uses.map { NewTarget.Dependency.target($0) }
        guard hasInterface else {
            return [
                NewTarget(.library, name: name, dependencies: uses),
                NewTarget(.test, name: name + "Tests", dependencies: [.target(name)]),
            ]
        }
        return [
            NewTarget(.library, name: interface),
            NewTarget(.library, name: name, dependencies: [.target(interface)] + uses + [.dovetail]),
            NewTarget(.test, name: name + "Tests", dependencies: [.target(name), .target(interface), .dovetail]),
        ]
    }

    package var files: [NewFile] {
        let service = ServiceTemplate(name, layer: layer)
        guard hasInterface else {
            return [
                NewFile(
                    "Sources/\(name)/\(service.type).swift", imports: uses,
                    """
                    public struct \(service.type): Sendable {
                        public let title = "\(name)"

                        public init() {}
                    }
                    """),
                NewFile(
                    "Tests/\(name)Tests/\(service.type)Tests.swift", imports: [name, "Testing"],
                    """
                    @Test func the\(service.noun)HasATitle() {
                        #expect(\(service.type)().title == "\(name)")
                    }
                    """),
            ]
        }
        return [
            NewFile("Sources/\(interface)/\(service.type).swift", imports: [], service.interface),
            NewFile(
                "Sources/\(name)/\(service.implementation).swift", imports: uses + [interface],
                service.defaultImplementation),
            AssemblyTemplate(module: name, imports: [interface]).file([service.registration]),
            NewFile(
                "Tests/\(name)Tests/\(service.type)Tests.swift", imports: [name, interface, "Dovetail", "Testing"],
                service.test(assembly)),
        ]
    }
}
