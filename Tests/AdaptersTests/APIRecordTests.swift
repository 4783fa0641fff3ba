import DovetailAdapters
import DovetailFacts
import Testing

/// The API of a library at one time, for comparison with later versions.
@Suite struct APIRecordTests {
    private func record(_ types: LibraryType...) throws -> APIRecord {
        var library = LibraryInterface(module: "Vendor")
        for type in types { library.types[type.name] = type }
        var options = AdapterOptions()
        options.types = types.map(\.name)
        return try AdapterPlan(library, options).record
    }

    @Test func aRecordIsReadBackAsItWasWritten() throws {
        let whole = try record(
            declared(
                .class, "Dialog", method("show", ["_": "Int"], returning: "[String]", isAsync: true, throws: ""),
                variable("title", "String?", isSettable: true), initializer(["id": "Int"])),
            declared(.struct, "Dialog.Part"), declared(.actor, "Disk", method("read", isStatic: true)))
        #expect(APIRecord(whole.text) == whole)
        #expect(whole.types.keys.sorted() == ["Dialog", "Dialog.Part", "Disk"])
        #expect(
            whole.types["Dialog"] == [
                "func show(_ value: Int) async throws -> [String]", "init(id: Int)", "var title: String? { get set }",
            ])
        #expect(APIRecord("") == nil && APIRecord("// Something else\n") == nil)
    }

    /// The text that the compiler writes has more attributes than the printed interface of the module.
    @Test func attributesThatNoRequirementHasAreNotRecorded() throws {
        let dialog = declared(
            .class, "Dialog", method("hide", attributes: ["@inlinable"]),
            method("show", attributes: ["@inlinable", "@discardableResult"]))
        #expect(try record(dialog).types["Dialog"] == ["@discardableResult func show()", "func hide()"])
    }

    @Test func aChangeHasTheNameThatStayed() throws {
        let old = try record(
            declared(
                .class, "Dialog", method("show", ["_": "Int"]), method("hide"), variable("title", "String"),
                method("same")))
        let new = try record(
            declared(
                .class, "Dialog", method("show", ["_": "Double"]), variable("title", "String", isStatic: true),
                method("same"), method("close")))
        let changes = old.changes(to: new, of: ["Dialog"])
        #expect(
            changes.map { [$0.old, $0.new] } == [
                ["func hide()", nil], ["func show(_ value: Int)", "func show(_ value: Double)"],
                ["var title: String { get }", nil], [nil, "func close()"], [nil, "static var title: String { get }"],
            ])
        #expect(old.changes(to: old, of: ["Dialog"]).isEmpty && old.changes(to: new, of: ["Other"]).isEmpty)
    }
}
