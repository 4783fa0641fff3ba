//! title: contributions to a component of the main actor, from components of either library, and to none
//! modules: App
//// file: App/Home.swift
import DovetailMain

@MainActor protocol HomeTab {
    var title: String { get }
}
final class HomeComponent: CollectingComponent<EmptyDependency, any HomeTab> {
    var titles: [String] { contributions.map(\.title) }
}
@MainActor protocol Widget {}
final class Board: CollectingComponent<EmptyDependency, any Widget> {}
final class MainRoot: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
    var board: Board { Board(parent: self) }
}
final class FeedComponent: Component<EmptyDependency>, HomeTab {
    var title: String { "feed" }
}
//// file: App/Plain.swift
import Dovetail

final class PlainComponent: Component<EmptyDependency>, HomeTab {
    var title: String { "plain" }
}
//// file: App/main.swift
@MainActor func run() async {
    print(MainRoot().home.titles, MainRoot().board.contributions.count)
}
await run()
//> ["feed", "plain"] 0
