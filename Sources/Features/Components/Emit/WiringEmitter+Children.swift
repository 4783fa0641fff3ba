import DovetailBasics
import DovetailFacts
import DovetailSwiftCode

extension WiringEmitter {
    /// Writes the functions that connect a component's children: the function itself, and one forwarder for each of the
    /// component's places if there are several.
    func writeChildren(_ index: WiredID, to writer: inout SwiftWriter) {
        let component = wiring.components[index]
        guard component.hasChildren else { return }
        let isDirect = !hasForwarders(index)
        let place = isDirect ? "\(library)Wiring.Place" : outerType(index)
        writeFunction("\(component.identifier)_children", lastParameter: "_ place: \(place)", to: &writer) { writer in
            // One allocation before the comparisons is less code than one in each.
            let isShared = siblings[of: index].count == 1 && siblings[of: index][0].condition.isAlways
            if isShared { writer.line("let place = \(made(siblings[of: index][0], isDirect))") }
            writeContributions(to: component, &writer)
            for edge in component.children {
                guard let sibling = siblings[of: index].first(where: { $0.children.contains(edge.component) }) else {
                    continue
                }
                writer.conditional(edge.condition) { writer in
                    let child = wiring.components[edge.component]
                    guard !child.isPluginExtension else {
                        let type = "(\(dependencyType(child))).self"
                        writer.block("if \(library)Wiring.isExtension(child, \(type))") { writer in
                            if !isShared { writer.line("let place = \(made(sibling, isDirect))") }
                            writer.line("return \(library)Wiring.pluginExtension(\(type), slot, place, place)")
                        }
                        return
                    }
                    writer.block("if \(library)Wiring.isClass(child, \(child.name).self)") { writer in
                        if !isShared { writer.line("let place = \(made(sibling, isDirect))") }
                        let children = childrenFunction(edge.component, at: .under(index)).map { ", \($0)" } ?? ""
                        writer.line(
                            "return \(library)Wiring.connection(\(child.name).self, slot, place, place\(children))")
                    }
                }
            }
            writer.line("return nil")
        }
        if !isDirect {
            for place in component.places { writeForwarder(place, of: index, to: &writer) }
        }
    }

    /// Writes what builds the components that contribute to a collecting one.
    private func writeContributions(to component: WiredComponent, _ writer: inout SwiftWriter) {
        guard let collected = component.contributions else { return }
        let prefix = component.isMainActor ? ("MainC", "mainC") : ("C", "c")
        let list = "\(library)Wiring.\(prefix.0)ontributors<\(collected.type)>.self"
        writer.block("if \(library)Wiring.isExtension(child, \(list))") { writer in
            writer.line(
                "return \(library)Wiring.\(prefix.1)ontributors((\(collected.type)).self, slot) { parent in")
            writer.indented { writer in
                writer.line("\(collected.contributors.isEmpty ? "let" : "var") list: [\(collected.type)] = []")
                for child in collected.contributors {
                    writer.conditional(child.condition) { writer in
                        writer.line("list.append(\(wiring.components[child.component].name)(parent: parent))")
                    }
                }
                writer.line("return list")
            }
            writer.line("}")
        }
    }

    /// The function to pass with a component's place; nil if the component has no children.
    func childrenFunction(_ index: WiredID, at standing: WiredPlace.Standing) -> String? {
        let component = wiring.components[index]
        guard component.hasChildren else { return nil }
        let name = "\(component.identifier)_children"
        guard hasForwarders(index) else { return name }
        switch standing {
        case .root: return "\(name)_AsRoot"
        case .double: return "\(name)_OnDouble"
        case .under(let parent): return "\(name)_Under_\(wiring.components[parent].identifier)"
        }
    }

    /// Whether the component's places connect its children in different ways.
    private func hasForwarders(_ index: WiredID) -> Bool {
        hasOuterProtocol(index) || wiring.components[index].places.contains { !$0.conformancesForChildren.isEmpty }
    }

    /// The expression that makes a place for siblings, inside the parent's function.
    private func made(_ place: SiblingPlace, _ isDirect: Bool) -> String {
        let above = "\(library)Wiring.owner(owner, as: \(wiring.components[place.parent].name).self)"
        var outer = "()"
        if place.needsOuter {
            outer = isDirect ? "\(library)Wiring.place(place, as: \(outerType(place.parent)).self)" : "place"
        }
        return "\(className(place))(\(above), \(outer))"
    }

    /// Writes the forwarder that is used at one of the component's places.
    private func writeForwarder(_ place: WiredPlace, of index: WiredID, to writer: inout SwiftWriter) {
        guard let name = childrenFunction(index, at: place.standing) else { return }
        writer.conditional(place.condition) { writer in
            writeFunction(name, lastParameter: "_ place: \(library)Wiring.Place", to: &writer) { writer in
                writer.line("let place = \(library)Wiring.place(place, as: \(className(place, of: index)).self)")
                for (child, protocols) in place.conformancesForChildren.sorted(by: { $0.key < $1.key }) {
                    let tests = protocols.map { "place._double is any \($0)" }.joined(separator: ", ")
                    writer.block("if \(library)Wiring.isClass(child, \(wiring.components[child].name).self)") {
                        $0.line("guard \(tests) else { return nil }")
                    }
                }
                writer.line("return \(wiring.components[index].identifier)_children(child, slot, owner, place)")
            }
        }
    }

    private func writeFunction(
        _ name: String, lastParameter: String, to writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void
    ) {
        writer.line("private \(unisolated)func \(name)(")
        writer.line("    _ child: \(swift)ObjectIdentifier, _ slot: \(library)Wiring.DependencySlot,")
        writer.line("    _ owner: \(swift)AnyObject, \(lastParameter)")
        writer.block(") -> \(library)Wiring.Connection?", body)
        writer.line()
    }
}
