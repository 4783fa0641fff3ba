import Testing

/// What `self` is in an extension of a protocol.
@Suite struct ProtocolExtensionTests {
    @Test func selfIsAnotherProtocolToo() {
        expectOutcomes(
            """
            import Swinject
            final class Page {}
            protocol Navigation { var resolver: Resolver { get } }
            class BaseNavigation: Navigation {
                let resolver: Resolver
                var last: Page?
                init(resolver: Resolver) { self.resolver = resolver }
                func log(_ resolver: Resolver) { _ = resolver.resolve(Int.self)! } // missing
            }
            protocol ListNavigation { func showDetail() }
            extension ListNavigation where Self: BaseNavigation {
                func showDetail() {
                    last = resolver.resolve(Page.self)! // proved
                    log(resolver)
                }
            }
            final class Default: BaseNavigation, ListNavigation {}
            let box = Container()
            box.register(Page.self) { _ in Page() }
            let navigation: ListNavigation = Default(resolver: box)
            navigation.showDetail()
            """)
    }
}
