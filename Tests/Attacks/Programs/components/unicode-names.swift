//! class: C8 compiles
//! note: components and needs named in other scripts
import Dovetail
protocol 카트Dependency: Dependency { var größe: Int { get }; var 이름: String { get } }
final class 카트Component: Component<카트Dependency> {}
final class AppComponent: BootstrapComponent {
    var größe: Int { 3 }
    var 이름: String { "Hana" }
    var 카트: 카트Component { 카트Component(parent: self) }
}
print(AppComponent().카트.dependency.größe, AppComponent().카트.dependency.이름)
//> 3 Hana
