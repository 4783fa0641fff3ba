// As users of Swinject write it.
// swift-format-ignore-file: NeverForceUnwrap

import SampleServices
import Swinject

/// The services from a Swinject container, all in scope `transient` except the kept one.
public func swinjectSource() -> ServiceSource {
    let c = Container()
    c.register(Kept.self) { _ in Kept() }.inObjectScope(.container)
    c.register(Leaf.self) { _ in Leaf() }.inObjectScope(.transient)
    c.register(Link0.self) { _ in Link0() }.inObjectScope(.transient)
    c.register(Link1.self) { r in Link1(below: r.resolve(Link0.self)!) }.inObjectScope(.transient)
    c.register(Link2.self) { r in Link2(below: r.resolve(Link1.self)!) }.inObjectScope(.transient)
    c.register(Link3.self) { r in Link3(below: r.resolve(Link2.self)!) }.inObjectScope(.transient)
    c.register(Link4.self) { r in Link4(below: r.resolve(Link3.self)!) }.inObjectScope(.transient)
    c.register(Link5.self) { r in Link5(below: r.resolve(Link4.self)!) }.inObjectScope(.transient)
    c.register(Link6.self) { r in Link6(below: r.resolve(Link5.self)!) }.inObjectScope(.transient)
    c.register(Link7.self) { r in Link7(below: r.resolve(Link6.self)!) }.inObjectScope(.transient)
    c.register(Link8.self) { r in Link8(below: r.resolve(Link7.self)!) }.inObjectScope(.transient)
    c.register(Link9.self) { r in Link9(below: r.resolve(Link8.self)!) }.inObjectScope(.transient)
    return ServiceSource(
        name: "Swinject", kept: { c.resolve(Kept.self) }, leaf: { c.resolve(Leaf.self) },
        graph: { c.resolve(Link9.self) })
}

/// The cost of a failed resolution in Swinject with 1,000 registrations of another service.
public func swinjectMiss() -> () -> Int? {
    let c = Container()
    for number in 0..<1_000 { c.register(Leaf.self, name: "\(number)") { _ in Leaf() } }
    return { c.resolve(Int.self) }
}
