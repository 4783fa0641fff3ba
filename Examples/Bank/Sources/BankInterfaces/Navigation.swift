/// Ways through the app that belong to no single module.
public protocol Navigation {
    /// The app's first screen.
    func home() -> Screen
}

extension Navigation {
    /// The button that leads home.
    public var homeAction: ScreenAction {
        ScreenAction("Home") { home() }
    }
}
