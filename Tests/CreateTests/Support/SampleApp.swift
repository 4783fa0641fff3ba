/// A small app in layers, with a project of one kind.
struct SampleApp {
    enum Kind: String, CaseIterable { case xcode, xcodeGen, tuist }

    struct Module {
        enum Role { case library, app, test }

        var name: String
        var role = Role.library
        var needs: [String] = []
        var packages: [String] = []
    }

    let kind: Kind

    static let modules = [
        Module(name: "Core"), Module(name: "Card", needs: ["Core"], packages: ["Dovetail"]),
        Module(name: "CardTests", role: .test, needs: ["Card"]),
        Module(name: "App", role: .app, needs: ["Core", "Card"], packages: ["Dovetail"]),
    ]

    /// A module with an interface, in the layer `features`.
    static let deposit = [
        Module(name: "DepositInterface"),
        Module(name: "Deposit", needs: ["DepositInterface", "Core"], packages: ["Dovetail"]),
        Module(
            name: "DepositTests", role: .test, needs: ["Deposit", "DepositInterface"], packages: ["Dovetail"]),
    ]

    /// The texts of all files, by their paths.
    var files: [String: String] {
        let sources = [
            "\(folder("Core"))/Amount.swift": "public struct Amount: Sendable { public init() {} }\n",
            "\(folder("Card"))/Wiring/CardAssembly.swift": """
            import Core
            import Dovetail

            public struct CardAssembly: Assembly {
                public init() {}

                public func assemble(_ c: inout Registrations) { c.register(Amount.self) { _ in Amount() } }
            }

            """,
            "\(folder("CardTests"))/CardTests.swift": "import Card\n",
            "\(folder("App"))/main.swift": """
            import Card
            import Core
            import Dovetail

            let container = try Container(CardAssembly())
            print(try container.resolve(Amount.self))

            """,
            "dovetail.yml": """
            layers:
              - name: core
                modules: [Core]
              - name: features
                modules: [Card]
              - name: app
                modules: [App]
            allow:
              core: []
              features: [core]
              app: [core, features]
            exhaustive: true
            \(kind == .tuist ? "graph: {evaluate: true}\n" : "")
            """,
        ]
        return sources.merging(manifests(Self.modules)) { $1 }
    }

    /// The folder of a module's sources.
    func folder(_ module: String) -> String {
        switch kind {
        case .xcode: "Modules/\(module)"
        case .xcodeGen: module
        case .tuist: "Projects/\(project(of: module))/\(module.hasSuffix("Tests") ? "Tests" : "Sources")"
        }
    }

    /// The Tuist project that declares a module.
    private func project(of module: String) -> String {
        module.hasSuffix("Tests") ? String(module.dropLast(5)) : module
    }

    /// The manifests that declare these modules.
    func manifests(_ modules: [Module], packages: [String] = ["Dovetail"]) -> [String: String] {
        switch kind {
        case .xcode: ["Bank.xcodeproj/project.pbxproj": xcode(modules)]
        case .xcodeGen: ["project.yml": xcodeGen(modules, packages)]
        case .tuist: tuist(modules)
        }
    }

    private func tuist(_ modules: [Module]) -> [String: String] {
        let projects = modules.filter { $0.role != .test }.map(\.name)
        var files = [
            "Workspace.swift": """
            import ProjectDescription
            let workspace = Workspace(name: "Bank", projects: \(projects.map { "Projects/\($0)" }))

            """
        ]
        for name in projects {
            let targets = modules.filter { project(of: $0.name) == name }.map { module in
                let product = [.library: "framework", .app: "app", .test: "unitTests"][module.role] ?? ""
                let needs =
                    module.needs.map { other in
                        project(of: other) == name
                            ? ".target(name: \"\(other)\")"
                            : ".project(target: \"\(other)\", path: \"../\(project(of: other))\")"
                    } + module.packages.map { ".external(name: \"\($0)\")" }
                return """
                            .target(
                                name: "\(module.name)", destinations: .iOS, product: .\(product),
                                bundleId: "bank.\(module.name)",
                                sources: ["\(module.role == .test ? "Tests" : "Sources")/**"],
                                dependencies: [\(needs.joined(separator: ", "))]),

                    """
            }
            files["Projects/\(name)/Project.swift"] = """
                import ProjectDescription
                let project = Project(
                    name: "\(name)",
                    targets: [
                \(targets.joined())    ])

                """
        }
        return files
    }

    private func xcodeGen(_ modules: [Module], _ packages: [String]) -> String {
        let targets = modules.map { module in
            let type = [.library: "framework", .app: "application", .test: "bundle.unit-test"][module.role] ?? ""
            let needs =
                module.needs.map { "      - target: \($0)\n" } + module.packages.map { "      - package: \($0)\n" }
            return "  \(module.name):\n    type: \(type)\n    platform: iOS\n    sources: [\(module.name)]\n"
                + (needs.isEmpty ? "" : "    dependencies:\n\(needs.joined())")
        }
        return "name: Bank\npackages:\n" + packages.map { "  \($0):\n    path: ../\($0)\n" }.joined()
            + "targets:\n\(targets.joined())"
    }

    private func xcode(_ modules: [Module]) -> String {
        func target(_ module: Module) -> String {
            let name = module.name
            let type = [.library: "framework", .app: "application", .test: "bundle.unit-test"][module.role] ?? ""
            let linked = module.needs.map { "L\(name)\($0) = { isa = PBXBuildFile; fileRef = R\($0); };\n" }
            let products = module.packages.map {
                "D\(name)\($0) = { isa = XCSwiftPackageProductDependency; productName = \($0); };\n"
            }
            return """
                T\(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)";
                    productReference = R\(name); buildPhases = (B\(name));
                    packageProductDependencies = (\(module.packages.map { "D\(name)\($0)" }.joined(separator: ", ")));
                    fileSystemSynchronizedGroups = (F\(name)); };
                R\(name) = { isa = PBXFileReference; path = \(name).\(type); sourceTree = BUILT_PRODUCTS_DIR; };
                B\(name) = { isa = PBXFrameworksBuildPhase;
                    files = (\(module.needs.map { "L\(name)\($0)" }.joined(separator: ", "))); };
                F\(name) = { isa = PBXFileSystemSynchronizedRootGroup; path = Modules/\(name); sourceTree = "<group>"; };
                \(linked.joined())\(products.joined())
                """
        }
        func list(_ letter: String) -> String { modules.map { letter + $0.name }.joined(separator: ", ") }
        return """
            // !$*UTF8*$!
            { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (\(list("T"))); };
            G = { isa = PBXGroup; children = (\(list("F"))); sourceTree = "<group>"; };
            \(modules.map(target).joined())
            }; rootObject = P; }

            """
    }
}
