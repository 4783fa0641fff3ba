//! title: the help for a cycle keeps what is Sendable immutable
//! command: check
import Dovetail

protocol Limits: Sendable {}
final class Audit: Sendable { init(_ limits: any Limits) {} }
final class DefaultLimits: Limits { let audit: Audit; init(audit: Audit) { self.audit = audit } }
final class Hen: @unchecked Sendable { let egg: Egg; init(egg: Egg) { self.egg = egg } }
final class Egg { init(_ hen: Hen) {} }
let container = try Container { c in
    c.register((any Limits).self, DefaultLimits.init)  //~ construction-cycle: break the cycle: keep r.container in 'DefaultLimits' instead of 'audit', register the class with { r in DefaultLimits(container: r.container) }, and resolve 'Audit' from the container on first use
    c.register(Audit.self, Audit.init)
    c.register(Hen.self, Hen.init)  //~ construction-cycle: break the cycle: declare 'var egg: Egg?' in 'Hen'
    c.register(Egg.self, Egg.init)
}
_ = try container.resolve((any Limits).self)
_ = try container.resolve(Hen.self)
