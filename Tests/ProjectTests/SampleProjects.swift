/// Projects for two generations of Tuist, as texts by path.
enum SampleProjects {
    /// Helpers that use a plugin that uses another plugin, a workspace with a pattern, and functions that create
    /// projects.
    static let tuist4: [String: String] = [
        "Tuist/Config.swift": """
        import ProjectDescription
        let config = Config(plugins: [
            .local(path: .relativeToManifest("../../Plugins/Names")),
            .local(path: .relativeToRoot("Plugins/Edges")),
        ])
        """,
        "Plugins/Names/Plugin.swift": "import ProjectDescription\nlet plugin = Plugin(name: \"NamesPlugin\")",
        "Plugins/Names/ProjectDescriptionHelpers/Names.swift": """
        import ProjectDescription
        public enum Part: String { case Cart, Base
            public var path: Path { .relativeToRoot("Modules/\\(rawValue)") }
        }
        """,
        "Plugins/Edges/Plugin.swift": "import ProjectDescription\nlet plugin = Plugin(name: \"EdgesPlugin\")",
        "Plugins/Edges/ProjectDescriptionHelpers/Edges.swift": """
        import NamesPlugin
        import ProjectDescription
        public extension TargetDependency {
            struct SPM {}
            static func part(_ part: Part, target: String? = nil) -> TargetDependency {
                .project(target: target ?? part.rawValue, path: part.path)
            }
        }
        public extension TargetDependency.SPM {
            static let RxSwift = TargetDependency.external(name: "RxSwift")
        }
        """,
        "Tuist/ProjectDescriptionHelpers/Project+Part.swift": """
        import EdgesPlugin
        import NamesPlugin
        import ProjectDescription
        public extension Project {
            static func part(_ part: Part, targets: [Target]) -> Project {
                Project(name: part.rawValue, settings: .settings(configurations: [.debug(name: .debug)]), targets: targets)
            }
        }
        public extension Target {
            static func module(_ name: String, _ product: Product = .staticFramework, needs: [TargetDependency] = []) -> Target {
                .target(name: name, destinations: .iOS, product: product, bundleId: "a.\\(name)",
                    deploymentTargets: .iOS("15.0"), sources: ["Sources/**"], dependencies: needs)
            }
        }
        """,
        "Workspace.swift": """
        import ProjectDescription
        let workspace = Workspace(name: "Shop", projects: ["App", "Modules/C*"])
        """,
        "App/Project.swift": """
        import EdgesPlugin
        import ProjectDescription

        let targets: [Target] = [
            .target(
                name: "Shop", destinations: [.iPhone], product: .app, bundleId: "shop",
                infoPlist: .extendingDefault(with: ["UILaunchScreen": [:], "Flag": true, "Count": 3]),
                sources: [.glob("Sources/**", excluding: ["Sources/Old/**"])], resources: ["Resources/**"],
                dependencies: [
                    .part(.Cart, target: "Cart-Kit"),
                    .xcframework(path: "//Carthage/Build/Realm.xcframework"),
                ], metadata: .metadata(tags: ["layer:app"]))
        ]
        let project = Project(name: "Shop", targets: targets)
        """,
        "App/Sources/A.swift": "", "App/Sources/Sub/B.swift": "", "App/Sources/Old/C.swift": "",
        "Modules/Cart/Project.swift": """
        import EdgesPlugin
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project.part(.Cart, targets: [
            .module("CartInterface"),
            .module("Cart-Kit", needs: [.target(name: "CartInterface"), .SPM.RxSwift, .part(.Base)]),
            .module("CartTests", .unitTests, needs: [.target(name: "Cart-Kit")]),
        ])
        """,
        "Modules/Base/Project.swift": """
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project.part(.Base, targets: [
            .module("Base", .framework, needs: [.sdk(name: "StoreKit", type: .framework, condition: .when([.macos, .ios]))])
        ])
        """,
        "Left/Project.swift": "import ProjectDescription\nlet project = Project(name: \"Left\")",
    ]

    /// The older API, and a package that is checked out.
    static let tuist3: [String: String] = [
        "Tuist/Dependencies.swift": "",
        "Project.swift": """
        import ProjectDescription
        let target: DeploymentTarget = .iOS(targetVersion: "14.0", devices: [.iphone, .ipad])
        func framework(_ name: String, _ needs: [TargetDependency]) -> [Target] {
            [
                Target(name: name, platform: .iOS, product: .framework, bundleId: name, deploymentTarget: target,
                    infoPlist: .default, sources: ["\\(name)/**"], dependencies: needs,
                    settings: .settings(base: SettingsDictionary().swiftCompilationMode(.wholemodule))),
                Target(name: "\\(name)Tests", platform: .iOS, product: .unitTests, bundleId: name, sources: "Tests/**",
                    dependencies: [.target(name: name)]),
            ]
        }
        let project: Project = .init(
            name: "Old", organizationName: "old",
            packages: [.remote(url: "https://example.com/Swinject", requirement: .upToNextMajor(from: "2.8.0"))],
            targets: [
                .init(name: "Old", platform: .iOS, product: .app, bundleId: "old", entitlements: "./Old.entitlements",
                    scripts: [.pre(path: .relativeToRoot("lint.sh"), name: "Lint")], dependencies: [.target(name: "Core")])
            ] + framework("Core", [.package(product: "Swinject")]),
            schemes: [Scheme(name: "Old", shared: true, buildAction: BuildAction(targets: ["Old"]),
                testAction: .targets(["CoreTests"], options: .options(coverage: true)),
                runAction: .runAction(configuration: .debug))])
        """,
        ".build/checkouts/Swinject/Package.swift": """
        // swift-tools-version: 5.5
        import PackageDescription
        let package = Package(name: "Swinject",
            products: [.library(name: "Swinject", targets: ["Swinject"])], targets: [.target(name: "Swinject")])
        """,
    ]
}
