import DovetailBasics
import DovetailDiagnostics
import DovetailFacts

/// Finds singletons that hold services with a shorter lifetime: captive-dependency.
struct CaptiveDependencies: ContainerRule {
    let walk: ContainerWalk

    private var services: LinkedServices { walk.services }

    var findings: [Finding] {
        var found: [Finding] = []
        for state in walk.order {
            let owner = services.registrations[state.registration]
            guard owner.scope == .singleton else { continue }
            for edge in walk.edges[state] ?? [] {
                let held = services.registrations[edge.to.registration]
                if let why = Self.shorter(held) {
                    found.append(
                        finding(owner, held: held, resolution: services.resolutions[edge.resolution], why: why))
                }
                if let child = childs(edge.resolution, state) {
                    found.append(child)
                }
            }
        }
        return found
    }

    /// Why a service has a shorter lifetime than a singleton, if its registration says so.
    private static func shorter(_ registration: LinkedRegistration) -> String? {
        guard registration.fact.scope != nil else { return nil }
        switch registration.scope {
        case .singleton: return nil
        case .transient: return "is created each time"
        case .graph: return "is created for each resolution"
        case .weak: return "is released as soon as nothing else retains it"
        case .other(let scope): return "is kept by the scope '\(scope)'"
        }
    }

    private func finding(
        _ owner: LinkedRegistration, held: LinkedRegistration, resolution: LinkedResolution, why: String
    ) -> Finding {
        Finding(
            .captiveDependency, at: resolution.fact.location,
            "\(owner.text) lives as long as its container and holds \(held.text), which \(why)",
            notes: [
                .init(owner.fact.location, "\(owner.text) is registered here"),
                .init(held.fact.location, "\(held.text) is registered here"),
            ],
            help: "give both the same lifetime, or have the singleton resolve \(held.text) each time it is needed")
    }

    /// The finding if a parent's singleton takes a service from the child through which it is first resolved.
    private func childs(_ number: Int, _ state: BuildState) -> Finding? {
        let owner = services.registrations[state.registration]
        let resolution = services.resolutions[number]
        guard !owner.isDovetail, resolution.isOfItsRegistration,
            case let holders = walk.lookup.holders(owner.holders), !holders.contains(state.container),
            let holder = walk.lookup.chain(state.container).first(where: { holders.contains($0) }),
            case .missing = walk.lookup.answer(resolution, in: holder),
            case .found(let found) = walk.lookup.answer(resolution, in: state.container), let first = found.first
        else { return nil }
        let held = services.registrations[first.registration]
        return Finding(
            .captiveDependency, at: resolution.fact.location,
            "\(owner.text) lives as long as '\(walk.lookup.containers[holder].name)' but keeps \(held.text) from "
                + "its child '\(walk.lookup.containers[state.container].name)': the first child that resolves it "
                + "decides which \(held.text) is kept",
            notes: [
                .init(owner.fact.location, "\(owner.text) is registered here, in the parent"),
                .init(held.fact.location, "\(held.text) is registered here, in the child"),
            ],
            help: "register \(held.text) in the parent, or \(owner.text) in the child")
    }
}
