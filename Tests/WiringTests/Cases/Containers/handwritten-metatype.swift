//! runs: no
//! proof: proved 1 of 2 resolutions
//// file: dovetail.yml
containers:
  - {type: Box, register: 'put(_:_:)', resolve: 'take(_:)'}
//// file: App/main.swift
final class Box {
    func put<T>(_ type: T.Type, _ make: @escaping () -> T) {}
    func take<T>(_ type: T.Type) -> T? { nil }
}
protocol Store {}
protocol Log {}
final class Disk: Store {}
let box = Box()
box.put(Store.self) { Disk() }
_ = box.take(Store.self)
_ = box.take(Log.self) //~ missing-registration: register it in 'Box': put((any Log).self
