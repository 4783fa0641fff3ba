import Cleanse
import SampleServices

private struct Services {
    let kept: Provider<Kept>
    let leaf: Provider<Leaf>
    let graph: Provider<Link9>
}

private struct ServicesComponent: RootComponent {
    typealias Root = Services

    static func configureRoot(binder bind: ReceiptBinder<Services>) -> BindingReceipt<Services> {
        bind.to(factory: Services.init)
    }

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Kept.self).sharedInScope().to(factory: Kept.init)
        binder.bind(Leaf.self).to(factory: Leaf.init)
        binder.bind(Link0.self).to(factory: Link0.init)
        binder.bind(Link1.self).to(factory: Link1.init)
        binder.bind(Link2.self).to(factory: Link2.init)
        binder.bind(Link3.self).to(factory: Link3.init)
        binder.bind(Link4.self).to(factory: Link4.init)
        binder.bind(Link5.self).to(factory: Link5.init)
        binder.bind(Link6.self).to(factory: Link6.init)
        binder.bind(Link7.self).to(factory: Link7.init)
        binder.bind(Link8.self).to(factory: Link8.init)
        binder.bind(Link9.self).to(factory: Link9.init)
    }
}

/// The services from a Cleanse component.
public func cleanseSource() throws -> ServiceSource {
    let services = try ComponentFactory.of(ServicesComponent.self).build(())
    return ServiceSource(
        name: "Cleanse", kept: { services.kept.get() }, leaf: { services.leaf.get() }, graph: { services.graph.get() })
}
