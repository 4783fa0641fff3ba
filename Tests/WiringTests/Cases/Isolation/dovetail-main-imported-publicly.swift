//! title: a public root in a module that imports only DovetailMain, publicly: nothing warns
//! alone: warnings are errors
//! flags: -warnings-as-errors -enable-upcoming-feature InternalImportsByDefault
//! modules: Card App
//// file: Card/Card.swift
public import DovetailMain
public protocol CardDependency: Dependency { @MainActor var session: String { get } }
@MainActor public final class CardComponent: Component<CardDependency> {}
//// file: App/App.swift
public import Card
public import DovetailMain
@MainActor public final class AppComponent: BootstrapComponent {
    public var session: String { "Hana" }
    public var card: CardComponent { CardComponent(parent: self) }
}
//// file: App/main.swift
MainActor.assumeIsolated { print(AppComponent().card.dependency.session) }
//> Hana
