internal import JankMetrics
internal import JankText
internal import JankTrace

/// How often a frame stayed on screen for how long, with percentiles and thresholds.
struct FrameTimeChart {
  /// The frame times of a run or a recording.
  struct Run {
    let name: String
    /// The frame times in nanoseconds.
    let times: Histogram
    /// The refresh interval of the display in nanoseconds, or nil if unknown.
    let refresh: Int64?

    /// Takes the frame times behind the metrics of `frame-time`; nil if unknown.
    init?(_ name: String, _ tally: FrameTally) {
      guard let times = tally.frameTimes.value, !times.isEmpty else { return nil }
      self.name = name
      self.times = times
      refresh = tally.period.value.map { Int64($0.nanoseconds.rounded()) }
    }
  }

  /// A bar: its limits in nanoseconds, and the number of frames.
  private struct Bin {
    let start: Int64
    let end: Int64
    let count: Int
  }

  let runs: [Run]

  /// The percentiles that are drawn, by nearest rank.
  private static let percents = [50, 95, 99]
  /// The time from which on Android calls a frame frozen.
  private static let frozen: Int64 = 700_000_000
  /// The number of bars at most.
  private static let barLimit = 60
}

extension FrameTimeChart {
  /// The chart; nil without frame times.
  var figure: ChartFigure? {
    guard !runs.isEmpty else { return nil }
    return ChartFigure(
      title: "Frame times: how long each frame stayed on screen",
      drawings: runs.map { plot(of: $0).svg }.joined(),
      columns: ["Name", "From ms", "To ms", "Frames", "Frames up to here %"],
      rows: runs.flatMap(rows)
    )
  }

  /// The width of a bar: a quarter of a refresh interval, or more if there would be too many bars.
  private func step(of run: Run) -> Int64 {
    let quarter = run.refresh.map { $0 / 4 } ?? 1_000_000
    return max(quarter, (run.times.max ?? 0) / Int64(Self.barLimit) + 1)
  }

  /// The bars with frames.
  ///
  /// A bar is centred on a multiple of its width, so that frame times of whole refreshes lie in its
  /// middle.
  private func bins(of run: Run) -> [Bin] {
    let step = step(of: run)
    var bins: [Bin] = []
    for entry in run.times.entries {
      let place = (entry.value + step / 2) / step
      let start = max(0, place * step - step / 2)
      if let last = bins.last, last.start == start {
        bins[bins.count - 1] = Bin(start: start, end: last.end, count: last.count + entry.count)
      } else {
        bins.append(Bin(start: start, end: place * step + step / 2, count: entry.count))
      }
    }
    return bins
  }

  private func plot(of run: Run) -> BarPlot {
    let bars = bins(of: run).map { bin in
      BarPlot.Bar(
        start: Interval(nanoseconds: bin.start),
        end: Interval(nanoseconds: bin.end),
        parts: [BarPlot.Part(style: SVGPlot.Style.name(0), height: Double(bin.count))]
      )
    }
    return BarPlot(
      title: PlotText.cut(run.name, to: 72),
      about: "Frame times of \(run.name): \(run.times.count) frames",
      timeTitle: "frame time",
      bars: bars,
      marks: percentiles(of: run) + thresholds(of: run)
    )
  }

  private func percentiles(of run: Run) -> [BarPlot.Mark] {
    Self.percents.map { percent in
      let rank = max(1, (percent * run.times.count + 99) / 100)
      let time = Interval(nanoseconds: run.times.value(at: rank - 1))
      return BarPlot.Mark(time: time, label: "p\(percent)", isLimit: false)
    }
  }

  /// One refresh, two if a frame took longer than that, and the time from which on Android calls a
  /// frame frozen.
  private func thresholds(of run: Run) -> [BarPlot.Mark] {
    let longest = run.times.max ?? 0
    var limits: [(time: Int64, label: String)] = []
    if let refresh = run.refresh {
      limits.append((refresh, "1 refresh"))
      if longest > 3 * refresh / 2 { limits.append((2 * refresh, "2 refreshes")) }
    }
    if longest >= Self.frozen { limits.append((Self.frozen, "frozen")) }
    return limits.map {
      BarPlot.Mark(time: Interval(nanoseconds: $0.time), label: $0.label, isLimit: true)
    }
  }

  private func rows(of run: Run) -> [[String]] {
    var total = 0
    return bins(of: run).map { bin in
      total += bin.count
      let share = 100 * Double(total) / Double(run.times.count)
      return [
        run.name, Decimal.text(Double(bin.start) / 1e6, digits: 2),
        Decimal.text(Double(bin.end) / 1e6, digits: 2), "\(bin.count)",
        Decimal.text(share, digits: 1),
      ]
    }
  }
}
