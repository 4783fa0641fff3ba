// Written by hand in the form that `dovetail generate` writes.
import Dovetail
import SampleFeature

extension AppComponent: Wiring.WiredRoot {
    /// The connection of the root.
    public static func _rootConnection(
        of root: ObjectIdentifier, _ slot: Wiring.DependencySlot
    ) -> Wiring.Connection? {
        if Wiring.isClass(root, AppComponent.self) {
            return Wiring.root(AppComponent.self, slot, Wiring.RootPlace(), children)
        }
        return nil
    }
}

private final class UnderApp: Wiring.PlaceUnder<AppComponent, Void> {
    @inline(never) var session: Session { _above.session }
}

extension UnderApp: CardDependency {}

private func children(
    _ child: ObjectIdentifier, _ slot: Wiring.DependencySlot, _ owner: AnyObject, _ place: Wiring.Place
) -> Wiring.Connection? {
    let place = UnderApp(Wiring.owner(owner, as: AppComponent.self), ())
    if Wiring.isClass(child, CardComponent.self) {
        return Wiring.connection(CardComponent.self, slot, place, place)
    }
    return nil
}
