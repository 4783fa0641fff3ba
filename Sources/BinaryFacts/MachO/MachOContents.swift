import WiringModel

/// Reads what load commands only lead to: symbols, classes, categories.
struct MachOContents {
    let bytes: Bytes
    let layout: MachOLayout
    let reading: Reading

    func read(into image: inout BinaryImage) {
        image.exports = []
        image.undefined = []
        image.classes = []
        image.categories = []
    }
}
