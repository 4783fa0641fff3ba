//! class: K8 not counted
//! note: the program's own wrapper is called Inject, and files that use it import no container
//// file: App/Inject.swift
import Swinject
final class Injector {
    static let shared = Injector()
    private var assembler: Assembler!
    func start() { assembler = Assembler([Main()]) }
    func get<T>(_ type: T.Type) -> T { assembler.resolver.resolve(type)! }
}
final class Main: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
@propertyWrapper struct Inject<T> { let wrappedValue: T; init() { wrappedValue = Injector.shared.get(T.self) } }
//// file: App/Screen.swift
import Probe
final class Feed {}
final class Chat {}
final class Screen {
    @Inject var feed: Feed
    @Inject var chat: Chat //~ missing-registration
    func show() { probe(feed); probe(chat) }
}
//// file: App/main.swift
Injector.shared.start()
Screen().show()
