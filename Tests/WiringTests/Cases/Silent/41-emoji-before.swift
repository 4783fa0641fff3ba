//! title: needle 41: emoji earlier in the file do not hide a construction
//! runs: no
import Dovetail

// 👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦 👨🏽‍🚀👨🏽‍🚀👨🏽‍🚀 é 🇰🇷🇰🇷🇰🇷 👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦
let flags = "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦"
final class C: Component<EmptyDependency> {}
final class Root: BootstrapComponent {}
func build(_ scope: any Scope) -> C { /* 👩‍👩‍👧‍👦 */ C(parent: scope) } //~ unprovable-construction
