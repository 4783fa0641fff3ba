import DovetailBasics
import DovetailFacts

/// One place class, shared by the children of one component that can share it.
///
/// Siblings have the same parent, so most members of their places are the same, and a class costs the compiler more
/// than all its members.
struct SiblingPlace {
    /// A member of the class, and the sources of its value.
    struct Member {
        var member: WiredMember
        let answers: [WiredPlace.Answer]
    }

    /// The index of the parent component.
    let parent: WiredID
    /// The number of this class among its parent's, from one.
    let number: Int
    /// The condition under which the children exist.
    let condition: Condition
    /// Whether it has a member that a protocol extension may provide instead; the extension of a sibling's protocol
    /// must not do so.
    let hasDefault: Bool
    /// The children's indices.
    private(set) var children: [WiredID] = []
    private(set) var members: [Member] = []

    /// Whether it reads anything from the parent's own place.
    var needsOuter: Bool {
        members.contains { member in
            member.answers.contains { answer in
                if case .outer = answer.source { return true }
                return false
            }
        }
    }

    /// The classes for the children of the component at `parent`; each child is in the first class that fits.
    static func all(under parent: WiredID, in wiring: Wiring) -> [SiblingPlace] {
        var result: [SiblingPlace] = []
        for edge in wiring.components[parent].children {
            let child = wiring.components[edge.component]
            guard let place = child.places.first(where: { $0.standing == .under(parent) }) else { continue }
            let members = zip(child.members, place.answers).map { Member(member: $0, answers: $1) }
            let condition = place.condition.and(child.condition)
            let hasDefault = child.members.contains(where: \.hasDefault)
            let fitting = result.indices.first {
                result[$0].condition == condition && !result[$0].hasDefault && !hasDefault && result[$0].fits(members)
            }
            let index = fitting ?? result.count
            if fitting == nil {
                result.append(
                    SiblingPlace(parent: parent, number: index + 1, condition: condition, hasDefault: hasDefault))
            }
            result[index].add(edge.component, members)
        }
        return result
    }

    private func fits(_ others: [Member]) -> Bool {
        others.allSatisfy { other in
            members.allSatisfy { $0.member.exposedName != other.member.exposedName || $0.isSame(as: other) }
        }
    }

    private mutating func add(_ child: WiredID, _ others: [Member]) {
        children.append(child)
        for other in others {
            guard let known = members.firstIndex(where: { $0.isSame(as: other) }) else {
                members.append(other)
                continue
            }
            if other.member.isDeprecated { members[known].member.isDeprecated = true }
        }
    }
}

extension SiblingPlace.Member {
    /// Whether one declaration works for both.
    fileprivate func isSame(as other: Self) -> Bool {
        member.exposedName == other.member.exposedName && member.name == other.member.name
            && member.implementedProtocol == other.member.implementedProtocol
            && member.kind == other.member.kind && member.effects == other.member.effects
            && member.isolation == other.member.isolation && member.availability == other.member.availability
            && answers == other.answers
    }
}
