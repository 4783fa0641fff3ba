//! runs: no
//! proof: proved 8 of 9 resolutions
//! modules: Data App
//// file: Data/Store.swift
import Swinject
public protocol Store {}
public final class Disk: Store, Sendable { public init() {} }
public struct Box<T> {}
public typealias Stores = [Store]
public func registerData(_ c: Container) {
    c.register(Store.self) { _ in Disk() }
    c.register([any Store].self) { _ in [] }
    c.register(Box<Int>.self) { _ in Box() }
    c.register([String: Int].self) { _ in [:] }
    c.register((any Store & Sendable).self) { _ in Disk() } //~ duplicate-registration: registered twice
}
//// file: App/main.swift
import Data
import Swinject
let container = Container()
registerData(container)
_ = container.resolve((any Store).self)
_ = container.resolve(Data.Store.self)
_ = container.resolve(Stores.self)
_ = container.resolve(Array<Store>.self)
_ = container.resolve(Box<Int>.self)
_ = container.resolve(Dictionary<String, Int>.self)
_ = container.resolve((Sendable & Store).self)
_ = container.resolve([Data.Store].self)
_ = container.resolve(Box<String>.self) //~ missing-registration: 'Box<String>'
