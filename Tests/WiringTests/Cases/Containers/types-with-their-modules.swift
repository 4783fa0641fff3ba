//! title: a type with its module's name is the same without it
//! modules: Core Kit App
//! runs: no
//// file: Core/UserProfile.swift
public struct UserProfile { public init() {} }
public enum Core { case one }
//// file: Kit/Kit.swift
public struct Kit { public struct Item { public init() {} } }
public struct Item { public init() {} }
//// file: App/main.swift
import Core
import Kit
import Swinject

final class Page {}
final class Form {}
let container = Container()
container.register(Page.self) { (_, profile: Core.UserProfile) in Page() }
container.register(Form.self) { (_, profile: UserProfile) in Form() }
let plain: UserProfile = UserProfile()
let dotted: Core.UserProfile = Core.UserProfile()
_ = container.resolve(Page.self, argument: plain)!
_ = container.resolve(Page.self, argument: dotted)!
_ = container.resolve(Form.self, argument: dotted)!
_ = container.resolve(Form.self, argument: Core.UserProfile())!
_ = container.resolve(Page.self, argument: UserProfile())!
_ = container.resolve(Page.self, argument: 1)! //~ argument-mismatch
