//! title: names and types in other scripts
import Dovetail

protocol 카드의존성: Dependency { var 세션: 세션타입 { get }; var π: Double { get }; var 🐶: Int { get } }
struct 세션타입 { let 번호: Int }
final class 카드컴포넌트: Component<카드의존성> {}
final class Root: BootstrapComponent {
    var 세션: 세션타입 { 세션타입(번호: 7) }
    var π: Double { 3.5 }
    let 🐶 = 4
    var 카드: 카드컴포넌트 { 카드컴포넌트(parent: self) }
}
let d = Root().카드.dependency
print(d.세션.번호, d.π, d.🐶)
//> 7 3.5 4
