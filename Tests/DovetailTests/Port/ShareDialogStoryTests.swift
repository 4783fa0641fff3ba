import Dovetail
import DovetailTesting
import Foundation
import Testing

// A dynamic library that only the app may link: a module declares the interface, the app writes the adapter and injects
// its class, and a feature creates dialogs without knowing the library.

// The library.
private struct ShareContent {
    var url: String?
}

private protocol Sharing: AnyObject {
    func sharer(didCompleteWith results: [String])
    func sharerDidCancel()
}

private final class ShareDialog {
    private let content: ShareContent
    private weak var delegate: (any Sharing)?

    init(content: ShareContent, delegate: any Sharing) {
        self.content = content
        self.delegate = delegate
    }

    func show() -> Bool {
        guard let url = content.url else {
            delegate?.sharerDidCancel()
            return false
        }
        delegate?.sharer(didCompleteWith: [url])
        return true
    }
}

// The module with the interface.
private struct ShareLink {
    var url: String?
}

private protocol ShareDialogDelegate: AnyObject {
    func shareDialogDidComplete(_ results: [String])
    func shareDialogDidCancel()
}

private protocol ShareDialogInterface: AnyObject {
    init(link: ShareLink, delegate: any ShareDialogDelegate)
    func show() -> Bool
}

private enum ExternalLibrary {
    static let shareDialog = Port<any ShareDialogInterface.Type>("shareDialog")
    static let unused = Port<any ShareDialogInterface.Type>("unused")
}

// The app.
private final class ShareDialogAdapter: ShareDialogInterface, Sharing {
    private var dialog: ShareDialog?
    private weak var delegate: (any ShareDialogDelegate)?

    init(link: ShareLink, delegate: any ShareDialogDelegate) {
        self.delegate = delegate
        dialog = ShareDialog(content: ShareContent(url: link.url), delegate: self)
    }

    func show() -> Bool { dialog?.show() ?? false }
    func sharer(didCompleteWith results: [String]) { delegate?.shareDialogDidComplete(results) }
    func sharerDidCancel() { delegate?.shareDialogDidCancel() }
}

// A feature.
private final class ShareScreen: ShareDialogDelegate {
    private(set) var events: [String] = []

    func share(_ url: String?, on port: Dovetail.Port<any ShareDialogInterface.Type> = ExternalLibrary.shareDialog)
        throws
        -> Bool
    {
        let dialog = try port.get().init(link: ShareLink(url: url), delegate: self)
        return dialog.show()
    }

    func shareDialogDidComplete(_ results: [String]) { events += results }
    func shareDialogDidCancel() { events.append("cancelled") }
}

// A test's stub.
private final class ShareDialogStub: ShareDialogInterface {
    init(link: ShareLink, delegate: any ShareDialogDelegate) { delegate.shareDialogDidComplete(["stubbed"]) }
    func show() -> Bool { true }
}

/// The story of the share dialog.
@Suite struct ShareDialogStoryTests {
    @Test func theFeatureReachesTheLibraryThroughTheAdapter() throws {
        try ExternalLibrary.shareDialog.inject(ShareDialogAdapter.self)
        let screen = ShareScreen()
        #expect(try screen.share("https://example.com"))
        #expect(try !screen.share(nil))
        #expect(screen.events == ["https://example.com", "cancelled"])
    }

    @Test func aTestReplacesTheAdapter() throws {
        let screen = ShareScreen()
        try withOverrides {
            $0.override(ExternalLibrary.shareDialog, with: ShareDialogStub.self)
        } operation: { () throws in
            #expect(try screen.share("https://example.com"))
        }
        #expect(screen.events == ["stubbed"])
    }

    @Test func aFeatureWithoutItsAdapterSaysSo() {
        #expect {
            try ShareScreen().share(nil, on: ExternalLibrary.unused)
        } throws: { error in
            "\(error)".hasPrefix("port \"unused\" (ShareDialogStoryTests.swift:")
                && "\(error)".contains("nothing has been injected, but it is used at ShareDialogStoryTests.swift:")
        }
    }
}
