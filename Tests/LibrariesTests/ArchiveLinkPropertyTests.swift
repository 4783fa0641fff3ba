import DovetailBinaries
@testable import DovetailLibraries
import Testing

/// Random archives: the linked members are computed independently, by passes over all of them until nothing changes.
@Suite struct ArchiveLinkPropertyTests {
    static let seeds: Range<UInt64> = 1..<1_500

    private func members(_ seed: UInt64) -> [LinkMember] {
        var random = Random(seed: seed)
        let symbols = (0..<6).map { "_s\($0)" } + (0..<3).map { "_OBJC_CLASS_$_C\($0)" }
        return (0..<1 + random.below(12)).map { index in
            guard !random.chance(4) else { return LinkMember(library: 0) }
            var image = BinaryImage(format: .machO, kind: .object, architecture: "arm64")
            (image.exports, image.undefined, image.classes) = ([], [], [])
            for symbol in symbols where random.chance(12) {
                image.exports?.append(
                    BinarySymbol(name: symbol, isWeak: random.chance(40), isCommon: random.chance(20)))
            }
            for symbol in symbols where random.chance(18) { image.undefined?.append(BinarySymbol(name: symbol)) }
            if random.chance(15) { image.classes?.append("C\(random.below(3))") }
            if random.chance(5) { image.traits = .swift }
            if random.chance(5) { image.exports = nil }
            return LinkMember(library: index % 2, image: image, isGiven: random.chance(10))
        }
    }

    private func expected(_ members: [LinkMember], use: ArchiveLink.Use, roots: Set<String>) -> [Bool] {
        func defines(_ member: LinkMember, _ name: String) -> Bool {
            guard let image = member.image else { return false }
            return image.exports?.contains { $0.name == name && !$0.isCommon } == true
                || image.classes?.contains { "_OBJC_CLASS_$_\($0)" == name } == true
        }
        var linked = members.map { member -> Bool in
            guard let image = member.image, let exports = image.exports else { return true }
            if member.isGiven { return true }
            let isOfClasses = image.traits.contains(.swift) || image.classes != []
            switch use {
            case .nothing: return false
            case .classes: return isOfClasses
            case .everything: return isOfClasses || exports.contains { $0.isWeak == false && $0.isCommon == false }
            }
        }
        while true {
            var needed = roots
            for (member, isLinked) in zip(members, linked) where isLinked {
                needed.formUnion(member.image?.undefined?.map(\.name) ?? [])
            }
            let next = zip(members, linked).map { member, isLinked in
                isLinked || needed.contains { defines(member, $0) }
            }
            if next == linked { return linked }
            linked = next
        }
    }

    @Test func linksWhatIsNeeded() {
        print("archives of seeds \(Self.seeds)")
        var counts = [0, 0]
        for seed in Self.seeds {
            let members = members(seed), use = [ArchiveLink.Use.nothing, .classes, .everything][Int(seed % 3)]
            let roots = seed % 5 == 0 ? ["_s1"] : []
            let link = ArchiveLink(members, use: use, roots: roots)
            #expect(link.isLinked == expected(members, use: use, roots: Set(roots)), "seed \(seed)")
            for isLinked in link.isLinked { counts[isLinked ? 1 : 0] += 1 }
        }
        #expect(counts.allSatisfy { $0 > 1_000 })
    }
}
