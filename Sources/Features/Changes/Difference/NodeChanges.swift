import DovetailDiagnostics
import DovetailGraphs
import Foundation

/// Which components, services and provided values are new, gone, or different.
struct NodeChanges {
    private(set) var changes: [Change] = []
    /// The nodes of the old and of the new graph that are gone, new or different.
    private(set) var old: Set<Int> = []
    private(set) var new: Set<Int> = []
    /// What the components of the new graph provide that is new or different: the node, and its spelling.
    private(set) var provided: Set<Provided> = []

    /// A value that a component provides.
    struct Provided: Hashable {
        var node: Int
        var spelling: String
    }

    init(_ before: WiringGraph, _ after: WiringGraph, _ pairs: NodePairs) {
        let titles = (NodeTitles(before), NodeTitles(after))
        for index in pairs.pairs.onlyNew {
            add(after.nodes[index], titles.1[index], component: .newComponents, service: .newServices)
            new.insert(index)
        }
        for index in pairs.pairs.onlyOld {
            add(before.nodes[index], titles.0[index], component: .removedComponents, service: .removedServices)
            old.insert(index)
        }
        for (one, other) in pairs.pairs.both {
            let found = Self.changes(before.nodes[one], after.nodes[other], titles.1[other])
            changes += found
            if !found.isEmpty {
                old.insert(one)
                new.insert(other)
            }
            addProvisions(before, one, after, other, titles.1[other])
        }
    }

    private mutating func add(
        _ node: WiringGraph.Node, _ title: String, component: ChangeKind, service: ChangeKind
    ) {
        switch node.kind {
        case .component, .root:
            let root = node.kind == .root ? ", a root" : ""
            let actor = node.isolation.map { ", isolated to \($0)" } ?? ""
            changes.append(
                Change(
                    component, "\(title)\(node.groups.first.map { ", in \($0)" } ?? "")\(root)\(actor)",
                    at: node.location))
        case .service:
            changes.append(Change(service, "\(title)\(node.details)", at: node.location))
        case .asker, .missing: break
        }
    }

    private static func changes(_ old: WiringGraph.Node, _ new: WiringGraph.Node, _ title: String) -> [Change] {
        func change(_ what: String, _ before: String?, _ after: String?) -> [Change] {
            guard before != after else { return [] }
            let kind: ChangeKind = new.kind == .service ? .changedServices : .changedComponents
            return [
                Change(kind, what, before: before ?? "none", after: after ?? "none", at: new.location)
            ]
        }
        switch new.kind {
        case .component, .root:
            return change("the kind of \(title)", old.kind.rawValue, new.kind.rawValue)
                + change("the module of \(title)", old.groups.first, new.groups.first)
                + change("the isolation of \(title)", old.isolation, new.isolation)
        case .service:
            return change("the name of \(title)", old.quotedServiceName, new.quotedServiceName)
                + change("the scope of \(title)", old.scope, new.scope)
                + change("the isolation of \(title)", old.isolation, new.isolation)
                + change("how \(title) is built", old.making, new.making)
                + change("the arguments of \(title)", old.argumentText, new.argumentText)
                + change("the containers of \(title)", old.holders, new.holders)
                + change("whether \(title) is awaited", old.awaited, new.awaited)
        case .asker, .missing: return []
        }
    }

    private mutating func addProvisions(
        _ before: WiringGraph, _ one: Int, _ after: WiringGraph, _ other: Int, _ title: String
    ) {
        let (old, new) = (before.ownProvisions(one), after.ownProvisions(other))
        let pairs = Pairs(old, new, by: [{ $0.spelling }, { $0.name }])
        for index in pairs.onlyNew {
            changes.append(
                Change(
                    .newProviders, "\(title) provides '\(new[index].spelling)'\(new[index].details)",
                    at: new[index].location))
            provided.insert(Provided(node: other, spelling: new[index].spelling))
        }
        for index in pairs.onlyOld {
            changes.append(
                Change(.removedProviders, "\(title) provided '\(old[index].spelling)'", at: old[index].location))
        }
        if !pairs.onlyNew.isEmpty || !pairs.onlyOld.isEmpty {
            self.old.insert(one)
            self.new.insert(other)
        }
        for (left, right) in pairs.both {
            let (left, right) = (old[left], new[right])
            let what = "'\(right.name)' of \(title)"
            func change(_ word: String, _ before: String, _ after: String) {
                guard before != after else { return }
                changes.append(
                    Change(
                        .changedProviders, "the \(word) of \(what)", before: before, after: after, at: right.location))
                provided.insert(Provided(node: other, spelling: right.spelling))
                self.old.insert(one)
                self.new.insert(other)
            }
            change("type", left.type, right.type)
            change("lifetime", left.lifetime, right.lifetime)
            // What a member inherits from its class changes with the class.
            let isInherited =
                left.isolation == before.nodes[one].isolation && right.isolation == after.nodes[other].isolation
            if !isInherited { change("isolation", left.isolation ?? "none", right.isolation ?? "none") }
        }
    }
}

extension WiringGraph {
    /// What a component provides besides the components that it creates.
    fileprivate func ownProvisions(_ index: Int) -> [Provision] {
        let children = Set(edges.filter { $0.kind == .creates && $0.from == index }.map { nodes[$0.to].name })
        return (nodes[index].provides ?? []).filter { !children.contains($0.type) }
    }
}

extension WiringGraph.Provision {
    /// The name with a function's labels: `session`, `open(card:)`.
    var name: String {
        if let end = spelling.range(of: ") -> ") { return String(spelling[..<end.lowerBound]) + ")" }
        return spelling.range(of: ": ").map { String(spelling[..<$0.lowerBound]) } ?? spelling
    }

    /// The type as written; `none` if none is.
    var type: String {
        if let end = spelling.range(of: ") -> ") { return String(spelling[end.upperBound...]) }
        return spelling.range(of: ": ").map { String(spelling[$0.upperBound...]) } ?? "none"
    }

    fileprivate var details: String {
        let parts = (lifetime == "computed" ? [] : [lifetime]) + (isolation.map { ["isolated to \($0)"] } ?? [])
        return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    }
}

extension WiringGraph.Node {
    /// `, scope singleton, isolated to MainActor, builds DiskStore`
    fileprivate var details: String {
        let parts =
            (scope.map { ["scope \($0)"] } ?? []) + (isolation.map { ["isolated to \($0)"] } ?? [])
            + (isAsync == true ? ["async"] : []) + remarks
            + (groups.isEmpty ? [] : ["in \(groups.joined(separator: ", "))"])
        return parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))"
    }

    fileprivate var awaited: String { isAsync == true ? "yes" : "no" }
    fileprivate var making: String? { remarks.isEmpty ? nil : remarks.joined(separator: ", ") }
    fileprivate var holders: String? { groups.isEmpty ? nil : groups.joined(separator: ", ") }
    fileprivate var argumentText: String? { arguments.map { $0.isEmpty ? "none" : $0.joined(separator: ", ") } }
}
