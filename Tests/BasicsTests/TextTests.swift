import DovetailBasics
import Foundation
import Testing

/// Small texts: cache keys, and errors in JSON.
@Suite struct TextTests {
    private func name(_ pieces: [String]) -> String {
        var key = CacheKey()
        for piece in pieces { key.add(piece) }
        return key.name
    }

    @Test func piecesDoNotRunIntoEachOther() {
        let all = [
            [], [""], ["", ""], ["ab"], ["a", "b"], ["ab", ""], ["", "ab"], ["b", "a"], ["1 a"], ["a", "1 b"],
        ]
        let names = all.map(name)
        #expect(Set(names).count == all.count)
        #expect(names == all.map(name))
        #expect(names.allSatisfy { $0.count == 32 && $0.allSatisfy { $0.isHexDigit && !$0.isUppercase } })
    }

    private struct Report: Decodable {
        struct Finding: Decodable { var count: Int }
        var findings: [Finding]
    }

    private func problem(_ json: String) -> String? {
        do { _ = try JSONDecoder().decode(Report.self, from: Data(json.utf8)) } catch let error as DecodingError {
            return error.inOneLine
        } catch {}
        return nil
    }

    @Test func aProblemOfJSONHasItsPlace() throws {
        #expect(problem(#"{"findings": [{"count": 1}]}"#) == nil)
        #expect(problem("{}") == "the key 'findings' is missing")
        #expect(
            problem(#"{"findings": [{"count": 1}, {}]}"#) == "the key 'count' is missing at findings[1]")
        let mismatch = try #require(problem(#"{"findings": [{"count": "one"}]}"#))
        #expect(mismatch.hasPrefix("at findings[0].count: ") && !mismatch.contains("\n"))
    }
}
