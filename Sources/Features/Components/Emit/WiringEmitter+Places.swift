import DovetailBasics
import DovetailSwiftCode

extension WiringEmitter {
    /// Writes the place class that siblings share.
    func write(_ place: SiblingPlace, to writer: inout SwiftWriter) {
        let above = wiring.components[place.parent]
        writer.conditional(place.condition) { writer in
            let outer = place.needsOuter ? outerType(place.parent) : "\(swift)Void"
            var types = ["\(library)Wiring.PlaceUnder<\(above.name), \(outer)>"]
            let conformances = conformances(place)
            if wiring.isMainActorByDefault { types += conformances }
            if place.children.contains(where: { wiring.components[$0].isSendable }) {
                types.append("@unchecked \(swift)Sendable")
            }
            let head = "private \(unisolated)final class \(className(place)): \(types.joined(separator: ", "))"
            if place.members.isEmpty {
                writer.line("\(head) {}")
            } else {
                writer.block("\(head)") { writer in
                    for member in place.members { write(member.member, member.answers, to: &writer) }
                }
            }
            // In an extension, so that an isolated protocol does not isolate the class.
            if !wiring.isMainActorByDefault, !conformances.isEmpty {
                writer.line("extension \(className(place)): \(conformances.joined(separator: ", ")) {}")
            }
        }
        writer.line()
    }

    /// The protocols that a sibling place conforms to: the dependencies of the children, and what their own children
    /// read from it.
    private func conformances(_ place: SiblingPlace) -> [String] {
        var result: [String] = []
        for index in place.children {
            let child = wiring.components[index]
            var names = child.conformances.map { Self.ofLibrary.contains($0) ? "\(library)\($0)" : $0 }
            if hasOuterProtocol(index) { names.append(outerProtocol(index)) }
            for name in names where !result.contains(name) { result.append(name) }
        }
        return result
    }

    /// Writes the place class of a component that is built from a double.
    func writeDouble(_ place: WiredPlace, of index: WiredID, to writer: inout SwiftWriter) {
        let component = wiring.components[index]
        writer.conditional(place.condition) { writer in
            var types = ["\(library)Wiring.DoublePlace<\(dependencyType(component))>"]
            if hasOuterProtocol(index) { types.append(outerProtocol(index)) }
            writer.block("private \(unisolated)final class \(doubleName(index)): \(types.joined(separator: ", "))") {
                writer in
                for (var member, answers) in zip(component.members, place.answers) {
                    member.implementedProtocol = nil
                    write(member, answers, to: &writer)
                }
            }
        }
        writer.line()
    }

    // MARK: Names

    func className(_ place: SiblingPlace) -> String {
        let number = place.number == 1 ? "" : "\(place.number)"
        return "Under\(number)_\(wiring.components[place.parent].identifier)"
    }

    func doubleName(_ index: WiredID) -> String { "Double_\(wiring.components[index].identifier)" }

    func outerProtocol(_ index: WiredID) -> String { "Outer_\(wiring.components[index].identifier)" }

    /// Whether some child reads anything from this component's places.
    func isOuter(_ index: WiredID) -> Bool { siblings[of: index].contains(where: \.needsOuter) }

    /// Whether the component's places have several classes and its children read from them.
    func hasOuterProtocol(_ index: WiredID) -> Bool { isOuter(index) && wiring.components[index].places.count > 1 }

    /// The type through which children see a component's place.
    func outerType(_ index: WiredID) -> String {
        let places = wiring.components[index].places
        return places.count == 1 ? className(places[0], of: index) : "any \(outerProtocol(index))"
    }

    /// The class of one of a component's places.
    func className(_ place: WiredPlace, of index: WiredID) -> String {
        switch place.standing {
        case .root: return "\(library)Wiring.RootPlace"
        case .double: return doubleName(index)
        case .under(let parent):
            return siblings[of: parent].first { $0.children.contains(index) }.map(className) ?? "\(swift)Never"
        }
    }

    /// A component's dependency type, qualified with the library's name if it belongs to the library.
    func dependencyType(_ component: WiredComponent) -> String {
        let name = String(component.dependency.dropFirst("any ".count))
        return Self.ofLibrary.contains(name) ? "any \(library)\(name)" : component.dependency
    }

    /// The library's protocols that a component can depend on, or that can be its plugin extension.
    private static let ofLibrary: Set<String> = ["EmptyDependency", "PluginExtension"]
}
