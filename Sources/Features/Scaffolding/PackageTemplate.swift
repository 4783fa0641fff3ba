import DovetailSwiftCode

/// The files of a new package.
package enum PackageTemplate {
    /// - Parameter dovetail: the path of a Dovetail checkout, relative to the package's folder.
    package static func files(_ plan: LayerPlan, dovetail: String) -> [NewFile] {
        [
            NewFile(".gitignore", "/.build\n"), NewFile("Package.swift", manifest(plan, dovetail)),
            NewFile("dovetail.yml", rules(plan)),
        ] + (plan.isUsual ? GreetingExample(plan).files : PlainLayers(plan).files) + app(plan)
    }

    private static func manifest(_ plan: LayerPlan, _ dovetail: String) -> String {
        let indentation = "        "
        let targets = plan.targets.map { target in
            // The test targets are separated by an empty line.
            (target == plan.targets.first { $0.kind == .test } ? "\n" : "") + indentation
                + target.source(indentation: indentation) + ",\n"
        }
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            // Each layer is a target, and sees what is named here. Nothing else compiles.
            let package = Package(
                name: "\(plan.package)",
                platforms: [.macOS(.v13), .iOS(.v16)],
                dependencies: [
                    \(NewPackage.path(dovetail, name: "Dovetail").source),
                ],
                targets: [
            \(targets.joined())    ]
            )

            """
    }

    private static func rules(_ plan: LayerPlan) -> String {
        let layers = plan.layers.map { "  - name: \($0)\n    modules: [\(plan.module($0))]\n" }
        let allow = plan.layers.map { "  \($0): [\(plan.allowed($0).joined(separator: ", "))]\n" }
        return """
            # Which layers may use which; `dovetail check` enforces it.
            layers:
            \(layers.joined())allow:
            \(allow.joined())exhaustive: true

            """
    }

    // MARK: The app

    private static func app(_ plan: LayerPlan) -> [NewFile] {
        let module = plan.module(plan.app)
        let layers = plan.layers.filter(plan.hasAssembly)
        let assemblies = layers.map { "        \(plan.assembly($0))()" }.joined(separator: ",\n")
        let wiring = NewFile(
            "Sources/\(module)/AppContainer.swift", imports: layers.map(plan.module) + ["Dovetail"],
            """
            /// The app's services, put together from its layers.
            func makeContainer() throws -> Container {
                try Container(
            \(assemblies))
            }
            """)
        let tests = NewFile(
            "Tests/\(module)Tests/AppContainerTests.swift",
            """
            import Dovetail
            import Testing

            @testable import \(module)

            @Test func theContainerIsWhole() throws {
                try makeContainer().validate(runningFactories: true)
            }

            """)
        return [wiring, tests]
    }
}
