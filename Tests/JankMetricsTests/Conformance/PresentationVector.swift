import JankMetrics
import JankTrace

/// Frames with their due and presentation times, and all derived values.
struct PresentationVector {
  private let frames: [(expected: Int64, shown: Int64?, content: Int64?)]
  private let period: RefreshPeriod
  private let series: FrameSeries
  private let tally: FrameTally
  private let expect: JSON

  init(_ vector: VectorFile.Vector) throws {
    expect = vector.expect
    period = RefreshPeriod(hertz: try vector.number("hz"))
    frames = try vector.input["frames"].elements.map { row in
      guard let expected = row.elements.first?.integer else {
        throw VectorFile.Failure.malformed("\(row)")
      }
      return (
        expected, row.elements[1].integer, row.elements.count > 2 ? row.elements[2].integer : nil
      )
    }
    let hasContent = frames.contains { $0.content != nil }
    var columns: [FrameSeries.Part: TimeColumn] = [
      .expected: TimeColumn(frames.map(\.expected)), .shown: TimeColumn(frames.map(\.shown)),
    ]
    if hasContent { columns[.content] = TimeColumn(frames.map(\.content)) }
    var series = FrameSeries(
      name: vector.id,
      origin: "the vector",
      frameCount: frames.count,
      refreshPeriod: period,
      columns: columns
    )
    let interval = vector.input["interval"].elements.compactMap(\.integer)
    series.trackedTime = Interval(nanoseconds: interval[1] - interval[0])
    self.series = series
    tally = FrameTally(series)
  }

  func answer() -> JSON {
    var answer: [String: JSON] = [
      "apple": apple, "cadence": cadence, "android": android, "chromium": chromium,
      "games": games,
    ]
    if expect.keys.contains("animation_error") { answer["animation_error"] = animationError }
    return .object(answer)
  }
}

extension PresentationVector {
  private func late(_ frame: (expected: Int64, shown: Int64?, content: Int64?)) -> Int64? {
    frame.shown.flatMap { $0 > frame.expected ? $0 - frame.expected : nil }
  }

  private func rating(_ id: String) -> JSON {
    (MetricRegistry.metric(id)?.rating(tally)).map { .text($0.rawValue) } ?? .null
  }

  private var apple: JSON {
    var answer = Answers.metrics(
      [
        "hitch_count": "apple.hitch-count", "hitch_time_ms": "apple.hitch-time",
        "hitch_ratio_ms_per_s": "apple.hitch-time-ratio",
      ],
      tally
    )
    answer["hitch_ms"] = .byFrame(
      frames.map { late($0).map { .number(Double($0) / 1e6) } }
    )
    answer["interval_s"] = series.trackedTime.map { .number($0.seconds) }
    answer["scroll_rating"] = rating("apple.scroll-hitch-rate")
    answer["animation_rating"] = rating("apple.hitch-time-ratio")
    var quantised = Answers.metrics(
      [
        "hitch_count": "apple.hitch-count.quantised",
        "hitch_time_ms": "apple.hitch-time.quantised",
        "hitch_ratio_ms_per_s": "apple.hitch-time-ratio.quantised",
      ],
      tally
    )
    let periods = frames.map { late($0).map { period.count(in: $0) } }
    quantised["late_periods"] = .byFrame(
      periods.map { count in count.flatMap { $0 > 0 ? .integer($0) : nil } }
    )
    quantised["scroll_rating"] = rating("apple.scroll-hitch-rate.quantised")
    quantised["animation_rating"] = rating("apple.hitch-time-ratio.quantised")
    answer["quantised"] = .object(quantised)
    return .object(answer)
  }

  private var cadence: JSON {
    var answer = Answers.metrics(
      [
        "frames": "frames.total", "presented": "frames.presented",
        "not_presented": "frames.not-presented", "vsync_slots": "refreshes.slots",
        "missed_vsyncs": "refreshes.missed", "longest_gap_vsyncs": "refreshes.longest-gap",
        "offset_histogram": "android.swappy.offset", "fps": "frames.rate",
      ],
      tally
    )
    var times = Answers.metrics(
      [
        "min": "frame-time.min", "mean": "frame-time.mean", "max": "frame-time.max",
        "sample_sd": "frame-time.deviation",
      ],
      tally
    )
    var percentiles: [String: JSON] = [:]
    for method in Percentile.allCases {
      let ids = Dictionary(
        uniqueKeysWithValues: [50, 90, 95, 99].map {
          ("p\($0)", "frame-time.p\($0).\(method.rawValue)")
        }
      )
      let name = method.rawValue.split(separator: "-").joined(separator: "_")
      percentiles[name] = .object(Answers.metrics(ids, tally))
    }
    times["percentiles"] = .object(percentiles)
    answer["frame_time_ms"] = .object(times)
    return .object(answer)
  }

  private var android: JSON {
    var answer = Answers.metrics(
      [
        "late": "android.late", "early": "android.early", "on_time": "android.on-time",
        "dropped": "android.dropped",
      ],
      tally
    )
    let types = frames.map { PresentType(expected: $0.expected, shown: $0.shown) }
    answer["present_type"] = .byFrame(types.map { $0 == .onTime ? nil : .text($0.rawValue) })
    let severities = zip(types, frames).map { type, frame in
      type.severity(
        off: frame.shown.map { $0 - frame.expected } ?? 0,
        period: period.wholeNanoseconds
      )
    }
    answer["severity"] = .byFrame(severities.map { $0 == .none ? nil : .text($0.rawValue) })
    return .object(answer)
  }

  private var chromium: JSON {
    .object(
      Answers.metrics(
        [
          "frames_expected": "refreshes.slots", "frames_produced": "frames.presented",
          "dropped_percent": "chromium.dropped-percent", "jank_count": "chromium.jank-count",
          "max_staleness_ms": "chromium.max-staleness",
        ],
        tally
      )
    )
  }

  private var games: JSON {
    var answer = Answers.metrics(
      [
        "one_percent_low_average_fps": "capframex.low-average.1",
        "one_percent_low_integral_fps": "capframex.low-integral.1",
        "perfdog_stutter_percent": "perfdog.stutter",
        "stutter_count_percent_2_5x_mean": "capframex.stutter-count",
      ],
      tally
    )
    let (jank, big) = FrameTimeJank.perfDog(series.frameTimes.value?.first ?? [])
    answer["perfdog_jank_indices"] = .integers(jank)
    answer["perfdog_big_jank_indices"] = .integers(big)
    return .object(answer)
  }

  private var animationError: JSON {
    var answer = Answers.metrics(
      [
        "mean_abs_ms": "presentmon.animation-error.mean",
        "max_abs_ms": "presentmon.animation-error.max",
      ],
      tally
    )
    var perFrame = [JSON](repeating: .null, count: frames.count)
    if let content = series.column(.content).value, let shown = series.column(.shown).value {
      let errors = AnimationErrorTally.Errors(
        of: 0..<frames.count,
        content: content,
        shown: shown
      )
      for (frame, error) in errors { perFrame[frame] = .number(Double(error) / 1e6) }
    }
    answer["per_frame_ms"] = .list(perFrame)
    return .object(answer)
  }
}
