/// Metrics of the frame timeline, Perfetto, Macrobenchmark, JankStats, gfxinfo and Swappy.
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
      "Frames shown within 2 ms of the predicted time.",
      better: .higher,
      parameters: [Metric.Parameter(2, .milliseconds, "or less is on time")],
      source: timeline
    ) { $0.presents.integer(\.onTime) },
    Metric(
      "android.late",
      .android,
      "late frames",
      .frames,
      "Frames shown more than 2 ms after the predicted time.",
      parameters: [Metric.Parameter(2, .milliseconds, "or less is on time")],
      source: timeline
    ) { $0.presents.integer(\.late) },
    Metric(
      "android.early",
      .android,
      "early frames",
      .frames,
      "Frames shown more than 2 ms before the predicted time.",
      parameters: [Metric.Parameter(2, .milliseconds, "or less is on time")],
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
      "Frames shown late or early by less than a refresh interval.",
      parameters: [
        Metric.Parameter(2, .milliseconds, "or less is on time"),
        Metric.Parameter(1, .refreshes, "or more is full jank"),
      ],
      source: timeline
    ) { $0.presents.integer(\.partial) },
    Metric(
      "android.severity.full",
      .android,
      "full jank",
      .frames,
      "Frames shown late or early by a refresh interval or more.",
      parameters: [
        Metric.Parameter(2, .milliseconds, "or less is on time"),
        Metric.Parameter(1, .refreshes, "or more is full jank"),
      ],
      source: timeline
    ) { $0.presents.integer(\.full) },
    Metric(
      "android.successive-missed",
      .android,
      "successive missed frames",
      .frames,
      "The largest number of consecutive frames that were late or dropped.",
      parameters: [Metric.Parameter(2, .milliseconds, "or less is on time")],
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
      "Frames with jank type \(type.rawValue) in the frame timeline.",
      parameters: [Metric.Parameter(2, .milliseconds, "or less is on time")],
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
        "Time from the begin of main-thread work to the end of render-thread work; linear.",
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
        "Frames with more than 20 ms of waiting for the main thread plus processor work.",
        parameters: [Metric.Parameter(20, .milliseconds, "is exceeded by a slow frame")],
        source: perfetto
      ) { $0.work.slow.map { .integer($0) } },
      Metric(
        "android.big-jank",
        .android,
        "big jank",
        .frames,
        "Frames with more than 50 ms of waiting for the main thread plus processor work.",
        parameters: [Metric.Parameter(50, .milliseconds, "is exceeded by a big jank")],
        source: perfetto
      ) { $0.work.big.map { .integer($0) } },
      Metric(
        "android.huge-jank",
        .android,
        "huge jank",
        .frames,
        "Frames with more than 200 ms of waiting for the main thread plus processor work.",
        parameters: [Metric.Parameter(200, .milliseconds, "is exceeded by a huge jank")],
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
        "The end of all work minus its deadline, negative if early; linear.",
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
      "Frames that waited for and used the main thread for more than twice the available time.",
      parameters: [Metric.Parameter(2, .times, "the available time is exceeded by a jank")],
      source: "androidx, JankStats"
    ) { $0.work.overTwoDeadlines.map { .integer($0) } },
    Metric(
      "android.jankstats.x1",
      .android,
      "JankStats, multiplier 1",
      .frames,
      "Frames that waited for and used the main thread for more than the available time.",
      parameters: [Metric.Parameter(1, .times, "the available time is exceeded by a jank")],
      source: "androidx, JankStats"
    ) { $0.work.overDeadline.map { .integer($0) } },
    Metric(
      "android.gfxinfo.janky",
      .android,
      "janky frames",
      .frames,
      "Frames done at their deadline or later; behind a janky frame, an interval later.",
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
      "Frames that took longer than a refresh interval in total.",
      source: gfxinfo
    ) { $0.work.longerThanPeriod.map { .integer($0) } },
    Metric(
      "android.gfxinfo.slow-ui-thread",
      .android,
      "slow UI thread",
      .frames,
      "Janky frames handed over half an interval or more after the refresh of their start.",
      parameters: [
        Metric.Parameter(0.5, .refreshes, "or more is slow"),
        Metric.Parameter(10_000, .milliseconds, "or more is ignored"),
      ],
      source: gfxinfo
    ) { $0.work.janky.bySlowMainThread.map { .integer($0) } },
    Metric(
      "android.gfxinfo.missed-vsync",
      .android,
      "missed Vsync",
      .frames,
      "Janky frames that started after their intended refresh.",
      parameters: [Metric.Parameter(10_000, .milliseconds, "or more is ignored")],
      source: gfxinfo
    ) { $0.work.janky.byMissedVsync.map { .integer($0) } },
    Metric(
      "android.gfxinfo.high-input-latency",
      .android,
      "high input latency",
      .frames,
      "Frames in time that were queued behind a janky frame.",
      parameters: [
        Metric.Parameter(0.1, .refreshes, "or less is not early behind a janky frame")
      ],
      source: gfxinfo
    ) { $0.work.janky.highInputLatency.map { .integer($0) } },
    Metric(
      "android.gfxinfo.slow-bitmap-uploads",
      .android,
      "slow bitmap uploads",
      .frames,
      "Janky frames with image uploads of a fifth of a refresh interval or more.",
      parameters: [
        Metric.Parameter(0.2, .refreshes, "or more is slow"),
        Metric.Parameter(10_000, .milliseconds, "or more is ignored"),
      ],
      source: gfxinfo
    ) { $0.work.janky.bySlowUpload.map { .integer($0) } },
    Metric(
      "android.gfxinfo.slow-draw",
      .android,
      "slow issue draw commands",
      .frames,
      "Janky frames with three quarters of an interval or more from first command to end.",
      parameters: [
        Metric.Parameter(0.75, .refreshes, "or more is slow"),
        Metric.Parameter(10_000, .milliseconds, "or more is ignored"),
      ],
      source: gfxinfo
    ) { $0.work.janky.bySlowDraw.map { .integer($0) } },
    Metric(
      "android.gfxinfo.davey",
      .android,
      "Davey!",
      .frames,
      "Janky frames of 700 ms or more in total.",
      parameters: [Metric.Parameter(700, .milliseconds, "or more is a Davey")],
      source: gfxinfo
    ) { $0.work.janky.frozen.map { .integer($0) } },
  ]

  private static let refreshes: [Metric] = [
    Metric(
      "android.swappy.offset",
      .android,
      "offsetFromPreviousFrame",
      .refreshes,
      "Number of frame times by length in refreshes.",
      better: .neutral,
      thresholds: [Metric.Threshold(limit: 1, meaning: "missed above")],
      source: "Android Game Development Kit, Swappy"
    ) { $0.refreshCounts.spread },
    Metric(
      "android.swappy.late",
      .android,
      "lateFrames",
      .refreshes,
      "Number of frames by delay after the requested time, in refreshes.",
      thresholds: [Metric.Threshold(limit: 0, meaning: "late above")],
      source: "Android Game Development Kit, Swappy"
    ) { $0.pipeline.lateRefreshes.spread },
    Metric(
      "android.swappy.idle",
      .android,
      "idleFrames",
      .refreshes,
      "Number of finished frames by wait for presentation, in refreshes.",
      better: .neutral,
      source: "Android Game Development Kit, Swappy"
    ) { $0.pipeline.idleRefreshes.spread },
    Metric(
      "android.swappy.latency",
      .android,
      "latencyFrames",
      .refreshes,
      "Number of frames by time from start to presentation, in refreshes.",
      source: "Android Game Development Kit, Swappy"
    ) { $0.pipeline.latencyRefreshes.spread },
  ]
}
