import Dovetail

// Components and their wiring, written by hand in the form that `dovetail generate` writes: the runtime stage is tested
// without the stages that generate it.

final class Key {}

protocol RoomDependency: Dependency {
    var key: Key { get }
}

/// A root that creates a child.
final class HouseComponent: BootstrapComponent {
    var keysMade = 0

    var key: Key {
        shared {
            keysMade += 1
            return Key()
        }
    }
    var room: RoomComponent { RoomComponent(parent: self) }
}

/// A child that needs a value from its parent.
final class RoomComponent: Component<any RoomDependency> {
    var lamp: Key { shared { Key() } }
    var other: (Key, Key) { (shared { Key() }, shared { Key() }) }

    func lit(fails: Bool) throws -> Key {
        try shared {
            if fails { throw NoLight() }
            return Key()
        }
    }
}

struct NoLight: Error {}

/// A double of a room's dependency.
final class RoomDouble: RoomDependency {
    let key = Key()
}

extension HouseComponent: Wiring.WiredRoot {
    static func _rootConnection(of root: ObjectIdentifier, _ slot: Wiring.DependencySlot) -> Wiring.Connection? {
        if Wiring.isClass(root, HouseComponent.self) {
            return Wiring.root(HouseComponent.self, slot, Wiring.RootPlace(), houseChildren)
        }
        return nil
    }
}

private final class UnderHouse: Wiring.PlaceUnder<HouseComponent, Void> {
    var key: Key { _above.key }
}

extension UnderHouse: RoomDependency {}

private func houseChildren(
    _ child: ObjectIdentifier, _ slot: Wiring.DependencySlot, _ owner: AnyObject, _ place: Wiring.Place
) -> Wiring.Connection? {
    let place = UnderHouse(Wiring.owner(owner, as: HouseComponent.self), ())
    if Wiring.isClass(child, RoomComponent.self) {
        return Wiring.connection(RoomComponent.self, slot, place, place)
    }
    return nil
}
