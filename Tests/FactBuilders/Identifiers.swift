import DovetailBasics

extension Identifier: ExpressibleByIntegerLiteral {
    package init(integerLiteral value: Int) { self.init(value) }
}
