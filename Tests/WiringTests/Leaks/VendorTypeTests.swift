import Foundation
import Testing
import ToolRunner

/// Where the types of a library are found.
@Suite struct VendorTypeTests {
    private static let doors = """
        import Library
        public func f(_ client: Client) {} //~ Client
        public func g(_ hidden: Hidden) {}
        """

    private func project(root: String = "") throws -> LeakProject {
        let project = try LeakProject(["Door -> Library"], root: root)
        try project.write("Sources/Door/Door.swift", Self.doors)
        return project
    }

    @Test(arguments: [".build/checkouts/", "Tuist/.build/checkouts/", "Carthage/Checkouts/"])
    func checkedOut(_ place: String) throws {
        let project = try project()
        try project.writeLibrary("public class Client {}\nclass Hidden {}\n", below: place + "library/")
        try project.expectLeaks()
    }

    @Test func sourcesOfCocoaPods() throws {
        let project = try project()
        try project.write("Pods/Library/Library/Classes/Client.swift", "public class Client {}\nclass Hidden {}\n")
        try project.expectLeaks()
    }

    @Test func aPackageByPath() throws {
        let project = try project(root: "App/")
        try project.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "App", dependencies: [.package(path: "../library")],
                targets: [.target(name: "Door", dependencies: [.product(name: "Library", package: "library")])])
            """)
        try project.writeLibrary("public class Client {}\nclass Hidden {}\n", below: "../library/")
        try project.expectLeaks()
    }

    /// The importers of a module see what it exports.
    @Test func aModuleOfAModule() throws {
        let project = try project()
        try project.write(
            ".build/checkouts/library/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "library", products: [.library(name: "Library", targets: ["Library"])],
                targets: [.target(name: "Library", dependencies: ["Core"]), .target(name: "Core")])
            """)
        try project.write(".build/checkouts/library/Sources/Library/Library.swift", "@_exported import Core\n")
        try project.write(
            ".build/checkouts/library/Sources/Core/Core.swift",
            "#if os(Linux)\n#else\npublic protocol Client {}\n#endif\nenum Hidden {}\n")
        try project.expectLeaks()
    }

    @Test(arguments: ["Carthage/Build/", "Pods/", "Vendor/", ".build/artifacts/library/Library/"])
    func interfacesOfAFramework(_ place: String) throws {
        let project = try project()
        let framework = "\(place)Library.xcframework/ios-arm64/Library.framework/"
        try project.write("\(place)Library.xcframework/Info.plist", "")
        try project.write(
            framework + "Modules/Library.swiftmodule/arm64-apple-ios.swiftinterface",
            "// swift-interface-format-version: 1.0\n@objc open class Client : Foundation.NSObject {\n  public "
                + "enum Hidden {}\n}\n"
        )
        try project.write(
            framework + "Modules/Library.swiftmodule/arm64-apple-ios.private.swiftinterface", "public class Hidden {}\n"
        )
        try project.expectLeaks()
    }

    @Test func headersOfAFramework() throws {
        let project = try project()
        let names = [
            "Client", "Mode", "Option", "Handler", "Point", "Listener", "Reason", "Renamed", "Alias", "Block",
            "Failure",
        ]
        let not = ["Forward", "Comment", "Category", "Field", "Function", "Text"]
        try project.write(
            "Sources/Door/Door.swift",
            "import Library\n"
                + names.map { "public func f(_ a: \($0)) {} //~ \($0)" }.joined(separator: "\n") + "\n"
                + not.map { "public func f(_ a: \($0)) {}" }.joined(separator: "\n") + "\n")
        try project.write("Library.xcframework/Info.plist", "")
        try project.write(
            "Library.xcframework/ios-arm64/Library.framework/Headers/Library.h",
            """
            // @interface Comment
            /* @interface Comment : NSObject */
            #define TEXT "@interface Text"
            @class Forward; @protocol Forward;
            @interface Client : NSObject <Listener>
            @property (nonatomic) Field *field;
            - (void)Function;
            @end
            @interface Category (More)
            @end
            NS_SWIFT_NAME(Renamed)
            @interface FIRRenamed : NSObject
            @end
            @protocol Listener <NSObject>
            @end
            typedef NS_ENUM(NSInteger, Mode) { ModeOne };
            typedef NS_OPTIONS(NSUInteger, Option) { OptionOne = 1 << 0 };
            typedef NS_ERROR_ENUM(LibraryDomain, Failure) { FailureOne };
            typedef void (^Handler)(Client *client);
            typedef void (*Block)(int Field);
            typedef struct { double x; } Point;
            typedef NSString *Reason NS_TYPED_ENUM;
            typedef NSInteger Alias;
            """)
        try project.expectLeaks()
    }

    @Test func anUmbrella() throws {
        let project = try project()
        for (name, text) in [("Library", "#import <Core/Core.h>"), ("Core", "@interface Client : NSObject\n@end")] {
            try project.write("Frameworks/\(name).framework/Headers/\(name).h", text)
        }
        try project.expectLeaks()
    }

    @Test func nothingOfItOnDisk() throws {
        let project = try project()
        try project.write(
            "Sources/Door/Door.swift",
            "import Library\npublic func f(_ client: Client) {}\npublic func g(_ client: Library.Client) {} //~ "
                + "Client\n"
        )
        try project.expectLeaks()
        #expect(
            try project.check().contains(
                "checked 1 module in 1 file; the package of 1 product is not on disk; 1 protected library not on disk"))
        #expect(try project.check("--verbose").contains("cannot tell whether a module exposes a type of 'Library'"))
        try project.write("Sources/Door/Door.swift", "import Library\npublic func f(_ client: String) {}\n")
        #expect(try !project.check().contains("protected library"), "nothing that could be the library's is named")
    }
}
