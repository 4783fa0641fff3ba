import DovetailBasics
package import DovetailSwiftCode

/// New targets, which are copies of existing ones with another name, other sources and other dependencies.
extension XcodeGenEditor {
    /// The keys of a target that its copy has, too. A target with any other key has something of its own.
    private static let copied: Set<String> = [
        "type", "platform", "supportedDestinations", "deploymentTarget", "settings", "info", "templates",
        "templateAttributes",
    ]
    /// Those that the tests of a target need, too.
    private static let platforms: Set<String> = ["platform", "supportedDestinations", "deploymentTarget"]

    /// The specification with a target added that is a copy of another one.
    ///
    /// - Parameter folder: the folder of its sources, relative to that of the specification.
    /// - Parameter last: the target after which it is added; by default, the one that it is a copy of.
    package func adding(_ target: NewTarget, folder: String, like model: String, after last: String?) -> String? {
        guard let entries = lines.entries(at: ["targets", model]), let value = root["targets"]?[model]?.mapping,
            entries.allSatisfy({ Self.copied.union(["sources", "dependencies"]).contains($0.key) }),
            value["sources"] != nil
        else { return nil }
        let content = value.filter { Self.copied.contains($0.key) }
        return adding(
            target, folder: folder, of: (model, last), entries.filter { Self.copied.contains($0.key) }, [], content)
    }

    /// The specification with a target for tests added that has the platforms of another one.
    ///
    /// - Parameter last: the target after which it is added; by default, the one whose platforms it has.
    package func adding(tests target: NewTarget, folder: String, of model: String, after last: String?) -> String? {
        guard let entries = lines.entries(at: ["targets", model]), let value = root["targets"]?[model]?.mapping,
            value["platform"] != nil || value["supportedDestinations"] != nil
        else { return nil }
        let type = "bundle.unit-test"
        let own = entries.filter { Self.platforms.contains($0.key) }
        var content = value.filter { Self.platforms.contains($0.key) }
        content["type"] = YAMLValue(text: type)
        return adding(target, folder: folder, of: (model, last), own, ["type: \(type)"], content)
    }

    /// - Parameter models: the target that is copied, and the one after which the copy is added.
    /// - Parameter entries: the lines that are copied.
    /// - Parameter first: the lines before them.
    /// - Parameter content: what these lines mean.
    private func adding(
        _ target: NewTarget, folder: String, of models: (copied: String, last: String?),
        _ entries: [YAMLLines.Entry], _ first: [String], _ content: [String: YAMLValue]
    ) -> String? {
        let model = models.copied
        guard Self.isPlain(folder), root["targets"]?[target.name] == nil, let all = lines.entries(at: ["targets"]),
            let own = all.first(where: { $0.key == model }),
            let last = all.first(where: { $0.key == models.last ?? model }),
            let indentation = lines.entries(at: ["targets", model])?.first?.indentation,
            lines.lines[own.lines.lowerBound].drop(while: { $0 == " " }) == "\(model):"
        else { return nil }
        let copied = entries.flatMap { lines.lines[$0.lines] }.filter { !YAMLLines.isRemark($0) }
        guard copied.allSatisfy({ Renaming(model, target.name).isCertain(in: $0) && !Self.isOwn($0, of: model) }) else {
            return nil
        }
        var needed: [KeyValuePairs<String, String>] = []
        for dependency in target.dependencies {
            if case .comment = dependency { continue }
            guard let entry = entry(of: dependency) else { return nil }
            needed.append(entry)
        }
        let lead = String(repeating: " ", count: indentation)
        var new = [String(repeating: " ", count: own.indentation) + "\(target.name):"]
        new += first.map { lead + $0 } + copied.map(Renaming(model, target.name).applied)
        new += [lead + "sources: [\(folder)]"]
        if !needed.isEmpty { new.append(lead + "dependencies:") }
        new += needed.flatMap { Self.item($0, indentation: indentation + 2) }
        var wanted = content.mapValues(Renaming(model, target.name).applied)
        wanted["sources"] = YAMLValue([YAMLValue(text: folder)])
        if !needed.isEmpty { wanted["dependencies"] = YAMLValue(needed.map { YAMLValue(mapping: $0) }) }
        // Comments above the copied target belong to it.
        let above = lines.lines[..<own.lines.lowerBound].last {
            !YAMLLines.isRemark($0) || $0.allSatisfy(\.isWhitespace)
        }
        let isApart = above?.allSatisfy(\.isWhitespace) ?? false
        // Comments below its last line belong to it, too.
        let below = lines.lines[last.lines.upperBound...].prefix {
            YAMLLines.isRemark($0) && $0.prefix { $0 == " " }.count > last.indentation && $0.contains("#")
        }
        let end = last.lines.upperBound + below.count
        return changed(
            to: root.replacing(["targets", target.name], by: YAMLValue(.mapping(wanted))), end..<end,
            (isApart ? [""] : []) + new)
    }
}

extension XcodeGenEditor {
    /// Settings whose values are files of one target.
    private static let files = ["INFOPLIST_FILE", "SWIFT_OBJC_BRIDGING_HEADER", "CODE_SIGN_ENTITLEMENTS"]
    /// Settings whose values must differ from one target to the next.
    private static let identities = ["PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_NAME", "PRODUCT_MODULE_NAME"]

    /// Whether a line of a target means something else, or nothing, in a copy of it.
    private static func isOwn(_ line: String, of model: String) -> Bool {
        line.contains("&") || files.contains { line.contains(text: $0) }
            || identities.contains { line.contains(text: $0) } && !line.contains(text: model)
    }
}

/// Replaces the name of a target, as a whole word, by that of its copy.
private struct Renaming {
    private let old: String
    private let new: String

    init(_ old: String, _ new: String) { (self.old, self.new) = (old, new) }

    /// Whether a text names the target only as a whole word.
    func isCertain(in text: String) -> Bool {
        let stem = old.hasSuffix("Tests") ? String(old.dropLast(5)) : old
        return text.lowercased().components(of: stem.lowercased()) == parts(text).count
    }

    func applied(_ text: String) -> String { parts(text).joined(separator: new) }

    func applied(_ value: YAMLValue) -> YAMLValue {
        var result = value
        switch value.content {
        case .text(let text): result.content = .text(applied(text))
        case .list(let list): result.content = .list(list.map(applied))
        case .mapping(let entries): result.content = .mapping(entries.mapValues(applied))
        }
        return result
    }

    /// The text between the names.
    private func parts(_ text: String) -> [String] {
        func isInWord(_ letter: Character?) -> Bool { letter.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
        var (parts, part, rest) = ([String](), "", Substring(text))
        while !rest.isEmpty {
            let after = rest.dropFirst(old.count)
            if rest.hasPrefix(old), !isInWord(part.last), !isInWord(after.first) {
                parts.append(part)
                (part, rest) = ("", after)
            } else {
                part.append(rest.removeFirst())
            }
        }
        return parts + [part]
    }
}

extension String {
    /// The number of parts between the occurrences of a text.
    fileprivate func components(of text: String) -> Int {
        var (count, rest) = (1, Substring(self))
        while !rest.isEmpty {
            let isHere = rest.hasPrefix(text)
            if isHere { count += 1 }
            rest = rest.dropFirst(isHere ? text.count : 1)
        }
        return count
    }
}
