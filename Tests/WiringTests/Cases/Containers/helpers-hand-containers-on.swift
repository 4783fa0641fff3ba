//! title: a helper that hands its container to another asks the container of each use
//! runs: no
//! proof: proved 2 of 2 resolutions
import Dovetail

func fetch<T>(_ type: T.Type, from container: Container) throws -> T { try container.resolve(type) }
func relay<T>(_ container: Container, _ type: T.Type) throws -> T { try fetch(type, from: container) }
let app = try Container { c in c.register(Int.self) { _ in 1 } }
let other = try Container { c in c.register(String.self) { _ in "" } }
_ = try relay(app, Int.self)
_ = try relay(other, String.self)
