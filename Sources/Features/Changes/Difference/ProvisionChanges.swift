import DovetailGraphs
import Foundation

/// What one component provides that is new, gone, or different.
struct ProvisionChanges {
    private(set) var changes: [Change] = []
    /// The spellings of what is new or different.
    private(set) var spellings: Set<String> = []

    init(_ before: WiringGraph, _ one: Int, _ after: WiringGraph, _ other: Int, _ title: String) {
        let (old, new) = (before.nodes[one].provides ?? [], after.nodes[other].provides ?? [])
        let (created, creates) = (before.children(of: one), after.children(of: other))
        let pairs = Pairs(
            old, new, by: [{ key($0.spelling, $0.parameterText) }, { $0.spelling }, { $0.name }])
        // A component that is created or no longer created is a change of its own.
        for provision in pairs.onlyNew.map({ new[$0] })
        where !creates.contains(provision.type) || created.contains(provision.type) {
            changes.append(
                Change(
                    .newProviders, "\(title) provides '\(provision.spelling)'\(provision.details)",
                    at: provision.location))
            spellings.insert(provision.spelling)
        }
        for provision in pairs.onlyOld.map({ old[$0] })
        where !created.contains(provision.type) || creates.contains(provision.type) {
            changes.append(
                Change(.removedProviders, "\(title) provided '\(provision.spelling)'", at: provision.location))
        }
        for (left, right) in pairs.both {
            let (left, right) = (old[left], new[right])
            func change(_ word: String, _ before: String?, _ after: String?) {
                guard before != after else { return }
                changes.append(
                    Change(
                        .changedProviders, "the \(word) of '\(right.name)' of \(title)", before: before ?? "none",
                        after: after ?? "none", at: right.location))
                spellings.insert(right.spelling)
            }
            change("type", left.type, right.type)
            change("lifetime", left.lifetime, right.lifetime)
            change("effects", left.effects, right.effects)
            if left.parameters != nil, right.parameters != nil {
                change("parameter types", left.parameterText, right.parameterText)
            }
            // What a member inherits from its class changes with the class.
            let isInherited =
                left.isolation == before.nodes[one].isolation && right.isolation == after.nodes[other].isolation
            if !isInherited { change("isolation", left.isolation, right.isolation) }
        }
    }
}

extension WiringGraph {
    /// The names of the components that a component creates.
    fileprivate func children(of index: Int) -> Set<String> {
        Set(edges.filter { $0.kind == .creates && $0.from == index }.map { nodes[$0.to].name })
    }
}

extension WiringGraph.Provision {
    /// The name with a function's labels: `session`, `open(card:)`.
    fileprivate var name: String { parts.name }

    /// The type as written; `none` if none is.
    fileprivate var type: String { parts.type ?? "none" }

    private var parts: (name: String, type: String?) {
        let colon = spelling.range(of: ": ")
        // The type of a property may be that of a function.
        let isFunction = spelling.firstIndex(of: "(").map { $0 < colon?.lowerBound ?? spelling.endIndex } ?? false
        if isFunction, let arrow = spelling.range(of: ") -> ") {
            return (spelling[..<arrow.lowerBound] + ")", String(spelling[arrow.upperBound...]))
        }
        return colon.map { (String(spelling[..<$0.lowerBound]), String(spelling[$0.upperBound...])) } ?? (spelling, nil)
    }

    fileprivate var parameterText: String? { parameters?.joined(separator: ", ") }

    /// ` (shared, async, isolated to MainActor)`
    fileprivate var details: String {
        let parts =
            (lifetime == "computed" ? [] : [lifetime]) + [effects].compactMap(\.self)
            + (isolation.map { ["isolated to \($0)"] } ?? [])
        return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    }
}
