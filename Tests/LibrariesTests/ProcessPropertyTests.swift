import DovetailBinaries
import DovetailDiagnostics
import Testing

/// Random projects: which images contain the same static code in one process is computed independently, with
/// reachability tables, and compared with the findings.
@Suite struct ProcessPropertyTests {
    static let seeds: Range<UInt64> = 1..<600

    /// Images with random links, including self-links and cycles; the libraries are static.
    private func project(_ seed: UInt64) -> Linkage {
        var random = Random(seed: seed)
        let kinds: [LinkedImage.Kind] = [.app, .dynamic, .dynamic, .static, .static, .test]
        let place = SourceLocation(path: "p", line: 1, column: 1)
        let count = 2 + random.below(7), libraryCount = 1 + random.below(3)
        let density = 10 + random.below(35)
        var images = (0..<count).map { index in
            LinkedImage(name: "I\(index)", kind: index == 0 ? .app : kinds[random.below(kinds.count)], location: place)
        }
        for index in images.indices {
            for other in images.indices where random.chance(density) {
                images[index].links.append(LinkInput(.image("I\(other)"), at: place))
            }
            for library in 0..<libraryCount where random.chance(density) {
                images[index].links.append(LinkInput(.library("V/L\(library).framework"), at: place))
            }
            for line in images[index].links.indices {
                images[index].links[line].location = SourceLocation(path: "p", line: index + 1, column: line + 1)
            }
        }
        let libraries = (0..<libraryCount).map { LibraryText("V/L\($0).framework | static: @C\($0)").bundle }
        return Linkage(images: images, libraries: libraries)
    }

    /// A table of pairs, closed under steps that `via` allows.
    private func closed(_ table: [[Bool]], via: (Int) -> Bool) -> [[Bool]] {
        var table = table
        for middle in table.indices where via(middle) {
            for from in table.indices where table[from][middle] {
                for to in table.indices where table[middle][to] { table[from][to] = true }
            }
        }
        return table
    }

    /// For each program and test bundle and each piece of static code: the images of the process that contain it.
    private func holders(_ linkage: Linkage) -> [[String: Set<String>]] {
        let images = linkage.images
        let reach = closed(
            images.map { image in images.map { other in image.links.contains { $0.target == .image(other.name) } } },
            via: { images[$0].kind == .static })
        let loads = images.indices.map { from in
            images.indices.map { to in
                images[from].kind != .static && reach[from][to]
                    && (images[to].kind == .dynamic || images[to].kind == .app && images[from].kind == .test)
            }
        }
        let together = closed(loads, via: { _ in true })
        return images.indices.filter { [.app, .test].contains(images[$0].kind) }.map { root in
            var holders: [String: Set<String>] = [:]
            for member in images.indices where member == root || together[root][member] {
                let own =
                    [member] + images.indices.filter { images[$0].kind == .static && reach[member][$0] && $0 != member }
                for part in own {
                    if part != member { holders[images[part].name, default: []].insert(images[member].name) }
                    for case .library(let path) in images[part].links.map(\.target) {
                        holders[String(path.dropFirst(2).dropLast(10)), default: []].insert(images[member].name)
                    }
                }
            }
            return holders.filter { $0.value.count > 1 }
        }
    }

    /// `static library 'L0' is linked into both 'I1' and 'I2', …`.
    private func quoted(_ message: String) -> [String] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
            .map { String($0.element) }
    }

    @Test func findsWhatIsThereTwice() {
        print("projects of seeds \(Self.seeds)")
        var reported = 0
        for seed in Self.seeds {
            let linkage = project(seed)
            let findings = LinkageText.findings(linkage).filter { $0.id == .staticInTwoImages }
            let processes = holders(linkage)
            var pairs: Set<Set<String>> = []
            for finding in findings {
                let names = quoted(finding.message)
                let isTrue = processes.contains { $0[names[0]]?.isSuperset(of: names[1...]) ?? false }
                #expect(isTrue, "seed \(seed): \(finding.message)")
                pairs.insert(Set(names[1...]))
                reported += 1
            }
            for (thing, images) in processes.flatMap({ $0 }) {
                // The reported pairs connect all images that contain it.
                var joined: Set<String> = [images.min() ?? ""]
                while let next = images.first(where: { image in
                    !joined.contains(image) && joined.contains { pairs.contains([$0, image]) }
                }) { joined.insert(next) }
                #expect(joined == images, "seed \(seed): \(thing) in \(images.sorted())")
            }
            #expect(Set(findings.map(\.message)).count == findings.count, "seed \(seed)")
        }
        #expect(reported > 200)
    }
}
