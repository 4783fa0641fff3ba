import Foundation
import Testing
import ToolRunner

/// What `dovetail diff` says of several resolutions of one service in one type.
@Suite struct ResolutionChangesTests {
    private static func app(_ bodies: [String]) -> String {
        """
        import Dovetail
        protocol Store {}
        struct DiskStore: Store {}
        let container = try Container { c in c.register((any Store).self) { _ in DiskStore() } }
        struct Screen {
        \(bodies.enumerated().map { "    func open\($0)() throws { \($1) }" }.joined(separator: "\n"))
        }
        """
    }

    private static let plain = "_ = try container.resolve((any Store).self)"
    private static let optional = "_ = try container.resolve((any Store)?.self)"

    /// Expects these lines of changes from one list of resolutions to another.
    private func expect(_ expected: [String], from old: [String], to new: [String]) throws {
        let shop = try ShopRepository(["App/main.swift": Self.app(old)])
        try shop.folder.write("App/main.swift", Self.app(new))
        let output = try shop.dovetail("diff", "base").output
        let changes = output.split(separator: "\n").filter { "+-~".contains($0.prefix(1)) }.map(String.init)
        #expect(changes == expected, "\(output)")
    }

    @Test func oneOfSeveralChanges() throws {
        let (plain, optional) = (Self.plain, Self.optional)
        try expect(
            ["~ Screen: whether it can do without Store, at 1 of 3 places: before no, now yes (App/main.swift:7:45)"],
            from: [plain, plain, optional], to: [plain, optional, optional])
        try expect(
            ["~ Screen: whether it can do without Store: before no, now yes (App/main.swift:6:45)"],
            from: [plain, plain], to: [optional, optional])
        try expect(
            ["~ Screen: whether it can do without Store: before no, now yes (App/main.swift:6:45)"],
            from: [plain], to: [optional, optional])
    }

    @Test func oneMoreCountsOnlyIfItIsOfAnotherKind() throws {
        let (plain, optional) = (Self.plain, Self.optional)
        try expect([], from: [plain], to: [plain, plain])
        try expect([], from: [plain, optional], to: [optional, plain, plain])
        try expect(
            ["+ Screen resolves Store at another place (optional) (App/main.swift:7:45)"], from: [plain],
            to: [plain, optional])
        try expect(
            ["- Screen resolved Store at another place (optional) (App/main.swift:7:45)"], from: [plain, optional],
            to: [plain])
    }
}
