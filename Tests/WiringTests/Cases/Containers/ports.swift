//! title: a port that nothing fills, or that is filled twice, throws where it is asked
//! command: check --strict
//! runs: no
import Dovetail

enum External {
    static let empty = Port<Int>("empty")
    static let full = Port<Int>("full")
    static let twice: Port<Int> = .init("twice")
    static let meant = Port<Int>("meant")
    static let waiting = Port<Int>("waiting")
    static let later = Port<Int>("later")
    static let either = Port<Int>("either")
    static let unasked = Port<Int>("unasked")
    static let branch = Port<Int>("branch")
    static let together = Port<Int>("together")
}
func never() throws { try External.waiting.inject(1) }
func setUp() throws { try External.later.inject(1) }
func start() throws {
    try External.full.inject(1)
    try External.twice.inject(1)
    try External.twice.inject(2) //~ duplicate-registration: 'External.twice' is injected twice
    try External.meant.inject(1)
    try? External.meant.inject(2)
    if CommandLine.arguments.isEmpty { try External.either.inject(1) } else { try External.either.inject(2) }
    #if DEBUG
    try External.either.inject(1) //~ duplicate-registration: a value is injected twice into the port 'either'
    #else
    try External.either.inject(2) //~ duplicate-registration: a value is injected twice into the port 'either'
    #endif
}
try start()
if CommandLine.arguments.count > 3 { try External.branch.inject(1) }
_ = try External.branch.get() //~ unprovable-resolution: it is injected only in a branch
if CommandLine.arguments.count > 3 {
    try External.together.inject(1)
    _ = try External.together.get()
}
_ = try External.empty.get() //~ missing-registration: nothing injects a value into the port 'External.empty'
_ = try? External.empty.get()
_ = try External.full.get()
_ = try External.twice.get()
_ = try External.meant.get()
_ = try External.waiting.get() //~ missing-registration: 'never', which injects one, is never called
_ = try External.either.get()
_ = try External.later.get() //~ missing-registration: help: call 'setUp' before the port is read
