import Testing

/// Values that are taken from dictionaries, and through optional chains.
@Suite struct DictionaryTests {
    /// Under a key that is not known, a dictionary has any of its values, or none.
    @Test func anyOfTheValues() {
        expectOutcomes(
            """
            import Foundation
            import Swinject
            final class Api {}
            final class Log {}
            protocol Module { func show() }
            final class First: Module {
                let resolver: Resolver
                init(_ resolver: Resolver) { self.resolver = resolver }
                func show() { _ = resolver.resolve(Api.self)! } // proved
            }
            final class Second: Module {
                let resolver: Resolver
                init(_ resolver: Resolver) { self.resolver = resolver }
                func show() { _ = resolver.resolve(Log.self)! } // missing
            }
            final class Router {
                let modules: [String: (Resolver) -> Module] = ["a": { First($0) }, "b": { Second($0) }]
                let resolver: Resolver
                init(resolver: Resolver) { self.resolver = resolver }
                func present(_ name: String) {
                    if let make = modules[name] { make(resolver).show() }
                }
            }
            let box = Container()
            box.register(Api.self) { _ in Api() }
            Router(resolver: box).present(ProcessInfo.processInfo.processName)
            """)
    }

    /// What a chain gives is optional, and so is the argument that it is.
    @Test func argumentsFromChains() {
        expectOutcomes(
            """
            import Swinject
            struct Picture {}
            final class Detail { init(_ picture: Picture) {} }
            final class Other { init(_ picture: Picture?) {} }
            final class List {
                var pictures = [Picture]()
                var named: [String: Picture] = [:]
                func run(_ work: () -> Void) { work() }
                func select(_ row: Int) {
                    run { [weak self] in
                        _ = box.resolve(Detail.self, argument: self?.pictures[row])! // missing
                    }
                    run { [weak self] in
                        _ = box.resolve(Other.self, argument: self?.pictures[row])! // proved
                        _ = box.resolve(Other.self, argument: self?.named["a"])! // proved
                    }
                    _ = box.resolve(Other.self, argument: named["b"])! // proved
                    _ = box.resolve(Detail.self, argument: pictures[row])! // proved
                }
            }
            let box = Container()
            box.register(Detail.self) { (_, picture: Picture) in Detail(picture) }
            box.register(Other.self) { (_, picture: Picture?) in Other(picture) }
            List().select(CommandLine.arguments.count)
            """)
    }
}
