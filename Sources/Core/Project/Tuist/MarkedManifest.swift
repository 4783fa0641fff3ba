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
    /// What each element leads to, if that is one dependency.
    private(set) var targets: [Element: ManifestFacts.Dependency] = [:]

    init(path: String, text: String, lists: DependencyLists, facts: ManifestFacts) {
        (self.path, self.text, self.lists, self.facts) = (path, text, lists, facts)
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
        for (list, names) in users.sorted(by: { $0.key < $1.key }) where names.count == 1 {
            for name in names { owned[name, default: []].append(list) }
        }
    }

    private static func marker(_ dependency: ManifestFacts.Dependency) -> Element? {
        guard dependency.name.hasPrefix(prefix) else { return nil }
        let numbers = dependency.name.dropFirst(prefix.count).split(separator: "-").compactMap { Int($0) }
        return numbers.count == 2 ? Element(list: numbers[0], index: numbers[1]) : nil
    }

    /// The name of the only target that builds a module.
    func target(of module: String) -> String? {
        let found = (facts.targets ?? []).filter { TuistTarget.module($0.productName ?? $0.name) == module }
        return found.count == 1 ? found[0].name : nil
    }
}

extension ManifestFacts {
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
