import DovetailAdapters
import DovetailFacts
import Foundation
import Testing

/// The text written for a plan.
@Suite struct AdapterFilesTests {
    private func files(_ library: LibraryInterface, _ options: AdapterOptions) throws -> AdapterFiles {
        AdapterFiles(try AdapterPlan(library, options))
    }

    /// The lines of a file, without comments.
    private func lines(_ path: String, _ files: AdapterFiles) throws -> [String] {
        let file = try #require((files.interface + files.library).first { $0.path == path }, "\(path)")
        return file.text.split(separator: "\n").map(String.init).filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    }

    @Test func aClassConformsAsItIs() throws {
        let library = vendor(
            declared(
                .class, "Dialog", inherits: ["Sendable"], method("show", ["_": "Int", "in": "Date"], throws: ""),
                variable("title", "String", isSettable: true), variable("class", "Int")))
        let files = try files(library, asking("Dialog"))
        #expect(
            try lines("Interface/DialogProtocol.swift", files) == [
                "import Foundation", "protocol DialogProtocol: AnyObject, Sendable {",
                "    func show(_ value: Int, `in`: Date) throws", "    var title: String { get set }",
                "    var `class`: Int { get }", "}",
            ])
        #expect(
            try lines("Library/Dialog+DialogProtocol.swift", files) == [
                "import Vendor", "extension Vendor.Dialog: DialogProtocol {}",
            ])
    }

    @Test func anInterfaceOfItsOwnIsImported() throws {
        let files = try files(
            vendor(declared(.struct, "Dialog", method("show"))),
            asking("Dialog") {
                $0.interfaceModule = "VendorInterface"
                $0.access = .public
                $0.hasPublicImports = true
            })
        #expect(try lines("Interface/DialogProtocol.swift", files)[0] == "public protocol DialogProtocol {")
        #expect(
            try lines("Library/Dialog+DialogProtocol.swift", files) == [
                "public import Vendor", "public import VendorInterface",
                "extension Vendor.Dialog: VendorInterface.DialogProtocol {}",
            ])
    }

    @Test func anAdapterPassesEverythingOn() throws {
        let library = vendor(
            declared(
                .class, "Session", method("task", ["base": "Int"], returning: "Task", isAsync: true, throws: ""),
                method("all", returning: "[Task]"), variable("name", "String", isSettable: true),
                method("reset", isStatic: true)),
            declared(.class, "Task", method("next", returning: "Task")))
        let text = try lines("Library/SessionAdapter.swift", files(library, asking("Session", "Task")))
        #expect(
            text == [
                "import Vendor", "final class SessionAdapter: SessionProtocol {",
                "    let base: Vendor.Session", "    init(_ base: Vendor.Session) {", "        self.base = base",
                "    }",
                "    func task(base: Int) async throws -> any TaskProtocol {",
                "        try await TaskAdapter(self.base.task(base: base))", "    }",
                "    func all() -> [any TaskProtocol] {", "        base.all().map { TaskAdapter($0) }", "    }",
                "    var name: String {", "        get { base.name }", "        set { base.name = newValue }", "    }",
                "    static func reset() {", "        Vendor.Session.reset()", "    }", "}",
            ])
    }

    @Test func aDefaultValueIsACallThatLeavesItOut() throws {
        var wait = method("wait", ["delay": "Double", "count": "Int"])
        wait.defaults = [
            .init(text: "standardDelay", names: ["standardDelay"], implicitMembers: []),
            .init(text: "3", names: [], implicitMembers: []),
        ]
        // The overload without 'count' differs from this method only in the type of 'delay'.
        var library = vendor(declared(.class, "Dialog", wait, method("wait", ["delay": "Int"])))
        library.globals = ["standardDelay"]
        let files = try files(library, asking("Dialog"))
        let text = try lines("Interface/DialogProtocol.swift", files)
        #expect(text.contains("    func wait(delay: Double) {"))
        #expect(text.contains("        self.wait(delay: delay, count: 3)"))
        #expect(!text.contains { $0.contains("standardDelay") })
        #expect(files.decisions.count == 1)
        #expect(files.decisions.first?.text.contains("names 'standardDelay' of Vendor: pass a value here") == true)
    }

    @Test func typesOfOneNameAreWrittenWithTheirModules() throws {
        let library = vendor(
            declared(
                .class, "Dialog", method("show", ["_": "Lists.Item"], returning: "Menus.Item"),
                variable("bar", "Menus.Bar")), imports: ["Lists", "Menus"])
        #expect(
            try lines("Interface/DialogProtocol.swift", files(library, asking("Dialog"))) == [
                "import Lists", "import Menus", "protocol DialogProtocol: AnyObject {",
                "    func show(_ value: Lists.Item) -> Menus.Item", "    var bar: Bar { get }", "}",
            ])
    }

    @Test func aDecisionIsAtItsLine() throws {
        let library = vendor(
            declared(.class, "Dialog", method("show"), variable("mode", "Mode"), variable("style", "Mode")),
            declared(.enum, "Mode"))
        let files = try files(library, asking("Dialog"))
        let file = try #require(files.interface.first)
        let all = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(files.decisions.map(\.path) == [file.path, file.path])
        for decision in files.decisions {
            #expect(all[decision.line - 1] == "    // TODO(adapter): \(decision.text)")
        }
        #expect(all.contains("    // var mode: Vendor.Mode { get }"))
    }

    @Test func staticMembersGoThroughTheFacade() throws {
        let library = vendor(
            declared(
                .class, "Tracker", inherits: ["Sendable"], method("log", ["_": "String"], isStatic: true),
                variable("level", "Int", isSettable: true, isStatic: true), method("flush")))
        let files = try files(library, asking("Tracker"))
        let text = try lines("Interface/TrackerFacade.swift", files)
        #expect(text.contains("    nonisolated static var trackerType: any TrackerProtocol.Type {"))
        #expect(text.contains("    nonisolated static var tracker: any TrackerProtocol {"))
        #expect(text.contains("    static func log(_ value: String) {"))
        #expect(text.contains("        trackerType.log(value)"))
        #expect(text.contains("        set { trackerType.level = newValue }"))
        let connection = try lines("Library/TrackerFacade+Library.swift", files)
        #expect(connection.contains("        trackerType = Vendor.Tracker.self"))
        #expect(!connection.contains { $0.contains(" tracker =") }, "the app makes it")
    }

    @Test func whatIsNotSendableIsHandedOver() throws {
        let files = try files(vendor(declared(.class, "Dialog", method("show"))), asking("Dialog"))
        #expect(files.interface.map(\.path) == ["Interface/DialogProtocol.swift"])
        #expect(files.notes.count == 1 && files.notes[0].hasPrefix("'Dialog' is not Sendable"))
    }

    @Test func whatTwoTypesHaveIsForwardedOnce() throws {
        let files = try files(
            vendor(
                declared(.class, "Tracker", method("start", isStatic: true)),
                declared(.class, "Logger", method("start", isStatic: true))), asking("Tracker", "Logger"))
        let text = try lines("Interface/VendorFacade.swift", files)
        #expect(text.count { $0 == "    static func start() {" } == 1)
        #expect(
            files.notes == ["'VendorFacade' already has 'start()': call 'VendorFacade.logger.start()' for 'Logger'"])
    }

    @Test func anActorsMembersAreWaitedFor() throws {
        let files = try files(
            vendor(declared(.actor, "Disk", method("read"), variable("size", "Int", isSettable: true))), asking("Disk"))
        let text = try lines("Interface/DiskProtocol.swift", files)
        #expect(text.first == "protocol DiskProtocol: AnyObject, Sendable {")
        #expect(text.contains("    func read() async") && text.contains("    var size: Int { get async }"))
    }
}
