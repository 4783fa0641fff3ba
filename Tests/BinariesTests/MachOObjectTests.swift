import DovetailBinaries
import Foundation
import Testing
import ToolRunner

/// Objects that the toolchain's clang creates for each of Apple's platforms.
@Suite struct MachOObjectTests {
    private static let objectiveC = """
        __attribute__((objc_root_class)) @interface Root @end
        @implementation Root @end
        @interface Other : Root @end
        @implementation Other + (void)load {} @end
        @interface Root (Added) - (void)added; @end
        @implementation Root (Added) - (void)added {} @end
        __attribute__((objc_root_class)) @interface Far @end
        @interface Far (Early) @end
        @implementation Far (Early) + (void)load {} @end
        """

    @Test(arguments: [
        ("arm64-apple-macos13", "arm64", "macOS", "13.0"),
        ("x86_64-apple-macos10.13", "x86_64", "macOS", "10.13"),
        ("arm64-apple-ios15", "arm64", "iOS", "15.0"),
        ("arm64e-apple-ios15", "arm64e", "iOS", "15.0"),
        ("armv7-apple-ios9", "armv7", "iOS", "9.0"),
        ("i386-apple-ios9-simulator", "i386", "iOS Simulator", "9.0"),
        ("x86_64-apple-ios9-simulator", "x86_64", "iOS Simulator", "9.0"),
        ("arm64-apple-ios15-simulator", "arm64", "iOS Simulator", "15.0"),
        ("arm64-apple-ios15-macabi", "arm64", "Mac Catalyst", "15.0"),
        ("arm64-apple-tvos15", "arm64", "tvOS", "15.0"),
        ("x86_64-apple-tvos9-simulator", "x86_64", "tvOS Simulator", "9.0"),
        ("armv7k-apple-watchos4", "armv7k", "watchOS", "4.0"),
        ("arm64_32-apple-watchos8", "arm64_32", "watchOS", "8.0"),
        ("arm64-apple-xros1.0", "arm64", "visionOS", "1.0"),
        ("arm64-apple-xros1.0-simulator", "arm64", "visionOS Simulator", "1.0"),
    ])
    func everyPlatform(target: String, architecture: String, platform: String, minimumOS: String) throws {
        let image = try Fixture.image(Fixture.object(Self.objectiveC, language: "objective-c", target: target))
        #expect(image.kind == .object)
        #expect(image.format == .machO)
        #expect(image.architecture == architecture)
        #expect(image.platforms.map(\.name) == [platform])
        #expect(image.platforms.first?.minimumOS == minimumOS)
        #expect(image.traits == .objectiveC)
        #expect(image.classes == ["Root", "Other"])
        #expect(
            image.categories == [
                ObjCCategory(type: "Root", name: "Added"), ObjCCategory(type: "Far", name: "Early"),
            ])
    }

    /// A class whose object has no code: its name is at address zero.
    @Test(arguments: ["i386-apple-ios9-simulator", "x86_64-apple-macos13", "armv7-apple-ios9", "arm64-apple-ios15"])
    func addressesMayBeZero(target: String) throws {
        let source = "__attribute__((objc_root_class)) @interface Root @end\n@implementation Root @end"
        let image = try Fixture.image(Fixture.object(source, language: "objective-c", target: target))
        #expect(image.classes == ["Root"])
    }

    @Test func symbols() throws {
        let source = """
            int shared = 1; static int own = 2; int reserved;
            __attribute__((weak)) int replaceable(void) { return 1; }
            __attribute__((visibility("hidden"))) int inner(void) { return own; }
            extern int missing(void); extern int __attribute__((weak_import)) maybe(void);
            int use(void) { return maybe ? missing() + maybe() + inner() : own++; }
            """
        let image = try Fixture.image(Fixture.object(source, target: "arm64-apple-ios15", ["-fcommon"]))
        let exports = try #require(image.exports).sorted { $0.name < $1.name }
        #expect(
            exports == [
                BinarySymbol(name: "_replaceable", isWeak: true), BinarySymbol(name: "_reserved", isCommon: true),
                BinarySymbol(name: "_shared"), BinarySymbol(name: "_use"),
            ])
        let undefined = try #require(image.undefined).sorted { $0.name < $1.name }
        #expect(undefined == [BinarySymbol(name: "_maybe", isWeak: true), BinarySymbol(name: "_missing")])
        #expect(image.classes == [])
        #expect(image.traits == [])
    }

    @Test func linkerOptionsOnceEach() throws {
        let source = """
            asm(".linker_option \\"-lCat\\"\\n.linker_option \\"-framework\\", \\"UIKit\\"\\n.linker_option \\"-lCat\\"");
            """
        let image = try Fixture.image(Fixture.object(source, target: "arm64-apple-ios15"))
        #expect(image.autolink == [["-lCat"], ["-framework", "UIKit"]])
    }

    @Test func bitcode() throws {
        let target = "arm64-apple-ios15"
        let beside = try Fixture.image(Fixture.object("int a;", target: target, ["-fembed-bitcode"]))
        #expect(beside.traits == .bitcode)
        let alone = try Fixture.read(Fixture.object("int a;", target: target, ["-flto"]))
        #expect(alone.slices.map(\.contents) == [.unread("LLVM bitcode (link-time optimisation)")])
    }

    @Test func swiftObjects() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "public struct Outer { public class Inner { init() {} } }")
        let done = try Command.run(
            Command.swiftc,
            [
                "-frontend", "-c", "-parse-stdlib", "-module-name", "A", "-target", "arm64-apple-ios15", "A.swift",
                "-o",
                "A.o",
            ], in: folder.url)
        try #require(done.status == 0, "\(done.errors)")
        let path = folder.url.appendingPathComponent("A.o").path
        let image = try #require(BinaryReader.read(path, depth: .symbols).slices.first?.images.first)
        #expect(image.traits.contains(.swift))
        #expect(image.classes == ["_TtCV1A5Outer5Inner"])
        #expect(image.platforms.map(\.name) == ["iOS"])
    }

    @Test func headersHaveNoSymbols() throws {
        let bytes = try Fixture.object("int a = 1;", target: "arm64-apple-ios15")
        let file = try BinaryReader.read(bytes: bytes, path: "a", depth: .headers)
        let image = try #require(file.slices.first?.images.first)
        #expect(image.exports == nil && image.undefined == nil && image.classes == nil && image.categories == nil)
    }
}
