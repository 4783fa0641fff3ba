//! title: private assemblies of one name in two files, of which one is forgotten
//! runs: no
//! proof: proved 2 of 3 resolutions
//// file: App/App.swift
import Swinject
final class Cloud {}
final class Menu { init(cloud: Cloud) {} }
private final class MenuAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Menu.self) { r in Menu(cloud: r.resolve(Cloud.self)!) }  //~ missing-registration: 'Cloud'
    }
}
private final class CloudAssembly: Assembly {  //~ never-applied-assembly: 'CloudAssembly'
    func assemble(container: Container) { container.register(Cloud.self) { _ in Cloud() } }
}
let app = Assembler([MenuAssembly()])
//// file: App/Widget.swift
import Swinject
private final class CloudAssembly: Assembly {
    func assemble(container: Container) { container.register(Cloud.self) { _ in Cloud() } }
}
let widget = Assembler([CloudAssembly()])
//// file: App/main.swift
import Swinject
_ = app.resolver.resolve(Menu.self)!
_ = widget.resolver.resolve(Cloud.self)!
