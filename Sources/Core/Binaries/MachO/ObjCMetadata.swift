/// The Objective-C classes and categories that an image lists for the runtime.
struct ObjCMetadata {
    let bytes: Bytes
    let layout: MachOLayout
    let pointers: MachOPointers
    let reading: Reading

    private var pointer: UInt64 { UInt64(layout.pointerSize) }
    private static let classPrefix = "_OBJC_CLASS_$_"

    /// The class names in the order of the lists, without duplicates; Swift names are mangled.
    ///
    /// - Parameter exports: the symbols, used for the names if the classes themselves are encrypted.
    func classes(exports: [BinarySymbol]) -> [String] {
        if layout.encrypted != nil { return exports.compactMap { className($0.name) } }
        var names: [String] = []
        var known: Set<String> = []
        for target in targets(.classes) {
            guard let name = className(target) else {
                reading.note("the name of an Objective-C class is outside the file", at: bytes.offset)
                continue
            }
            if known.insert(name).inserted { names.append(name) }
        }
        return names
    }

    /// In the order of the lists, without duplicates.
    func categories() -> [ObjCCategory] {
        if let encrypted = layout.encrypted {
            let isListed = layout.sections.contains { $0.role == .categories && $0.size > 0 }
            if isListed {
                reading.note("categories are encrypted and not read", at: bytes.offset + Int(encrypted.offset))
            }
            return []
        }
        var categories: [ObjCCategory] = []
        var known: Set<ObjCCategory> = []
        for case .address(let address) in targets(.categories) {
            guard case .address(let place) = pointers.target(at: address), let name = pointers.text(at: place) else {
                reading.note("the name of an Objective-C category is outside the file", at: bytes.offset)
                continue
            }
            let category = ObjCCategory(type: pointers.target(at: address &+ pointer).flatMap(className), name: name)
            if known.insert(category).inserted { categories.append(category) }
        }
        return categories
    }

    /// The targets of the lists' entries.
    private func targets(_ role: MachOLayout.Role) -> [MachOPointers.Target] {
        var targets: [MachOPointers.Target] = []
        for section in layout.sections where section.role == role && section.offset > 0 {
            guard bytes.part(UInt64(section.offset), section.size) != nil else {
                reading.note(
                    "a list of Objective-C classes or categories ends past the end of the "
                        + "file", at: bytes.offset)
                continue
            }
            for index in 0..<section.size / pointer {
                // Sections may overlap.
                guard reading.spend(layout.pointerSize, at: bytes.offset) else { return targets }
                if let target = pointers.target(at: section.address &+ index * pointer) { targets.append(target) }
            }
        }
        return targets
    }

    private func className(_ target: MachOPointers.Target) -> String? {
        switch target {
        case .null: return nil
        case .symbol(let symbol): return className(symbol) ?? String(symbol.drop { $0 == "_" })
        case .address(let address):
            // An odd address is that of a stub, from which the class is created when the image is loaded.
            guard address & 1 == 0, case .address(let data) = pointers.target(at: address &+ 4 * pointer) else {
                return nil
            }
            // The lowest bits of this pointer are flags that mark Swift classes for the runtime.
            let constants = data & ~(pointer - 1)
            guard case .address(let name) = pointers.target(at: constants &+ (layout.is64 ? 24 : 16)) else {
                return nil
            }
            return pointers.text(at: name)
        }
    }

    private func className(_ symbol: String) -> String? {
        symbol.hasPrefix(Self.classPrefix) ? String(symbol.dropFirst(Self.classPrefix.count)) : nil
    }
}
