//! title: ports that are not constants, and reads of which the port is unknown, are not provable
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
    static let maybe: Port<Int>? = Port("maybe")  //~ unprovable-resolution: cannot prove that this has a value
    static let list = [
        Port<Int>("a"),  //~ unprovable-resolution: cannot prove that this has a value
        Port<Int>("b"),  //~ unprovable-resolution: cannot prove that this has a value
    ]
    static let pair = (Port<Int>("a"), 1)  //~ unprovable-resolution: cannot prove that this has a value
}
struct Kit {
    let size = Port<Int>("size")  //~ unprovable-resolution: cannot prove that this has a value
}
struct Shelf { let port: Port<Int> }
struct Port2 { func get() -> Int { 1 } }

let kit = Kit()
_ = try kit.size.get()
_ = try External.maybe?.get()
_ = try External.list[0].get()
_ = try External.pair.0.get()
_ = try External.aliased.get()  //~ missing-registration: nothing injects a value into the port 'External.aliased'
try External.filled.inject(1)
_ = try External.filled.get()
try External.own.inject(External.own.get() + 1)  //~ unprovable-resolution: cannot prove that this has a value
let read = External.value.get  //~ missing-registration: nothing injects a value into the port 'External.value'
func show(_ port: Port<Int>) throws { print(try port.get()) }  //~ unprovable-resolution: cannot prove that this has a value
try show(External.filled)
let shelf = Shelf(port: External.filled)
_ = try shelf.port.get()  //~ unprovable-resolution: cannot prove that this has a value
_ = Port2().get()
_ = try readElsewhere()
