import Benchmark
import SampleApp
import SampleFeature

// Instructions are the same on a busy machine; the ratios of time and the
// allocations are `runtime-bars`' concern.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.instructions, .cpuTotal],
        scalingFactor: .kilo,
        maxDuration: .seconds(1))

    Benchmark("shared hit") { benchmark in
        let root = AppComponent()
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { blackHole(readShared(root)) }
    }

    Benchmark("child creation") { benchmark in
        let root = AppComponent()
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { blackHole(createChild(root)) }
    }
}
