//! class: K16 false errors
//! note: files that import no container apply an assembly and call the function that fills it
//// file: App/Box.swift
import Swinject
final class Feed {}
final class Chat {}
final class Feeds: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
final class Chats: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
let box = Container()
let assembler = Assembler(container: box)
//// file: App/Boot.swift
func boot() {
    Feeds().assemble(container: box)
    assembler.apply(assembly: Chats())
}
//// file: App/main.swift
import Probe
boot()
probe(box.resolve(Feed.self))
probe(box.resolve(Chat.self))
