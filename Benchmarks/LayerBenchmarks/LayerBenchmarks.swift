import BenchmarkHarness
import JankKernelChoice
import JankMotion

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@main
struct LayerBenchmarks {
  static func main() {
    var suite = BenchmarkSuite()
    for layers in [512, 16_384] {
      var springs = LibrarySprings(layerCount: layers)
      suite.add("own-spring/store/\(layers)/library", items: layers, of: unit) {
        for iteration in 0..<$0 {
          springs.store(at: Float(iteration & 127) / 128)
        }
        keep(springs.values[0])
      }
    }
    for kernels in LayerKernels.available {
      addKernels(kernels, to: &suite)
    }
    exit(suite.run())
  }

  private static func addKernels(_ kernels: LayerKernels, to suite: inout BenchmarkSuite) {
    for layers in [512, 4_096, 16_384] { addShared(layers, kernels, to: &suite) }
    addShared(1_048_576, kernels, to: &suite)
    let kinds = [
      ("linear", MotionKind.linear), ("bezier", MotionKind.bezier),
      ("spring", MotionKind.oscillating), ("overdamped", MotionKind.overdamped),
    ]
    for (name, kind) in kinds {
      for layers in [512, 4_096, 16_384] {
        let frame = KernelFrame(layerCount: layers, kind: kind)
        suite.add("own-\(name)/store/\(layers)/\(kernels.name)", items: layers, of: unit) {
          for iteration in 0..<$0 {
            frame.storeOwn(kernels, kind: kind, time: iteration & 15)
          }
          keep(frame)
        }
        suite.add("own-\(name)/fold/\(layers)/\(kernels.name)", items: layers * 16, of: unit) {
          for _ in 0..<$0 {
            frame.foldOwn(kernels, kind: kind)
          }
          keep(frame)
        }
      }
    }
  }

  private static let unit = "layer-frames"

  private static func addShared(
    _ layers: Int,
    _ kernels: LayerKernels,
    to suite: inout BenchmarkSuite
  ) {
    let frame = KernelFrame(layerCount: layers, kind: MotionKind.linear)
    suite.add("shared/store/\(layers)/\(kernels.name)", items: layers, of: unit) {
      for iteration in 0..<$0 {
        frame.storeShared(kernels, remaining: Float(iteration & 127) / 128)
      }
      keep(frame)
    }
    suite.add("shared/fold/\(layers)/\(kernels.name)", items: layers * 16, of: unit) {
      for _ in 0..<$0 {
        frame.foldShared(kernels)
      }
      keep(frame)
    }
  }
}
