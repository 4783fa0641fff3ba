import Testing

/// Services that an object gets by a loop over its properties.
@Suite struct MirrorTests {
    private let services = """
        import Swinject
        protocol Api {}
        final class Live: Api {}
        protocol Log {}

        """

    @Test func aLoopOverChildren() {
        expectOutcomes(
            services + """
                protocol Resolvable { func resolve(_: Resolver) }
                @propertyWrapper final class Injected<Service>: Resolvable {
                    var wrappedValue: Service!
                    init() {}
                    func resolve(_ resolver: Resolver) { wrappedValue = resolver.resolve(Service.self)! }
                }
                final class Manager {
                    @Injected private var api: Api! // proved
                    @Injected private var log: Log! // missing
                    var count = 1
                    init(resolver: Resolver) {
                        for child in Mirror(reflecting: self).children {
                            if let one = child.value as? Resolvable { one.resolve(resolver) }
                        }
                    }
                }
                let box = Container()
                box.register(Api.self) { _ in Live() }
                box.register(Manager.self) { r in Manager(resolver: r) }
                _ = box.resolve(Manager.self)! // proved
                """)
    }

    /// The properties of superclasses are children of another mirror; the wrapper's first parameter is told by the
    /// extension whose initializer makes it.
    @Test func childrenOfSuperclasses() {
        expectOutcomes(
            services + """
                private protocol Resolvable { func resolve(_: Resolver) }
                @propertyWrapper final class Injected<Resolve, Service>: Resolvable {
                    var wrappedValue: Service!
                    init(as _: Resolve.Type) {}
                    func resolve(_ resolver: Resolver) {
                        if wrappedValue == nil { wrappedValue = (resolver.resolve(Resolve.self) as! Service) }
                    }
                }
                extension Injected where Resolve == Service {
                    convenience init() { self.init(as: Service.self) }
                }
                private extension Mirror {
                    var allChildren: [Any] { children.map(\\.value) + (superclassMirror?.allChildren ?? []) }
                }
                protocol Injectable {}
                extension Injectable {
                    func inject(_ resolver: Resolver) {
                        Mirror(reflecting: self).allChildren.forEach { ($0 as? Resolvable)?.resolve(resolver) }
                    }
                }
                class Base: Injectable {
                    @Injected() private var api: Api! // proved
                }
                final class Manager: Base {
                    @Injected(as: Live.self) private var live: Api! // missing
                    init(resolver: Resolver) {
                        super.init()
                        inject(resolver)
                    }
                }
                let box = Container()
                box.register(Api.self) { _ in Live() }
                _ = Manager(resolver: box)
                """)
    }
}
