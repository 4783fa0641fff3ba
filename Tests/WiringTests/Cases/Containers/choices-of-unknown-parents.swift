//! title: where one of the containers that may be meant may have a service, that the others have none is no error
//! runs: no
//! proof: proved 0 of 1 resolution; 1 not provable: 1 unknown container
import Swinject

final class Clock {}
let (parent, other) = (made(), Container())
let child = Container(parent: parent)
let plain = Container()
let isChild = CommandLine.arguments.isEmpty
let chosen = isChild ? plain : child
_ = chosen.resolve(Clock.self)
parent.register(Int.self) { _ in 1 }  //~ unused-registration
