import BenchmarkHarness
import JankEngine

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How long the event queue takes, from ten pending events to a million.
///
/// - `hold`: the earliest event is taken out and one is scheduled for it (Jones, Communications of
///   the ACM, 1986). With the `heap` of the same keys beside it, that is without events.
/// - `fire`: the same, and what is to be done is found by a switch over the kind of event. All are
///   of one kind, as with other simulators; in `mixed` they are of four, in an order that no
///   processor can foretell.
/// - `cancel`: for each event taken out two are scheduled, and one of them is cancelled.
@main
enum QueueBenchmarks {
  private static let pendingCounts = [10, 100, 1_000, 10_000, 100_000, 1_000_000]

  static func main() {
    var suite = BenchmarkSuite()
    for count in pendingCounts {
      addQueue(count, to: &suite)
      addMixed(count, to: &suite)
      addCancelling(count, to: &suite)
      addHeap(count, to: &suite)
    }
    exit(suite.run())
  }

  private static func addQueue(_ count: Int, to suite: inout BenchmarkSuite) {
    let model = Box(QueueModel(pendingCount: count))
    let counters = ["bytes": Double(model.value.byteCount)]
    suite.add("queue/hold/\(count)", items: 1, of: "holds", counters: counters) {
      model.value.hold($0)
    }
    suite.add("queue/fire/\(count)", items: 1, of: "events") { model.value.fire($0) }
  }

  private static func addMixed(_ count: Int, to suite: inout BenchmarkSuite) {
    let model = Box(QueueModel(pendingCount: count, isMixed: true))
    suite.add("queue/mixed/\(count)", items: 1, of: "events") { model.value.fire($0) }
  }

  private static func addCancelling(_ count: Int, to suite: inout BenchmarkSuite) {
    let model = Box(QueueModel(pendingCount: count))
    suite.add("queue/cancel/\(count)", items: 1, of: "events") { model.value.holdAndCancel($0) }
  }

  private static func addHeap(_ count: Int, to suite: inout BenchmarkSuite) {
    let model = Box(HeapModel(pendingCount: count))
    suite.add("heap/hold/\(count)", items: 1, of: "holds") { model.value.hold($0) }
  }
}

/// A model that a benchmark goes on with at each call.
private final class Box<Model: ~Copyable> {
  var value: Model

  init(_ model: consuming Model) {
    value = model
  }
}
