//! title: a parent of thirty children, each with its own need
import Dovetail

protocol Needs0: Dependency { var v0: Int { get } }
final class C0: Component<Needs0> {}
protocol Needs1: Dependency { var v1: Int { get } }
final class C1: Component<Needs1> {}
protocol Needs2: Dependency { var v2: Int { get } }
final class C2: Component<Needs2> {}
protocol Needs3: Dependency { var v3: Int { get } }
final class C3: Component<Needs3> {}
protocol Needs4: Dependency { var v4: Int { get } }
final class C4: Component<Needs4> {}
protocol Needs5: Dependency { var v0: Int { get } }
final class C5: Component<Needs5> {}
protocol Needs6: Dependency { var v1: Int { get } }
final class C6: Component<Needs6> {}
protocol Needs7: Dependency { var v2: Int { get } }
final class C7: Component<Needs7> {}
protocol Needs8: Dependency { var v3: Int { get } }
final class C8: Component<Needs8> {}
protocol Needs9: Dependency { var v4: Int { get } }
final class C9: Component<Needs9> {}
protocol Needs10: Dependency { var v0: Int { get } }
final class C10: Component<Needs10> {}
protocol Needs11: Dependency { var v1: Int { get } }
final class C11: Component<Needs11> {}
protocol Needs12: Dependency { var v2: Int { get } }
final class C12: Component<Needs12> {}
protocol Needs13: Dependency { var v3: Int { get } }
final class C13: Component<Needs13> {}
protocol Needs14: Dependency { var v4: Int { get } }
final class C14: Component<Needs14> {}
protocol Needs15: Dependency { var v0: Int { get } }
final class C15: Component<Needs15> {}
protocol Needs16: Dependency { var v1: Int { get } }
final class C16: Component<Needs16> {}
protocol Needs17: Dependency { var v2: Int { get } }
final class C17: Component<Needs17> {}
protocol Needs18: Dependency { var v3: Int { get } }
final class C18: Component<Needs18> {}
protocol Needs19: Dependency { var v4: Int { get } }
final class C19: Component<Needs19> {}
protocol Needs20: Dependency { var v0: Int { get } }
final class C20: Component<Needs20> {}
protocol Needs21: Dependency { var v1: Int { get } }
final class C21: Component<Needs21> {}
protocol Needs22: Dependency { var v2: Int { get } }
final class C22: Component<Needs22> {}
protocol Needs23: Dependency { var v3: Int { get } }
final class C23: Component<Needs23> {}
protocol Needs24: Dependency { var v4: Int { get } }
final class C24: Component<Needs24> {}
protocol Needs25: Dependency { var v0: Int { get } }
final class C25: Component<Needs25> {}
protocol Needs26: Dependency { var v1: Int { get } }
final class C26: Component<Needs26> {}
protocol Needs27: Dependency { var v2: Int { get } }
final class C27: Component<Needs27> {}
protocol Needs28: Dependency { var v3: Int { get } }
final class C28: Component<Needs28> {}
protocol Needs29: Dependency { var v4: Int { get } }
final class C29: Component<Needs29> {}
final class Root: BootstrapComponent {
    let v0 = 0, v1 = 1, v2 = 2, v3 = 3, v4 = 4
    var c0: C0 { C0(parent: self) }
    var c1: C1 { C1(parent: self) }
    var c2: C2 { C2(parent: self) }
    var c3: C3 { C3(parent: self) }
    var c4: C4 { C4(parent: self) }
    var c5: C5 { C5(parent: self) }
    var c6: C6 { C6(parent: self) }
    var c7: C7 { C7(parent: self) }
    var c8: C8 { C8(parent: self) }
    var c9: C9 { C9(parent: self) }
    var c10: C10 { C10(parent: self) }
    var c11: C11 { C11(parent: self) }
    var c12: C12 { C12(parent: self) }
    var c13: C13 { C13(parent: self) }
    var c14: C14 { C14(parent: self) }
    var c15: C15 { C15(parent: self) }
    var c16: C16 { C16(parent: self) }
    var c17: C17 { C17(parent: self) }
    var c18: C18 { C18(parent: self) }
    var c19: C19 { C19(parent: self) }
    var c20: C20 { C20(parent: self) }
    var c21: C21 { C21(parent: self) }
    var c22: C22 { C22(parent: self) }
    var c23: C23 { C23(parent: self) }
    var c24: C24 { C24(parent: self) }
    var c25: C25 { C25(parent: self) }
    var c26: C26 { C26(parent: self) }
    var c27: C27 { C27(parent: self) }
    var c28: C28 { C28(parent: self) }
    var c29: C29 { C29(parent: self) }
}
let root = Root()
print(root.c0.dependency.v0, root.c11.dependency.v1, root.c29.dependency.v4)
//> 0 1 4
