import DovetailBasics
import DovetailDiagnostics
import DovetailGraphs
import Foundation

/// The page of one module: what it provides and needs, who creates it, its layer and rules, and a picture.
struct ModulePage {
    private let contents: ModuleContents
    private let names: PageNames
    private let module: Int

    init(_ contents: ModuleContents, _ names: PageNames, _ module: Int) {
        (self.contents, self.names, self.module) = (contents, names, module)
    }

    private var graph: WiringGraph { contents.document.graph }
    private var own: GraphDocument.Module { contents.modules[module] }
    private var components: [Int] { contents.nodes(of: module, [.component, .root]) }
    private var services: [Int] { contents.nodes(of: module, [.service]) }

    var lines: [String] {
        var lines = ["# \(MarkdownText.escaped(own.name))", "", "\(own.sentence)."]
        func section(_ title: String, _ parts: [[String]], none: String) {
            let filled = parts.filter { !$0.isEmpty }
            lines += ["", "## \(title)"]
            if filled.isEmpty { lines += ["", none] }
            for part in filled { lines += [""] + part }
        }
        section("Provides", [componentTable, serviceTable], none: "No components, and no services of containers.")
        section("Needs", [requirements, resolutions, uses], none: "Nothing of other modules.")
        section("Created and used by", [creators, users], none: "No other module.")
        section("Layer and rules", [layer, rules], none: "It is in no layer, and no rule names it.")
        section("Picture", [ModuleDrawing(contents, module).lines], none: "Nothing to draw.")
        return lines + ["", "[All modules](\(PageNames.index))"]
    }

    // MARK: Provides

    private var componentTable: [String] {
        guard !components.isEmpty else { return [] }
        let rows = components.flatMap { index -> [[String]] in
            let node = graph.nodes[index]
            let name = code(node.name) + (node.kind == .root ? ", a root" : "")
            let provisions = node.provides ?? []
            guard !provisions.isEmpty else { return [[name, "–", "", node.isolation.map(code) ?? ""]] }
            return provisions.enumerated().map { position, provision in
                [
                    position == 0 ? name : "", code(provision.spelling), provision.lifetime,
                    (provision.isolation ?? node.isolation).map(code) ?? "",
                ]
            }
        }
        return table(["component", "provides to those below it", "lifetime", "isolation"], rows)
    }

    private var serviceTable: [String] {
        guard !services.isEmpty else { return [] }
        let rows = services.map { index -> [String] in
            let node = graph.nodes[index]
            let how =
                node.remarks + (node.isAsync == true ? ["async"] : []) + (node.isolation.map { ["on \($0)"] } ?? [])
            return [
                code(node.title), node.scope.map(code) ?? "", how.map(code).joined(separator: ", "),
                node.groups.map(code).joined(separator: ", "),
            ]
        }
        return table(["service", "scope", "how it is built", "container"], rows)
    }

    // MARK: Needs

    private var requirements: [String] {
        let taken = graph.edges.filter { $0.kind == .takes && contents.isIn(module, $0.from) }
        let lines = taken.map { edge in
            let from = edge.isMissing(graph) ? "which nothing provides" : "from \(node(edge.to))"
            return "- \(code(graph.nodes[edge.from].name)) takes \(code(edge.label ?? "")) \(from)"
        }
        return Set(lines).sorted()
    }

    private var resolutions: [String] {
        let asked = graph.edges.filter { [.asks, .asksLater].contains($0.kind) && contents.isIn(module, $0.from) }
        let lines = asked.map { edge in
            let found = edge.isMissing(graph) ? ", which is not registered" : place(of: edge.to)
            let who = graph.nodes[edge.from].title
            return "- \(code(who)) resolves \(code(graph.nodes[edge.to].title))\(found)"
        }
        return Set(lines).sorted()
    }

    private var uses: [String] {
        own.uses.filter { contents.modules[$0.module].kind != "test" }.map { use in
            let how =
                use.imports == 0 ? ", which it does not import" : use.isDeclared ? "" : ", which it does not declare"
            return "- uses \(link(use.module))\(how)"
        }
    }

    // MARK: Created and used by

    private var creators: [String] {
        let lines = graph.edges.filter { $0.kind == .creates && contents.isIn(module, $0.to) }.map { edge in
            let creator = code(graph.nodes[edge.from].name) + place(of: edge.from, closed: true)
            return "- \(creator) creates \(code(graph.nodes[edge.to].name))"
        }
        return Set(lines).sorted()
    }

    private var users: [String] { contents.users(of: module).map { "- \(link($0)) uses it" } }

    // MARK: Layer and rules

    private var layer: [String] {
        guard let name = own.layer else { return [] }
        let found = contents.document.layers.first { $0.name == name }
        return ["Layer \(code(name))\(found.map { ", which \($0.words)" } ?? "")."]
    }

    private var rules: [String] {
        contents.document.rules.filter { $0.modules.contains(module) }.map { rule in
            "- \(code(rule.id)) (\(rule.demand))\(rule.why.map { ": \(MarkdownText.escaped($0))" } ?? "")"
        }
    }

    // MARK: Words

    private func node(_ index: Int) -> String { code(graph.nodes[index].title) + place(of: index) }

    /// `, in Card`, with a link; empty for this module itself and if the module is unknown.
    ///
    /// - Parameter closed: whether the sentence goes on after it.
    private func place(of node: Int, closed: Bool = false) -> String {
        guard let home = contents.home[node], !contents.isIn(module, node) else { return "" }
        return ", in \(link(home))\(closed ? "," : "")"
    }

    private func link(_ module: Int) -> String {
        "[\(MarkdownText.escaped(contents.modules[module].name))](\(names[module]))"
    }

    private func code(_ text: String) -> String { MarkdownText.code(text) }

    private func table(_ head: [String], _ rows: [[String]]) -> [String] {
        ([head, head.map { _ in "---" }] + rows.map { $0.map { $0.replacing(text: "|", with: "\\|") } }).map {
            "| \($0.joined(separator: " | ")) |"
        }
    }
}

extension GraphDocument.Module {
    /// `A library, declared in Package.swift`. Without the package: SwiftPM names one after the folder of the clone.
    fileprivate var sentence: String {
        let what =
            switch kind {
            case "app": "A program"
            case "resources": "Resources"
            default: "A \(kind)"
            }
        return what + (location.map { Self.declared + MarkdownText.code($0.path) } ?? "")
    }

    private static let declared = ", declared in "

    /// The path in such a sentence; nil if it has none.
    static func manifest(inSentence line: Substring) -> String? {
        guard line.hasSuffix("`."), let words = line.range(of: declared) else { return nil }
        return line[words.upperBound...].dropLast().trimmingCharacters(in: ["`", " "])
    }
}

extension WiringGraph.Edge {
    fileprivate func isMissing(_ graph: WiringGraph) -> Bool { graph.nodes[to].kind == .missing }
}
