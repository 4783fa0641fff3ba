#if canImport(UIKit)
    import UIKit
#endif

/// The view model of a screen, for modules that show it and do not know it.
public protocol Screen: AnyObject {
    /// What is above it.
    var title: String { get }
    /// What it shows, as text: for the terminal and for tests.
    var lines: [String] { get }
    #if canImport(UIKit)
        /// The screen itself. Features that draw with SwiftUI wrap their view in a `UIHostingController`.
        func makeViewController() -> UIViewController
    #endif
}
