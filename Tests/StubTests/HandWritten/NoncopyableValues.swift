extension HandWritten {
    static func descriptor(_ handle: borrowing FileHandle2) -> Int { handle.descriptor }

    //: Drive.current
    static func current() async throws {
        func call(_ double: some Drive) -> Int { descriptor(double.current) }
        func set(_ double: some Drive) {
            var double = double
            double.current = FileHandle2(descriptor: 5)
        }
        let double = DriveStub()
        double.currentClosure = { FileHandle2(descriptor: 3) }
        dvExpect("closure", call(double), 3)
        let seen = DVSeen()
        double.currentSetClosure = { seen.add("\($0.descriptor)") }
        set(double)
        dvExpect("set", seen.calls, [["5"]])
        dvExpect("calls", [double.currentCallsCount, double.currentSetCallsCount], [1, 1])
        double.reset()
        dvExpect("calls after reset", [double.currentCallsCount, double.currentSetCallsCount], [0, 0])
    }

    //: Drive.spare
    static func spare() async throws {
        func isThere(_ handle: borrowing FileHandle2?) -> Bool {
            switch handle {
            case .none: false
            case .some: true
            }
        }
        func call(_ double: some Drive) -> Bool { isThere(double.spare) }
        let double = DriveStub()
        double.spareClosure = { FileHandle2(descriptor: 3) }
        dvExpect("closure", call(double), true)
        double.spareClosure = { nil }
        dvExpect("closure", call(double), false)
        dvExpect("calls", double.spareCallsCount, 2)
    }

    //: Drive.subscript
    static func subscripted() async throws {
        func call(_ double: some Drive) -> Int { descriptor(double[4]) }
        func set(_ double: some Drive) {
            var double = double
            double[6] = FileHandle2(descriptor: 7)
        }
        let double = DriveStub()
        double.subscriptClosure = { FileHandle2(descriptor: $0 + 1) }
        dvExpect("closure", call(double), 5)
        dvExpect("received", double.subscriptReceivedInvocations, [4])
        let seen = DVSeen()
        double.subscriptSetClosure = { seen.add("\($0)", "\($1.descriptor)") }
        set(double)
        dvExpect("set", seen.calls, [["6", "7"]])
        dvExpect("received by the setter", double.subscriptSetReceivedIndex, 6)
    }

    //: static Drive.boot
    static func boot() async throws {
        func call<Double: Drive>(_ type: Double.Type) -> Int { descriptor(type.boot) }
        DriveStub.reset()
        DriveStub.bootClosure = { FileHandle2(descriptor: 9) }
        dvExpect("closure", call(DriveStub.self), 9)
        dvExpect("calls", DriveStub.bootCallsCount, 1)
        DriveStub.reset()
        dvExpect("calls after reset", DriveStub.bootCallsCount, 0)
    }

    //: Parser.parse
    static func parse() async throws {
        func call(_ double: some Parser) throws -> Int {
            let bytes: [UInt8] = [1, 2, 3]
            return try double.parse(bytes.span)
        }
        let double = ParserStub()
        double.parseReturnValue = 8
        dvExpect("answer", try call(double), 8)
        double.parseClosure = { $0.count }
        dvExpect("closure", try call(double), 3)
        double.parseThrowableError = DVError(number: 1)
        dvExpect("error", (try? call(double)) == nil, true)
        dvExpect("calls", double.parseCallsCount, 3)
    }

    //: Parser.parseRawInto
    static func parseRaw() async throws {
        func call(_ double: some Parser) -> [UInt8] {
            let bytes: [UInt8] = [1, 2]
            var output: [UInt8] = [0, 0]
            var span = output.mutableSpan
            double.parse(raw: bytes.span.bytes, into: &span)
            return output
        }
        let double = ParserStub()
        dvExpect("nothing programmed", call(double), [0, 0])
        double.parseRawIntoClosure = { raw, span in span[1] = UInt8(raw.byteCount) }
        dvExpect("closure", call(double), [0, 2])
        dvExpect("calls", double.parseRawIntoCallsCount, 2)
    }

    //: Parser.each
    static func each() async throws {
        func call(_ double: some Parser) {
            let bytes: [UInt8] = [1, 2]
            double.each(bytes.span) { span, index in span[index] == 2 }
        }
        let double = ParserStub()
        call(double)
        let seen = DVSeen()
        double.eachClosure = { span, body in seen.add("\(body(span, 0))", "\(body(span, 1))") }
        call(double)
        dvExpect("closure", seen.calls, [["false", "true"]])
        dvExpect("calls", double.eachCallsCount, 2)
    }
}
