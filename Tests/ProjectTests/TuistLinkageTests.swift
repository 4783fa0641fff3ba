import DovetailBinaries
import DovetailDiagnostics
import DovetailProject
import Foundation
import Testing

/// The images that targets of Tuist projects are linked into. The tests share a cache, so that Tuist's API is compiled
/// once.
@Suite(.serialized) struct TuistLinkageTests {
    private static let cache = try? TemporaryProject()

    private func images(_ project: TemporaryProject) throws -> [LinkedImage] {
        let cache = try #require(Self.cache)
        let read = try TuistManifests(path: project.path, cache: cache.path)
        #expect(read.problems.isEmpty, "\(read.problems)")
        return read.images
    }

    private static let manifest = """
        import ProjectDescription
        let project = Project(
            name: "Shop",
            settings: .settings(base: ["OTHER_LDFLAGS": "-lz"], release: ["OTHER_LDFLAGS": ["$(inherited)", "-ObjC"]]),
            targets: [
                .target(
                    name: "App", destinations: [.iPhone, .mac], product: .app, bundleId: "a", sources: ["App/**"],
                    dependencies: [
                        .target(name: "Feature"), .target(name: "Core"), .target(name: "Widget"),
                        .external(name: "Moya"), .external(name: "Rx"), .package(product: "Xcode's"),
                        .xcframework(path: "Vendor/Maps.xcframework", condition: .when([.ios])),
                        .framework(path: .relativeToRoot("Vendor/Off.framework"), status: .none),
                        .bundle(path: "Vendor/Images.bundle"), .sdk(name: "z", type: .library), .target(name: "Assets"),
                    ],
                    settings: .settings(configurations: [
                        .release(name: "Release", settings: ["OTHER_LDFLAGS": "$(inherited) -u _x"], xcconfig: "A.xcconfig")
                    ])),
                .target(
                    name: "Feature", destinations: .iOS, product: .framework, bundleId: "f",
                    dependencies: [.target(name: "Core"), .external(name: "Moya")],
                    settings: .settings(base: ["OTHER_LDFLAGS": ""])),
                .target(name: "Core", destinations: .iOS, product: .staticLibrary, bundleId: "c"),
                .target(name: "Widget", destinations: .iOS, product: .appExtension, bundleId: "w"),
                .target(name: "Assets", destinations: .iOS, product: .bundle, bundleId: "b"),
                .target(
                    name: "AppTests", destinations: .iOS, product: .unitTests, bundleId: "t",
                    dependencies: [.target(name: "App"), .target(name: "Core")]),
                .target(
                    name: "AppUITests", destinations: .iOS, product: .uiTests, bundleId: "u",
                    dependencies: [.target(name: "App"), .xctest]),
            ])
        """

