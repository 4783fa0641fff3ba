import Dovetail
import Testing

@Suite("shared: many declarations on one component")
struct ManySharedTests {
    @Test(arguments: [1, 7, 499])
    func findsEachOfAThousand(step: Int) {
        let living = Counter()
        do {
            let component = AppComponent()
            for index in 0..<1_000 {
                let line = UInt(index * step % 1_000)
                let value = component.shared(file: "Test/A.swift", line: line, column: 3) {
                    Tracked(Int(line), living: living)
                }
                #expect(value.number == Int(line))
            }
            for line in 0..<UInt(1_000) {
                let value = component.shared(file: "Test/A.swift", line: line, column: 3) {
                    Tracked(-1, living: living)
                }
                #expect(value.number == Int(line))
            }
            #expect(living.value == 1_000)
        }
        #expect(living.value == 0)
    }

    @Test func tellsFilesColumnsAndTypesApart() {
        let component = AppComponent()
        #expect(component.shared(file: "Test/A.swift", line: 1, column: 1) { 1 } == 1)
        #expect(component.shared(file: "Test/B.swift", line: 1, column: 1) { 2 } == 2)
        #expect(component.shared(file: "Test/A.swift", line: 1, column: 2) { 3 } == 3)
        #expect(component.shared(file: "Test/A.swift", line: 2, column: 1) { 4 } == 4)
        #expect(component.shared(file: "Test/A.swift", line: 1, column: 1) { "five" } == "five")
        #expect(component.shared(file: "Test/B.swift", line: 1, column: 1) { 0 } == 2)
        #expect(component.shared(file: "Test/A.swift", line: 1, column: 1) { 0 } == 1)
    }

    /// A getter that was inlined into another module has its file name at another address.
    @Test func takesTheSameFileAtAnotherAddressAsTheSame() {
        let name = "Test/A.swift"
        let bytes = Array(name.utf8CString)
        bytes.withUnsafeBufferPointer { copy in
            guard let start = copy.baseAddress else { return }
            let component = AppComponent()
            let elsewhere = staticString(at: start, count: bytes.count - 1)
            #expect(component.shared(file: "Test/A.swift", line: 1, column: 1) { 1 } == 1)
            #expect(component.shared(file: elsewhere, line: 1, column: 1) { 2 } == 1)
        }
    }

    /// A `StaticString` in the library's frozen layout: start, count and the flag for ASCII.
    private func staticString(at start: UnsafePointer<CChar>, count: Int) -> StaticString {
        unsafeBitCast((UInt(bitPattern: start), UInt(count), UInt8(2)), to: StaticString.self)
    }
}
