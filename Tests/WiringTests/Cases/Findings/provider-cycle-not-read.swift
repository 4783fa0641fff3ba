//! title: provider-cycle, passing: names that are not read, or not always
import Dovetail

func later(_ value: @autoclosure @escaping () -> Int) -> () -> Int { value }
struct Later { let value: () -> Int; init(_ value: @autoclosure @escaping () -> Int) { self.value = value } }
class Base: BootstrapComponent { var top: Int { low }; var low: Int { top } }
final class Root: Base {
    override var low: Int { 10 }
    var stop = true
    enum Problem: Error { case stop }
    func check() throws { if stop { throw Problem.stop } }
    var a: Int { _ = later(self.a); _ = Later(self.a); return 1 }
    var b: Int { ({ (b: Int) in b }(2)) + ({ [b = 1] in b }()) }
    var c: Int { func c() -> Int { 4 }; return c() }
    var d: Int { let path = \Root.d; _ = path; return 5 }
    var e: Int { get throws { try check(); return try e } }
    var f: Int { while true { return 6 } }
    var g: Int { if case .some = Optional(1) { return 7 } else { return g } }
    var h: Int { defer { stop = false }; return stop ? 8 : h }
}
let root = Root()
print(root.top, root.a, root.b, root.c, root.d, (try? root.e) ?? 0, root.f, root.g, root.h)
//> 10 1 3 4 5 0 6 7 8
