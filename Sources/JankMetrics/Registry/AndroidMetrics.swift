/// Frame timeline, Perfetto, Macrobenchmark, JankStats, gfxinfo and Swappy.
enum AndroidMetrics {
  static let all: [Metric] =
    presents + janks + works + overruns + jankyFrames + refreshes

  private static let timeline = "Android, SurfaceFlinger FrameTimeline"
  private static let perfetto = "Perfetto, android.frames"
  private static let gfxinfo = "Android, hwui JankTracker"

  private static let presents: [Metric] = [
    Metric(
      "android.on-time",
      .android,
      "frames on time",
      .frames,
      "Frames shown within 2 ms of the time predicted.",
      better: .higher,
      parameters: [Metric.Parameter(2, .milliseconds, "is passed by what is not on time")],
      source: timeline
    ) { $0.presents.integer(\.onTime) },
    Metric(
      "android.late",
      .android,
      "late frames",
      .frames,
      "Frames shown more than 2 ms after the time predicted.",
      parameters: [Metric.Parameter(2, .milliseconds, "is passed by what is not on time")],
      source: timeline
    ) { $0.presents.integer(\.late) },
    Metric(
      "android.early",
      .android,
      "early frames",
      .frames,
      "Frames shown more than 2 ms before the time predicted.",
      parameters: [Metric.Parameter(2, .milliseconds, "is passed by what is not on time")],
      source: timeline
    ) { $0.presents.integer(\.early) },
    Metric(
      "android.dropped",
      .android,
      "dropped frames",
      .frames,
      "Frames never shown.",
      source: timeline
    ) { $0.presents.integer(\.dropped) },
    Metric(
      "android.severity.partial",
      .android,
      "partial jank",
      .frames,
      "Frames shown late or early by less than a period.",
      parameters: [
        Metric.Parameter(2, .milliseconds, "is passed by what is not on time"),
        Metric.Parameter(1, .refreshes, "and more is full jank"),
      ],
      source: timeline
    ) { $0.presents.integer(\.partial) },
    Metric(
      "android.severity.full",
      .android,
      "full jank",
      .frames,
      "Frames shown late or early by a period or more.",
      parameters: [
        Metric.Parameter(2, .milliseconds, "is passed by what is not on time"),
        Metric.Parameter(1, .refreshes, "and more is full jank"),
      ],
      source: timeline
    ) { $0.presents.integer(\.full) },
    Metric(
      "android.successive-missed",
      .android,
      "successive missed frames",
      .frames,
      "The most frames in a row that were late or dropped.",
      parameters: [Metric.Parameter(2, .milliseconds, "is passed by what is not on time")],
      source: "Perfetto, jank CUJ metric"
    ) { $0.presents.integer(\.longestMissedRun) },
  ]

  private static let janks: [Metric] = JankType.named.map { type, name in
    let id = name.lowercased().split(separator: " ").joined(separator: "-")
    return Metric(
      "android.jank.\(id)",
      .android,
      name,
      .frames,
      "Frames that the frame timeline gives the jank type \(type.rawValue).",
      parameters: [Metric.Parameter(2, .milliseconds, "is passed by what is not on time")],
      source: timeline
    ) { $0.timeline.integer { $0.count(of: type) } }
  }

  private static let works: [Metric] =
    [50, 90, 95, 99].map { percent in
      Metric(
        "android.frame-duration-cpu.p\(percent)",
        .android,
        "frameDurationCpuMs P\(percent)",
        .milliseconds,
        "From the begin of the main thread's work to the end of the render thread's; linear.",
        thresholds: [
          Metric.Threshold(limit: 20, meaning: "slow above"),
          Metric.Threshold(limit: 50, meaning: "big jank above"),
          Metric.Threshold(limit: 200, meaning: "huge jank above"),
        ],
        source: "Macrobenchmark, FrameTimingMetric"
      ) { $0.work.processor.percentile(10 * percent, .linear) }
    } + [
      Metric(
        "android.slow-frames",
        .android,
        "slow frames",
        .frames,
        "Frames with more than 20 ms of waiting for the main thread and work on processors.",
        parameters: [Metric.Parameter(20, .milliseconds, "is passed by a slow frame")],
        source: perfetto
      ) { $0.work.slow.map { .integer($0) } },
      Metric(
        "android.big-jank",
        .android,
        "big jank",
        .frames,
        "Frames with more than 50 ms of waiting for the main thread and work on processors.",
        parameters: [Metric.Parameter(50, .milliseconds, "is passed by a big jank")],
        source: perfetto
      ) { $0.work.big.map { .integer($0) } },
      Metric(
        "android.huge-jank",
        .android,
        "huge jank",
        .frames,
        "Frames with more than 200 ms of waiting for the main thread and work on processors.",
        parameters: [Metric.Parameter(200, .milliseconds, "is passed by a huge jank")],
        source: perfetto
      ) { $0.work.huge.map { .integer($0) } },
    ]

  private static let overruns: [Metric] =
    [50, 90, 95, 99].map { percent in
      Metric(
        "android.frame-overrun.p\(percent)",
        .android,
        "frameOverrunMs P\(percent)",
        .milliseconds,
        "The end of all work minus its deadline, negative for work done early; linear.",
        thresholds: [Metric.Threshold(limit: 0, meaning: "missed above")],
        source: "Macrobenchmark, FrameTimingMetric"
      ) { $0.work.overrun.percentile(10 * percent, .linear) }
    } + [
      Metric(
        "android.overrun-frames",
        .android,
        "jank by overrun",
        .frames,
        "Frames done after their deadline.",
        source: perfetto
      ) { $0.work.overrun.integer { $0.count(above: 0) } }
    ]

