/// Types of Apple's libraries that are isolated to the main actor, by what their names have in common.
///
/// Apple's documentation declares them, or the classes that they inherit from, such as `UIResponder` and `NSResponder`,
/// with `@MainActor`.
enum MainActorLibraryTypes {
    private static let endings = ["ViewController", "HostingController", "WindowController"]
    private static let endingsOfUIKit = [
        "View", "Window", "Responder", "Control", "Controller", "Button", "Label", "Switch", "Slider", "Stepper",
        "TextField", "Cell", "Bar", "BarButtonItem", "BarItem", "Screen", "Device", "Application", "GestureRecognizer",
        "Scene", "Picker", "Interaction", "FeedbackGenerator", "Menu",
    ]
    private static let others: Set<String> = [
        "NSApplication", "NSButton", "NSCollectionView", "NSControl", "NSImageView", "NSMenu", "NSOutlineView",
        "NSPanel", "NSResponder", "NSScrollView", "NSSplitView", "NSStackView", "NSStatusBar", "NSTableView",
        "NSTextField", "NSTextView", "NSView", "NSWindow", "ARSCNView", "ARView", "MKMapView", "MTKView", "PDFView",
        "SCNView", "SKView", "WKWebView", "WKWebViewConfiguration", "NSAlert", "NSHostingView",
        "NSMenuItem", "NSOpenPanel", "NSPopover", "NSSavePanel", "NSStatusItem", "NSToolbar", "ImageRenderer",
        "UIAction",
        "UIAlertAction", "UIDocument", "UINib", "UIStoryboard",
    ]

    /// Endings of the names of their constants that no actor isolates.
    private static let constants = ["Notification", "UserInfoKey", "URLString"]

    /// Whether a use of a static member needs the main actor.
    static func isIsolated(member: String) -> Bool { !constants.contains(where: member.hasSuffix) }

    static func contains(_ name: String) -> Bool {
        endings.contains(where: name.hasSuffix) || others.contains(name)
            || name.hasPrefix("UI") && endingsOfUIKit.contains { name.dropFirst(2).hasSuffix($0) }
    }
}
