// What the shop and docs/swiftui.md use of SwiftUI, to type-check their views where SwiftUI does not exist. Nothing here
// does anything. Each declaration names the page of Apple’s documentation that it follows. Where newer pages say
// `@ContentBuilder`, that is another name of `ViewBuilder`:
// https://developer.apple.com/documentation/swiftui/contentbuilder

import Observation
import UIKit

// MARK: - Apps and scenes

/// https://developer.apple.com/documentation/swiftui/app
@MainActor @preconcurrency
public protocol App {
    /// https://developer.apple.com/documentation/swiftui/app/body-swift.associatedtype
    associatedtype Body: Scene

    /// https://developer.apple.com/documentation/swiftui/app/body-swift.property
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// https://developer.apple.com/documentation/swiftui/app/init()
    @MainActor @preconcurrency init()
}

extension App {
    /// https://developer.apple.com/documentation/swiftui/app/main()
    @MainActor @preconcurrency public static func main() {}
}

/// https://developer.apple.com/documentation/swiftui/scene
@MainActor @preconcurrency
public protocol Scene {}

/// https://developer.apple.com/documentation/swiftui/scenebuilder
@resultBuilder
public struct SceneBuilder {
    /// https://developer.apple.com/documentation/swiftui/scenebuilder
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// https://developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content: View>: Scene {
    /// https://developer.apple.com/documentation/swiftui/windowgroup/init(content:)
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

// MARK: - Views

/// https://developer.apple.com/documentation/swiftui/view
@MainActor @preconcurrency
public protocol View {
    /// https://developer.apple.com/documentation/swiftui/view/body-swift.associatedtype
    associatedtype Body: View

    /// https://developer.apple.com/documentation/swiftui/view/body-8kl5o
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Views that SwiftUI itself draws have `Never` as their body:
/// https://developer.apple.com/documentation/swiftui/view/body-swift.associatedtype
extension Never: View {
    /// https://developer.apple.com/documentation/swift/never
    public var body: Never { fatalError("no view has this body") }
}

/// A view that SwiftUI itself draws; the documentation shows no body for these.
@MainActor @preconcurrency
public protocol DrawnView: View where Body == Never {}

extension DrawnView {
    /// https://developer.apple.com/documentation/swiftui/view/body-8kl5o
    public var body: Never { fatalError("SwiftUI draws this view") }
}

/// https://developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder
public struct ViewBuilder {
    /// https://developer.apple.com/documentation/swiftui/viewbuilder/buildexpression(_:)
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock()
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)-2bj1g
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// https://developer.apple.com/documentation/swiftui/viewbuilder/buildif(_:)
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

/// https://developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: DrawnView {
    /// https://developer.apple.com/documentation/swiftui/emptyview/init()
    public nonisolated init() {}
}

/// https://developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<Content>: DrawnView {
    /// https://developer.apple.com/documentation/swiftui/tupleview/init(_:)
    public nonisolated init(_ content: Content) {}
}

/// An optional view is a view: https://developer.apple.com/documentation/swiftui/viewbuilder/buildif(_:)
extension Optional: View where Wrapped: View {
    /// https://developer.apple.com/documentation/swiftui/view/body-8kl5o
    public var body: Never { fatalError("SwiftUI draws this view") }
}

/// https://developer.apple.com/documentation/swiftui/text
public struct Text: DrawnView {
    /// https://developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4
    public nonisolated init<Content: StringProtocol>(_ content: Content) {}
}

/// https://developer.apple.com/documentation/swiftui/label
public struct Label<Title: View, Icon: View>: DrawnView {}

extension Label where Title == Text, Icon == Image {
    /// https://developer.apple.com/documentation/swiftui/label/init(_:systemimage:)
    public nonisolated init<Content: StringProtocol>(_ title: Content, systemImage name: String) {}
}

/// https://developer.apple.com/documentation/swiftui/image
public struct Image: DrawnView {}

/// https://developer.apple.com/documentation/swiftui/labeledcontent
public struct LabeledContent<Label: View, Content: View>: DrawnView {}

extension LabeledContent where Label == Text, Content == Text {
    /// https://developer.apple.com/documentation/swiftui/labeledcontent/init(_:value:)
    public nonisolated init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {}
}

/// https://developer.apple.com/documentation/swiftui/button
public struct Button<Label: View>: DrawnView {}

extension Button where Label == Text {
    /// https://developer.apple.com/documentation/swiftui/button/init(_:action:)-lpm7
    @preconcurrency
    public nonisolated init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {}
}

/// https://developer.apple.com/documentation/swiftui/textfield
public struct TextField<Label: View>: DrawnView {}

extension TextField where Label == Text {
    /// https://developer.apple.com/documentation/swiftui/textfield/init(_:text:)-2laoi
    public nonisolated init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {}
}

