import DovetailBasics
import DovetailSwiftCode

extension WiringEmitter {
    /// Writes everything about one component.
    func write(_ index: WiredID, to writer: inout SwiftWriter) {
        let component = wiring.components[index]
        let double = component.places.first { $0.standing == .double && component.hasChildren }
        guard component.hasChildren || component.conformingComponent == index && !roots(by: index).isEmpty else {
            return
        }
        writer.line()
        writer.line("// MARK: - \(component.name)")
        writer.line()
        writer.conditional(component.condition) { writer in
            writeRoots(index, to: &writer)
            writeDoubles(index, to: &writer)
            writeOuterProtocol(index, to: &writer)
            if let double { writeDouble(double, of: index, to: &writer) }
            for place in siblings[of: index] { write(place, to: &writer) }
            writeChildren(index, to: &writer)
        }
    }

    /// The roots that find their wiring through the conformance of this component.
    private func roots(by index: WiredID) -> [WiredID] {
        wiring.components.ids.filter {
            wiring.components[$0].conformingComponent == index && wiring.components[$0].isRoot
        }
    }

    /// The conformance by which roots find their wiring.
    private func writeRoots(_ index: WiredID, to writer: inout SwiftWriter) {
        let roots = roots(by: index)
        guard !roots.isEmpty else { return }
        writer.block("extension \(wiring.components[index].qualifiedName): \(unisolated)\(library)Wiring.WiredRoot") {
            writer in
            writer.line("public nonisolated static func _rootConnection(")
            writer.line("    of root: \(swift)ObjectIdentifier, _ slot: \(library)Wiring.DependencySlot")
            writer.block(") -> \(library)Wiring.Connection?") { writer in
                for index in roots {
                    let root = wiring.components[index]
                    writer.conditional(root.condition) { writer in
                        writer.block("if \(library)Wiring.isClass(root, \(root.name).self)") {
                            let children = childrenFunction(index, at: .root).map { ", \($0)" } ?? ""
                            $0.line(
                                "return \(library)Wiring.root(\(root.name).self, slot, \(library)Wiring.RootPlace()\(children))"
                            )
                        }
                    }
                }
                writer.line("return nil")
            }
        }
        writer.line()
    }

    /// The conformance by which components built from a double find their wiring.
    private func writeDoubles(_ index: WiredID, to writer: inout SwiftWriter) {
        let doubles = wiring.components.ids.filter {
            let component = wiring.components[$0]
            return component.conformingComponent == index && component.hasChildren
                && component.places.contains { $0.standing == .double }
        }
        guard !doubles.isEmpty else { return }
        writer.block("extension \(wiring.components[index].qualifiedName): \(unisolated)\(library)Wiring.WiredDouble") {
            writer in
            writer.line("public nonisolated static func _doubleConnection(")
            writer.line("    of component: \(swift)ObjectIdentifier, _ double: Any")
            writer.block(") -> \(library)Wiring.Connection?") { writer in
                for index in doubles {
                    let double = wiring.components[index]
                    writer.conditional(double.condition) { writer in
                        writer.line("if \(library)Wiring.isClass(component, \(double.name).self),")
                        writer.block("    let double = double as? \(dependencyType(double))") {
                            let children = childrenFunction(index, at: .double).map { ", children: \($0)" } ?? ""
                            $0.line(
                                "return \(library)Wiring.Connection(place: \(doubleName(index))(double)\(children))")
                        }
                    }
                }
                writer.line("return nil")
            }
        }
        writer.line()
    }

    /// Writes the protocol through which children read from this component's places, if these have several classes.
    private func writeOuterProtocol(_ index: WiredID, to writer: inout SwiftWriter) {
        let component = wiring.components[index]
        guard hasOuterProtocol(index) else { return }
        writer.block("private \(unisolated)protocol \(outerProtocol(index)): \(swift)AnyObject") { writer in
            for member in component.members {
                writer.conditional(member.condition) { $0.line("\(requirement(member))") }
            }
        }
        writer.line()
    }
}
