import Benchmark
import SampleApp
import SampleFeature

// Detects large regressions only: times depend on the machine, so the values in Thresholds/ may be exceeded threefold.
// The actual limits are ratios, which `runtime-bars` measures.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock],
        scalingFactor: .kilo,
        maxDuration: .seconds(1),
        thresholds: [.wallClock: .init(relative: [.p90: 200])])

    Benchmark("SharedHit") { benchmark in
        let root = AppComponent()
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { blackHole(readShared(root)) }
    }

    Benchmark("ChildCreation") { benchmark in
        let root = AppComponent()
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { blackHole(createChild(root)) }
    }
}
