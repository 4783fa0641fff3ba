import DovetailDiagnostics
import DovetailFacts
@testable import DovetailProject
import Foundation
import Testing

/// The targets of XcodeGen specifications.
@Suite struct XcodeGenTests {
    private func project(_ files: [String: String]) throws -> (project: XcodeProject, folder: TemporaryProject) {
        let folder = try TemporaryProject(files)
        return (XcodeProject(specification: "\(folder.path)/project.yml"), folder)
    }

    private func names(_ target: XcodeTarget, _ folder: TemporaryProject) -> [String] {
        let root = URL(fileURLWithPath: folder.path).path
        return target.files.map { $0.replacingOccurrences(of: root + "/", with: "") }.sorted()
    }

    @Test func sources() throws {
        let (project, folder) = try project([
            "project.yml": """
            name: Bank
            targets:
              App:
                type: application
                platform: iOS
                sources:
                  - App
                  - path: Shared
                    excludes: ["**/*Preview.swift", Old]
                  - path: Other
                    includes: ["*.swift"]
                  - path: Templates
                    buildPhase: resources
                  - One/Single.swift
              Kit:
                type: framework
                platform: iOS
                sources: Kit
            """,
            "App/App.swift": "", "App/Sub/View.swift": "", "Shared/A.swift": "", "Shared/Deep/APreview.swift": "",
            "Shared/Old/B.swift": "", "Other/C.swift": "", "Other/Deep/D.swift": "", "Templates/T.swift": "",
            "One/Single.swift": "", "One/Stray.swift": "", "Kit/Kit.swift": "",
        ])
        #expect(project.gap == nil)
        #expect(project.targets.map(\.name) == ["App", "Kit"])
        #expect(
            names(project.targets[0], folder) == [
                "App/App.swift", "App/Sub/View.swift", "One/Single.swift", "Other/C.swift", "Shared/A.swift",
            ])
        #expect(names(project.targets[1], folder) == ["Kit/Kit.swift"])
        #expect(project.targets.map(\.kind) == [.app, .library])
        #expect(project.targets.map(\.platforms) == [["iOS"], ["iOS"]])
    }

    @Test func templatesIncludesAndGroups() throws {
        let (project, folder) = try project([
            "project.yml": """
            name: Bank
            include:
              - Kit/target.yml
              - path: Base/base.yml
                relativePaths: false
            settings:
              groups: [flags]
            settingGroups:
              flags:
                SWIFT_ACTIVE_COMPILATION_CONDITIONS: BANK
            targets:
              App:
                templates: [Program]
                templateAttributes: {folder: Sources}
                dependencies:
                  - target: Kit
            """,
            "Base/base.yml": """
            targetTemplates:
              Program:
                type: application
                platform: iOS
                sources: ["${folder}/${target_name}"]
                settings:
                  PRODUCT_NAME: My ${target_name}
                dependencies:
                  - sdk: libsqlite3.tbd
            """,
            "Kit/target.yml": """
            targets:
              Kit:
                type: framework
                platform: [iOS, watchOS]
                sources: [Sources]
                settings: {base: {PRODUCT_MODULE_NAME: BankKit}}
              Money:
                templates: [Both]
                sources: [Money]
            targetTemplates:
              Both: {type: framework, platform: [iOS, macOS]}
            """,
            "Sources/App/App.swift": "", "Kit/Sources/Kit.swift": "",
        ])
        #expect(project.gap == nil)
        #expect(project.targets.map(\.name) == ["App", "Kit_iOS", "Kit_watchOS", "Money_iOS", "Money_macOS"])
        #expect(project.targets.map(\.module) == ["My_App", "BankKit", "BankKit", "Money", "Money"])
        #expect(names(project.targets[0], folder) == ["Sources/App/App.swift"])
        #expect(names(project.targets[1], folder) == ["Kit/Sources/Kit.swift"])
        #expect(project.targets[0].dependencies.map(\.target) == [.system("sqlite3"), .target("Kit")])
        #expect(project.targets[0].definedConditions == ["BANK", "DEBUG"])
        let place = project.places.place(of: project.targets[1].id)
        #expect(place.path.hasSuffix("Kit/target.yml") && place.line == 2)
        let dependency = project.places.place(of: project.targets[0].dependencies[1].id)
        #expect(dependency.path.hasSuffix("project.yml") && dependency.line == 16)
    }

    @Test func dependencies() throws {
        let (project, _) = try project([
            "project.yml": """
            name: Bank
            projectReferences: {Beside: {path: Beside/Beside.xcodeproj}}
            packages:
              Nuke: {url: "https://example.com/kean/Nuke.git", from: 1.0.0}
              Local: {path: ../Packages/Local}
              Hub: {github: owner/Hub-Kit, from: 1.0.0}
            targets:
              App:
                type: application
                platform: iOS
                dependencies:
                  - package: Nuke
                    products: [Nuke, NukeUI]
                  - package: Local
                  - {package: Hub, product: HubUI}
                  - framework: Vendor/Old.framework
                  - {framework: Made.framework, implicit: true}
                  - carthage: Rx
                  - {target: Widget, link: false}
                  - target: Other/Thing
                  - target: Beside/Thing
              Widget: {type: app-extension, platform: iOS}
            """
        ])
        let root = URL(fileURLWithPath: project.path).deletingLastPathComponent().path
        #expect(
            project.targets[0].dependencies.map(\.target) == [
                .product(name: "Nuke", package: "nuke"), .product(name: "NukeUI", package: "nuke"),
                .product(name: "Local", package: "local"), .product(name: "HubUI", package: "hub-kit"),
                .library("\(root)/Vendor/Old.framework"), .built("Made.framework"),
                .library("\(root)/Carthage/Build/iOS/Rx.framework"),
                .target("Widget"), .built("Thing.framework"),
                .foreign(project: "\(root)/Beside/Beside.xcodeproj", id: "Thing", name: "Thing"),
            ])
        #expect(project.targets[0].dependencies.map(\.isLinked).filter { !$0 }.count == 1)
    }

    /// With `findFrameworks`, a dependency stands for everything that Carthage built from its repository.
    @Test func carthage() throws {
        let (project, _) = try project([
            "project.yml": """
            name: Bank
            options: {carthageBuildPath: Vendor/Build, findCarthageFrameworks: true}
            targets:
              App:
                type: application
                platform: macOS
                dependencies:
                  - carthage: Reactive
                  - {carthage: Single, findFrameworks: false, linkType: static}
                  - carthage: NotBuilt
            """,
            "Vendor/Build/.Reactive.version": """
            {"commitish": "1", "Mac": [{"name": "ReactiveMap", "hash": "a"}, {"name": "Reactive", "hash": "b"}],
             "iOS": [{"name": "Touch", "hash": "c"}]}
            """,
            "Vendor/Build/.Single.version": #"{"Mac": [{"name": "Other", "hash": "a"}]}"#,
        ])
        let root = URL(fileURLWithPath: project.path).deletingLastPathComponent().path
        #expect(
            project.targets[0].dependencies.map(\.target) == [
                .library("\(root)/Vendor/Build/Mac/Reactive.framework"),
                .library("\(root)/Vendor/Build/Mac/ReactiveMap.framework"),
                .library("\(root)/Vendor/Build/Mac/Static/Single.framework"),
                .library("\(root)/Vendor/Build/Mac/NotBuilt.framework"),
            ])
    }

    /// What XcodeGen decides: which dependencies a target has, which it links, and which it copies where.
    @Test func defaultsOfXcodeGen() throws {
        let (project, _) = try project([
            "project.yml": """
            name: Bank
            options: {transitivelyLinkDependencies: true}
            aggregateTargets: {All: {targets: [App]}}
            targets:
              App:
                type: application
                platform: iOS
                dependencies:
                  - target: Kit_iOS
                  - target: All
                  - target: Old
                  - {target: Tools, copy: {destination: plugins}}
                  - {target: Widget, embed: true}
              Base: {type: framework, platform: iOS}
              Hidden: {type: framework, platform: iOS}
              Kit:
                type: framework
                platform: [iOS, macOS]
                dependencies:
                  - {target: Store, platforms: [iOS]}
                  - {sdk: UIKit.framework, platforms: [iOS, tvOS]}
                  - {target: Hidden, embed: true}
              Old: {type: "", platform: iOS, legacy: {toolPath: /usr/bin/true}}
              Plain:
                type: application
                platform: iOS
                transitivelyLinkDependencies: false
                dependencies: [{target: Kit_iOS}]
              Store: {type: library.static, platform: iOS, dependencies: [{target: Base}]}
              Tools: {type: framework, platform: iOS}
              Widget: {type: app-extension, platform: iOS}
            """
        ])
        func target(_ name: String) throws -> XcodeTarget {
            try #require(project.targets.first { $0.name == name }, "\(name)")
        }
        #expect(!project.targets.map(\.name).contains("Old"))
        let app = try target("App")
        #expect(
            app.dependencies.map(\.target) == [
                .target("Kit_iOS"), .target("Tools"), .target("Widget"), .target("Store"), .system("UIKit"),
                .target("Base"),
            ])
        #expect(app.dependencies.map(\.isLinked) == [true, true, false, true, true, true])
        #expect(app.embeds?.map(\.target) == [.target("Kit_iOS"), .target("Base")])
        #expect(try target("Kit_macOS").dependencies.map(\.target) == [.target("Hidden")])
        #expect(try target("Plain").dependencies.map(\.target) == [.target("Kit_iOS")])
        // A static library links no framework; the program that contains it does.
        #expect(try target("Store").dependencies.map(\.isLinked) == [false])
        #expect(try target("Kit_iOS").dependencies.map(\.isLinked) == [false, true, true, true])
    }

    @Test(arguments: [
        ("name: A\ntargets: {App: [}\n", "it is not YAML", 1),
        (
            "name: A\ntargets:\n  App:\n    type: tool\n    sources: [Sources, ../..]\n",
            "a folder of sources contains the folder of the specification", 5
        ),
        ("name: A\ninclude: [gone.yml]\n", "the included file 'gone.yml' does not exist", 2),
        ("name: A\ninclude: [project.yml]\n", "more than 16 files include each other", 2),
    ])
    func damaged(_ text: String, _ reason: String, _ line: Int) throws {
        let (project, _) = try project(["project.yml": text])
        #expect(project.gap?.message.contains(reason) == true, "\(String(describing: project.gap))")
        #expect(project.gap?.location.line == line)
    }

    /// Each alias stands for ten of the one before it.
    @Test func aliasesOfAliases() throws {
        var text = "name: A\na0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...9 {
            let one = "*a\(level - 1)"
            text += "a\(level): &a\(level) [\(Array(repeating: one, count: 10).joined(separator: ", "))]\n"
        }
        let (project, _) = try project(["project.yml": text + "targets: {}\n"])
        #expect(project.gap?.message.contains("more than 200000 values") == true, "\(String(describing: project.gap))")
    }
}
