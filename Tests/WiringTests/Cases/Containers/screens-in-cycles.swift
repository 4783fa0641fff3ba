//! runs: no
//! proof: proved 12 of 12 resolutions
import Swinject

class Clock {}
let container = Container()
container.register(Clock.self) { _ in Clock() }
let unused = Container()

final class Screen0 {
    let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    func start() { _ = resolver.resolve(Clock.self)! }
    func show1() { Screen1(resolver: resolver).start() }
    func show3() { Screen3(resolver: resolver).start() }
    func show7() { Screen7(resolver: resolver).start() }
}
final class Screen1 {
    let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    func start() { _ = resolver.resolve(Clock.self)! }
    func show1() { Screen2(resolver: resolver).start() }
    func show3() { Screen4(resolver: resolver).start() }
    func show7() { Screen8(resolver: resolver).start() }
}
final class Screen2 {
    let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    func start() { _ = resolver.resolve(Clock.self)! }
    func show1() { Screen3(resolver: resolver).start() }
    func show3() { Screen5(resolver: resolver).start() }
    func show7() { Screen9(resolver: resolver).start() }
}
final class Screen3 {
    let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    func start() { _ = resolver.resolve(Clock.self)! }
    func show1() { Screen4(resolver: resolver).start() }
    func show3() { Screen6(resolver: resolver).start() }
    func show7() { Screen10(resolver: resolver).start() }
}
final class Screen4 {
    let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    func start() { _ = resolver.resolve(Clock.self)! }
    func show1() { Screen5(resolver: resolver).start() }
    func show3() { Screen7(resolver: resolver).start() }
    func show7() { Screen11(resolver: resolver).start() }
}
final class Screen5 {
    let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    func start() { _ = resolver.resolve(Clock.self)! }
    func show1() { Screen6(resolver: resolver).start() }
    func show3() { Screen8(resolver: resolver).start() }
    func show7() { Screen0(resolver: resolver).start() }
}
final class Screen6 {
    let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    func start() { _ = resolver.resolve(Clock.self)! }
    func show1() { Screen7(resolver: resolver).start() }
    func show3() { Screen9(resolver: resolver).start() }
    func show7() { Screen1(resolver: resolver).start() }
}
final class Screen7 {
    let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    func start() { _ = resolver.resolve(Clock.self)! }
    func show1() { Screen8(resolver: resolver).start() }
    func show3() { Screen10(resolver: resolver).start() }
    func show7() { Screen2(resolver: resolver).start() }
}
final class Screen8 {
    let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    func start() { _ = resolver.resolve(Clock.self)! }
    func show1() { Screen9(resolver: resolver).start() }
    func show3() { Screen11(resolver: resolver).start() }
    func show7() { Screen3(resolver: resolver).start() }
}
final class Screen9 {
    let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    func start() { _ = resolver.resolve(Clock.self)! }
    func show1() { Screen10(resolver: resolver).start() }
    func show3() { Screen0(resolver: resolver).start() }
    func show7() { Screen4(resolver: resolver).start() }
}
final class Screen10 {
    let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    func start() { _ = resolver.resolve(Clock.self)! }
    func show1() { Screen11(resolver: resolver).start() }
    func show3() { Screen1(resolver: resolver).start() }
    func show7() { Screen5(resolver: resolver).start() }
}
final class Screen11 {
    let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    func start() { _ = resolver.resolve(Clock.self)! }
    func show1() { Screen0(resolver: resolver).start() }
    func show3() { Screen2(resolver: resolver).start() }
    func show7() { Screen6(resolver: resolver).start() }
}
Screen0(resolver: container).start()
Screen0(resolver: container).show1()
Screen1(resolver: container).show1()
Screen2(resolver: container).show1()
Screen3(resolver: container).show1()
Screen4(resolver: container).show1()
Screen5(resolver: container).show1()
Screen6(resolver: container).show1()
Screen7(resolver: container).show1()
Screen8(resolver: container).show1()
Screen9(resolver: container).show1()
Screen10(resolver: container).show1()
Screen11(resolver: container).show1()
