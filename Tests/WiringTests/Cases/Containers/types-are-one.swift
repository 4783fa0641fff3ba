//! title: one type under several names
//! runs: no
//! proof: proved 7 of 7 resolutions
import Foundation
import Swinject

protocol Store {}
protocol Cache: Store {}
protocol Keeper: AnyObject {}
struct Disk: Cache {}
final class Tape: Keeper {}
typealias Stores = [any Store]
let container = Container()
container.register(Double.self) { _ in 1 }
container.register(CChar.self) { _ in 1 }
container.register((any Store & Cache).self) { _ in Disk() }
container.register((AnyObject & Keeper).self) { _ in Tape() }
container.register((() throws -> Void).self) { _ in {} }
container.register((any Store).self) { _ in Disk() }
container.register((any Codable).self) { _ in 1 }
_ = container.resolve(TimeInterval.self)
_ = container.resolve(Int8.self)
_ = container.resolve((any Cache).self)
_ = container.resolve((any Keeper).self)
_ = container.resolve((() throws(any Error) -> Void).self)
_ = container.resolve(Stores.Element.self)
_ = container.resolve((Decodable & Encodable).self)
