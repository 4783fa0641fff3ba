import Dovetail

// Written by hand in the form that `dovetail generate` writes.

extension AppComponent: Wiring.WiredRoot {
    static func _rootConnection(of root: ObjectIdentifier, _ slot: Wiring.DependencySlot) -> Wiring.Connection? {
        if Wiring.isClass(root, AppComponent.self) {
            return Wiring.root(AppComponent.self, slot, Wiring.RootPlace(), appChildren)
        }
        return nil
    }
}

extension CardComponent: Wiring.WiredDouble {
    static func _doubleConnection(of component: ObjectIdentifier, _ double: Any) -> Wiring.Connection? {
        if Wiring.isClass(component, CardComponent.self), let double = double as? any CardDependency {
            return Wiring.Connection(place: CardOnDouble(double), children: cardChildrenOnDouble)
        }
        return nil
    }
}

private final class UnderApp: Wiring.PlaceUnder<AppComponent, Void> {
    var session: Session { _above.session }
}

extension UnderApp: CardDependency, OuterCard {}

private func appChildren(
    _ child: ObjectIdentifier, _ slot: Wiring.DependencySlot, _ owner: AnyObject, _ place: Wiring.Place
) -> Wiring.Connection? {
    let place = UnderApp(Wiring.owner(owner, as: AppComponent.self), ())
    if Wiring.isClass(child, CardComponent.self) {
        return Wiring.connection(CardComponent.self, slot, place, place, cardChildrenUnderApp)
    }
    return nil
}

private protocol OuterCard: AnyObject {
    var session: Session { get }
}

private final class CardOnDouble: Wiring.DoublePlace<any CardDependency>, OuterCard {
    var session: Session { _double.session }
}

private final class UnderCard: Wiring.PlaceUnder<CardComponent, any OuterCard> {
    var session: Session { _outer.session }
    var limit: Tracked { _above.limit }
}

extension UnderCard: DetailDependency {}

private func cardChildren(
    _ child: ObjectIdentifier, _ slot: Wiring.DependencySlot, _ owner: AnyObject, _ place: any OuterCard
) -> Wiring.Connection? {
    let place = UnderCard(Wiring.owner(owner, as: CardComponent.self), place)
    if Wiring.isClass(child, DetailComponent.self) {
        return Wiring.connection(DetailComponent.self, slot, place, place)
    }
    return nil
}

private func cardChildrenUnderApp(
    _ child: ObjectIdentifier, _ slot: Wiring.DependencySlot, _ owner: AnyObject, _ place: Wiring.Place
) -> Wiring.Connection? {
    cardChildren(child, slot, owner, Wiring.place(place, as: UnderApp.self))
}

private func cardChildrenOnDouble(
    _ child: ObjectIdentifier, _ slot: Wiring.DependencySlot, _ owner: AnyObject, _ place: Wiring.Place
) -> Wiring.Connection? {
    cardChildren(child, slot, owner, Wiring.place(place, as: CardOnDouble.self))
}
