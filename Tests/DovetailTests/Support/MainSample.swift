import Dovetail
import DovetailMain

/// A program that uses both libraries: `MainAppComponent` has a child of each kind, and `AppOfBoth`, which is not
/// isolated, has a child on the main actor.
final class MainAppComponent: DovetailMain.BootstrapComponent {
    var title: Tracked { shared { Tracked(1) } }
    var panel: PanelComponent { PanelComponent(parent: self, number: 5) }
    var plain: PlainComponent { PlainComponent(parent: self) }
}

@MainActor protocol PanelDependency: Dovetail.Dependency {
    var title: Tracked { get }
}

final class PanelComponent: DovetailMain.Component<any PanelDependency> {
    let number: Int

    init(parent: any Dovetail.Scope, number: Int) {
        self.number = number
        super.init(parent: parent)
    }

    init(double: any PanelDependency) {
        number = 0
        super.init(dependency: double)
    }

    var footer: Tracked { shared { Tracked(dependency.title.number + 1) } }
}

final class PlainComponent: Dovetail.Component<any PanelDependency> {
    @MainActor var number: Int { dependency.title.number }
}

final class AppOfBoth: Dovetail.BootstrapComponent {
    var title: Tracked { shared { Tracked(2) } }
    @MainActor var panel: PanelComponent { PanelComponent(parent: self, number: 6) }
}

@MainActor final class PanelDouble: PanelDependency {
    let title = Tracked(3)
}