  private static let jankyFrames: [Metric] = [
    Metric(
      "android.jankstats.x2",
      .android,
      "JankStats, multiplier 2",
      .frames,
      "Frames that waited for and kept the main thread for more than twice the time they had.",
      parameters: [Metric.Parameter(2, .times, "the time a frame has is passed by a jank")],
      source: "androidx, JankStats"
    ) { $0.work.overTwoDeadlines.map { .integer($0) } },
    Metric(
      "android.jankstats.x1",
      .android,
      "JankStats, multiplier 1",
      .frames,
      "Frames that waited for and kept the main thread for more than the time they had.",
      parameters: [Metric.Parameter(1, .times, "the time a frame has is passed by a jank")],
      source: "androidx, JankStats"
    ) { $0.work.overDeadline.map { .integer($0) } },
    Metric(
      "android.gfxinfo.janky",
      .android,
      "janky frames",
      .frames,
      "Frames done at their deadline or later, a period later where the pipeline is stuffed.",
      source: gfxinfo
    ) { $0.work.janky.count.map { .integer($0) } },
    Metric(
      "android.gfxinfo.janky-percent",
      .android,
      "janky frames, share",
      .percent,
      "The share of janky frames.",
      source: gfxinfo
    ) { tally in
      tally.work.janky.count.and(tally.work.overrun).flatMap { janky, overrun in
        overrun.isEmpty ? .unknown(noFrames) : .known(.percent(janky, of: overrun.count))
      }
    },
    Metric(
      "android.gfxinfo.legacy-janky",
      .android,
      "janky frames (legacy)",
      .frames,
      "Frames that took longer than a period in all.",
      source: gfxinfo
    ) { $0.work.longerThanPeriod.map { .integer($0) } },
    Metric(
      "android.gfxinfo.slow-ui-thread",
      .android,
      "slow UI thread",
      .frames,
      "Janky frames handed over half a period or more after the refresh they were taken up by.",
      parameters: [
        Metric.Parameter(0.5, .refreshes, "and more is slow"),
        Metric.Parameter(10_000, .milliseconds, "and more is left out"),
      ],
      source: gfxinfo
    ) { $0.work.janky.bySlowMainThread.map { .integer($0) } },
    Metric(
      "android.gfxinfo.missed-vsync",
      .android,
      "missed Vsync",
      .frames,
      "Janky frames that were taken up after the refresh they were meant for.",
      parameters: [Metric.Parameter(10_000, .milliseconds, "and more is left out")],
      source: gfxinfo
    ) { $0.work.janky.byMissedVsync.map { .integer($0) } },
    Metric(
      "android.gfxinfo.high-input-latency",
      .android,
      "high input latency",
      .frames,
      "Frames in time that began while the pipeline was still stuffed by a janky one.",
      parameters: [
        Metric.Parameter(0.1, .refreshes, "is passed by what begins early in a stuffed pipeline")
      ],
      source: gfxinfo
    ) { $0.work.janky.highInputLatency.map { .integer($0) } },
    Metric(
      "android.gfxinfo.slow-bitmap-uploads",
      .android,
      "slow bitmap uploads",
      .frames,
      "Janky frames with a fifth of a period or more to hand images over for drawing.",
      parameters: [
        Metric.Parameter(0.2, .refreshes, "and more is slow"),
        Metric.Parameter(10_000, .milliseconds, "and more is left out"),
      ],
      source: gfxinfo
    ) { $0.work.janky.bySlowUpload.map { .integer($0) } },
    Metric(
      "android.gfxinfo.slow-draw",
      .android,
      "slow issue draw commands",
      .frames,
      "Janky frames with three quarters of a period or more from the first command to the end.",
      parameters: [
        Metric.Parameter(0.75, .refreshes, "and more is slow"),
        Metric.Parameter(10_000, .milliseconds, "and more is left out"),
      ],
      source: gfxinfo
    ) { $0.work.janky.bySlowDraw.map { .integer($0) } },
    Metric(
      "android.gfxinfo.davey",
      .android,
      "Davey!",
      .frames,
      "Janky frames of 700 ms or more in all.",
      parameters: [Metric.Parameter(700, .milliseconds, "and more is one")],
      source: gfxinfo
    ) { $0.work.janky.frozen.map { .integer($0) } },
  ]

  private static let refreshes: [Metric] = [
    Metric(
      "android.swappy.offset",
      .android,
      "offsetFromPreviousFrame",
      .refreshes,
      "How often each number of refreshes lay between two pictures.",
      better: .neutral,
      thresholds: [Metric.Threshold(limit: 1, meaning: "missed above")],
      source: "Android Game Development Kit, Swappy"
    ) { $0.refreshCounts.spread },
    Metric(
      "android.swappy.late",
      .android,
      "lateFrames",
      .refreshes,
      "How often a picture came so many refreshes after the time asked for.",
      thresholds: [Metric.Threshold(limit: 0, meaning: "late above")],
      source: "Android Game Development Kit, Swappy"
    ) { $0.pipeline.lateRefreshes.spread },
    Metric(
      "android.swappy.idle",
      .android,
      "idleFrames",
      .refreshes,
      "How often a finished picture waited so many refreshes to be shown.",
      better: .neutral,
      source: "Android Game Development Kit, Swappy"
    ) { $0.pipeline.idleRefreshes.spread },
    Metric(
      "android.swappy.latency",
      .android,
      "latencyFrames",
      .refreshes,
      "How often so many refreshes passed from taking up a frame to showing it.",
      source: "Android Game Development Kit, Swappy"
    ) { $0.pipeline.latencyRefreshes.spread },
  ]
}
