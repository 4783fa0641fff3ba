//! class: K15 cycles
//! note: closures and local functions in a factory that run at once
import Dovetail
import Probe
final class A: Sendable { let b: [B]; init(_ b: [B]) { self.b = b } }
final class B: Sendable { let a: A; init(a: A) { self.a = a } }
let mapped = try Container { c in
    c.register(A.self) { r in
        let box = r.container
        let all = try [1].map { _ in try box.resolve(B.self) }
        return A(all)
    }
    c.register(B.self) { r in B(a: try r.resolve(A.self)) }
}
attempt { try mapped.resolve(A.self) }
attempt { try mapped.resolve(B.self) }
let local = try Container { c in
    c.register(A.self) { r in
        let box = r.container
        func run() throws -> B { try box.resolve(B.self) }
        return A([try run()])
    }
    c.register(B.self) { r in B(a: try r.resolve(A.self)) }
}
attempt { try local.resolve(A.self) }
attempt { try local.resolve(B.self) }
let named = try Container { c in
    c.register(A.self) { r in
        let box = r.container
        let make = { try box.resolve(B.self) }
        return A([try make()])
    }
    c.register(B.self) { r in B(a: try r.resolve(A.self)) }
}
attempt { try named.resolve(A.self) }
attempt { try named.resolve(B.self) }
func twice(_ make: () throws -> B) rethrows -> [B] { [try make(), try make()] }
let passed = try Container { c in
    c.register(A.self) { r in
        let box = r.container
        return A(try twice { try box.resolve(B.self) })
    }
    c.register(B.self) { r in B(a: try r.resolve(A.self)) }
}
attempt { try passed.resolve(A.self) }
attempt { try passed.resolve(B.self) }
func unclear(_ make: @escaping () throws -> B) rethrows -> [B] { [try make()] }
let escaping = try Container { c in
    c.register(A.self) { r in
        let box = r.container
        return A(try unclear { try box.resolve(B.self) })
    }
    c.register(B.self) { r in B(a: try r.resolve(A.self)) }
}
attempt { try escaping.resolve(A.self) }
attempt { try escaping.resolve(B.self) }
