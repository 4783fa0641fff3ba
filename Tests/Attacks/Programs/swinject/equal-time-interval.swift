//! class: K17 equal types
//! note: TimeInterval is Double
import Swinject
import Probe
import Foundation
let box = Container()
box.register(TimeInterval.self) { _ in 2 }
probe(box.resolve(Double.self))