    private func shop() throws -> TemporaryProject {
        try TemporaryProject([
            "Tuist.swift": "import ProjectDescription\nlet tuist = Tuist()", "Project.swift": Self.manifest,
            "Tuist/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            #if TUIST
            import ProjectDescription
            let packageSettings = PackageSettings(productTypes: ["Rx": .framework])
            #endif
            let package = Package(name: "All")
            """,
            "App/App.swift": "import Moya\nimport Feature\nimport Moya",
            "A.xcconfig":
                "#include \"B.xcconfig\"\nOTHER_LDFLAGS[sdk=iphone*] = $(inherited) -framework \"Not This\" // x\n",
            "B.xcconfig": "OTHER_SWIFT_FLAGS = -DX\nOTHER_LDFLAGS = -lxml2\n",
        ])
    }

    @Test func kindsAndLinks() throws {
        let project = try shop()
        let lines = try images(project).map { image in
            "\(image.kind) \(image.name): "
                + image.links.map { link in
                    let place = link.location.path.hasSuffix("/Project.swift") ? "\(link.location.line)" : "?"
                    let on = link.platforms.isEmpty ? "" : " on \(link.platforms.joined(separator: ", "))"
                    return switch link.target {
                    case .image(let name): "\(name) \(place)\(on)"
                    case .library(let path): "\(path.dropFirst(project.path.count)) \(place)\(on)"
                    }
                }.joined(separator: "; ")
        }
        #expect(
            lines == [
                "app App: Feature 9; Core 9; Widget 9; Moya 10; Rx 10; /Vendor/Maps.xcframework 11 on iOS",
                "test AppTests: App 27; Core 27", "test AppUITests: ", "static Core: ",
                "dynamic Feature: Core 20; Moya 20",
                "static Moya: ", "dynamic Rx: ", "app Widget: ",
            ])
    }

    @Test func whatElseIsKnown() throws {
        let images = try images(try shop())
        let app = try #require(images.first { $0.name == "App" })
        #expect(app.system == ["z"])
        #expect(app.imports == ["Feature", "Moya"])
        #expect(app.slices.map(\.platform) == ["iOS", "macOS"])
        #expect(app.host == nil && app.embeds == nil)
        #expect(images.first { $0.name == "AppTests" }?.host == "App")
        #expect(images.first { $0.name == "AppUITests" }?.host == nil)
    }

    /// A level of the settings replaces the previous ones, unless it inherits them.
    @Test func optionsForTheLinker() throws {
        let images = try images(try shop())
        #expect(
            images.first { $0.name == "App" }?.flags == ["-lxml2", "-framework", "Not This", "-u", "_x"])
        #expect(images.first { $0.name == "Feature" }?.flags == [])
        #expect(images.first { $0.name == "Core" }?.flags == ["-lz", "-ObjC"])
    }

    /// Conditional settings are added and never replace others; those of a configuration that is not shipped do not
    /// apply. References to other settings are resolved if their values are known.
    @Test func conditionsAndSettingsInOptions() throws {
        func flags(_ base: String, _ configuration: String) throws -> [String]? {
            let project = try TemporaryProject([
                "Tuist.swift": "import ProjectDescription\nlet tuist = Tuist()", "R.xcconfig": configuration,
                "Project.swift": """
                import ProjectDescription
                let project = Project(name: "P", targets: [
                    .target(
                        name: "App", destinations: .iOS, product: .app, bundleId: "a",
                        settings: .settings(base: [\(base)], configurations: [
                            .debug(name: "Debug"), .release(name: "Release", xcconfig: "R.xcconfig"),
                        ]))
                ])
                """,
            ])
            return try images(project).first?.flags
        }
        #expect(
            try flags(
                "\"X\": \"y\"",
                "OTHER_LDFLAGS = -lz\nOTHER_LDFLAGS[config=Debug] = -ObjC\nOTHER_LDFLAGS[sdk=iphone*][arch=arm64] = -lx\n"
            )
                == ["-lz", "-lx"])
        #expect(try flags("\"X\": \"y\"", "OTHER_LDFLAGS[config=Rel*] = -ObjC\n") == ["-ObjC"])
        #expect(
            try flags("\"OTHER_LDFLAGS[sdk=iphone*]\": \"$(inherited) -ObjC\"", "OTHER_LDFLAGS = -lz\n") == [
                "-lz", "-ObjC",
            ])
        #expect(
            try flags("\"OTHER_LDFLAGS\": \"$(inherited) $(MY_FLAGS) ${GONE}\"", "MY_FLAGS = -ObjC $(MORE)\nMORE = -lz")
                == ["-ObjC", "-lz", "${GONE}"])
    }

    /// Tuist creates a dynamic framework for a product that a package declares as dynamic.
    @Test func dynamicProductsOfPackages() throws {
        let project = try shop()
        try project.write(
            "Tuist/.build/checkouts/moya/Package.swift",
            """
            let package = Package(name: "Moya", products: [.library(name: "Moya", type: .dynamic, targets: ["Moya"])])
            """)
        #expect(try images(project).first { $0.name == "Moya" }?.kind == .dynamic)
    }

    /// If product types are computed, external products are not checked.
    @Test func computedTypesOfProducts() throws {
        let project = try shop()
        try project.write(
            "Tuist/Package.swift", "let packageSettings = PackageSettings(productTypes: types)\nlet package = Package()"
        )
        let images = try images(project)
        #expect(!images.contains { ["Moya", "Rx"].contains($0.name) })
        #expect(images.first { $0.name == "App" }?.links.count == 4)
    }

    @Test func targetsOfOneNameInTwoProjects() throws {
        func manifest(_ name: String) -> String {
            """
            import ProjectDescription
            let project = Project(name: "\(name)", targets: [
                .target(name: "Kit", destinations: .iOS, product: .framework, bundleId: "k"),
                .target(name: "\(name)App", destinations: .iOS, product: .app, bundleId: "a",
                    dependencies: [.target(name: "Kit")]),
            ])
            """
        }
        let project = try TemporaryProject([
            "Tuist.swift": "import ProjectDescription\nlet tuist = Tuist()",
            "A/Project.swift": manifest("A"), "B/Project.swift": manifest("B"),
        ])
        let images = try images(project)
        #expect(images.map(\.name) == ["A/Kit", "AApp", "B/Kit", "BApp"])
        #expect(images[3].links.map(\.target) == [.image("B/Kit")])
    }

    @Test func graphsInJSON() throws {
        let project = try TemporaryProject([
            "graph.json": #"""
            {"name": "Shop", "path": "/mac/Shop", "packages": [], "projects": [
              "/mac/Shop/App", {"name": "App", "path": "/mac/Shop/App", "type": {"local": {}},
                "settings": {"base": {"OTHER_LDFLAGS": {"array": {"_0": ["-lz"]}}}, "configurations": []}, "targets": {
                "App": {"name": "App", "product": "app", "destinations": ["iPhone", "macWithiPadDesign"],
                  "settings": {"base": {"OTHER_LDFLAGS": {"string": {"_0": "$(inherited) -ObjC"}}}, "configurations": [
                     {"name": "Release", "variant": "release"}, {"settings": {"OTHER_LDFLAGS": "$(inherited) -lxml2"}},
                     {"name": "Debug", "variant": "debug"}, {"settings": {}, "xcconfig": null}]}},
                "AppTests": {"name": "AppTests", "product": "unit_tests"}}},
              "/mac/Moya", {"name": "Moya", "path": "/mac/Moya", "type": {"external": {"hash": "1"}}, "targets": {
                "Moya": {"name": "Moya", "product": "static_framework"}}}],
             "dependencies": [
               {"target": {"name": "App", "path": "/mac/Shop/App", "status": "required"}},
               [{"xcframework": {"_0": {"path": "/mac/Shop/Vendor/Realm.xcframework", "linking": "static", "status": "required"}}},
                {"bundle": {"path": "/mac/Shop/Vendor/Images.bundle"}},
                {"framework": {"path": "/mac/Shop/Vendor/Off.framework", "status": "none"}},
                {"target": {"name": "Moya", "path": "/mac/Moya", "status": "required"}}],
               {"target": {"name": "AppTests", "path": "/mac/Shop/App", "status": "required"}},
               [{"target": {"name": "App", "path": "/mac/Shop/App", "status": "required"}}]],
             "dependencyConditions": [
               {"from": {"target": {"name": "App", "path": "/mac/Shop/App"}},
                "to": {"xcframework": {"_0": {"path": "/mac/Shop/Vendor/Realm.xcframework"}}}},
               {"platformFilters": [{"ios": {}}, "catalyst"]}]}
            """#
        ])
        let images = try TuistGraphFile.images("\(project.path)/graph.json", roots: ["Code"])
        #expect(images[0].links.map(\.platforms) == [["Mac Catalyst", "iOS"], []])
        #expect(images.map(\.name) == ["App", "AppTests", "Moya"])
        #expect(images.map(\.kind) == [.app, .test, .static])
        #expect(images[0].flags == ["-lz", "-ObjC", "-lxml2"])
        #expect(images[0].links.map(\.target) == [.library("Code/Vendor/Realm.xcframework"), .image("Moya")])
        #expect(images[0].slices.map(\.platform) == ["iOS"])
        #expect(images[1].host == "App")
    }
}
