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
        let found = ProvisionChanges(before, one, after, other, title)
        guard !found.changes.isEmpty else { return }
        changes += found.changes
        provided.formUnion(found.spellings.map { Provided(node: other, spelling: $0) })
        old.insert(one)
        new.insert(other)
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
