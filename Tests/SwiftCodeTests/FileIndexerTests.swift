@testable import DovetailSwiftCode
import Testing

/// What the index of a file says about its imports.
@Suite struct FileIndexerTests {
    private static func importsTests(_ text: String) -> Bool {
        Array(text.utf8).withUnsafeBytes { FileIndexer.index($0).importsTests }
    }

    @Test(arguments: [
        "import XCTest", "import Testing\n", "import Foundation\n  import XCTest\r\n", "@testable import Testing",
        "@preconcurrency import XCTest;", "import  XCTest // the old one",
    ])
    func librariesForTests(_ text: String) {
        #expect(Self.importsTests(text))
    }

    @Test(arguments: [
        "", "import Foundation", "// import XCTest", "import XCTestExtensions", "let text = \"import Testing\"",
        "/// Files that import XCTest are tests.", "import Core.Testing",
    ])
    func otherText(_ text: String) {
        #expect(!Self.importsTests(text))
    }
}
