import DovetailFacts
import FactBuilders

/// A random program of components, as a model that independently computes which component provides what.
struct RandomHouse {
    /// The builds, out of four, in which something exists.
    enum Switch: CaseIterable {
        case always, debug, release, beta

        var condition: Condition {
            switch self {
            case .always: .always
            case .debug: Condition(atom: "DEBUG")
            case .release: Condition(atom: "DEBUG").negated
            case .beta: Condition(atom: "BETA")
            }
        }

        func isOn(_ build: Build) -> Bool {
            switch self {
            case .always: true
            case .debug: build.isDebug
            case .release: !build.isDebug
            case .beta: build.isBeta
            }
        }
    }

    struct Build: Hashable {
        var isDebug: Bool
        var isBeta: Bool

        static let all = [false, true].flatMap { debug in [false, true].map { Build(isDebug: debug, isBeta: $0) } }

        func satisfies(_ condition: Condition) -> Bool {
            let debug = Condition(atom: "DEBUG"), beta = Condition(atom: "BETA")
            return (isDebug ? debug : debug.negated).and(isBeta ? beta : beta.negated).implies(condition)
        }
    }

    struct Offer {
        var name: String
        var type = "Session"
        var isPrivate = false
        var throwing = false
        var when = Switch.always

        /// Whether it can meet a need: of the required type, visible, and without effects.
        var isFitting: Bool { type == "Session" && !isPrivate && !throwing }
    }

    struct Need {
        var name: String
        var when = Switch.always
        var line: Int
    }

    struct Component {
        var needs: [Need] = []
        var offers: [Offer] = []
        /// The components that create it; a root has none.
        var parents: [(index: Int, when: Switch)] = []
    }

    private(set) var components: [Component] = []
    let hasConditions: Bool

    init(_ dice: inout Dice) {
        hasConditions = dice.chance(50)
        let names = ["session", "storage", "theme"]
        // Many roots that provide everything, and some that do not.
        let generosity = [30, 60, 90][dice.below(3)]
        func anySwitch(_ dice: inout Dice, _ hasConditions: Bool) -> Switch {
            hasConditions && dice.chance(25) ? Switch.allCases[dice.below(4)] : .always
        }
        let roots = dice.chance(25) ? 2 : 1
        for index in 0..<(roots + 1 + dice.below(6)) {
            var component = Component()
            for (number, name) in names.enumerated() {
                if index >= roots, dice.chance(40) {
                    component.needs.append(
                        Need(name: name, when: anySwitch(&dice, hasConditions), line: 100 * (index + 1) + number))
                }
                guard dice.chance(index < roots ? generosity : 20) else { continue }
                var offer = Offer(name: name)
                offer.when = anySwitch(&dice, hasConditions)
                switch dice.below(index < roots ? 20 : 6) {
                case 0: offer.type = "Account"
                case 1: offer.isPrivate = true
                case 2: offer.throwing = true
                default: break
                }
                component.offers.append(offer)
            }
            if index >= roots {
                for parent in Set((0...dice.below(2)).map { _ in dice.below(index) }).sorted() {
                    component.parents.append((parent, anySwitch(&dice, hasConditions)))
                }
            }
            components.append(component)
        }
    }

    func name(_ index: Int) -> String { components[index].parents.isEmpty ? "Root\(index)" : "Part\(index)" }

    /// The program in the order of the model, or reversed.
    func program(isTurned: Bool = false) -> Program {
        var types: [TypeFact] = []
        var constructions: [ConstructionFact] = []
        for (index, component) in components.enumerated() {
            let line = 100 * (index + 1)
            let needs = component.needs.map { need in
                property(need.name, "Session", line: need.line, condition: need.when.condition)
            }
            let offers = component.offers.enumerated().map { number, offer in
                property(
                    offer.name, offer.type, line: line + 20 + number, access: offer.isPrivate ? .private : .internal,
                    effects: Effects(thrown: offer.throwing ? "" : nil), condition: offer.when.condition)
            }
            if component.parents.isEmpty {
                types.append(root(name(index), line: line + 10, offers))
            } else {
                types.append(dependency("\(name(index))Dependency", line: line + 40, needs))
                types.append(
                    FactBuilders.component(
                        name(index), needing: "\(name(index))Dependency", line: line + 10, offers))
            }
            for (number, parent) in component.parents.enumerated() {
                constructions.append(
                    building(
                        name(index), in: name(parent.index), line: line + 30 + number, condition: parent.when.condition)
                )
            }
        }
        if isTurned {
            types.reverse()
            constructions.reverse()
        }
        return FactBuilders.program(types, constructions)
    }

    // MARK: The expected results

    /// The paths from a root to a component, as components, the root first.
    func ways(to index: Int, in build: Build) -> [[Int]] {
        let parents = components[index].parents
        if parents.isEmpty { return [[index]] }
        return parents.filter { $0.when.isOn(build) }.flatMap { parent in
            ways(to: parent.index, in: build).map { $0 + [index] }
        }
    }

    /// The component that provides a member to the last one on a path: the nearest above it.
    func provider(of name: String, on way: [Int], in build: Build) -> Int? {
        way.dropLast().last { index in
            components[index].offers.contains { $0.name == name && $0.isFitting && $0.when.isOn(build) }
        }
    }

    /// The lines of the needs that are not met on some path in some build.
    var unmet: Set<Int> {
        var lines: Set<Int> = []
        for build in Build.all {
            for index in components.indices {
                for way in ways(to: index, in: build) {
                    for need in components[index].needs
                    where need.when.isOn(build) && provider(of: need.name, on: way, in: build) == nil {
                        lines.insert(need.line)
                    }
                }
            }
        }
        return lines
    }
}
