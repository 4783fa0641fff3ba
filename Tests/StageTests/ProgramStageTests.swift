import DovetailCommandLine
import DovetailFacts
import FactBuilders
import Testing

/// Which programs contain a module.
@Suite struct ProgramStageTests {
    private func module(_ name: String, isProgram: Bool = false, uses closure: Set<String>?) -> ModuleFacts {
        var module = Module(name: name, package: "shop", isExact: true)
        module.isProgram = isProgram
        module.closure = closure.map { Set($0.map { "shop|\($0)" }) }
        return ModuleFacts(module: module, files: [])
    }

    @Test func aModuleIsPartOfTheProgramsThatDependOnIt() {
        let program = Program(
            modules: [
                module("App", isProgram: true, uses: ["App", "Cart"]), module("Cart", uses: ["Cart"]),
                module("Clock", uses: ["Clock"]), module("Widget", isProgram: true, uses: ["Widget", "Cart", "Clock"]),
            ], home: nil)
        #expect(program.programs(of: 0) == [0])
        #expect(program.programs(of: 1) == [0, 3])
        #expect(program.programs(of: 2) == [3])
        #expect(program.module(0, mayUse: 1) && !program.module(0, mayUse: 2) && !program.module(1, mayUse: 0))
    }

    @Test func whereAProgramDoesNotTellItsModulesNothingIsKnown() {
        let program = Program(
            modules: [module("App", isProgram: true, uses: nil), module("Cart", uses: ["Cart"])], home: nil)
        #expect(program.programs(of: 1) == nil)
        #expect(program.module(0, mayUse: 1))
    }
}
