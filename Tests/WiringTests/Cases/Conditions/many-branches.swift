//! title: a provider in each of twenty branches
import Dovetail

protocol LeafDep: Dependency { var v: Int { get } }
final class Leaf: Component<LeafDep> {}
final class Root: BootstrapComponent {
    #if FLAG_0
    var v: Int { 1 }
    #elseif FLAG_1
    var v: Int { 2 }
    #elseif FLAG_2
    var v: Int { 3 }
    #elseif FLAG_3
    var v: Int { 4 }
    #elseif FLAG_4
    var v: Int { 5 }
    #elseif FLAG_5
    var v: Int { 6 }
    #elseif FLAG_6
    var v: Int { 7 }
    #elseif FLAG_7
    var v: Int { 8 }
    #elseif FLAG_8
    var v: Int { 9 }
    #elseif FLAG_9
    var v: Int { 10 }
    #elseif FLAG_10
    var v: Int { 11 }
    #elseif FLAG_11
    var v: Int { 12 }
    #elseif FLAG_12
    var v: Int { 13 }
    #elseif FLAG_13
    var v: Int { 14 }
    #elseif FLAG_14
    var v: Int { 15 }
    #elseif FLAG_15
    var v: Int { 16 }
    #elseif FLAG_16
    var v: Int { 17 }
    #elseif FLAG_17
    var v: Int { 18 }
    #elseif FLAG_18
    var v: Int { 19 }
    #else
    var v: Int { 0 }
    #endif
    var leaf: Leaf { Leaf(parent: self) }
}
print(Root().leaf.dependency.v)
//> 0
