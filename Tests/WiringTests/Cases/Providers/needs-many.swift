//! title: forty needs of one component, from two ancestors
import Dovetail

protocol CDep: Dependency {
    var v0: Int { get }
    var v1: Int { get }
    var v2: Int { get }
    var v3: Int { get }
    var v4: Int { get }
    var v5: Int { get }
    var v6: Int { get }
    var v7: Int { get }
    var v8: Int { get }
    var v9: Int { get }
    var v10: Int { get }
    var v11: Int { get }
    var v12: Int { get }
    var v13: Int { get }
    var v14: Int { get }
    var v15: Int { get }
    var v16: Int { get }
    var v17: Int { get }
    var v18: Int { get }
    var v19: Int { get }
    var v20: Int { get }
    var v21: Int { get }
    var v22: Int { get }
    var v23: Int { get }
    var v24: Int { get }
    var v25: Int { get }
    var v26: Int { get }
    var v27: Int { get }
    var v28: Int { get }
    var v29: Int { get }
    var v30: Int { get }
    var v31: Int { get }
    var v32: Int { get }
    var v33: Int { get }
    var v34: Int { get }
    var v35: Int { get }
    var v36: Int { get }
    var v37: Int { get }
    var v38: Int { get }
    var v39: Int { get }
}
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency> {
    var v0: Int { 100 }
    var v2: Int { 102 }
    var v4: Int { 104 }
    var v6: Int { 106 }
    var v8: Int { 108 }
    var v10: Int { 110 }
    var v12: Int { 112 }
    var v14: Int { 114 }
    var v16: Int { 116 }
    var v18: Int { 118 }
    var v20: Int { 120 }
    var v22: Int { 122 }
    var v24: Int { 124 }
    var v26: Int { 126 }
    var v28: Int { 128 }
    var v30: Int { 130 }
    var v32: Int { 132 }
    var v34: Int { 134 }
    var v36: Int { 136 }
    var v38: Int { 138 }
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    let v0 = 0
    let v1 = 1
    let v2 = 2
    let v3 = 3
    let v4 = 4
    let v5 = 5
    let v6 = 6
    let v7 = 7
    let v8 = 8
    let v9 = 9
    let v10 = 10
    let v11 = 11
    let v12 = 12
    let v13 = 13
    let v14 = 14
    let v15 = 15
    let v16 = 16
    let v17 = 17
    let v18 = 18
    let v19 = 19
    let v20 = 20
    let v21 = 21
    let v22 = 22
    let v23 = 23
    let v24 = 24
    let v25 = 25
    let v26 = 26
    let v27 = 27
    let v28 = 28
    let v29 = 29
    let v30 = 30
    let v31 = 31
    let v32 = 32
    let v33 = 33
    let v34 = 34
    let v35 = 35
    let v36 = 36
    let v37 = 37
    let v38 = 38
    let v39 = 39
    var middle: Middle { Middle(parent: self) }
}
let d = Root().middle.c.dependency
print(d.v0, d.v1, d.v20, d.v21, d.v38, d.v39)
//> 100 1 120 21 138 39
