import DovetailDiagnostics
import DovetailRules
import Testing

/// Imports compared with declared dependencies.
@Suite struct ImportTests {
    @Test func anImportThatTheManifestDoesNotName() throws {
        let project = ProjectText(
            text: """
                Core ; Foundation
                Domain -> Core ; Core
                Feature -> Domain ; Domain, Core, Core
                """)
        #expect(project.found == ["undeclared-import Feature.swift:2"])
        let finding = try #require(project.findings.first)
        #expect(
            finding.notes.map(\.message) == ["it compiles only because of this chain: Feature → Domain → Core"],
            "a second import in the same file is no other place")
    }

    /// SwiftPM rejects a manifest with a cycle.
    @Test func whatWouldBeACycleIsNotToBeDeclared() throws {
        let project = ProjectText(text: "Card -> Money ; Money\nMoney ; Card")
        let finding = try #require(project.findings.first { $0.id == .undeclaredImport })
        #expect(
            finding.help == "break the cycle, or remove the import: 'Card' already uses 'Money', and SwiftPM allows no "
                + "cycles; `dovetail modules break-cycle Money Card` shows how")
    }

    @Test func aLibraryOfAnotherModule() throws {
        let project = ProjectText(
            text: """
                Core -> /Swinject ; Swinject
                Domain -> Core ; Core, Swinject
                """)
        #expect(project.found == ["undeclared-import Domain.swift:2"])
    }

    /// Firebase's modules are unknown, so FirebaseCore may be one of them; Domain depends on no product.
    @Test func whatAnUnreadProductMayBring() throws {
        let text = """
            Data -> /Firebase ; FirebaseCore, Firebase
            Domain -> Data ; Data, FirebaseCore
            """
        #expect(ProjectText(text: text).found == ["undeclared-import Domain.swift:2"])
        let known = ProjectText(text: text, products: ["Firebase": ["Firebase", "FirebaseCore"]])
        #expect(known.found == ["undeclared-import Domain.swift:2"])
        let other = ProjectText(text: text, products: ["Firebase": ["Firebase"]])
        #expect(other.found == ["undeclared-import Data.swift:1", "undeclared-import Domain.swift:2"])
    }

    @Test(arguments: [
        "Cocoa", "Carbon", "XPC", "MachO", "Accelerate", "ARKit", "AppleArchive", "AlarmKit", "CUPS",
        "DarwinFoundation", "UIKit", "SwiftUI", "_StringProcessing",
    ])
    func theSystemsModules(_ name: String) {
        #expect(ProjectText(text: "Core ; \(name)").found == [])
    }

    @Test func aPackageIsNotTheSystems() {
        #expect(ProjectText(text: "Core ; Subprocess").found == ["undeclared-import Core.swift:1"])
    }

    @Test func whatNeedsNoDeclaration() {
        let project = ProjectText(
            text: """
                Core ; Core, UIKit, XCTest, _Concurrency, Extra when canImport(Extra)
                """)
        #expect(project.found == [])
        let conditional = ProjectText(text: "Core ; Extra when os(iOS)")
        #expect(conditional.found == ["undeclared-import Core.swift:1"])
    }

    @Test func aDependencyThatNoFileImports() {
        let project = ProjectText(
            text: """
                Core ; Foundation
                Domain -> Core, /Swinject ; Foundation
                """)
        #expect(project.found == ["unused-dependency Package.swift:2", "unused-dependency Package.swift:2"])
    }

    @Test func whatIsUsedWithoutAnImport() {
        let project = ProjectText(
            text: """
                Tool[app] ; Foundation
                Macros[macro] ; Foundation
                Images[resources] ;
                CCode
                Core ; @_exported Base
                Base ; Foundation
                All -> Tool, Macros, Images, CCode, Core, Base ; Core
                CoreTests[test] -> Core ; XCTest
                """)
        #expect(project.found == ["undeclared-import Core.swift:1"])
    }

    @Test func aProductThatMayBringWhatNobodyOwnsUpTo() {
        #expect(ProjectText(text: "Data -> /Composable ; Dependencies").found == [])
        #expect(ProjectText(text: "Data -> /Composable ; Foundation").found == ["unused-dependency Package.swift:1"])
    }

    /// Taking ThirdParty out first would break App, so the finding says what to do before.
    @Test func anUnusedDependencyOnWhichAnImportRelies() throws {
        let project = ProjectText(
            text: """
                App -> Wrapper ; UIKit, Library
                Wrapper -> /Library ; UIKit, Foundation
                """)
        #expect(
            project.found == [
                "undeclared-import App.swift:2", "unused-dependency Package.swift:1",
                "unused-dependency Package.swift:2",
            ])
        for finding in project.findings.dropFirst() {
            #expect(finding.notes.map(\.message) == ["this import compiles only because of it"])
            #expect(finding.notes.map(\.location.path) == ["App.swift"])
            #expect(finding.help.hasPrefix("first add 'Library' to the dependencies of 'App', then remove "))
        }
    }

    /// All that rely on it are named, also in tests: at most three, and how many more.
    @Test func eachImportThatReliesOnADependency() throws {
        let project = ProjectText(
            text: """
                Wrapper -> Library ; Foundation
                Library ; Foundation
                A -> Wrapper ; Wrapper, Library, Library
                B[test] -> Wrapper ; Wrapper, Library
                C -> Wrapper ; Wrapper, Library
                D -> Wrapper ; Wrapper, Library
                """)
        let finding = try #require(project.findings.first { $0.id == .unusedDependency })
        let message = "this import compiles only because of it"
        #expect(
            finding.notes.map { "\($0.location.path):\($0.location.line) \($0.message)" } == [
                "A.swift:2 \(message)", "A.swift:3 \(message)", "B.swift:2 \(message)", "C.swift:2 \(message)",
                "D.swift:2 \(message)",
            ])
        let add = "'Library' to the dependencies of"
        #expect(
            finding.help
                == "first add \(add) 'A', \(add) 'B', \(add) 'C', and 1 more, then remove 'Library' from those of "
                + "'Wrapper'")
    }

    /// A wrapper passes on what it re-exports; one without declarations passes on what it links.
    @Test(arguments: ["Wrapper -> /Library ; @_exported Library", "Wrapper #umbrella -> /Library ; Foundation"])
    func aWrapperPassesOnItsLibrary(_ wrapper: String) {
        let project = ProjectText(
            text: """
                App -> Wrapper ; Library
                \(wrapper)
                """)
        #expect(project.found == [])
        let other = ProjectText(
            text: """
                App -> Wrapper ; Other
                \(wrapper)
                """, products: ["Library": ["Library"]])
        #expect(other.found == ["undeclared-import App.swift:1", "unused-dependency Package.swift:1"])
    }

    /// What the rules declare as an umbrella passes on what it links, although it has code.
    @Test func aDeclaredUmbrella() {
        var project = ProjectText(
            text: """
                App -> Wrapper ; Library
                Wrapper -> /Library ; Foundation
                """)
        #expect(project.found.count == 3)
        project.rules.umbrella = selectors("Wrapper")
        #expect(project.found == [])
    }

    /// A module of one file that imports nothing may have forgotten what it depends on.
    @Test func oneFileWithoutImports() {
        #expect(ProjectText(text: "Core -> /Library ; ").found == ["unused-dependency Package.swift:1"])
    }
}
