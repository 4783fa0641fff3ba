import WiringModel

extension WiringEmitter {
    /// Writes one place class.
    func write(_ place: WiredPlace, of index: Int, to writer: inout SwiftWriter) {
        let component = wiring.components[index]
        let name = placeName(place, of: index)
        let outer = component.hasOuterAnswer(in: place)
        writer.conditional(place.condition) { writer in
            writer.block("private \(unisolated)final class \(name): \(supertypes(place, of: index))") { writer in
                if case .under(let parent) = place.standing {
                    writeStorage(parent, needsOuter: outer, to: &writer)
                    writer.line("override var _parent: any Dovetail.Scope { _above }")
                }
                if place.standing != .root, place.standing != .double {
                    writer.line("override var _dependency: \(component.dependencyType) { self }")
                }
                for (member, answers) in zip(component.members, place.answers) {
                    write(member, answers, to: &writer)
                }
                writeLookup(place, of: index, to: &writer)
            }
            if conformsBeside(component), place.conformsToDependency {
                writer.line("extension \(name): \(component.conformances.joined(separator: ", ")) {}")
            }
        }
        writer.line()
    }

    /// Whether the conformance stands in an extension, so that an actor's protocol
    /// does not draw the place to its actor.
    private func conformsBeside(_ component: WiredComponent) -> Bool {
        component.hasIsolatedConformance && !wiring.isMainActorByDefault
    }

    private func supertypes(_ place: WiredPlace, of index: Int) -> String {
        let component = wiring.components[index]
        var types: [String]
        switch place.standing {
        case .root: types = ["Dovetail.RootPlace"]
        case .double: types = ["Dovetail.DoublePlace<\(component.dependencyType)>"]
        case .under: types = ["Dovetail.PlaceOf<\(component.dependencyType)>"]
        }
        if place.conformsToDependency, !conformsBeside(component) {
            types += component.conformances.map { $0 == "EmptyDependency" ? "Dovetail.EmptyDependency" : $0 }
        }
        if hasOuterProtocol(index) { types.append("\(component.identifier)_Outer") }
        if component.isSendable { types.append("@unchecked Sendable") }
        return types.joined(separator: ", ")
    }

    private func writeStorage(_ parent: Int, needsOuter: Bool, to writer: inout SwiftWriter) {
        let above = wiring.components[parent].name
        writer.line("private let _above: \(above)")
        if needsOuter { writer.line("private let _outer: \(outerType(parent))") }
        let parameters = "_ above: \(above)" + (needsOuter ? ", _ outer: \(outerType(parent))" : "")
        writer.block("init(\(parameters))") { writer in
            writer.line("_above = above")
            if needsOuter { writer.line("_outer = outer") }
            writer.line("super.init()")
        }
    }

    private func writeLookup(_ place: WiredPlace, of index: Int, to writer: inout SwiftWriter) {
        guard !wiring.components[index].children.isEmpty else { return }
        writer.line("override func _place(")
        writer.line("    of child: Swift.ObjectIdentifier, in owner: any Dovetail.Scope")
        writer.block(") -> Dovetail.Place?") { writer in
            for (child, protocols) in place.conformancesForChildren.sorted(by: { $0.key < $1.key }) {
                let tests = protocols.map { "_double is any \($0)" }.joined(separator: ", ")
                let name = wiring.components[child].name
                writer.line("if child == Swift.ObjectIdentifier(\(name).self) {")
                writer.line("    guard \(tests) else { return nil }")
                writer.line("}")
            }
            writer.line("return \(childrenCall(index))")
        }
    }
}

extension WiredPlace {
    /// Whether the place itself stands in for the dependency.
    var conformsToDependency: Bool {
        if case .under = standing { return true }
        return false
    }
}

extension WiredComponent {
    /// Whether the place asks the place above it for something.
    func hasOuterAnswer(in place: WiredPlace) -> Bool {
        place.answers.joined().contains { answer in
            if case .outer = answer.source { return true }
            return false
        }
    }
}
