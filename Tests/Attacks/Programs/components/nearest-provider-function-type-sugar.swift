//! class: C1 wrong object
//! note: a stored closure with an attribute meets a need for a closure
import Dovetail
protocol LogDependency: Dependency { var log: (String) -> Void { get } }
final class LogComponent: Component<LogDependency> {}
final class AreaComponent: Component<EmptyDependency> {
    var log: (_ line: String) -> () { { print("area", $0) } }
    var logging: LogComponent { LogComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    var log: (String) -> Void { { print("app", $0) } }
    var area: AreaComponent { AreaComponent(parent: self) }
}
AppComponent().area.logging.dependency.log("x")
//> area x
