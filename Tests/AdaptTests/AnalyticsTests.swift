import Foundation
import Testing
import ToolRunner

/// The first half of the post about third-party libraries: a class of static methods, and a log that is tested with
/// stubs.
@Suite struct AnalyticsTests {
    /// The interface of an analytics library, as printed for its users.
    private static let interface = """
        import Foundation

        open class MeasuringApp : NSObject {
            open class func configure()
        }

        open class Measuring : NSObject {
            open class func logEvent(_ name: String, parameters: [String : Any]? = nil)
            open class func setUserProperty(_ value: String?, forName name: String)
            open class func setUserID(_ userID: String?)
            open class func setScreenName(_ screenName: String?, screenClass screenClassOverride: String? = nil)
            open class func appInstanceID() -> String
            open class func resetAnalyticsData()
            open class var isCollecting: Bool
        }
        """

    private static let source = """
        import Foundation

        open class MeasuringApp: NSObject {
            open class func configure() { print("library: configure") }
        }

        open class Measuring: NSObject {
            open class func logEvent(_ name: String, parameters: [String: Any]? = nil) {
                print("library: logEvent", name, parameters?.count ?? -1)
            }
            open class func setUserProperty(_ value: String?, forName name: String) {}
            open class func setUserID(_ userID: String?) {}
            open class func setScreenName(_ screenName: String?, screenClass screenClassOverride: String? = nil) {}
            open class func appInstanceID() -> String { "instance" }
            open class func resetAnalyticsData() {}
            nonisolated(unsafe) static var collects = true
            open class var isCollecting: Bool {
                get { collects }
                set { collects = newValue }
            }
        }
        """

    /// The tests of the post, corrected where they do not compile: its stubs keep their state between tests.
    private static let program = """
        @MainActor struct AppLogTest {
            let applog = AppLog.self
            let configureStub = AnalyticsConfigureServiceStub.self
            let analyticsStub = AnalyticsServiceStub.self

            init() {
                configureStub.reset()
                analyticsStub.reset()
                applog.analyticsService = analyticsStub
                applog.analyticsConfigureService = configureStub
            }

            func configure() {
                applog.configure()
                print(configureStub.configureCalled, analyticsStub.logEventParametersCalled)
            }

            func logEvent() {
                print(configureStub.configureCalled)
                applog.logEvent("LogEvent")
                applog.logEvent("Other", parameters: ["key": 1])
                print(analyticsStub.logEventParametersReceivedInvocations.map(\\.name))
                print(analyticsStub.logEventParametersReceivedArguments?.parameters?.count ?? 0)
            }

            func others() {
                applog.setScreenName("Home")
                print(analyticsStub.setScreenNameScreenClassReceivedArguments?.screenName ?? "none")
                analyticsStub.appInstanceIDReturnValue = "stub"
                print(applog.appInstanceID())
                applog.isCollecting = true
                print(applog.isCollecting, analyticsStub.isCollectingSetCallsCount)
            }
        }

        @main struct Program {
            @MainActor static func main() {
                AppLogTest().configure()
                //> true false
                AppLogTest().logEvent()
                //> false
                //> ["LogEvent", "Other"]
                //> 1
                AppLogTest().others()
                //> Home
                //> stub
                //> true 1
                AppLog.resetPorts()
                AppLog.connectLibrary()
                AppLog.configure()
                //> library: configure
                AppLog.logEvent("real")
                //> library: logEvent real -1
                print(AppLog.appInstanceID(), AppLog.isCollecting)
                //> instance true
            }
        }
        """

    private static let names = [
        "--interface", "Measuring.txt", "--types", "Measuring,MeasuringApp", "--protocol-name",
        "Measuring=AnalyticsServiceProtocol", "--protocol-name", "MeasuringApp=AnalyticsConfigureServiceProtocol",
        "--facade-name", "AppLog",
    ]

    private func library() throws -> AdaptedLibrary {
        let library = try AdaptedLibrary("Measuring", source: Self.source)
        try library.work.write("Measuring.txt", Self.interface)
        try library.work.write("Program.swift", Self.program)
        return library
    }

    /// Everything in one module, in each language mode.
    @Test func oneModule() throws {
        let library = try library()
        let run = try Command.dovetail(
            ["adapt", "--module", "Measuring", "--output", "Out"] + Self.names, in: library.work.url)
        #expect(run.status == 0, "\(run.errors)")
        for file in library.swiftFiles("Out/Interface") {
            #expect(try !library.text(file).contains("import Measuring"))
        }
        for mode in LanguageMode.allCases {
            let files = library.swiftFiles("Out/Interface", "Out/Library", "Out/Stubs") + ["Program.swift"]
            let printed = try library.output(files, objects: ["Measuring.o"], mode)
            #expect(printed == expectedOutput(Self.program), "\(mode)")
        }
    }

    /// Using a port before anything is injected prints its name, and the function to call.
    @Test func usedTooEarly() throws {
        let library = try library()
        try library.adapt("--interface", "Measuring.txt", "--types", "MeasuringApp", "--facade-name", "AppLog")
        try library.work.write("Early.swift", "@main struct Early { static func main() { AppLog.configure() } }\n")
        let run = try library.run(
            library.swiftFiles("Out/Interface", "Out/Library") + ["Early.swift"], objects: ["Measuring.o"], .six)
        #expect(run.status != 0)
        #expect(
            run.errors.contains(
                "AppLog.measuringApp is used before it is set: "
                    + "call AppLog.connectLibrary() when the app starts, or set it first"), "\(run.errors)")
    }

    /// The interface in a separate module, which does not see the library, and the conformances in another.
    @Test func threeModules() throws {
        let library = try library()
        let run = try Command.dovetail(
            ["adapt", "--module", "Measuring", "--output", "Out", "--interface-module", "AppLogInterface"] + Self.names,
            in: library.work.url)
        #expect(run.status == 0, "\(run.errors)")
        let program = "import AppLogInterface\nimport AppLogLibrary\n\n" + Self.program
        try library.work.write("Program.swift", program)
        for mode in [LanguageMode.five, .six] {
            try library.compile("AppLogInterface", library.swiftFiles("Out/Interface"), mode)
            try library.compile("AppLogLibrary", library.swiftFiles("Out/Library"), mode)
            let printed = try library.output(
                library.swiftFiles("Out/Stubs") + ["Program.swift"],
                objects: ["Measuring.o", "AppLogInterface.o", "AppLogLibrary.o"], mode)
            #expect(printed == expectedOutput(Self.program), "\(mode)")
        }
    }

    /// In a package whose imports are internal by default.
    @Test func publicImports() throws {
        let library = try library()
        let run = try Command.dovetail(
            [
                "adapt", "--module", "Measuring", "--output", "Out", "--interface-module", "AppLogInterface",
                "--public-imports",
            ] + Self.names, in: library.work.url)
        #expect(run.status == 0, "\(run.errors)")
        let flags = ["-package-name", "app", "-enable-upcoming-feature", "InternalImportsByDefault"]
        try library.compile("AppLogInterface", library.swiftFiles("Out/Interface"), .six, flags: flags)
        try library.compile("AppLogLibrary", library.swiftFiles("Out/Library"), .six, flags: flags)
    }
}
