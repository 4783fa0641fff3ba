import Foundation
import ToolRunner

/// Files and modules that the declarations of a program stand in.
enum Layouts {
    static let all: [Feature] = [
        Feature(
            "layout.two-files", "declarations in one of two files",
            part: .layout { draft in
                guard !draft.keepsTogether else { return }
                for index in draft.declarations.indices where draft.random.percent(50) {
                    draft.declarations[index].file = "More"
                }
            }),
        Feature(
            "layout.many-files", "a file for each kind of declaration",
            part: .layout { draft in
                guard !draft.keepsTogether else { return }
                for index in draft.declarations.indices where draft.declarations[index].group != .entry {
                    draft.declarations[index].file = "\(draft.declarations[index].group)".capitalized
                }
            }),
        Feature(
            "layout.service-module", "services in another module",
            part: .layout { draft in
                guard !draft.keepsServices else { return }
                for index in draft.declarations.indices where draft.declarations[index].group == .services {
                    (draft.declarations[index].file, draft.declarations[index].module) = ("Kit", "Kit")
                }
            }),
        Feature(
            "layout.same-name-module", "another module with types of the same names",
            part: .layout { draft in
                let services = draft.declarations.filter { $0.group == .services }
                for service in services {
                    var twin = service
                    (twin.file, twin.module) = ("Kit", "Kit")
                    draft.declarations.append(twin)
                }
            }),
        Feature(
            "layout.registering-module", "everything but the entry in another module",
            part: .layout { draft in
                guard !draft.keepsServices else { return }
                for index in draft.declarations.indices where draft.declarations[index].group != .entry {
                    (draft.declarations[index].file, draft.declarations[index].module) = ("Kit", "Kit")
                    draft.declarations[index].text = PublicText(draft.declarations[index].text).text
                }
            }),
        Feature(
            "layout.private-twins", "a program of private types, beside private types of the same names elsewhere",
            part: .layout { draft in
                var twins = draft.declarations.filter { $0.group == .services }
                for index in twins.indices {
                    twins[index].file = "Twin"
                    twins[index].text = twins[index].text.private
                }
                for index in draft.declarations.indices where draft.declarations[index].group != .entry {
                    draft.declarations[index].text = draft.declarations[index].text.private
                }
                draft.declarations += twins
            }),
    ]
}

extension String {
    /// Declarations that only their file sees.
    fileprivate var `private`: String {
        var depth = 0
        return replacingOccurrences(of: "$P", with: "").split(separator: "\n").map { line in
            let isTop =
                depth == 0 && line.first.map { $0.isLetter || $0 == "@" } ?? false
                && !line.hasPrefix("private ")
            depth += line.count { "{(".contains($0) } - line.count { "})".contains($0) }
            guard isTop else { return String(line) }
            if line.contains(" private ") || line.firstMatch(ofPattern: #"^extension \w+: "#) != nil {
                return String(line)
            }
            let attributed = line.firstMatch(
                ofPattern: #"^@(?:propertyWrapper|resultBuilder|dynamicMemberLookup) |^nonisolated\(unsafe\) "#)
            guard let attribute = attributed?.groups[0] else { return "fileprivate \(line)" }
            return "\(attribute)fileprivate \(line.dropFirst(attribute.count))"
        }.joined(separator: "\n")
    }
}
