/// How a linker treats a binary.
package enum BinaryLinkage: String, Codable, Hashable, Sendable, CaseIterable {
    /// Copies the needed parts.
    case `static`
    /// Records its name for the loader.
    case dynamic
    /// Does not link it: it is a program, or is loaded by name at run time.
    case none
}

extension BinarySlice {
    /// How a linker treats it; nil if it was not read.
    package var linkage: BinaryLinkage? {
        switch contents {
        case .archive: .static
        case .image(let image): image.linkage
        case .unread: nil
        }
    }
}

extension BinaryImage {
    /// How a linker treats it.
    package var linkage: BinaryLinkage {
        switch kind {
        case .object: .static
        case .dynamicLibrary, .dynamicLibraryStub: .dynamic
        case .executable, .bundle, .debugSymbols, .other: .none
        }
    }
}

extension LibraryBundle {
    /// The slices of all its variants.
    package var slices: [BinarySlice] { variants.flatMap { $0.binary?.slices ?? [] } }

    /// How a linker treats it; nil if its slices differ or none was read.
    package var linkage: BinaryLinkage? {
        let all = Set(slices.map(\.linkage))
        return all.count == 1 ? all.first ?? nil : nil
    }

    /// The Objective-C classes of all slices, sorted; nil if symbols were not read.
    package var classes: [String]? {
        let read = slices.flatMap(\.images).compactMap(\.classes)
        return read.isEmpty ? nil : Set(read.joined()).sorted()
    }

    /// The libraries that its slices load, sorted by install name, without itself and without versions.
    package var dependents: [BinaryDependent] {
        let images = slices.flatMap(\.images)
        let own = Set(images.compactMap(\.installName))
        let all = images.flatMap(\.dependents).map { BinaryDependent(name: $0.name, kind: $0.kind) }
        return Set(all).filter { !own.contains($0.name) }
            .sorted { ($0.name, $0.kind.rawValue) < ($1.name, $1.kind.rawValue) }
    }
}
