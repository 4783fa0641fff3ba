//! title: missing-provider: what the help cannot know of a value is a placeholder; a component that knows all comes first
//! runs: no
import Dovetail

protocol Client {}
final class LiveClient: Client { init(token: String, path: [String: Int], _ log: Log) {} }
final class Log {}
protocol Store {}
final class Disk: Store { init(_ log: Log) {} }
final class Root: BootstrapComponent {
    var home: Home { Home(parent: self) }
}
final class Home: Component<EmptyDependency> {
    var log: Log { shared { Log() } }
    var profile: Profile { Profile(parent: self) }
}
protocol ProfileDependency: Dependency {
    var client: any Client { get } //~ missing-provider: add to Root: var client: any Client { shared { LiveClient(token: <#String#>, path: <#[String: Int]#>, <#Log#>) } }
    var store: any Store { get } //~ missing-provider: add to Home: var store: any Store { shared { Disk(log) } }
}
final class Profile: Component<ProfileDependency> {}
