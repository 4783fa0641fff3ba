//! title: provider-cycle: three values, the first in the file is named, once
//! runs: no
import Dovetail

struct V { init(_ v: Any) {} }
final class Root: BootstrapComponent {
    var free: V { shared { V(a) } }
    var a: V { shared { V(b) } }  //~ provider-cycle: let 'V' take a closure, '@escaping () ->
    var b: V { shared { V(c) } }
    var c: V { shared { V(a) } }
}
