import Dovetail
import DovetailMain

// Written by hand in the shape that `dovetail generate` writes.

extension MainAppComponent: nonisolated WiredRoot {
    nonisolated static func _rootPlace(of root: ObjectIdentifier) -> Place? {
        if root == ObjectIdentifier(MainAppComponent.self) {
            return Wiring.place(of: MainAppComponent.self, MainAppPlace())
        }
        return nil
    }
}

extension AppOfBoth: WiredRoot {
    static func _rootPlace(of root: ObjectIdentifier) -> Place? {
        if root == ObjectIdentifier(AppOfBoth.self) {
            return Wiring.place(of: AppOfBoth.self, AppOfBothPlace())
        }
        return nil
    }
}

private final class MainAppPlace: RootPlace {
    override func _place(of child: ObjectIdentifier, in owner: any Dovetail.Scope) -> Place? {
        let above = Wiring.owner(owner, as: MainAppComponent.self)
        if child == ObjectIdentifier(PanelComponent.self) {
            return Wiring.place(of: PanelComponent.self, PanelUnderMainApp(above))
        }
        if child == ObjectIdentifier(PlainComponent.self) {
            return Wiring.place(of: PlainComponent.self, PanelUnderMainApp(above))
        }
        return nil
    }
}

private final class AppOfBothPlace: RootPlace {
    override func _place(of child: ObjectIdentifier, in owner: any Dovetail.Scope) -> Place? {
        if child == ObjectIdentifier(PanelComponent.self) {
            let above = Wiring.owner(owner, as: AppOfBoth.self)
            return Wiring.place(of: PanelComponent.self, PanelUnderAppOfBoth(above))
        }
        return nil
    }
}

private final class PanelUnderMainApp: PlaceOf<any PanelDependency> {
    private let above: MainAppComponent

    init(_ above: MainAppComponent) {
        self.above = above
        super.init()
    }

    override var _parent: any Dovetail.Scope { above }
    override var _dependency: any PanelDependency { self }
}

// In an extension: a protocol on the class itself would isolate the whole class.
extension PanelUnderMainApp: PanelDependency {
    @MainActor var title: Tracked { above.title }
}

private final class PanelUnderAppOfBoth: PlaceOf<any PanelDependency> {
    private let above: AppOfBoth

    init(_ above: AppOfBoth) {
        self.above = above
        super.init()
    }

    override var _parent: any Dovetail.Scope { above }
    override var _dependency: any PanelDependency { self }
}

extension PanelUnderAppOfBoth: PanelDependency {
    @MainActor var title: Tracked { above.title }
}