/// https://developer.apple.com/documentation/swiftui/form
public struct Form<Content: View>: DrawnView {
    /// https://developer.apple.com/documentation/swiftui/form/init(content:)
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

/// https://developer.apple.com/documentation/swiftui/list
public struct List<SelectionValue: Hashable, Content: View>: DrawnView {}

extension List where SelectionValue == Never {
    /// https://developer.apple.com/documentation/swiftui/list/init(_:rowcontent:)-3vn6i
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {}
}

/// https://developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: DrawnView {
    /// https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
}

/// https://developer.apple.com/documentation/swiftui/tabview
public struct TabView<SelectionValue: Hashable, Content: View>: DrawnView {}

extension TabView where SelectionValue == Int {
    /// https://developer.apple.com/documentation/swiftui/tabview/init(content:)
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

// MARK: - Navigation

/// https://developer.apple.com/documentation/swiftui/navigationstack
public struct NavigationStack<Data, Root: View>: DrawnView {}

extension NavigationStack where Data == NavigationPath {
    /// https://developer.apple.com/documentation/swiftui/navigationstack/init(root:)
    public nonisolated init(@ViewBuilder root: () -> Root) {}
}

/// https://developer.apple.com/documentation/swiftui/navigationpath
public struct NavigationPath {}

/// https://developer.apple.com/documentation/swiftui/navigationlink
public struct NavigationLink<Label: View, Destination: View>: DrawnView {}

extension NavigationLink where Destination == Never {
    /// https://developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)
    public nonisolated init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {}
}

// MARK: - Modifiers

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)
    public nonisolated func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)
    public nonisolated func navigationDestination<Value: Hashable, Destination: View>(
        for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
    ) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)
    public nonisolated func overlay<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/task(name:priority:file:line:_:)
    public nonisolated func task(_ action: sending @escaping @isolated(any) () async -> Void) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/disabled(_:)
    public nonisolated func disabled(_ disabled: Bool) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)
    public nonisolated func ignoresSafeArea() -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/environment(_:)-4516h
    public nonisolated func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/tabitem(_:)
    public nonisolated func tabItem<Content: View>(@ViewBuilder _ label: () -> Content) -> some View { self }
}

// MARK: - State

/// https://developer.apple.com/documentation/swiftui/binding
@propertyWrapper
public struct Binding<Value> {
    /// https://developer.apple.com/documentation/swiftui/binding/init(get:set:)-7ufcp
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {}

    /// https://developer.apple.com/documentation/swiftui/binding/wrappedvalue
    public var wrappedValue: Value {
        get { fatalError("this type is for type-checking") }
        nonmutating set {}
    }
}

/// https://developer.apple.com/documentation/swiftui/state
@propertyWrapper
public struct State<Value> {
    /// https://developer.apple.com/documentation/swiftui/state/wrappedvalue
    public var wrappedValue: Value {
        get { fatalError("this type is for type-checking") }
        nonmutating set {}
    }

    /// https://developer.apple.com/documentation/swiftui/state/init(initialvalue:)
    public init(initialValue value: Value) {}

    /// https://developer.apple.com/documentation/swiftui/state/init(wrappedvalue:)
    public init(wrappedValue value: Value) {}

    /// https://developer.apple.com/documentation/swiftui/state/projectedvalue
    public var projectedValue: Binding<Value> { fatalError("this type is for type-checking") }
}

/// https://developer.apple.com/documentation/swiftui/environment
@propertyWrapper
public struct Environment<Value> {
    /// https://developer.apple.com/documentation/swiftui/environment/wrappedvalue
    public var wrappedValue: Value { fatalError("this type is for type-checking") }

    /// https://developer.apple.com/documentation/swiftui/environment/init(_:)-8slkf
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
}

/// https://developer.apple.com/documentation/swiftui/bindable
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
    /// https://developer.apple.com/documentation/swiftui/bindable/wrappedvalue
    public var wrappedValue: Value

    /// https://developer.apple.com/documentation/swiftui/bindable/init(wrappedvalue:)
    public init(wrappedValue: Value) where Value: AnyObject & Observable {
        self.wrappedValue = wrappedValue
    }

    /// https://developer.apple.com/documentation/swiftui/bindable/projectedvalue
    public var projectedValue: Bindable<Value> { self }

    /// https://developer.apple.com/documentation/swiftui/bindable/subscript(dynamicmember:)
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> where Value: AnyObject {
        fatalError("this type is for type-checking")
    }
}

// MARK: - UIKit

/// https://developer.apple.com/documentation/swiftui/uihostingcontroller
@MainActor
open class UIHostingController<Content: View>: UIViewController {
    /// https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(rootview:)
    public init(rootView: Content) {
        super.init(nibName: nil, bundle: nil)
    }

    /// https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(coder:)
    public required dynamic init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/uiviewcontrollertype
    associatedtype UIViewControllerType: UIViewController

    /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/context
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/makeuiviewcontroller(context:)
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType

    /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/updateuiviewcontroller(_:context:)
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)
}

extension UIViewControllerRepresentable {
    /// https://developer.apple.com/documentation/swiftui/view/body-8kl5o
    public var body: Never { fatalError("SwiftUI draws this view") }
}

/// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}
