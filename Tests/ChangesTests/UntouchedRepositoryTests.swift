import Foundation
import Testing
import ToolRunner

/// `dovetail diff` and `dovetail affected` write nothing into the repository, whatever its settings.
@Suite struct UntouchedRepositoryTests {
    /// The paths in a folder, each with its content.
    private func listing(of folder: URL) throws -> [String] {
        let files = FileManager.default
        return try files.subpathsOfDirectory(atPath: folder.path).sorted().map { path in
            let file = folder.appendingPathComponent(path)
            let type = try files.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
            return "\(path) \(type == .typeRegular ? try Data(contentsOf: file).base64EncodedString() : "")"
        }
    }

    private func expectUntouched(_ shop: ShopRepository) throws {
        try shop.replace("scope: .singleton", with: "scope: .weak", in: "Sources/Data/Data.swift")
        try shop.folder.write("Sources/App/New.swift", "")
        let git = shop.folder.url.appendingPathComponent(".git")
        let before = try listing(of: git)
        let run = try shop.dovetail("diff", "base")
        #expect(run.output.contains("the scope of Store: before singleton, now weak"), "\(run.output)")
        let affected = try shop.dovetail("affected", "--since", "base").output
        #expect(affected.hasPrefix("2 files changed since base\nmodules: Data\n"), "\(affected)")
        let changed = Set(try listing(of: git)).symmetricDifference(before)
        #expect(changed.isEmpty, "\(changed.sorted().map { $0.prefix(60) })")
    }

    /// Git writes a part of a split index next to the repository's own index, wherever the other part is.
    @Test func withASplitIndex() throws {
        let shop = try ShopRepository()
        try shop.git("config", "core.splitIndex", "true")
        try shop.git("config", "splitIndex.maxPercentChange", "0")
        try shop.git("update-index", "--split-index")
        #expect(
            try listing(of: shop.folder.url.appendingPathComponent(".git")).contains { $0.hasPrefix("sharedindex.") })
        try expectUntouched(shop)
    }

    @Test func withAHook() throws {
        let shop = try ShopRepository()
        let hook = ".git/hooks/post-index-change"
        try shop.folder.write(hook, "#!/bin/sh\ntouch \"\(shop.folder.url.path)/.git/ran\"\n")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: shop.folder.url.appendingPathComponent(hook).path)
        try expectUntouched(shop)
    }
}
