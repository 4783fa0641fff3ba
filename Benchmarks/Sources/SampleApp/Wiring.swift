// Written by hand in the shape that `dovetail generate` writes.
import Dovetail
import SampleFeature

extension AppComponent: WiredRoot {
    /// The place of the root.
    public static func _rootPlace(of root: ObjectIdentifier) -> Place? {
        if root == ObjectIdentifier(AppComponent.self) {
            return Wiring.place(of: AppComponent.self, AppPlace())
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
}
