#if NEEDLE
    import NeedleSample
    import SampleApp

    /// The same program on Needle, measured like the other rows. Its figures are for comparison and have no limits.
    func needleRows() -> [Row] {
        registerNeedleSample()
        let root = NeedleAppComponent()
        let card = root.card
        let holder = LazyHolder()
        let lazyHit = Subject(count: 50_000) { for _ in 0..<$0 { _ = readLazy(holder) } }
        let shared = Subject(count: 50_000) { for _ in 0..<$0 { _ = readShared(root) } }
        let dependency = Subject(count: 50_000) { for _ in 0..<$0 { _ = readDependency(card) } }
        let child = Subject(count: 5_000) { for _ in 0..<$0 { _ = createChild(root) } }
        let plain = Subject(count: 5_000) { for _ in 0..<$0 { _ = createPlain(root) } }
        let work: @Sendable () -> Void = {
            let root = NeedleAppComponent()
            for _ in 0..<3_000 { _ = readDependency(createChild(root)) }
        }
        let two = Subject(count: 1) { _ in onThreads(2, work) }
        let one = Subject(count: 1) { _ in onThreads(1, work) }
        return [
            ratio("shared hit / lazy var hit", shared, lazyHit, bar: .infinity),
            ratio("dependency.x hit / lazy var hit", dependency, lazyHit, bar: .infinity),
            allocations("allocations of a shared hit", shared, bar: .infinity),
            ratio("child / plain object of its size", child, plain, bar: .infinity),
            allocations("allocations of a child", child, bar: .infinity),
            ratio("two threads, a root each / one thread", two, one, bar: .infinity),
        ]
    }
#endif
