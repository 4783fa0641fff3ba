import FactoryKit
import SampleServices

extension Container {
    fileprivate var kept: Factory<Kept> { self { Kept() }.singleton }
    fileprivate var leaf: Factory<Leaf> { self { Leaf() } }
    fileprivate var link0: Factory<Link0> { self { Link0() } }
    fileprivate var link1: Factory<Link1> { self { Link1(below: self.link0()) } }
    fileprivate var link2: Factory<Link2> { self { Link2(below: self.link1()) } }
    fileprivate var link3: Factory<Link3> { self { Link3(below: self.link2()) } }
    fileprivate var link4: Factory<Link4> { self { Link4(below: self.link3()) } }
    fileprivate var link5: Factory<Link5> { self { Link5(below: self.link4()) } }
    fileprivate var link6: Factory<Link6> { self { Link6(below: self.link5()) } }
    fileprivate var link7: Factory<Link7> { self { Link7(below: self.link6()) } }
    fileprivate var link8: Factory<Link8> { self { Link8(below: self.link7()) } }
    fileprivate var link9: Factory<Link9> { self { Link9(below: self.link8()) } }
}

/// The services from a Factory container.
public func factorySource() -> ServiceSource {
    let c = Container()
    return ServiceSource(
        name: "Factory", kept: { c.kept() }, leaf: { c.leaf() }, graph: { c.link9() })
}
