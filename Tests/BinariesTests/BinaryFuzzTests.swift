import DovetailBinaries
import Foundation
import Testing

/// Almost valid files.
///
/// `DOVETAIL_SEED=7` repeats a run. `DOVETAIL_FUZZ_SECONDS=600` with `DOVETAIL_FUZZ_FILES`, a text file with one path
/// per line, runs longer and over real files.
@Suite struct BinaryFuzzTests {
    private static let environment = ProcessInfo.processInfo.environment

    @Test func anyBytesAreReadOrRefused() throws {
        let seed = Self.environment["DOVETAIL_SEED"].flatMap(UInt64.init) ?? .random(in: 1...1_000_000)
        let seconds = Self.environment["DOVETAIL_FUZZ_SECONDS"].flatMap(Double.init)
        print("binaries of seed \(seed)")
        var mutator = Mutator(seed: seed)
        let samples = try Self.samples()
        let start = Date()
        var round = 0
        while seconds.map({ Date().timeIntervalSince(start) < $0 }) ?? (round < 4000) {
            round += 1
            let bytes = mutator.mutated(samples[mutator.below(samples.count)])
            let began = Date()
            if let wrong = Self.wrong(bytes) {
                Issue.record("seed \(seed), round \(round): \(wrong)")
                try? Data(bytes).write(
                    to: FileManager.default.temporaryDirectory.appendingPathComponent("wrong-\(seed)"))
                return
            }
            let limit = 2 + Double(bytes.count) / 1_000_000
            #expect(Date().timeIntervalSince(began) < limit, "seed \(seed), round \(round) took long")
        }
        print("\(round) files in \(Int(Date().timeIntervalSince(start))) seconds")
    }

    /// Contradictions in a file's facts.
    private static func wrong(_ bytes: [UInt8]) -> String? {
        guard let file = try? BinaryReader.read(bytes: bytes, path: "a", depth: .symbols) else { return nil }
        guard file.problems.count <= 100 else { return "too many problems" }
        for problem in file.problems where !(0...bytes.count).contains(problem.offset) { return "\(problem)" }
        for slice in file.slices {
            if case .unread = slice.contents { continue }
            guard slice.offset >= 0, slice.size >= 0, slice.offset + slice.size <= bytes.count else {
                return "a slice outside of the file"
            }
            guard case .archive(let archive) = slice.contents, archive.format != .gnuThin else { continue }
            for member in archive.members {
                let end = member.offset + member.size
                guard member.offset >= slice.offset, end <= slice.offset + slice.size else {
                    return "a member outside of its slice"
                }
            }
        }
        return nil
    }

    private static func samples() throws -> [[UInt8]] {
        if let list = environment["DOVETAIL_FUZZ_FILES"] {
            let paths = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n")
            return try paths.map { Array(try Data(contentsOf: URL(fileURLWithPath: String($0)))) }
        }
        let target = "arm64-apple-ios15"
        let source = "extern int a(void); int b(void) { return a(); }"
        let object = try Fixture.object(source, target: target)
        let objectiveC = try Fixture.object(
            "__attribute__((objc_root_class)) @interface A @end\n@implementation A @end\n@implementation A (B) @end",
            language: "objective-c", target: target)
        var archive = ArchiveWriter(), gnu = ArchiveWriter()
        archive.addBSD("a.o", object)
        archive.addBSD("b.o", objectiveC)
        gnu.add("//", Array("a long name for a member.o/\n".utf8))
        gnu.add("/0", try Fixture.object(source, target: "x86_64-linux-gnu"))
        let images = [0, 1, 2, 6, 9, 12].map(linked)
        return [object, objectiveC, archive.bytes, gnu.bytes] + images
            + [fatFile([(0x0100_000C, 0, images[3]), (0x0100_0007, 3, archive.bytes)])]
    }

    /// An image with all features, and pointers either in one chained format or plain.
    private static func linked(_ format: UInt16) -> [UInt8] {
        var writer = ObjCWriter(image: MachOWriter(), pointer: { $0 }, imports: { UInt64($0) | 1 << 62 })
        let type = writer.addClass("A")
        writer.addList("__objc_classlist", [type])
        writer.addList("__objc_catlist", [writer.addCategory("B", of: type), writer.addCategory("C", imported: 0)])
        if format == 0 {
            writer.image.addBindings(writer.imported.map { ("_OBJC_CLASS_$_D", $0.place) })
        } else {
            writer.image.addChainedFixups(format: format, imports: [("_OBJC_CLASS_$_D", false)])
        }
        writer.image.addLibrary(0xD, "@rpath/A")
        writer.image.addTrie([0, 2, 0x61, 0, 10, 0x62, 0, 10, 0, 0, 2, 0, 16, 0])
        writer.image.addWords(0x32, [2, 0x000E_0001, 0x0010_0200, 0])
        return writer.image.bytes()
    }
}
