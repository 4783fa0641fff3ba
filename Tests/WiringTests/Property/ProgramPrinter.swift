/// Writes a program as Swift sources; the text of a part does not depend on the other parts.
struct ProgramPrinter {
    let program: Program

    static func sources(_ program: Program) -> ProgramSources {
        let printer = ProgramPrinter(program: program)
        return ProgramSources(files: program.modules.indices.flatMap { printer.files(of: $0) })
    }

    private func files(of module: Int) -> [ProgramSources.File] {
        let name = program.modules[module]
        let layout = ProgramLayout(program)
        var files = layout.files(of: module).map {
            ProgramSources.File(path: "\(name)/\($0).swift", lines: header(module))
        }
        for (item, block) in blocks(of: module) {
            files[layout.file(of: item, in: module)].lines += block + [SourceLine("")]
        }
        for own in program.privateNames where own.module == module {
            var speller = TypeSpeller(Program(seed: program.seed, modules: program.modules), module, item: own.file)
            speller.isQualified = true
            let line = own.type.map { "private typealias \(own.name) = \(speller.type($0))" }
            files[own.file].lines += [SourceLine(line ?? "private struct \(own.name) {}"), SourceLine("")]
        }
        if module == program.home {
            let main = header(module) + MainPrinter(program: program).lines.map { SourceLine($0) }
            files.append(ProgramSources.File(path: "\(name)/main.swift", lines: main))
        }
        return files
    }

    private func header(_ module: Int) -> [SourceLine] {
        let modules = ["Dovetail"] + program.modules[..<module]
        return modules.sorted().map { SourceLine("import \($0)") } + [SourceLine("")]
    }

    private func blocks(of module: Int) -> [(item: Int, lines: [SourceLine])] {
        var blocks: [(item: Int, lines: [SourceLine])] = []
        for (index, block) in ValueType.declarations(module: module).enumerated() {
            blocks.append((800_000 + index, block.map { SourceLine($0) }))
        }
        for (index, alias) in program.aliases.enumerated() where alias.module == module {
            // Only through earlier aliases, so that the chain ends.
            var others = program
            others.aliases = Array(program.aliases[..<index])
            var speller = TypeSpeller(others, module, item: 700_000 + index)
            var lines = ["public typealias \(alias.name) = \(speller.type(alias.type))"]
            if let enclosing = alias.enclosing { lines = ["public enum \(enclosing) {", "    \(lines[0])", "}"] }
            blocks.append((700_000 + index, lines.map { SourceLine($0) }))
        }
        for alias in program.componentAliases where alias.module == module {
            var speller = TypeSpeller(program, module, item: 750_000 + alias.id)
            let access = alias.access == .internal ? "" : "\(alias.access.word) "
            let line = "\(access)typealias \(alias.name) = \(speller.componentName(alias.component))"
            blocks.append((750_000 + alias.id, [SourceLine(line)]))
        }
        for needs in program.protocols where needs.module == module {
            blocks.append((600_000 + needs.id, protocolLines(needs)))
        }
        for component in program.components {
            let printer = ComponentPrinter(program: program, component: component)
            if component.module == module {
                blocks.append((500_000 + component.id, printer.classLines.map { SourceLine($0) }))
            }
            for (item, lines) in printer.extensions(in: module) {
                blocks.append((item, lines.map { SourceLine($0) }))
            }
        }
        return blocks
    }

    // MARK: Dependency protocols

    private func protocolLines(_ needs: ProgramProtocol) -> [SourceLine] {
        var speller = TypeSpeller(program, needs.module, item: 600_000 + needs.id)
        var parents = needs.inherits.map { speller.needs($0) }
        if needs.isDependency {
            parents.append(speller.random.pick(["Dependency", "Dependency", "Dovetail.Dependency"]))
        }
        if parents.isEmpty { parents = ["AnyObject"] }
        let access = needs.access == .internal ? "" : "\(needs.access.word) "
        var lines = [SourceLine("\(access)protocol \(needs.name): \(parents.joined(separator: ", ")) {")]
        for requirement in needs.requirements {
            if speller.random.chance(15) {
                lines.append(SourceLine("    // var \(requirement.name): Never { get }"))
            }
            lines.append(SourceLine("    " + text(requirement, &speller), [requirement.id]))
        }
        lines.append(SourceLine("}"))
        for requirement in needs.requirements {
            guard let standard = requirement.standard else { continue }
            let value = speller.value(requirement.type, standard)
            let head = MemberText(requirement.form).head(requirement.name, speller.type(requirement.type))
            lines += ["\(access)extension \(needs.name) {", "    \(head) { \(value) }", "}"].map {
                SourceLine($0)
            }
        }
        return lines
    }

    private func text(_ requirement: ProgramRequirement, _ speller: inout TypeSpeller) -> String {
        let member = MemberText(requirement.form)
        let type = speller.type(requirement.type)
        guard requirement.form == .property else {
            return member.head(requirement.name, type, requirement.effects)
        }
        let accessors = requirement.isSettable ? "get set" : "get\(requirement.effects.words)"
        return "\(member.head(requirement.name, type)) { \(accessors) }"
    }
}
