/// Maps the addresses of an image to the file.
struct MachOAddresses {
    private struct Range {
        var address: UInt64
        var size: UInt64
        var offset: UInt64
        /// The index of the segment, or of the section for an object, which has a single segment.
        var index: Int
    }

    private let bytes: Bytes
    private let ranges: [Range]

    init(bytes: Bytes, layout: MachOLayout) {
        self.bytes = bytes
        var ranges: [Range] = []
        if layout.isObject {
            for (index, section) in layout.sections.enumerated() where section.offset > 0 && section.size > 0 {
                ranges.append(
                    Range(address: section.address, size: section.size, offset: UInt64(section.offset), index: index))
            }
        } else {
            for (index, segment) in layout.segments.enumerated() where segment.size > 0 {
                ranges.append(
                    Range(address: segment.address, size: segment.size, offset: segment.offset, index: index))
            }
        }
        self.ranges = ranges.sorted { ($0.address, $0.index) < ($1.address, $1.index) }
    }

    /// The bytes from an address to the end of its segment or section, and the index of that.
    func find(_ address: UInt64) -> (rest: Bytes, index: Int)? {
        var low = 0, high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].address <= address { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let range = ranges[low - 1]
        let distance = address - range.address
        let (offset, isOverflow) = range.offset.addingReportingOverflow(distance)
        guard distance < range.size, !isOverflow, let part = bytes.part(offset, range.size - distance) else {
            return nil
        }
        return (part, range.index)
    }
}
