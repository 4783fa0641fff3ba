import WiringModel

extension WiringEmitter {
    /// Writes everything about one component.
    func write(_ index: Int, to writer: inout SwiftWriter) {
        let component = wiring.components[index]
        guard !component.places.isEmpty else { return }
        writer.line()
        writer.line("// MARK: - \(component.name)")
        writer.line()
        writer.conditional(component.condition) { writer in
            writeConformance(index, to: &writer)
            writeOuterProtocol(index, to: &writer)
            writeChildren(index, to: &writer)
            for place in component.places { write(place, of: index, to: &writer) }
        }
    }

    /// The conformance by which a root, or a component built from a double, finds its place.
    private func writeConformance(_ index: Int, to writer: inout SwiftWriter) {
        let component = wiring.components[index]
        guard component.conformingComponent == index else { return }
        let group = wiring.components.filter { $0.conformingComponent == index }
        let roots = group.filter(\.isRoot)
        if !roots.isEmpty {
            writer.block("extension \(component.qualifiedName): \(unisolated)Dovetail.WiredRoot") { writer in
                writer.block(
                    "public nonisolated static func _rootPlace(of root: Swift.ObjectIdentifier) -> Dovetail.Place?"
                ) { writer in
                    for root in roots {
                        writer.conditional(root.condition) { writer in
                            writer.block("if root == Swift.ObjectIdentifier(\(root.name).self)") {
                                $0.line("return \(made(root, "\(root.identifier)_Root()"))")
                            }
                        }
                    }
                    writer.line("return nil")
                }
            }
            writer.line()
        }
        let doubles = group.filter { double in
            !double.children.isEmpty && double.places.contains { $0.standing == .double }
        }
        guard !doubles.isEmpty else { return }
        writer.block("extension \(component.qualifiedName): \(unisolated)Dovetail.WiredDouble") { writer in
            writer.line("public nonisolated static func _doublePlace(")
            writer.line("    of component: Swift.ObjectIdentifier, _ double: Any")
            writer.block(") -> Dovetail.Place?") { writer in
                for double in doubles {
                    writer.conditional(double.condition) { writer in
                        writer.line("if component == Swift.ObjectIdentifier(\(double.name).self),")
                        writer.block("    let double = double as? \(double.dependencyType)") {
                            $0.line("return \(made(double, "\(double.identifier)_Double(double)"))")
                        }
                    }
                }
                writer.line("return nil")
            }
        }
        writer.line()
    }

    /// `place`, checked by the compiler to be one for the component.
    private func made(_ component: WiredComponent, _ place: String) -> String {
        "Dovetail.Wiring.place(of: \(component.name).self, \(place))"
    }

    /// What children ask of this component's places, where these are of several classes.
    private func writeOuterProtocol(_ index: Int, to writer: inout SwiftWriter) {
        let component = wiring.components[index]
        guard hasOuterProtocol(index) else { return }
        writer.block("private \(unisolated)protocol \(component.identifier)_Outer: AnyObject") { writer in
            for member in component.members {
                writer.conditional(member.condition) { $0.line(requirement(member)) }
            }
        }
        writer.line()
    }

    /// Whether some child asks this component's places for something.
    private func isOuter(_ index: Int) -> Bool { wiring.components[index].children.contains(where: \.needsOuter) }

    func hasOuterProtocol(_ index: Int) -> Bool { isOuter(index) && wiring.components[index].places.count > 1 }

    /// The type by which children see a component's place.
    func outerType(_ index: Int) -> String {
        let component = wiring.components[index]
        guard component.places.count == 1 else { return "any \(component.identifier)_Outer" }
        return placeName(component.places[0], of: index)
    }

    /// The function that makes the places of a component's children.
    private func writeChildren(_ index: Int, to writer: inout SwiftWriter) {
        let component = wiring.components[index]
        guard !component.children.isEmpty else { return }
        writer.line("private \(unisolated)func \(component.identifier)_child(")
        let outer = isOuter(index) ? ", _ outer: \(outerType(index))" : ""
        writer.line("    _ child: Swift.ObjectIdentifier, _ owner: any Dovetail.Scope\(outer)")
        writer.block(") -> Dovetail.Place?") { writer in
            for edge in component.children {
                let child = wiring.components[edge.component]
                let place = "\(child.identifier)_In_\(component.identifier)"
                let owner = "Dovetail.Wiring.owner(owner, as: \(component.name).self)"
                writer.conditional(edge.condition) { writer in
                    writer.block("if child == Swift.ObjectIdentifier(\(child.name).self)") {
                        $0.line("return \(made(child, "\(place)(\(owner)\(edge.needsOuter ? ", outer" : ""))"))")
                    }
                }
            }
            writer.line("return nil")
        }
        writer.line()
    }

    /// How a place calls that function.
    func childrenCall(_ index: Int) -> String {
        "\(wiring.components[index].identifier)_child(child, owner\(isOuter(index) ? ", self" : ""))"
    }

    func placeName(_ place: WiredPlace, of index: Int) -> String {
        let identifier = wiring.components[index].identifier
        switch place.standing {
        case .root: return "\(identifier)_Root"
        case .under(let parent): return "\(identifier)_In_\(wiring.components[parent].identifier)"
        case .double: return "\(identifier)_Double"
        }
    }
}

extension WiredComponent {
    /// The dependency type, with the library's name where it is the library's.
    var dependencyType: String { dependency == "any EmptyDependency" ? "any Dovetail.EmptyDependency" : dependency }
}
