//! title: ports whose value comes too late, in a loop that ends, or into another port of the same name
//! command: check
//! runs: no
//// file: App/main.swift
import Dovetail
import Foundation

enum External {
    static let late = Port<Int>("late")
    static let ended = Port<Int>("ended")
    static let matched = Port<Int>("matched")
    static let caught = Port<Int>("caught")
    static let twice = Port<Int>("twice")
    static let named = Port<Int>("named")
}
print(try External.late.get()) //~ missing-registration: 'late'
try External.late.inject(1)
for number in [1, 2] { try External.ended.inject(number); break }
for case let number? in [1, nil] { try External.matched.inject(number) }
for number in [1, 2] { do { try External.caught.inject(number) } catch {} }
for number in [1, 2] { try External.twice.inject(number) } //~ duplicate-registration: 'External.twice' is injected in each iteration of a loop
let other = External.named
print(try other.get()) //~ missing-registration: nothing injects a value into the port 'External.named'
struct Key: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(try! Other.size.get()) } //~ missing-registration: nothing injects a value into the port 'Other.size'
}
print(Set([Key()]))
//// file: App/Other.swift
import Dovetail

enum Other { static let size = Port<Int>("size") }
