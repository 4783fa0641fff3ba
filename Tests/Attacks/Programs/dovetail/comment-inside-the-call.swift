//! class: K8 not counted
//! note: comments stand inside the call
import Dovetail
import Probe
struct Feed: Sendable {}
let box = try Container { _ in }
attempt { try box /* the app's */ .resolve /* which? */ ( /* this one */ Feed.self ) } //~ missing-registration
