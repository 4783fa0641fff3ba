import DovetailBasics
package import DovetailSwiftCode
import Foundation

/// Edits the text of an XcodeGen specification: adds or removes lines and keeps all others.
///
/// Each edit is read again, and is made only if it has the intended meaning. Otherwise the result is nil.
package struct XcodeGenEditor {
    /// The text before the edits.
    package let text: String
    let lines: YAMLLines
    let root: YAMLValue
    private let path: String

    /// - Parameter path: the path of the file.
    /// - Returns: nil if it is not a specification that could be edited.
    package init?(_ text: String, path: String) {
        guard path.lastComponent == XcodeGenSpec.fileName, let lines = YAMLLines(text),
            let root = try? YAMLValue(text: text, path: path, base: "/")
        else { return nil }
        self.text = text
        self.lines = lines
        self.root = root
        self.path = path
    }

    /// The specification with a dependency added at the end of a target's list.
    package func adding(_ dependency: NewTarget.Dependency, to target: String) -> String? {
        guard let entry = entry(of: dependency), let own = lines.entries(at: ["targets", target]),
            !names(target).contains(dependency.name)
        else { return nil }
        let list = root["targets"]?[target]?["dependencies"]?.list ?? []
        let wanted = root.replacing(
            ["targets", target, "dependencies"], by: YAMLValue(list + [YAMLValue(mapping: entry)]))
        guard own.contains(where: { $0.key == "dependencies" }) else {
            guard let last = own.last else { return nil }
            let lead = String(repeating: " ", count: last.indentation)
            return changed(
                to: wanted, last.lines.upperBound..<last.lines.upperBound,
                [lead + "dependencies:"] + Self.item(entry, indentation: last.indentation + 2))
        }
        guard let last = lines.entries(at: ["targets", target, "dependencies"])?.last else {
            guard let whole = own.first(where: { $0.key == "dependencies" }),
                lines.lines[whole.lines].map({ $0.filter { $0 != " " } }) == ["dependencies:[]"]
            else { return nil }
            let lead = String(repeating: " ", count: whole.indentation)
            let items = Self.item(entry, indentation: whole.indentation + 2)
            return changed(to: wanted, whole.lines, [lead + "dependencies:"] + items)
        }
        let end = last.lines.upperBound
        return changed(to: wanted, end..<end, Self.item(entry, indentation: last.indentation))
    }

    /// The specification without a dependency of a target, identified by the name of the target or product.
    package func removing(_ dependency: String, from target: String) -> String? {
        let place = ["targets", target, "dependencies"]
        guard let items = lines.entries(at: place), var list = root["targets"]?[target]?["dependencies"]?.list,
            items.count == list.count
        else { return nil }
        let names = names(target)
        guard let index = names.firstIndex(of: dependency), names.lastIndex(of: dependency) == index else { return nil }
        list.remove(at: index)
        guard list.isEmpty else {
            return changed(to: root.replacing(place, by: YAMLValue(list)), items[index].lines, [])
        }
        let whole = lines.entries(at: ["targets", target])?.first { $0.key == "dependencies" }
        return whole.flatMap { changed(to: root.replacing(place, by: nil), $0.lines, []) }
    }

    /// The specification with a package added at the end.
    package func adding(_ package: NewPackage) -> String? {
        let (name, fields) = (package.name, package.fields)
        guard Self.isPlain(name), root["packages"]?[name] == nil else { return nil }
        guard fields.allSatisfy({ Self.isPlain($0.value) }) else { return nil }
        let wanted = root.replacing(["packages", name], by: YAMLValue(mapping: fields))
        func new(_ lead: String) -> [String] {
            ["\(lead)\(name):"] + fields.map { "\(lead)  \($0.key): \($0.value)" }
        }
        if let last = lines.entries(at: ["packages"])?.last {
            let end = last.lines.upperBound
            return changed(to: wanted, end..<end, new(String(repeating: " ", count: last.indentation)))
        }
        guard root["packages"] == nil, let targets = lines.entries(at: [])?.first(where: { $0.key == "targets" })
        else { return nil }
        let start = targets.lines.lowerBound
        return changed(to: wanted, start..<start, ["packages:"] + new("  "))
    }

    /// Whether a target lists a dependency, by the name of the target or product.
    package func lists(_ dependency: String, in target: String) -> Bool { names(target).contains(dependency) }

    /// The names of the targets and products that a target lists; nil for what is neither or both.
    private func names(_ target: String) -> [String?] {
        (root["targets"]?[target]?["dependencies"]?.list ?? []).map { item in
            item["target"]?.text ?? item["product"]?.text ?? (item["products"] == nil ? item["package"]?.text : nil)
        }
    }

    // MARK: Entries

    /// A dependency as the specification writes it; nil if it does not know the target or the package.
    func entry(of dependency: NewTarget.Dependency) -> KeyValuePairs<String, String>? {
        switch dependency {
        case .comment: return nil
        case .target(let name): return root["targets"]?[name] == nil ? nil : ["target": name]
        case .product(let name, let package):
            let known = root["packages"]?.mapping ?? [:]
            let key = known.keys.sorted().first { key in
                let place = known[key]?["url"]?.text ?? known[key]?["github"]?.text ?? known[key]?["path"]?.text
                let identities = [key.lowercased(), place.map(XcodeTargetReader.identity)?.lowercased()]
                return identities.contains(package.lowercased())
            }
            guard let key, Self.isPlain(name) else { return nil }
            return key == name ? ["package": key] : ["package": key, "product": name]
        }
    }

    /// A mapping as an item of a list.
    static func item(_ entry: KeyValuePairs<String, String>, indentation: Int) -> [String] {
        let lead = String(repeating: " ", count: indentation)
        return entry.enumerated().map { lead + ($0 == 0 ? "- " : "  ") + "\($1.key): \($1.value)" }
    }

    /// Whether a text means itself in YAML without quotes.
    static func isPlain(_ text: String) -> Bool {
        text.first.map { $0.isLetter || $0.isNumber || "./".contains($0) } ?? false
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-+./:@".contains($0)) }
            && !text.hasSuffix(":")
    }

    /// The text with lines replaced, if it then has the wanted content.
    func changed(to wanted: YAMLValue, _ range: Range<Int>, _ new: [String]) -> String? {
        let text = lines.replacing(range, with: new)
        guard let read = try? YAMLValue(text: text, path: path, base: "/"), read.isSame(as: wanted) else { return nil }
        return text
    }
}
