import DovetailDiagnostics
import Foundation
import Testing

@Suite struct StaticDuplicateTests {
    static let gul =
        "V/Gul.framework | static: @GULLogger +_log =_count ~_weak ; @GULApp ; @GULNet ; @GULPath ; @GULZip"

    private func check(_ images: String, _ libraries: String = gul) -> [Finding] {
        LinkageText(images: images, libraries: libraries).findings.filter { $0.id == .staticInTwoImages }
    }

    private func places(_ images: String, _ libraries: String = gul) -> [String] {
        check(images, libraries).map { "\($0.location.line) \($0.message)" }
    }

    @Test func anAppAndTheWrapperThatItLoads() throws {
        let findings = check(
            """
            - {name: App, kind: app, links: [Wrapper, V/Gul.framework]}
            - {name: Wrapper, kind: dynamic, links: [V/Gul.framework]}
            """)
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.location == SourceLocation(path: "dovetail.yml", line: 1, column: 43))
        #expect(
            finding.message
                == "static library 'Gul' is linked into both 'App' and 'Wrapper', which load into the same process")
        #expect(
            finding.knownAs == "static 'Gul' is linked into both 'App' and 'Wrapper', which load into the same process")
        #expect(
            finding.notes.map { "\($0.location.line): \($0.message)" } == [
                "2: 'Wrapper' links 'Gul' here",
                "1: defined twice, and which copy is used is undefined: classes GULApp, GULLogger, GULNet and 2 more; "
                    + "2 other symbols",
            ])
        #expect(finding.help == "do not link 'Gul' into 'App': it is in 'Wrapper', which is loaded anyway")
        #expect(finding.severity == .error)
    }

    @Test func theWrapperAloneIsRight() {
        #expect(
            check(
                """
                - {name: App, kind: app, links: [Wrapper]}
                - {name: Wrapper, kind: dynamic, links: [V/Gul.framework]}
                """) == [])
    }

    @Test func twoProgramsAreTwoProcesses() {
        #expect(
            check(
                """
                - {name: App, kind: app, links: [V/Gul.framework, Widget]}
                - {name: Widget, kind: app, links: [V/Gul.framework]}
                - {name: Other, kind: app, links: [V/Gul.framework]}
                """) == [])
    }

    @Test func onceThroughTwoStaticImages() {
        #expect(
            check(
                """
                - {name: App, kind: app, links: [A, B, V/Gul.framework]}
                - {name: A, kind: static, links: [V/Gul.framework, C]}
                - {name: B, kind: static, links: [V/Gul.framework, C]}
                - {name: C, kind: static}
                """) == [])
    }

    @Test func throughStaticImages() throws {
        let images = """
            - {name: App, kind: app, links: [Wrapper, Feature]}
            - {name: Feature, kind: static, links: [Core]}
            - {name: Core, kind: static, links: [V/Gul.framework]}
            - {name: Wrapper, kind: dynamic, links: [V/Gul.framework]}
            """
        #expect(
            places(images) == [
                "1 static library 'Gul' is linked into both 'App' and 'Wrapper', which load into the same process"
            ])
        let finding = try #require(check(images).first)
        #expect(finding.notes[1].message == "'App' links 'Gul' through 'Feature' and 'Core'")
        #expect(finding.notes[1].location.line == 3)
        #expect(finding.help == "link 'Core' against 'Wrapper', which contains 'Gul', instead of 'Gul'")
    }

    @Test func aStaticImageOfTheProject() {
        let findings = check(
            """
            - {name: App, kind: app, links: [Wrapper, Core]}
            - {name: Core, kind: static, links: [V/Gul.framework]}
            - {name: Wrapper, kind: dynamic, links: [Core]}
            """)
        #expect(
            findings.map(\.message) == [
                "static library 'Core' is linked into both 'App' and 'Wrapper', which load into the same process"
            ])
        #expect(findings.first?.notes.contains { $0.message.hasPrefix("defined twice with 'Gul', and") } == true)
    }

    @Test func aStaticImageThatComesByAnother() throws {
        let findings = check(
            """
            - {name: App, kind: app, links: [A, B]}
            - {name: A, kind: dynamic, links: [Core]}
            - {name: B, kind: dynamic, links: [Feature]}
            - {name: Feature, kind: static, links: [Core]}
            - {name: Core, kind: static}
            """)
        #expect(
            findings.map { "\($0.location.line) \($0.message)" } == [
                "3 static library 'Core' is linked into both 'B' and 'A', which load into the same process"
            ])
        #expect(findings.first?.help == "make 'Core' dynamic, so that both load the same copy")
    }

    @Test func aHostsStaticCodeIsLeftOutOfTests() {
        let images = """
            - {name: App, kind: app, links: [Core, V/Gul.framework]}
            - {name: AppTests, kind: test, links: [App, Core, V/Gul.framework, Own], host: App}
            - {name: Core, kind: static}
            - {name: Own, kind: static, links: [V/Gul.framework]}
            """
        #expect(places(images) == [])
        #expect(
            places(images.replacingOccurrences(of: ", host: App", with: "")) == [
                "2 static library 'Core' is linked into both 'AppTests' and 'App', which load into the same process",
                "2 static library 'Gul' is linked into both 'AppTests' and 'App', which load into the same process",
            ])
    }

    @Test func diamondOfDynamicImages() {
        let findings = check(
            """
            - {name: App, kind: app, links: [A, B]}
            - {name: A, kind: dynamic, links: [V/Gul.framework]}
            - {name: B, kind: dynamic, links: [V/Gul.framework]}
            """)
        #expect(
            findings.map(\.message) == [
                "static library 'Gul' is linked into both 'B' and 'A', which load into the same process"
            ])
        #expect(findings.first?.help == "link 'Gul' only into 'A', and let 'B' link 'A'")
        #expect(findings.first?.notes.last?.message == "'App' loads both")
        #expect(
            check(
                """
                - {name: App, kind: app, links: [A, B]}
                - {name: A, kind: dynamic, links: [Wrapper]}
                - {name: B, kind: dynamic, links: [Wrapper]}
                - {name: Wrapper, kind: dynamic, links: [V/Gul.framework]}
                """) == [])
    }

    @Test func eachOfThreeButTheLowestIsTold() {
        #expect(
            places(
                """
                - {name: App, kind: app, links: [A, V/Gul.framework]}
                - {name: A, kind: dynamic, links: [Z, V/Gul.framework]}
                - {name: Z, kind: dynamic, links: [V/Gul.framework]}
                - {name: Second, kind: app, links: [A]}
                """) == [
                    "1 static library 'Gul' is linked into both 'App' and 'Z', which load into the same process",
                    "2 static library 'Gul' is linked into both 'A' and 'Z', which load into the same process",
                ])
    }

    @Test func hostedTestsAreOfTheAppsProcess() {
        let hosted = places(
            """
            - {name: App, kind: app, links: [V/Gul.framework]}
            - {name: AppTests, kind: test, links: [App, V/Gul.framework]}
            """)
        #expect(
            hosted == [
                "2 static library 'Gul' is linked into both 'AppTests' and 'App', which load into the same process"
            ])
        #expect(
            places(
                """
                - {name: App, kind: app, links: [V/Gul.framework]}
                - {name: AppTests, kind: test, links: [V/Gul.framework]}
                """) == [])
    }

    @Test func relocatableObjectsAndDynamicLibraries() {
        let images = """
            - {name: App, kind: app, links: [Wrapper, V/Gul.framework]}
            - {name: Wrapper, kind: dynamic, links: [V/Gul.framework]}
            """
        #expect(check(images, "V/Gul.framework | object: @A").count == 1)
        #expect(check(images, "V/Gul.framework | dynamic: @A") == [])
        #expect(check(images, "V/Gul.framework") == [])
        #expect(check(images, "") == [])
    }

    @Test func imagesThatLinkEachOther() {
        #expect(
            places(
                """
                - {name: App, kind: app, links: [A]}
                - {name: A, kind: dynamic, links: [B, V/Gul.framework]}
                - {name: B, kind: dynamic, links: [A, V/Gul.framework, S]}
                - {name: S, kind: static, links: [S, B]}
                """) == ["3 static library 'Gul' is linked into both 'B' and 'A', which load into the same process"])
    }

    @Test func platformsThatDoNotMeet() {
        func images(_ app: String, _ wrapper: String) -> String {
            """
            - {name: App, kind: app, links: [Wrapper, V/Gul.framework on \(app)]}
            - {name: Wrapper, kind: dynamic, links: [V/Gul.framework on \(wrapper)]}
            """
        }
        #expect(check(images("macOS", "iOS")) == [])
        #expect(check(images("iOS", "iOS")).count == 1)
        // The program does not load the wrapper there.
        #expect(
            check(
                """
                - {name: App, kind: app, links: [Wrapper on macOS, V/Gul.framework on iOS]}
                - {name: Wrapper, kind: dynamic, links: [V/Gul.framework]}
                """) == [])
    }

    /// The order of a dictionary differs from run to run.
    @Test func librariesOfOneNameStandInTheOrderOfTheirPaths() throws {
        let folders = ["a", "b", "c", "d", "e", "f"]
        let findings = check(
            """
            - {name: App, links: [Kit, S], embeds: [Kit]}
            - {name: Kit, kind: dynamic, links: [S]}
            - {name: S, kind: static, links: [\(folders.map { "V/\($0)/libFoo.a" }.joined(separator: ", "))]}
            """, folders.map { "V/\($0)/libFoo.a | static: @R\($0)" }.joined(separator: "\n"))
        let notes = try #require(findings.first).notes.map(\.message).filter { $0.hasPrefix("defined twice") }
        #expect(notes.map { $0.last.map(String.init) } == folders)
    }
}
