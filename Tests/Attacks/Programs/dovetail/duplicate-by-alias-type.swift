//! class: K14 creation
//! note: TimeInterval is Double
import Dovetail
import Probe
import Foundation
attempt { try Container { c in c.register(Double.self) { _ in 1 }; c.register(TimeInterval.self) { _ in 2 } } } //~ duplicate-registration
