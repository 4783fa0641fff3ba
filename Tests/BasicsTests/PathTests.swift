import DovetailBasics
import Foundation
import Testing

/// Paths as text: no folder needs to exist.
@Suite struct PathTests {
    /// An absolute path of a few names, dots and slashes.
    private func randomPath(_ dice: inout Dice) -> String {
        "/" + dice.text(of: ["a", "b", ".hidden", "a.b", ".", "..", "/", "/", "/"], upTo: 12)
    }

    @Test(arguments: 0..<500 as Range<UInt64>)
    func anAbsolutePathIsWhatFoundationMakesOfIt(seed: UInt64) {
        var dice = Dice(seed: seed)
        let folder = randomPath(&dice), path = String(randomPath(&dice).dropFirst())
        // Foundation keeps adjacent slashes.
        let url = URL(fileURLWithPath: "\(folder)/\(path)".split(separator: "/").map { "/" + $0 }.joined() + "/")
        let expected = url.standardized.path
        let expectedPath = expected.count > 1 && expected.hasSuffix("/") ? String(expected.dropLast()) : expected
        let whole = path.hasPrefix("/") ? absolutePath(path, from: "/") : absolutePath(path, from: folder)
        if path.hasPrefix("/") {
            #expect(absolutePath(path, from: folder) == whole, "seed \(seed): what is absolute already has no folder")
        } else {
            #expect(whole == expectedPath, "seed \(seed): \(path) from \(folder)")
        }
        #expect(absolutePath(whole, from: folder) == whole, "seed \(seed)")
    }

    /// As macOS may return the names of a folder that was written otherwise.
    @Test func decomposedNamesAreTheSameNames() {
        let written = "/앱/한글", read = written.decomposedStringWithCanonicalMapping
        #expect(!read.utf8.elementsEqual(written.utf8))
        #expect(relativePath("\(read)/App.swift", to: written) == "App.swift")
        #expect(absolutePath("../한글/App.swift", from: read) == "\(written)/App.swift")
        #expect(joinedPath(read, "..") == "/앱")
        #expect(Set([written, read]).count == 1)
        #expect("\(read)/App.swift".hasPrefix("\(written)/"))
        #expect("\(read)/App.swift".contains(text: "한글/"))
    }

    @Test(arguments: 0..<500 as Range<UInt64>)
    func aRelativePathLeadsBackByTheShortestWay(seed: UInt64) {
        var dice = Dice(seed: seed)
        let folder = absolutePath(randomPath(&dice), from: "/"), path = absolutePath(randomPath(&dice), from: "/")
        let way = relativePath(path, to: folder)
        #expect(!way.hasPrefix("/") && !way.hasSuffix("/"), "seed \(seed)")
        #expect(absolutePath(way, from: folder) == path, "seed \(seed): \(way) from \(folder)")
        // No shorter prefix would be enough.
        let steps = way.split(separator: "/")
        let ups = steps.prefix { $0 == ".." }
        #expect(!steps.dropFirst(ups.count).contains(".."), "seed \(seed)")
        if let down = steps.dropFirst(ups.count).first, !ups.isEmpty {
            let above = absolutePath(ups.joined(separator: "/"), from: folder)
            #expect(!folder.hasPrefix("\(above == "/" ? "" : above)/\(down)/"), "seed \(seed): \(way) from \(folder)")
        }
    }

    @Test func theFolderItselfIsADot() {
        #expect(relativePath("/a/b", to: "/a/b") == ".")
        #expect(relativePath("/", to: "/") == ".")
    }

    @Test(arguments: 0..<500 as Range<UInt64>)
    func aJoinedPathNamesWhatItsPartsName(seed: UInt64) {
        var dice = Dice(seed: seed)
        let folder = String(randomPath(&dice).drop { $0 == "/" }), path = String(randomPath(&dice).drop { $0 == "/" })
        let joined = joinedPath(folder, path)
        // Seen from any folder that is deep enough not to reach the root.
        let base = "/1/2/3/4/5/6/7/8/9/10/11/12/13/14"
        #expect(
            absolutePath(joined, from: base) == absolutePath(path, from: absolutePath(folder, from: base)),
            "seed \(seed): \(folder) and \(path) make \(joined)")
        let names = joined.split(separator: "/", omittingEmptySubsequences: false)
        #expect(joined == "." || !names.contains("") && !names.contains("."), "seed \(seed): \(joined)")
        #expect(names.drop { $0 == ".." }.allSatisfy { $0 != ".." }, "seed \(seed): \(joined)")
    }

    @Test func anAbsolutePathNeedsNoFolder() {
        #expect(joinedPath("Sources", "/usr/lib/") == "/usr/lib")
        #expect(joinedPath("/usr", "../lib") == "/lib")
    }

    @Test func aPathWithoutAFolderHasNone() {
        let folders = [
            "": "", "a": "", "a/": "", "/": "/", "/a": "/", "/a/": "/", "a/b": "a", "a/b/": "a", "/a/b": "/a",
            "./a": ".",
        ]
        for (path, folder) in folders { #expect(parentFolder(path) == folder, "\(path)") }
    }
}
