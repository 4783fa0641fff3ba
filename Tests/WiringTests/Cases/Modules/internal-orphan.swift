//! title: a component of another module that nothing creates is an orphan, and its needs are nobody's
//! modules: Card App
//! runs: no
//// file: Card/Card.swift
import Dovetail
public protocol CardDependency: Dependency { var id: Int { get } }
public final class CardComponent: Component<CardDependency> {} //~ orphan-component
//// file: App/main.swift
import Card
import Dovetail
final class Root: BootstrapComponent {}
