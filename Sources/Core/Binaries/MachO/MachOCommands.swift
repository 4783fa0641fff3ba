/// Reads the load commands of an image.
struct MachOCommands {
    var layout: MachOLayout
    var image: BinaryImage
    let bytes: Bytes
    let reading: Reading
    private var knownOptions: Set<[String]> = []

    init(layout: MachOLayout, image: BinaryImage, bytes: Bytes, reading: Reading) {
        self.layout = layout
        self.image = image
        self.bytes = bytes
        self.reading = reading
    }

    /// - Parameters:
    ///   - count: the number of commands according to the header.
    ///   - start: where they begin in the image.
    ///   - size: their total size according to the header.
    mutating func read(count: Int, from start: Int, size: Int) {
        let whole = bytes.part(start, size)
        if whole == nil { reading.note("the load commands end past the end of the file", at: bytes.offset + start) }
        guard let commands = whole ?? bytes.part(from: start) else { return }
        var place = 0
        for _ in 0..<count {
            guard let number = commands.u32(place), let length = commands.u32(place + 4) else {
                reading.note("there are fewer load commands than the header says", at: commands.offset + place)
                return
            }
            guard length >= 8, let command = commands.part(place, Int(length)) else {
                reading.note("a load command's size of \(length) bytes is impossible", at: commands.offset + place)
                return
            }
            read(number, command)
            place += Int(length)
        }
    }

    private mutating func read(_ number: UInt32, _ command: Bytes) {
        switch number {
        case 0x1, 0x19: readSegment(command, is64: number == 0x19)
        case 0x2:
            layout.symbols = table(command, 8)
            layout.strings = table(command, 16)
        case 0xC, 0x8000_0018, 0x8000_001F, 0x20, 0x8000_0023: readDependent(number, command)
        case 0xD:
            image.installName = text(command, "the install name")
            image.versions = versions(command)
        case 0x8000_001C:
            if let path = text(command, "a run path") { image.rpaths.append(path) }
        case 0x1B: image.uuid = uuid(command)
        case 0x1D: image.traits.insert(.signed)
        case 0x21, 0x2C:
            if command.u32(16) ?? 0 != 0 {
                image.traits.insert(.encrypted)
                layout.encrypted = table(command, 8)
            }
        case 0x22, 0x8000_0022: readDyldInfo(command)
        case 0x24, 0x25, 0x2F, 0x30: readMinimumVersion(number, command)
        case 0x2D: readLinkerOption(command)
        case 0x32: readBuildVersion(command)
        case 0x36: image.traits.insert(.mergeable)
        case 0x8000_0033: layout.exportsTrie = table(command, 8)
        case 0x8000_0034: layout.chainedFixups = table(command, 8)
        default: break
        }
    }

    /// An offset followed by a count; nil if the command is too short, which is noted.
    private func table(_ command: Bytes, _ place: Int) -> MachOLayout.Table? {
        guard let offset = command.u32(place), let count = command.u32(place + 4) else {
            noteShort(command)
            return nil
        }
        return MachOLayout.Table(offset: offset, count: count)
    }

    /// The text at the offset stored after the command's size.
    private func text(_ command: Bytes, _ what: @autoclosure () -> String) -> String? {
        guard let place = command.u32(8) else {
            noteShort(command)
            return nil
        }
        return reading.text(command, place: Int(place), what: what())
    }

    private func noteShort(_ command: Bytes) {
        reading.note("a load command is too short for what it says", at: command.offset)
    }

    // MARK: Commands

    private mutating func readDependent(_ number: UInt32, _ command: Bytes) {
        guard let name = text(command, "a library's name") else { return }
        var kind: BinaryDependent.Kind =
            switch number {
            case 0x8000_0018: .weak
            case 0x8000_001F: .reexport
            case 0x20: .lazy
            case 0x8000_0023: .upward
            default: .load
            }
        // Newer linkers use flags instead, marked by this number in an unused field.
        if command.u32(12) == 0x1A74_1800, let flags = command.u32(24), command.u32(8) ?? 0 >= 28 {
            if flags & 1 != 0 { kind = .weak }
            if flags & 2 != 0 { kind = .reexport }
            if flags & 4 != 0 { kind = .upward }
            if flags & 8 != 0 { kind = .lazy }
        }
        image.dependents.append(BinaryDependent(name: name, kind: kind, versions: versions(command)))
    }

    private func versions(_ command: Bytes) -> LibraryVersions? {
        LibraryVersions(
            current: command.u32(16).flatMap(MachOPlatform.version),
            compatibility: command.u32(20).flatMap(MachOPlatform.version))
    }

    private func uuid(_ command: Bytes) -> String? {
        guard let part = command.part(8, 16) else {
            noteShort(command)
            return nil
        }
        let digits = part.hexadecimal().uppercased()
        var text = ""
        for (index, digit) in digits.enumerated() {
            if [8, 12, 16, 20].contains(index) { text.append("-") }
            text.append(digit)
        }
        return text
    }

    private mutating func readDyldInfo(_ command: Bytes) {
        // Weak bindings are skipped: they select among definitions, of which this image has one.
        for place in [16, 32] {
            if let table = table(command, place), table.count > 0 { layout.bindings.append(table) }
        }
        if let trie = table(command, 40), trie.count > 0 { layout.exportsTrie = trie }
    }

    private mutating func readMinimumVersion(_ number: UInt32, _ command: Bytes) {
        guard let minimum = command.u32(8), let sdk = command.u32(12) else { return noteShort(command) }
        let platform = MachOPlatform.platform(number, processor: layout.processor, minimumOS: minimum, sdk: sdk)
        if let platform { image.platforms.append(platform) }
    }

    private mutating func readBuildVersion(_ command: Bytes) {
        guard let number = command.u32(8), let minimum = command.u32(12), let sdk = command.u32(16) else {
            return noteShort(command)
        }
        image.platforms.append(MachOPlatform.platform(number, minimumOS: minimum, sdk: sdk))
    }

    /// An option and its arguments, each zero-terminated.
    private mutating func readLinkerOption(_ command: Bytes) {
        guard let count = command.u32(8) else { return noteShort(command) }
        var cursor = ByteCursor(command, at: 12)
        var option: [String] = []
        for _ in 0..<count {
            guard let text = cursor.text() else {
                reading.note("a linker option has fewer words than it says", at: command.offset)
                break
            }
            option.append(text.text(at: 0, length: text.count) ?? "")
        }
        if !option.isEmpty, knownOptions.insert(option).inserted { image.autolink.append(option) }
    }
}
