import JankMetrics
import Testing

// Also tests: FrameSums, TableSums.

struct FrameTallyTests {
  @Test func `presented and dropped frames are the expected ones in 10,000 series`() throws {
    var generator = SeededGenerator(seed: 7)
    for number in 0..<10_000 {
      let random = RandomSeries(
        &generator,
        hertz: number % 2 == 0 ? 60 : 120,
        knows: { _ in false }
      )
      let series = random.series
      let shown = series.column(.shown)
      let cadence = try #require(
        shown.and(series.frameTimes).map {
          CadenceTally(series, shown: $0, frameTimes: $1)
        }.value
      )
      let dropped = shown.value?.nanoseconds.count { $0 == TimeColumn.absent }
      let passed = (random.refreshes.last ?? 0) - (random.refreshes.first ?? 1) + 1
      guard cadence.presented == random.presented,
        cadence.notPresented == dropped,
        cadence.refreshSlots.value == passed
      else {
        Issue.record("series \(number): \(random.refreshes)")
        return
      }
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `the tally of parts is the tally of the whole, and with it every metric`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let known = FrameSeries.Part.allCases.filter { _ in Bool.random(using: &generator) }
    let parts = (0..<Int.random(in: 2...4, using: &generator)).map { _ in
      RandomSeries(&generator, knows: known.contains).series
    }
    var whole = parts[0]
    var merged = FrameTally(parts[0])
    for part in parts.dropFirst() {
      whole.append(part)
      merged.merge(FrameTally(part))
    }
    let tally = FrameTally(whole)
    #expect(merged == tally)
    for metric in MetricRegistry.all {
      #expect(metric.value(merged) == metric.value(tally), "\(metric.id)")
      #expect(metric.rating(merged) == metric.rating(tally), "\(metric.id)")
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a tally for some metrics has the values of the whole tally`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let known = FrameSeries.Part.allCases.filter { _ in Bool.random(using: &generator) }
    let series = RandomSeries(&generator, knows: known.contains).series
    let whole = FrameTally(series)
    for count in [1, 12, MetricRegistry.all.count] {
      let some = FrameTally(series, metricCount: count)
      let all = some.counted(forMetrics: MetricRegistry.all.count)
      #expect(some == whole)
      for metric in MetricRegistry.all {
        #expect(metric.value(some) == metric.value(whole), "\(metric.id) of \(count)")
        #expect(metric.rating(some) == metric.rating(whole), "\(metric.id) of \(count)")
        #expect(metric.value(all) == metric.value(whole), "\(metric.id) of \(count)")
      }
    }
  }

  @Test func `parts of displays with different rates cannot be merged`() async {
    await #expect(processExitsWith: .failure) {
      var generator = SeededGenerator(seed: 1)
      var tally = FrameTally(RandomSeries(&generator, hertz: 60).series)
      tally.merge(FrameTally(RandomSeries(&generator, hertz: 120).series))
    }
  }

  @Test(arguments: [1, 12, MetricRegistry.all.count])
  func `a tally for some metrics has the motion beside its course`(count: Int) throws {
    let trace = MovingTrace.trace { (20..<25).contains($0) ? nil : MovingTrace.place(Double($0)) }
    let series = FrameSeries(trace)
    let course = Measured.known(MovingTrace.course)
    let tally = FrameTally(series, metricCount: count).measuring(trace, beside: course)
    let metric = try #require(MetricRegistry.metric("motion.error.max"))
    #expect(metric.metricValue(tally).value != nil)
    #expect(metric.metricValue(tally) == MovingTrace.metricValue("motion.error.max", trace))
  }
}
