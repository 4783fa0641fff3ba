import DovetailDiagnostics

/// The decision for each library, as text and as JSON.
package enum WrapText {
    /// One line for each library, and the requirements of the wrapper's target.
    package static func lines(_ plan: WrapPlan) -> [String] {
        var table = TextTable(["LIBRARY", "PLAN", "REASON AND STEPS"])
        for entry in plan.entries {
            let (word, how) = words(entry.decision)
            table.add([entry.path, word, how])
        }
        var lines = table.lines
        guard plan.entries.contains(where: { $0.decision.isWrap }) else { return lines }
        lines += ["", "the wrapper's target:"]
        func field(_ name: String, _ values: [String]) {
            if !values.isEmpty { lines.append("  " + name + values.joined(separator: ", ")) }
        }
        field("options     ", plan.wrapper.flags)
        field("libraries   ", plan.wrapper.libraries)
        field("frameworks  ", plan.wrapper.frameworks)
        field("not known   ", plan.wrapper.unknown)
        return lines
    }

    private static func words(_ decision: WrapPlan.Decision) -> (String, String) {
        switch decision {
        case .inject: return ("inject", "dynamic: put it behind an interface of your own, with an adapter and a port")
        case .leave(let reason): return ("leave", reason)
        case .wrap(let inputs):
            var parts = ["static: link it into the one dynamic wrapper"]
            if !inputs.categories.isEmpty {
                let more = inputs.categories.count - 1
                parts.append("-ObjC for \(inputs.categories[0])" + (more > 0 ? " and \(more) more" : ""))
            }
            let system = inputs.libraries + inputs.frameworks
            if !system.isEmpty { parts.append("links \(system.joined(separator: ", "))") }
            return ("wrap", parts.joined(separator: "; "))
        }
    }

    /// One document.
    package static func json(_ plan: WrapPlan) throws -> String { try JSONText.document(Document(plan)) }

    private struct Document: Encodable {
        struct Entry: Encodable {
            var path: String
            var name: String
            /// `wrap`, `inject` or `leave`.
            var plan: String
            var reason: String?
            var wishes: WrapPlan.LinkInputs?
        }

        var libraries: [Entry]
        var wrapper: WrapPlan.LinkInputs

        init(_ plan: WrapPlan) {
            libraries = plan.entries.map { entry in
                switch entry.decision {
                case .wrap(let inputs): Entry(path: entry.path, name: entry.name, plan: "wrap", wishes: inputs)
                case .inject: Entry(path: entry.path, name: entry.name, plan: "inject")
                case .leave(let reason): Entry(path: entry.path, name: entry.name, plan: "leave", reason: reason)
                }
            }
            wrapper = plan.wrapper
        }
    }
}

extension WrapPlan.Decision {
    /// Whether the wrapper absorbs the library.
    package var isWrap: Bool {
        if case .wrap = self { return true }
        return false
    }
}
