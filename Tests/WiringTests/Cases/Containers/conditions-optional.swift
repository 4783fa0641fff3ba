//! title: what may be missing may be registered under #if alone
//! proof: proved 3 of 3 resolutions
import Dovetail

let container = try Container { c in
    #if DEBUG
        c.register(Int.self) { _ in 1 }
    #endif
    c.register(String.self) { r in "\(try r.resolve(Int?.self) ?? 0)" }
}
print(try container.resolve(Int?.self) ?? 0, try container.resolve(String.self))
//> 0 0
