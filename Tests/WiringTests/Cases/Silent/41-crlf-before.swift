//! title: needle 41: line ends of CR LF earlier in the file do not hide a construction
//! runs: no
import Dovetail
/* 👨‍👩‍👧 */
final class C: Component<EmptyDependency> {}
final class Root: BootstrapComponent {}
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
func build(_ scope: any Scope) -> C { C(parent: scope) } //~ unprovable-construction
