import Foundation
import Testing
import ToolRunner

/// `dovetail inspect --plan`
@Suite struct PlanTests {
    private func makePackage(_ vendor: Vendor) throws {
        try vendor.folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "App",
                targets: [
                    .executableTarget(name: "App")
                ]
            )

            """)
        try vendor.folder.write("Sources/App/main.swift", "print(1)\n")
    }

    @Test func staticIsWrappedAndDynamicInjected() throws {
        let vendor = try Vendor()
        let plan = try vendor.inspect("--plan")
        #expect(plan.status == 0, "\(plan.errors)")
        let lines = plan.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        #expect(lines[1].prefix(3) == ["lib/libMetrics.a", "wrap", "static:"], "\(plan.output)")
        #expect(lines[2].prefix(3) == ["lib/libSession.so", "inject", "dynamic:"], "\(plan.output)")
        let json = try vendor.inspect("--plan", "--format", "json")
        #expect(json.output.contains("\"plan\" : \"wrap\""))
    }

    /// The written package builds, and the program loads the library that contains the other.
    @Test func theWrapperBuilds() throws {
        let vendor = try Vendor()
        try makePackage(vendor)
        let shown = try vendor.inspect("--plan", "lib", "--apply", "--dry-run")
        #expect(shown.status == 0, "\(shown.errors)")
        #expect(!FileManager.default.fileExists(atPath: vendor.url.path + "/Sources/ExternalLibrary"))
        let applied = try vendor.inspect("--plan", "lib", "--apply")
        #expect(applied.status == 0, "\(applied.errors)")
        #expect(applied.output.contains("\nchanged Package.swift\n"))
        #expect(applied.errors == "next: `dovetail add external Session --via adapter` for lib/libSession.so\n")
        // A user fills the two files.
        try vendor.folder.write("Sources/Metrics/shim.h", "int metrics_count(void);\n")
        try vendor.folder.write(
            "Sources/ExternalLibrary/ExternalLibrary.swift",
            "import Metrics\n\npublic func count() -> Int { Int(metrics_count()) }\n")
        let built = try Command.env(
            ["swift", "build", "--product", "ExternalLibrary"] + Compiler.buildFlags, in: vendor.url)
        #expect(built.status == 0, "\(built.output)\(built.errors)")
        let bin = try Command.env("swift", "build", "--show-bin-path", in: vendor.url).output
        let library = bin.prefix { !$0.isNewline } + "/libExternalLibrary.so"
        let defined = try vendor.inspect(String(library), "--symbols")
        #expect(defined.output.contains("metrics_count"), "the static library is not in the wrapper")
        let again = try vendor.inspect("--plan", "lib", "--apply")
        #expect(again.status == 2)
        #expect(again.errors.contains("Package.swift already has a target 'ExternalLibrary'"), "\(again.errors)")
    }

    /// SwiftPM accepts an xcframework; a framework must be converted to one first.
    @Test func bundlesOfApplesSystems() throws {
        let vendor = try Vendor()
        try makePackage(vendor)
        try vendor.run("clang -target arm64-apple-ios15 -ffreestanding -c -o object.o metrics.c")
        for folder in ["Kit.framework", "Maps.xcframework/ios-arm64/Maps.framework"] {
            let name = folder.contains("Maps") ? "Maps" : "Kit"
            try vendor.run("mkdir -p Vendor/\(folder) && cp object.o Vendor/\(folder)/\(name)")
            try vendor.folder.write(
                "Vendor/\(folder)/Info.plist",
                plist(
                    "<key>CFBundleExecutable</key><string>\(name)</string><key>CFBundleIdentifier</key><string>v</string>"
                ))
        }
        try vendor.folder.write(
            "Vendor/Maps.xcframework/Info.plist",
            plist(
                """
                <key>AvailableLibraries</key><array><dict><key>LibraryIdentifier</key><string>ios-arm64</string>\
                <key>LibraryPath</key><string>Maps.framework</string><key>SupportedPlatform</key><string>ios</string>\
                <key>SupportedArchitectures</key><array><string>arm64</string></array></dict></array>\
                <key>CFBundlePackageType</key><string>XFWK</string>\
                <key>XCFrameworkFormatVersion</key><string>1.0</string>
                """))
        let applied = try vendor.inspect("--plan", "Vendor", "--apply", "--wrapper", "Doors")
        #expect(applied.status == 1, "\(applied.output)\(applied.errors)")
        #expect(
            applied.errors.hasPrefix("left: Vendor/Kit.framework: SwiftPM needs an xcframework; "), "\(applied.errors)")
        let described = try Command.env("swift", "package", "dump-package", in: vendor.url)
        #expect(described.status == 0, "\(described.errors)")
        #expect(described.output.contains("\"path\" : \"Vendor/Maps.xcframework\""), "\(described.output)")
        #expect(described.output.contains("\"name\" : \"Doors\""))
        #expect(!described.output.contains("Kit"))
    }

    private func plist(_ entries: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(entries)</dict></plist>\n"
    }

    @Test func withoutAPackageNothingIsWritten() throws {
        let vendor = try Vendor()
        let applied = try vendor.inspect("--plan", "--apply")
        #expect(applied.status == 2)
        #expect(applied.errors == "error: there is no package in '.': Package.swift is missing\n")
    }

    /// Linked by its path, an archive is found whatever its name is and whatever files are next to it.
    @Test func filesThatNoNameFinds() throws {
        let vendor = try Vendor()
        try makePackage(vendor)
        try vendor.run("cp lib/libMetrics.a plain.a && cp lib/libSession.so lib/libMetrics.so && rm lib/libSession.so")
        try vendor.run("mkdir archives && mv plain.a archives/class.a && mv lib/libMetrics.a 'lib/libMe trics.a'")
        let applied = try vendor.inspect("--plan", "lib", "archives", "--apply")
        #expect(applied.status == 0, "\(applied.output)\(applied.errors)")
        let manifest = try String(contentsOf: vendor.url.appendingPathComponent("Package.swift"), encoding: .utf8)
        #expect(
            manifest.contains(".unsafeFlags([\"archives/class.a\", \"lib/libMe trics.a\"])"), "\(manifest)")
        #expect(manifest.contains(".systemLibrary(name: \"classLibrary\")"), "\(manifest)")
        let described = try Command.env("swift", "package", "dump-package", in: vendor.url)
        #expect(described.status == 0, "\(described.errors)")
    }

    @Test func damagedArchives() throws {
        let vendor = try Vendor()
        try makePackage(vendor)
        try vendor.run("head -c 200 lib/libMetrics.a > short.a && mv short.a lib/libMetrics.a && rm lib/libSession.so")
        let plan = try vendor.inspect("--plan", "lib", "--apply")
        #expect(plan.status != 0)
        #expect(plan.output.contains("leave"), "\(plan.output)")
        #expect(plan.errors.contains("lib/libMetrics.a: error: "), "\(plan.errors)")
        #expect(!FileManager.default.fileExists(atPath: vendor.url.path + "/Sources/ExternalLibrary"))
    }

    @Test func twoOfOneName() throws {
        let vendor = try Vendor()
        try makePackage(vendor)
        try vendor.run("mkdir more && cp lib/libMetrics.a more")
        let applied = try vendor.inspect("--plan", "lib", "more", "--apply")
        #expect(applied.status == 2)
        #expect(
            applied.errors == "error: 'lib/libMetrics.a' and 'more/libMetrics.a' would both be the target 'Metrics': "
                + "wrap one of them\n", "\(applied.errors)")
    }
}
