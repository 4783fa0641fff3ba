import DovetailComponents
import DovetailFacts
import FactBuilders

// Short builders for wiring, in the form that the linker produces. The emitting stage is tested with these, so that no
// fault of the linker affects its tests.

/// A component of the class `name`, which depends on `nameDependency`.
func wired(
    _ name: String, needing members: [WiredMember] = [], children: [WiredID] = [], places: [WiredPlace] = [],
    condition: Condition = .always
) -> WiredComponent {
    var component = WiredComponent(
        name: name, identifier: name, dependency: "any \(name)Dependency", conformances: ["\(name)Dependency"],
        isSendable: false, condition: condition)
    component.members = members
    component.children = children.map { WiredChild(component: $0, condition: condition) }
    component.places = places
    return component
}

/// The root at `index`, of the class `App`.
func wiredRoot(at index: WiredID = 0, children: [WiredID]) -> WiredComponent {
    var component = wired(
        "App", children: children, places: [WiredPlace(standing: .root, condition: .always, answers: [])])
    component.dependency = "any EmptyDependency"
    component.conformances = ["EmptyDependency"]
    component.isRoot = true
    component.conformingComponent = index
    component.qualifiedName = "App"
    return component
}

/// `var name: type { get }`, as a place exposes it.
func member(
    _ name: String, _ type: String, isSettable: Bool = false, effects: Effects = Effects(),
    isolation: Isolation = .none, availability: [String] = []
) -> WiredMember {
    member(
        name, .property(type: type, isSettable: isSettable), effects: effects, isolation: isolation,
        availability: availability)
}

/// A member that a place exposes.
func member(
    _ name: String, _ kind: WiredMember.Kind, effects: Effects = Effects(), isolation: Isolation = .none,
    availability: [String] = []
) -> WiredMember {
    WiredMember(
        name: name, kind: kind, effects: effects, isolation: isolation, availability: availability,
        condition: .always, isDeprecated: false, hasDefault: false)
}

/// One source, without a condition.
func answer(_ source: WiredPlace.Source, effects: Effects = Effects()) -> [WiredPlace.Answer] {
    [.init(source: source, condition: .always, effects: effects)]
}

/// A place under the component at `parent`, with the sources of each member.
func under(_ parent: WiredID, _ answers: [WiredPlace.Answer]..., condition: Condition = .always) -> WiredPlace {
    WiredPlace(standing: .under(parent), condition: condition, answers: answers)
}

/// The wiring of these components.
func wiring(_ components: WiredComponent...) -> Wiring {
    var wiring = Wiring()
    wiring.components = components
    return wiring
}
