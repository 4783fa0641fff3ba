//! title: names that a function of the program is given: constants of String, and cases whose raw value it takes
//! runs: no
//! proof: proved 4 of 6 resolutions
//// file: App/Names.swift
extension String { static let disk = "disk" }
enum Key: String { case disk, tape = "cassette" }
//// file: App/main.swift
import Swinject

class Store {}
let container = Container()
func get<T>(_ type: T.Type, _ name: String) -> T { container.resolve(type, name: name)! }
func get<T>(_ type: T.Type, key: Key) -> T { get(type, key.rawValue) }
container.register(Store.self, name: "disk") { _ in Store() }
_ = get(Store.self, .disk)
_ = get(Store.self, Key.disk.rawValue)
_ = get(Store.self, key: .disk)
_ = get(Store.self, key: .tape) //~ missing-registration: 'Store' named "cassette" is not registered
_ = get(Store.self, Key.tape.rawValue) //~ missing-registration: 'Store' named "cassette" is not registered
_ = container.resolve(Store.self, name: .disk)!
