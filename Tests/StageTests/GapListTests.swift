import DovetailDiagnostics
import Testing

/// The list of resolutions that are not proved.
@Suite struct GapListTests {
    private func gap(_ line: Int, culprit: Int?) -> ContainerProof.Gap {
        .init(
            location: SourceLocation(path: "App.swift", line: line, column: 1), reason: .unknownContainer,
            text: "'S\(line)': it is registered in an unknown container", help: "write its type",
            culprit: culprit.map { SourceLocation(path: "DI.swift", line: $0, column: 5) })
    }

    private func line(_ number: Int) -> String {
        "App.swift:\(number):1: not provable: 'S\(number)': it is registered in an unknown container"
    }

    @Test func fewOfOneCauseAreAllListed() {
        let gaps = (1...3).map { gap($0, culprit: 9) } + [gap(4, culprit: nil), gap(5, culprit: nil)]
        #expect(GapList(gaps).lines == (1...5).map(line))
    }

    @Test func theCauseOfManyIsAboveTheFirst() {
        let gaps = (1...10).map { gap($0, culprit: $0 == 2 ? nil : 9) }
        #expect(
            GapList(gaps).lines
                == ["DI.swift:9:5: 9 resolutions are not provable because of this line"] + (1...10).map(line))
    }
}
