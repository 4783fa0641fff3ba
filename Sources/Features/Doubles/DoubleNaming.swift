import DovetailBasics
import DovetailFacts

/// How doubles are called.
package enum DoubleNaming: Hashable, Sendable {
    /// `LoginStub` of `Login` and of `LoginProtocol`; if a type has this name, another one.
    case automatic
    /// As the app chose: `Mock{name}`, with the protocol's name for `{name}`, or one name for one double.
    case pattern(String)

    private static let variable = "{name}"

    /// - Parameter pattern: as the user wrote it.
    /// - Throws: `InputError` if it makes no name of a type.
    package init(pattern: String) throws {
        let parts = pattern.split(atText: Self.variable)
        let sample = parts.joined(separator: "A")
        guard parts.count <= 2, isSwiftName(sample), sample.asNestedName == sample, pattern != Self.variable else {
            throw InputError(
                "--name takes the name of a type in which \(Self.variable) stands for the protocol's name, such as "
                    + "Mock\(Self.variable), not '\(pattern)'")
        }
        self = .pattern(pattern)
    }

    /// The possible names of a protocol's double; the first free one is used.
    ///
    /// - Parameter base: the protocol's name, with or without `Protocol` at its end.
    func names(for base: String) -> [String] {
        switch self {
        case .automatic: ["Stub", "Double", "TestStub"].map { base + $0 }
        case .pattern(let pattern):
            [pattern.replacing(text: Self.variable, with: base)]
        }
    }

    /// The possible names of the double of a protocol with this name.
    package func allNames(for name: String) -> [String] {
        ([name] + [Self.shortened(name)].compactMap(\.self)).flatMap(names)
    }

    /// A protocol's name without `Protocol` at its end; nil for one that has none.
    static func shortened(_ name: String) -> String? {
        let suffix = "Protocol"
        return name.hasSuffix(suffix) && name.count > suffix.count ? String(name.dropLast(suffix.count)) : nil
    }
}

/// The names of the doubles of one run.
struct DoubleNames {
    private let paths: Set<String>
    /// The types that the sources declare.
    private let taken: [String: Access]
    private let naming: DoubleNaming

    init(_ protocols: [ProtocolFacts], taken: [String: Access], _ naming: DoubleNaming) {
        paths = Set(protocols.map(\.path))
        self.taken = taken
        self.naming = naming
    }

    func name(_ facts: ProtocolFacts) -> String {
        let possible = naming.names(for: base(facts))
        return possible.first { taken[path($0, facts)] == nil } ?? naming.fallback(possible, base(facts))
    }

    private func base(_ facts: ProtocolFacts) -> String {
        DoubleNaming.shortened(facts.name).flatMap { paths.contains(path($0, facts)) ? nil : $0 } ?? facts.name
    }

    private func path(_ name: String, _ facts: ProtocolFacts) -> String {
        (facts.outer + [name]).joined(separator: ".")
    }

    /// Why these protocols cannot all have doubles in one file; nil if they can.
    func problem(_ protocols: [ProtocolFacts]) -> String? {
        var owners: [String: [ProtocolFacts]] = [:]
        for facts in protocols {
            let double = path(name(facts), facts)
            if case .pattern = naming, taken[double] != nil {
                return "--name: the double of '\(facts.path)' would be called '\(double)', but the sources already "
                    + "declare a type of that name; choose another name"
            }
            for other in owners[double] ?? [] where !other.condition.and(facts.condition).isNever {
                guard other.path == facts.path else {
                    return "--name: the doubles of '\(other.path)' and '\(facts.path)' would both be called "
                        + "'\(double)'; write {name} into it, which stands for the protocol's name"
                }
                return "the doubles of '\(facts.path)' at \(other.location) and of '\(facts.path)' at "
                    + "\(facts.location) would both be called '\(double)'; leave out one of the files with --exclude, "
                    + "or write a file of doubles for each module"
            }
            owners[double, default: []].append(facts)
        }
        return nil
    }
}

extension DoubleNaming {
    /// The name of a double if all possible ones are taken.
    fileprivate func fallback(_ possible: [String], _ base: String) -> String {
        switch self {
        case .automatic: "\(base)TestDouble"
        case .pattern: possible[0]
        }
    }
}
