import DovetailDiagnostics
import DovetailGraphs

/// Who creates, takes or resolves something that was not there before, no longer does, or gets it from elsewhere.
struct EdgeChanges {
    private(set) var changes: [Change] = []
    /// The nodes of the old and of the new graph whose own edges are different.
    private(set) var old: Set<Int> = []
    private(set) var new: Set<Int> = []
    private let titles: (old: NodeTitles, new: NodeTitles)

    init(_ before: WiringGraph, _ after: WiringGraph, _ pairs: NodePairs) {
        titles = (NodeTitles(before), NodeTitles(after))
        let one = EdgeTable(before) { pairs.new[$0].map { .new($0) } ?? .old($0) }
        let other = EdgeTable(after) { .new($0) }
        for (key, places) in other.uses {
            if let earlier = one.uses[key] {
                compare(key, earlier, places)
            } else {
                add(.newDependencies, key, places)
            }
        }
        for (key, places) in one.uses where other.uses[key] == nil { add(.removedDependencies, key, places) }
    }

    /// What is different between the places of one key. Those that find the same are the same ones, first those that
    /// did not move among the others; then those in the same file, in order. One place more or less counts only if no
    /// other place finds the same.
    private mutating func compare(_ key: EdgeTable.Key, _ old: [EdgeTable.Place], _ new: [EdgeTable.Place]) {
        let pairs = Pairs(
            old, new,
            by: [
                { DovetailChanges.key($0.way, $0.location.path, "\($0.position)") },
                { DovetailChanges.key($0.way, $0.location.path) }, { $0.way }, { $0.location.path }, { _ in "" },
            ])
        let what = key.what ?? ""
        var found: [Difference: [SourceLocation]] = [:]
        let both = pairs.both.map { (old[$0.old], new[$0.new]) }
        // One more place counts like those that find the same, above all those that did so before.
        let same = both.filter { $0.way == $1.way }
        let known = Dictionary((same + both).map { ($1.way, $0) }) { first, _ in first }
        let more = pairs.onlyNew.map { new[$0] }
        for (left, right) in both + more.compactMap({ place in known[place.way].map { ($0, place) } }) {
            func compare(_ what: String, _ before: String, _ after: String) {
                guard before != after else { return }
                found[Difference(what: what, before: before, after: after), default: []].append(right.location)
            }
            if let providers = right.difference(from: left, title) {
                compare("what provides '\(what)'", providers.before, providers.after)
            }
            compare("when it resolves \(what)", left.timing, right.timing)
            compare("whether it can do without \(what)", left.optional, right.optional)
            compare("why \(what) is not proved", left.unproved, right.unproved)
        }
        for (difference, locations) in found {
            let some = locations.count == new.count ? "" : ", at \(locations.count) of \(new.count) places"
            changes.append(
                Change(
                    .changedDependencies, "\(title(key.from)): \(difference.what)\(some)", before: difference.before,
                    after: difference.after, at: locations.min()))
            note(key.from)
        }
        let gone = Set(new.map(\.way)).union(both.map(\.0.way))
        let less = pairs.onlyOld.map { old[$0] }.filter { !gone.contains($0.way) }
        add(.newDependencies, key, more.filter { known[$0.way] == nil }, isOther: true)
        add(.removedDependencies, key, less, isOther: true)
    }

    /// - Parameter isOther: whether both graphs have other places of the key. Each way is then a change of its own.
    private mutating func add(
        _ kind: ChangeKind, _ key: EdgeTable.Key, _ places: [EdgeTable.Place], isOther: Bool = false
    ) {
        for some in isOther ? Array(Dictionary(grouping: places, by: \.way).values) : [places] {
            let other = isOther ? " at another place\(some[0].details)" : ""
            let text = key.text(some, title, verb: kind == .newDependencies ? \.now : \.past)
            changes.append(Change(kind, text + other, at: some[0].location))
            note(key.from)
        }
    }

    private func title(_ node: EdgeTable.Node) -> String {
        switch node {
        case .old(let index): titles.old[index]
        case .new(let index): titles.new[index]
        }
    }

    private mutating func note(_ node: EdgeTable.Node) {
        switch node {
        case .old(let index): old.insert(index)
        case .new(let index): new.insert(index)
        }
    }

    /// A difference that several places of a key may have.
    private struct Difference: Hashable {
        var what: String
        var before: String
        var after: String
    }
}

extension EdgeTable.Key {
    /// The verbs for what is and for what was.
    struct Verb {
        var now: String
        var past: String
    }

    private var verb: Verb {
        switch family {
        case .creates: Verb(now: "creates", past: "created")
        case .takes: Verb(now: "takes", past: "took")
        case .resolves: Verb(now: "resolves", past: "resolved")
        }
    }

    fileprivate func text(
        _ places: [EdgeTable.Place], _ title: (EdgeTable.Node) -> String, verb tense: KeyPath<Verb, String>
    ) -> String {
        let start = "\(title(from)) \(verb[keyPath: tense])"
        let isMissing = places.allSatisfy { $0.missing && $0.targets.isEmpty }
        let found = EdgeTable.Place.providers(places, title)
        switch family {
        case .creates: return "\(start) \(created.map(title) ?? "")"
        case .takes:
            let name = "'\(what ?? "")'"
            return isMissing
                ? "\(title(from)) \(tense == \.now ? "needs" : "needed") \(name), which nothing provides"
                : "\(start) \(name) from \(found)"
        case .resolves:
            let from = isMissing ? ", which is not registered" : found == what ? "" : ", from \(found)"
            return "\(start) \(what ?? "")\(from)"
        }
    }
}
