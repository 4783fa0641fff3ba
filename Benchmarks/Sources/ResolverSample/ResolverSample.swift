import Resolver
import SampleServices

/// The services from a Resolver container, all in scope `unique` except the kept one.
public func resolverSource() -> ServiceSource {
    let r = Resolver()
    r.register { Kept() }.scope(.application)
    r.register { Leaf() }.scope(.unique)
    r.register { Link0() }.scope(.unique)
    r.register { Link1(below: r.resolve()) }.scope(.unique)
    r.register { Link2(below: r.resolve()) }.scope(.unique)
    r.register { Link3(below: r.resolve()) }.scope(.unique)
    r.register { Link4(below: r.resolve()) }.scope(.unique)
    r.register { Link5(below: r.resolve()) }.scope(.unique)
    r.register { Link6(below: r.resolve()) }.scope(.unique)
    r.register { Link7(below: r.resolve()) }.scope(.unique)
    r.register { Link8(below: r.resolve()) }.scope(.unique)
    r.register { Link9(below: r.resolve()) }.scope(.unique)
    return ServiceSource(
        name: "Resolver", kept: { r.resolve(Kept.self) }, leaf: { r.resolve(Leaf.self) },
        graph: { r.resolve(Link9.self) })
}
