#if canImport(SwiftUI) && canImport(UIKit)
    import SwiftUI
    import UIKit

    /// A screen in SwiftUI, whether it is drawn with SwiftUI or with UIKit.
    public struct ScreenView: UIViewControllerRepresentable {
        private let screen: any Screen

        /// Shows a screen for as long as the view stays where it is.
        public init(screen: any Screen) {
            self.screen = screen
        }

        /// Makes the screen once.
        public func makeUIViewController(context: Context) -> UIViewController {
            screen.makeViewController()
        }

        /// Does nothing: a screen follows its view model.
        public func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
#endif
