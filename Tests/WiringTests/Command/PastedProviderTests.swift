import Testing
import ToolRunner

/// The help of missing-provider can be pasted where it says.
@Suite struct PastedProviderTests {
    @Test(arguments: programs)
    func theProgramRuns(_ program: PastedProgram) throws {
        let problems = try program.problems()
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    static let programs = [
        PastedProgram(
            title: "the component below the root that has what the only implementation needs",
            text: """
                //// file: App/Feeds.swift
                protocol Feed { var name: String { get } }
                struct LiveFeed: Feed { let user: User; var name: String { user.name } }
                final class User { let name = "live" }
                //// file: App/main.swift
                import Dovetail
                protocol FeedDependency: Dependency { var feed: any Feed { get } }
                final class FeedComponent: Component<FeedDependency> {}
                final class MiddleComponent: Component<EmptyDependency> {
                    var user: User { shared { User() } }
                    var page: FeedComponent { FeedComponent(parent: self) }
                }
                final class AppComponent: BootstrapComponent {
                    var middle: MiddleComponent { MiddleComponent(parent: self) }
                }
                print(AppComponent().middle.page.dependency.feed.name)
                """,
            help: "add to MiddleComponent: var feed: any Feed { LiveFeed(user: user) }",
            edits: [
                .init(
                    old: "    var page:", new: "var feed: any Feed { LiveFeed(user: user) }", before: "    ",
                    after: "\n    var page:")
            ],
            output: "live\n"),
        PastedProgram(
            title: "one object for two components, built from what the root's child gets itself",
            text: """
                //// file: App/main.swift
                import Dovetail
                final class Log { let name: String; init(name: String) { self.name = name } }
                protocol CardDependency: Dependency { var log: Log { get } }
                protocol PageDependency: Dependency { var log: Log { get } }
                protocol HomeDependency: Dependency { var name: String { get } }
                final class CardComponent: Component<CardDependency> {}
                final class PageComponent: Component<PageDependency> {}
                final class HomeComponent: Component<HomeDependency> {
                    var card: CardComponent { CardComponent(parent: self) }
                    var page: PageComponent { PageComponent(parent: self) }
                }
                final class AppComponent: BootstrapComponent {
                    private let title = "app"
                    var name: String { title }
                    var home: HomeComponent { HomeComponent(parent: self) }
                }
                let home = AppComponent().home
                print(home.card.dependency.log.name, home.card.dependency.log === home.page.dependency.log)
                """,
            help: "add to AppComponent: var log: Log { shared { Log(name: name) } }",
            edits: [
                .init(
                    old: "    var home:", new: "var log: Log { shared { Log(name: name) } }", before: "    ",
                    after: "\n    var home:")
            ],
            output: "app true\n"),
        PastedProgram(
            title: "what a component takes from its dependency",
            text: """
                //// file: App/main.swift
                import Dovetail
                struct Session { let id: Int }
                struct Cart { let session: Session }
                protocol CartDependency: Dependency { var cart: Cart { get } }
                protocol ShopDependency: Dependency { var session: Session { get } }
                final class CartComponent: Component<CartDependency> {}
                final class ShopComponent: Component<ShopDependency> {
                    var page: CartComponent { CartComponent(parent: self) }
                }
                final class UserComponent: Component<EmptyDependency> {
                    public private(set) var session = Session(id: 7)
                    private var other: Session { session }
                    var shop: ShopComponent { ShopComponent(parent: self) }
                }
                final class AppComponent: BootstrapComponent {
                    var user: UserComponent { UserComponent(parent: self) }
                }
                print(AppComponent().user.shop.page.dependency.cart.session.id)
                """,
            help: "add to UserComponent: var cart: Cart { Cart(session: session) }",
            edits: [
                .init(
                    old: "    var shop:", new: "var cart: Cart { Cart(session: session) }", before: "    ",
                    after: "\n    var shop:")
            ],
            output: "7\n"),
    ]
}
