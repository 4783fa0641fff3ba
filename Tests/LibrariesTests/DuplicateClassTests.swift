import DovetailDiagnostics
import Testing

@Suite struct DuplicateClassTests {
    private func check(_ images: String, _ libraries: String) -> [Finding] {
        LinkageText(images: images, libraries: libraries).findings.filter { $0.id == .duplicateObjCClass }
    }

    static let both = "- {name: App, kind: app, links: [V/A.framework, V/B.framework]}"

    @Test func ofTwoLibraries() throws {
        let findings = check(
            Self.both, "V/A.framework | static: @One ; @Two ; @Mine\nV/B.framework | dynamic: @Two @One @Other")
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.message == "'A' and 'B' both define the classes One and Two, and 'App' loads both")
        #expect(finding.location.column == 49)
        #expect(finding.notes.map(\.location.column) == [34])
    }

    @Test func acrossImagesOfOneProcess() {
        let images = """
            - {name: App, kind: app, links: [V/B.framework, Wrapper]}
            - {name: Wrapper, kind: dynamic, links: [S]}
            - {name: S, kind: static, links: [V/A.framework]}
            - {name: Second, kind: app, links: [V/B.framework, Wrapper]}
            """
        let findings = check(images, "V/A.framework | static: #One\nV/B.framework | object: #One")
        #expect(findings.map(\.message) == ["'B' and 'A' both define the class One, and 'App' loads both"])
        #expect(findings.map(\.location.line) == [3])
    }

    @Test func broughtByAnother() {
        let images = "- {name: App, kind: app, links: [V/A.framework, V/B.framework]}"
        let findings = check(
            images,
            """
            V/A.framework | static: @One
            V/B.framework | dynamic: needs:@rpath/C.framework/C
            V/C.framework | dynamic: @One
            """)
        #expect(findings.map(\.message) == ["'A' and 'C' both define the class One, and 'App' loads both"])
        #expect(findings.map(\.location.column) == [49])
    }

    @Test func onlyWhatIsLoadedTogether() {
        #expect(
            check(
                Self.both,
                """
                V/A.framework | static arm64 of iOS: @One | static x86_64 of iOS Simulator: @Two
                V/B.framework | dynamic arm64 of iOS Simulator: @One | dynamic x86_64 of macOS: @Two
                """) == [])
        #expect(
            check(Self.both, "V/A.framework | static arm64 of any: @One\nV/B.framework | dynamic arm64 of iOS: @One")
                .count == 1)
        #expect(
            check(Self.both, "V/A.framework | static arm64 of iOS: @One\nV/B.framework | dynamic armv7 of iOS: @One")
                == [])
    }

    @Test func notInTwoProcesses() {
        let images = """
            - {name: App, kind: app, links: [V/A.framework, Widget]}
            - {name: Widget, kind: app, links: [V/B.framework]}
            """
        #expect(check(images, "V/A.framework | static: @One\nV/B.framework | static: @One") == [])
    }

    @Test func oneNameTwice() {
        let images = "- {name: App, kind: app, links: [V/A.framework, W/A.framework]}"
        #expect(
            check(images, "V/A.framework | static: @One\nW/A.framework | static: @One").map(\.message) == [
                "'V/A.framework' and 'W/A.framework' both define the class One, and 'App' loads both"
            ])
    }
}
