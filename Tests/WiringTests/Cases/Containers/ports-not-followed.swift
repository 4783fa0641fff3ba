//! title: ports in properties, lists, tuples and parameters are followed, too
//! command: check --strict
//! runs: no
//// file: App/Reader.swift
func readElsewhere() throws -> Int {
    try External.apart.get()  //~ missing-registration: nothing injects a value into the port 'External.apart'
}
//// file: App/main.swift
import Dovetail

typealias Slot = Port

enum External {
    static let aliased = Slot<Int>("aliased")
    static let filled = Slot<Int>("filled")
    static let apart = Slot<Int>("apart")
    static let own = Port<Int>("own")
    static let value = Port<Int>("value")
    static let maybe: Port<Int>? = Port("maybe")
    static let list = [
        Port<Int>("a"),
        Port<Int>("b"),
    ]
    static let pair = (Port<Int>("a"), 1)
}
struct Kit {
    let size = Port<Int>("size")
}
struct Shelf { let port: Port<Int> }
struct Port2 { func get() -> Int { 1 } }

let kit = Kit()
_ = try kit.size.get()  //~ missing-registration: nothing injects a value into the port 'size'
_ = try External.maybe?.get()  //~ missing-registration: nothing injects a value into the port 'maybe'
_ = try External.list[0].get()  //~ missing-registration: nothing injects a value into the port 'a'
_ = try External.pair.0.get()  //~ missing-registration: nothing injects a value into the port 'a'
_ = try External.aliased.get()  //~ missing-registration: nothing injects a value into the port 'External.aliased'
try External.filled.inject(1)
_ = try External.filled.get()
try External.own.inject(External.own.get() + 1)  //~ missing-registration: the port 'own' has no value yet
let read = External.value.get  //~ unprovable-resolution
func show(_ port: Port<Int>) throws { print(try port.get()) }  //~ unprovable-resolution
try show(External.filled)
let shelf = Shelf(port: External.filled)
_ = try shelf.port.get()
_ = Port2().get()
_ = try readElsewhere()
_ = try read()  //~ missing-registration: nothing injects a value into the port 'value'
