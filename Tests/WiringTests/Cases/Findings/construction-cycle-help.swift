//! title: the help for a cycle mentions the scope only if the service is not kept
//! command: check
import Dovetail

final class Hen: @unchecked Sendable { init(_ egg: Egg) {} }
final class Egg: @unchecked Sendable { init(_ hen: Hen) {} }
let one = try Container { c in
    c.register(Hen.self) { r in
        Hen(try r.resolve(Egg.self))  //~ construction-cycle: and set that in completed: { r, it in … } with scope: .graph; or keep r.container in 'Hen'
    }
    c.register(Egg.self) { r in Egg(try r.resolve(Hen.self)) }
}
_ = try one.resolve(Hen.self)
let two = try Container { c in
    c.register(Hen.self, scope: .singleton) { r in
        Hen(try r.resolve(Egg.self))  //~ construction-cycle: completed: { r, it in … }; or keep r.container in 'Hen', and resolve 'Egg' from the container on first use
    }
    c.register(Egg.self) { r in Egg(try r.resolve(Hen.self)) }
}
_ = try two.resolve(Hen.self)
