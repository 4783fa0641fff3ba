import Dovetail

// Written by hand in the shape that `dovetail generate` writes.

extension AppComponent: WiredRoot {
    static func _rootPlace(of root: ObjectIdentifier) -> Place? {
        if root == ObjectIdentifier(AppComponent.self) {
            return Wiring.place(of: AppComponent.self, AppPlace())
        }
        return nil
    }
}

extension CardComponent: WiredDouble {
    static func _doublePlace(of component: ObjectIdentifier, _ double: Any) -> Place? {
        if component == ObjectIdentifier(CardComponent.self), let double = double as? any CardDependency {
            return Wiring.place(of: CardComponent.self, CardOnDouble(double))
        }
        return nil
    }
}

private final class AppPlace: RootPlace {
    override func _place(of child: ObjectIdentifier, in owner: any Scope) -> Place? {
        if child == ObjectIdentifier(CardComponent.self) {
            let above = Wiring.owner(owner, as: AppComponent.self)
            return Wiring.place(of: CardComponent.self, CardUnderApp(above))
        }
        return nil
    }
}

private final class CardUnderApp: PlaceOf<any CardDependency>, CardDependency {
    private let above: AppComponent

    init(_ above: AppComponent) {
        self.above = above
        super.init()
    }

    override var _parent: any Scope { above }
    override var _dependency: any CardDependency { self }
    var session: Session { above.session }

    override func _place(of child: ObjectIdentifier, in owner: any Scope) -> Place? {
        if child == ObjectIdentifier(DetailComponent.self) {
            let above = Wiring.owner(owner, as: CardComponent.self)
            return Wiring.place(of: DetailComponent.self, DetailUnderCard(above, self))
        }
        return nil
    }
}

private final class CardOnDouble: DoublePlace<any CardDependency> {
    override func _place(of child: ObjectIdentifier, in owner: any Scope) -> Place? {
        if child == ObjectIdentifier(DetailComponent.self) {
            let above = Wiring.owner(owner, as: CardComponent.self)
            return Wiring.place(of: DetailComponent.self, DetailUnderCard(above, _double))
        }
        return nil
    }
}

private final class DetailUnderCard: PlaceOf<any DetailDependency>, DetailDependency {
    private let above: CardComponent
    private let outer: any CardDependency

    init(_ above: CardComponent, _ outer: any CardDependency) {
        self.above = above
        self.outer = outer
        super.init()
    }

    override var _parent: any Scope { above }
    override var _dependency: any DetailDependency { self }
    var session: Session { outer.session }
    var limit: Tracked { above.limit }
}
