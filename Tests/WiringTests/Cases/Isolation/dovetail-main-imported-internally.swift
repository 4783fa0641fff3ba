//! title: a root in a module that imports only DovetailMain, internally: nothing warns
//! alone: warnings are errors
//! flags: -warnings-as-errors
//// file: App/main.swift
internal import DovetailMain
protocol CardDependency: Dependency { @MainActor var session: String { get } }
@MainActor final class CardComponent: Component<CardDependency> {}
@MainActor final class AppComponent: BootstrapComponent {
    var session: String { "Hana" }
    var card: CardComponent { CardComponent(parent: self) }
}
MainActor.assumeIsolated { print(AppComponent().card.dependency.session) }
//> Hana
