import Dovetail
import DovetailMain

// Written by hand in the form that `dovetail generate` writes.

extension MainAppComponent: nonisolated Wiring.WiredRoot {
    nonisolated static func _rootConnection(
        of root: ObjectIdentifier, _ slot: Wiring.DependencySlot
    ) -> Wiring.Connection? {
        if Wiring.isClass(root, MainAppComponent.self) {
            return Wiring.root(MainAppComponent.self, slot, Wiring.RootPlace(), mainAppChildren)
        }
        return nil
    }
}

extension AppOfBoth: Wiring.WiredRoot {
    static func _rootConnection(of root: ObjectIdentifier, _ slot: Wiring.DependencySlot) -> Wiring.Connection? {
        if Wiring.isClass(root, AppOfBoth.self) {
            return Wiring.root(AppOfBoth.self, slot, Wiring.RootPlace(), appOfBothChildren)
        }
        return nil
    }
}

private final class UnderMainApp: Wiring.PlaceUnder<MainAppComponent, Void> {
    @MainActor var title: Tracked { _above.title }
}

// In an extension: a protocol on the class itself would isolate the whole class.
extension UnderMainApp: PanelDependency {}

private func mainAppChildren(
    _ child: ObjectIdentifier, _ slot: Wiring.DependencySlot, _ owner: AnyObject, _ place: Wiring.Place
) -> Wiring.Connection? {
    let place = UnderMainApp(Wiring.owner(owner, as: MainAppComponent.self), ())
    if Wiring.isClass(child, PanelComponent.self) {
        return Wiring.connection(PanelComponent.self, slot, place, place)
    }
    if Wiring.isClass(child, PlainComponent.self) {
        return Wiring.connection(PlainComponent.self, slot, place, place)
    }
    return nil
}

private final class UnderAppOfBoth: Wiring.PlaceUnder<AppOfBoth, Void> {
    @MainActor var title: Tracked { _above.title }
}

extension UnderAppOfBoth: PanelDependency {}

private func appOfBothChildren(
    _ child: ObjectIdentifier, _ slot: Wiring.DependencySlot, _ owner: AnyObject, _ place: Wiring.Place
) -> Wiring.Connection? {
    let place = UnderAppOfBoth(Wiring.owner(owner, as: AppOfBoth.self), ())
    if Wiring.isClass(child, PanelComponent.self) {
        return Wiring.connection(PanelComponent.self, slot, place, place)
    }
    return nil
}
