//! runs: no
//! proof: proved 1 of 2 resolutions
import Swinject
import SwinjectStoryboard

class A {}
class B {}
class Controller { var a: A?; var b: B? }

let container = Container()
container.register(A.self) { _ in A() }
container.storyboardInitCompleted(Controller.self) { r, controller in
    controller.a = r.resolve(A.self)!
    controller.b = r.resolve(B.self)! //~ missing-registration: 'B' is not registered
}
