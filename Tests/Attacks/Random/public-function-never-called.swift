//! class: random
//! note: public function never called; found as: proved, and fails
//! kind: swinject
//! modules: Kit App
//// file: App/main.swift
import Kit
import Probe
import Swinject

let container = Container()
probe(container.resolve(Api.self))
//// file: Kit/Kit.swift
import Swinject

public final class Api {}

public func fill(_ c: Container) {
    c.register(Api.self) { _ in Api() }
}
