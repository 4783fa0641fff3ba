import Dovetail

/// A root with a pluginized component, whose non-core component provides a board.
final class PlugApp: BootstrapComponent {
    let events = Events()

    var game: GameComponent { GameComponent(parent: self) }
}

protocol GameDependency: Dependency {
    var events: Events { get }
}

protocol GamePlugins: PluginExtension {
    var board: Tracked { get }
}

final class GameComponent: PluginizedComponent<any GameDependency, any GamePlugins, GameFeatures> {
    override func scopeWillDeinit() { dependency.events.add("will end") }
}

final class GameFeatures: NonCoreComponent<any GameDependency> {
    var board: Tracked { shared { Tracked(dependency.events.names.count, living: dependency.events.boards) } }

    let number: Int

    // As an app writes it: an initializer that takes the parent otherwise than the superclass's must not be
    // miscompiled.
    required init(parent: any Scope) {
        number = 3
        super.init(parent: parent)
    }

    override init(dependency: any GameDependency) {
        number = 3
        super.init(dependency: dependency)
    }

    override func scopeDidBecomeActive() { dependency.events.add("active") }
    override func scopeDidBecomeInactive() { dependency.events.add("inactive") }
}

/// What happened, in order, and how many boards live.
final class Events {
    let boards = Counter()
    private(set) var names: [String] = []

    func add(_ name: String) { names.append(name) }
}

/// A double written by a test.
final class GameDouble: GameDependency {
    let events = Events()
}

/// A lifecycle that a test drives.
final class Life: PluginizedScopeLifecycleObservable {
    let ending = Ending()
    private var observers: [(PluginizedScopeLifecycle) -> Void] = []

    func observe(_ observer: @escaping (PluginizedScopeLifecycle) -> Void) -> any ObserverDisposable {
        observers.append(observer)
        return ending
    }

    func send(_ event: PluginizedScopeLifecycle) {
        for observer in observers { observer(event) }
    }

    final class Ending: ObserverDisposable {
        private(set) var count = 0

        func dispose() { count += 1 }
    }
}

// Written by hand in the form that `dovetail generate` writes.

extension PlugApp: Wiring.WiredRoot {
    static func _rootConnection(of root: ObjectIdentifier, _ slot: Wiring.DependencySlot) -> Wiring.Connection? {
        Wiring.isClass(root, PlugApp.self)
            ? Wiring.root(PlugApp.self, slot, Wiring.RootPlace(), plugAppChildren) : nil
    }
}

private final class UnderPlugApp: Wiring.PlaceUnder<PlugApp, Void>, GameDependency {
    var events: Events { _above.events }
}

private func plugAppChildren(
    _ child: ObjectIdentifier, _ slot: Wiring.DependencySlot, _ owner: AnyObject, _ place: Wiring.Place
) -> Wiring.Connection? {
    guard Wiring.isClass(child, GameComponent.self) else { return nil }
    let place = UnderPlugApp(Wiring.owner(owner, as: PlugApp.self), ())
    return Wiring.connection(GameComponent.self, slot, place, place, gameChildren)
}

private final class UnderGame: Wiring.PlaceUnder<GameComponent, UnderPlugApp>, GameDependency {
    var events: Events { _outer.events }
}

private func gameChildren(
    _ child: ObjectIdentifier, _ slot: Wiring.DependencySlot, _ owner: AnyObject, _ place: Wiring.Place
) -> Wiring.Connection? {
    guard Wiring.isClass(child, GameFeatures.self) else { return nil }
    let place = UnderGame(Wiring.owner(owner, as: GameComponent.self), Wiring.place(place, as: UnderPlugApp.self))
    return Wiring.connection(GameFeatures.self, slot, place, place, gameFeaturesChildren)
}

private final class UnderGameFeatures: Wiring.PlaceUnder<GameFeatures, Void>, GamePlugins {
    var board: Tracked { _above.board }
}

private func gameFeaturesChildren(
    _ child: ObjectIdentifier, _ slot: Wiring.DependencySlot, _ owner: AnyObject, _ place: Wiring.Place
) -> Wiring.Connection? {
    guard Wiring.isExtension(child, (any GamePlugins).self) else { return nil }
    let place = UnderGameFeatures(Wiring.owner(owner, as: GameFeatures.self), ())
    return Wiring.pluginExtension((any GamePlugins).self, slot, place, place)
}
