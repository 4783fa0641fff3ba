//! class: random
//! note: assembly of a module not applied; found as: proved, and fails
//! kind: swinject
//! modules: Kit App
//// file: App/main.swift
import Kit
import Probe
import Swinject

let container = Container()
Outer().assemble(container: container)
probe(container.resolve(Api.self))
probe(container.resolve(Store.self))
//// file: Kit/Kit.swift
import Swinject

public final class Api {}
public final class Store {}

public struct Inner: Assembly {
    public init() {}
    public func assemble(container: Container) {
        container.register(Api.self) { _ in Api() }
    }
}

public struct Outer: Assembly {
    public init() {}
    public func assemble(container: Container) {
        _ = Inner()
        container.register(Store.self) { _ in Store() }
    }
}
