//! title: a list that is registered under #if alone is gathered in other builds
//! proof: proved 1 of 2 resolutions
//! runs: no
import Dovetail

let container = try Container { c in
    #if DEBUG
        c.register([Int].self) { _ in [] }
        c.register([String].self) { _ in [] }
    #endif
    c.contribute(Int.self) { _ in 1 }
}
print(try container.resolve([Int].self))
print(try container.resolve([String].self)) //~ missing-registration: under #if !DEBUG
