//! title: emoji before declarations on their lines
import Dovetail

/* 👨‍👩‍👧‍👦 */ protocol CDep: Dependency { /* 🇰🇷 */ var id: Int { get } }
/* é */ final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    let s = "👨‍👩‍👧‍👦👨‍👩‍👧‍👦"; var id: Int { s.count }
    /* 👨‍👩‍👧‍👦 */ var c: C { /* 👨‍👩‍👧‍👦 */ C(parent: self) }
}
print(Root().c.dependency.id)
//> 2
