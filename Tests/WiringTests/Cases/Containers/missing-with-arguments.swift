//! title: the help for what is not registered takes the arguments
//! runs: no
//! proof: proved 0 of 2 resolutions
import Dovetail

final class Page {}
final class List {}
let container = try Container { c in }
_ = try container.resolve(Page.self, arguments: 7) //~ missing-registration: c.register(Page.self) { (r, argument: Int) in … }
_ = try container.resolve(List.self, arguments: 7, "a") //~ missing-registration: c.register(List.self) { (r, argument1: Int, argument2: String) in … }
