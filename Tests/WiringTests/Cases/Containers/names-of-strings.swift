//! title: names that an extension of String or a local constant holds
//! runs: no
//! proof: proved 2 of 3 resolutions
import Dovetail

extension String { static let home = "Home" }
let container = try Container { c in
    let detail = "Detail"
    c.register(Int.self, name: .home) { _ in 1 }
    c.register(Int.self, name: detail) { _ in 2 }
}
_ = try container.resolve(Int.self, name: .home)
_ = try container.resolve(Int.self, name: "Detail")
_ = try container.resolve(Int.self, name: "Hoem") //~ missing-registration: named "Hoem"
