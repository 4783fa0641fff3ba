//! class: C1 wrong object
//! note: an Int is not an Int?, the farther one answers
import Dovetail
protocol FormDependency: Dependency { var age: Int? { get } }
final class FormComponent: Component<FormDependency> {}
final class PageComponent: Component<EmptyDependency> {
    var age: Int { 30 }
    var form: FormComponent { FormComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    var age: Int? { nil }
    var page: PageComponent { PageComponent(parent: self) }
}
print(AppComponent().page.form.dependency.age as Any)
//> nil
