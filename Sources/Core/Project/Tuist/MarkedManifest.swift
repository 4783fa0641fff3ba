import DovetailBasics
import DovetailSwiftCode

/// What a manifest declares, and which of its lists and their elements lead to which dependencies.
struct MarkedManifest {
    /// A dependency as far as changes are concerned.
    struct Dependency: Hashable, Comparable {
        var kind: TuistDependency.Kind
        var condition: String
        var status: String

        /// - Parameters:
        ///   - manifest: the manifest's folder.
        ///   - root: the project's folder.
        init(_ facts: ManifestFacts.Dependency, manifest: String, root: String) {
            self.init(kind: facts.target(manifest: manifest, root: root), condition: facts.condition, facts.status)
        }

        init(kind: TuistDependency.Kind, condition: String? = nil, _ status: String? = nil) {
            self.kind = kind
            self.condition = condition ?? ""
            self.status = status ?? "required"
        }

        static func < (left: Self, right: Self) -> Bool { "\(left)" < "\(right)" }
    }

    /// An element of a list, by its number there.
    struct Element: Hashable {
        var list: Int
        var index: Int
    }

    /// The absolute path.
    let path: String
    let text: String
    let lists: DependencyLists
    /// What the manifest declares, without markers.
    let facts: ManifestFacts
    /// The lists whose elements all become dependencies of one target, by its name.
    private(set) var owned: [String: [Int]] = [:]
    /// The targets in which the markers of each list arrive.
    private(set) var users: [Int: Set<String>] = [:]
    /// What each element leads to, if that is one dependency.
    private(set) var targets: [Element: ManifestFacts.Dependency] = [:]

    init(path: String, text: String, lists: DependencyLists, facts: ManifestFacts) {
        (self.path, self.text, self.lists, self.facts) = (path, text, lists, facts)
    }

    /// Reads manifests, with markers and without. Those that cannot be evaluated are left out.
    ///
    /// - Parameter texts: the manifests, by absolute paths.
    static func reading(
        _ texts: [(manifest: String, text: String)], _ evaluation: ManifestEvaluation
    ) -> [MarkedManifest] {
        var found: [MarkedManifest] = zip(texts, evaluation.evaluate(changed: texts)).compactMap { source, outcome in
            guard let facts = try? outcome.get(),
                let lists = DependencyLists(source.text, path: source.manifest)
            else { return nil }
            return MarkedManifest(path: source.manifest, text: source.text, lists: lists, facts: facts)
        }
        mark(&found, evaluation)
        return found
    }

    /// Evaluates the manifests with markers. If not all lists may contain them, each list is tried by itself.
    private static func mark(_ manifests: inout [MarkedManifest], _ evaluation: ManifestEvaluation) {
        let all = manifests.map { (manifest: $0.path, text: $0.marked(Array($0.lists.elements.indices))) }
        var alone: [(manifest: Int, list: Int)] = []
        for (index, outcome) in evaluation.evaluate(changed: all).enumerated() {
            if let facts = try? outcome.get() {
                manifests[index].note(facts)
            } else {
                alone += manifests[index].lists.elements.indices.map { (index, $0) }
            }
        }
        let texts = alone.map {
            (manifest: manifests[$0.manifest].path, text: manifests[$0.manifest].marked([$0.list]))
        }
        for (place, outcome) in zip(alone, evaluation.evaluate(changed: texts)) {
            if let facts = try? outcome.get() { manifests[place.manifest].note(facts) }
        }
    }

    /// The text without some elements.
    func removing(_ elements: [Element]) -> String {
        var text = text
        var lists: DependencyLists? = lists
        for element in elements.sorted(by: { ($0.list, $0.index) > ($1.list, $1.index) }) {
            guard let current = lists else { break }
            text = current.removing(element.index, from: element.list)
            lists = DependencyLists(text, path: path)
        }
        return text
    }

    private static let prefix = "DovetailMarker-"

    /// The manifest with markers in some lists.
    func marked(_ chosen: [Int]) -> String {
        lists.marked(chosen) { list, position in ".external(name: \"\(Self.prefix)\(list)-\(position)\")" }
    }

    /// Notes where markers arrive.
    mutating func note(_ marked: ManifestFacts) {
        var users: [Int: Set<String>] = [:]
        for target in marked.targets ?? [] {
            var passed: [Int: [Int]] = [:]
            var last: Element?
            var found: [Element: [ManifestFacts.Dependency]] = [:]
            for dependency in target.dependencies {
                if let marker = Self.marker(dependency) {
                    passed[marker.list, default: []].append(marker.index)
                    users[marker.list, default: []].insert(target.name)
                    last = marker
                } else if let last {
                    found[last, default: []].append(dependency)
                }
            }
            for (list, positions) in passed where positions == Array(0...lists.elements[list].count) {
                for index in lists.elements[list].indices {
                    let element = Element(list: list, index: index)
                    if let dependencies = found[element], dependencies.count == 1 {
                        targets[element] = dependencies[0]
                    }
                }
            }
        }
        self.users.merge(users) { $0.union($1) }
        for (list, names) in users.sorted(by: { $0.key < $1.key }) where names.count == 1 {
            for name in names { owned[name, default: []].append(list) }
        }
    }

    private static func marker(_ dependency: ManifestFacts.Dependency) -> Element? {
        guard dependency.name.hasPrefix(prefix) else { return nil }
        let numbers = dependency.name.dropFirst(prefix.count).split(separator: "-").compactMap { Int($0) }
        return numbers.count == 2 ? Element(list: numbers[0], index: numbers[1]) : nil
    }
}

extension ManifestFacts {
    /// The name of the only target that builds a module.
    func target(of module: String) -> String? {
        let found = (targets ?? []).filter { TuistTarget.module($0.productName ?? $0.name) == module }
        return found.count == 1 ? found[0].name : nil
    }

    /// The dependencies of each target, sorted.
    ///
    /// - Parameters:
    ///   - manifest: the manifest's folder.
    ///   - root: the project's folder.
    func dependencies(manifest: String, root: String) -> [String: [MarkedManifest.Dependency]] {
        var result: [String: [MarkedManifest.Dependency]] = [:]
        for target in targets ?? [] {
            result[target.name, default: []] += target.dependencies.map {
                MarkedManifest.Dependency($0, manifest: manifest, root: root)
            }
        }
        return result.mapValues { $0.sorted() }
    }
}
