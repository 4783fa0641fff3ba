/// Assigns declarations to the files of a module, based only on the declaration, so that a change elsewhere does not
/// move it.
struct ProgramLayout {
    let program: Program

    init(_ program: Program) { self.program = program }

    /// The files of a module, except main.
    func files(of module: Int) -> [String] {
        var random = SplitMix(program.seed, 900_000 + module)
        let names = ["Parts", "Screens", "Needs", "Zone"].shuffled(using: &random)
        return Array(names.prefix(random.number(1...3)))
    }

    /// The number of the file that contains a block.
    func file(of block: Int, in module: Int) -> Int {
        var place = SplitMix(program.seed, block)
        return place.number(0...(files(of: module).count - 1))
    }
}
