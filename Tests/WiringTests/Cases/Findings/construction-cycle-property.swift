//! title: the help for a cycle names the property, its class and the cast
//! command: check
import Dovetail

protocol Limits: AnyObject {}
protocol Audit: AnyObject {}
final class DefaultLimits: Limits { let audit: any Audit; init(audit: any Audit) { self.audit = audit } }
final class DefaultAudit: Audit { init(_ limits: any Limits) {} }
final class Hen { var egg: Egg?; init(egg: Egg) { self.egg = egg } }
final class Egg { init(_ hen: Hen) {} }
let container = try Container { c in
    c.register((any Limits).self, DefaultLimits.init) //~ construction-cycle: break the cycle: declare 'var audit: (any Audit)?' in 'DefaultLimits', remove 'audit' from its initializer, and write c.register((any Limits).self, scope: .graph) { _ in DefaultLimits() } completed: { r, it in (it as? DefaultLimits)?.audit = try r.resolve((any Audit).self) }; or keep
    c.register((any Audit).self, DefaultAudit.init)
    c.register(Hen.self, scope: .singleton) { r in Hen(egg: try r.resolve()) } //~ construction-cycle: break the cycle: build 'Hen' without 'egg', and after the closure write completed: { r, it in it.egg = try r.resolve(Egg.self) }; or keep r.container in 'Hen'
    c.register(Egg.self, Egg.init)
}
_ = try container.resolve((any Limits).self)
_ = try container.resolve(Hen.self)
