//! class: C1 wrong object
//! note: the nearer types are named as members of standard types
import Dovetail
protocol CDep: Dependency { var a: Int { get }; var b: ArraySlice<Int> { get }; var d: Substring { get }; var e: Range<Int> { get } }
final class C: Component<CDep> {}
final class Mid: Component<EmptyDependency> {
    var a: [String].Index { 2 }
    var b: [Int].SubSequence { [2] }
    var d: String.SubSequence { "2" }
    var e: CountableRange<Int> { 0..<2 }
    var c: C { C(parent: self) }
}
final class App: BootstrapComponent {
    var a: Int { 1 }; var b: ArraySlice<Int> { [1] }; var d: Substring { "1" }; var e: Range<Int> { 0..<1 }
    var mid: Mid { Mid(parent: self) }
}
let d = App().mid.c.dependency
print(d.a, d.b, d.d, d.e)
//> 2 [2] 2 0..<2
