import JankMetrics

extension VectorFile.Vector {
  /// The work on frames as a series.
  private func workSeries() throws -> FrameSeries {
    let rows = input["frames"].elements
    func column(_ metricValue: (JSON) -> Int64?) -> TimeColumn { TimeColumn(rows.map(metricValue)) }
    func microseconds(_ key: String) -> TimeColumn {
      column { $0[key].integer.map { 1_000 * $0 } }
    }
    return FrameSeries(
      name: id,
      origin: "the vector",
      frameCount: rows.count,
      refreshPeriod: RefreshPeriod(hertz: try number("hz")),
      columns: [
        .begin: column { row in
          row["expected_end"].integer.flatMap { end in row["deadline_ns"].integer.map { end - $0 } }
        },
        .deadline: column { $0["expected_end"].integer },
        .end: column { $0["actual_end"].integer },
        .mainThread: column { $0["ui_ns"].integer },
        .userInterface: column { $0["ui_ns"].integer },
        .handOver: column { $0["ui_ns"].integer },
        .render: microseconds("raster_us"),
        .processor: column { $0["cpu_ns"].integer },
        .total: column { $0["total_ns"].integer },
      ]
    )
  }

  func workAnswer() throws -> JSON {
    let tally = FrameTally(try workSeries())
    func percentiles(_ id: String) -> JSON {
      .object(
        Answers.metrics(
          Dictionary(uniqueKeysWithValues: [50, 90, 95, 99].map { ("P\($0)", "\(id).p\($0)") }),
          tally
        )
      )
    }
    return .object([
      "flutter": .object([
        "frame_count": Answers.metric("frames.total", tally),
        "build": flutterAnswer("build", tally),
        "rasterizer": flutterAnswer("raster", tally),
      ]),
      "macrobenchmark": .object([
        "frameCount": Answers.metric("frames.total", tally),
        "frameOverrunMs": percentiles("android.frame-overrun"),
        "frameDurationCpuMs": percentiles("android.frame-duration-cpu"),
      ]),
      "perfetto": .object(
        Answers.metrics(
          [
            "jank": "android.overrun-frames", "slow_20ms": "android.slow-frames",
            "big_jank_50ms": "android.big-jank", "huge_jank_200ms": "android.huge-jank",
          ],
          tally
        )
      ),
      "jankstats": .object(
        Answers.metrics(
          ["multiplier_2": "android.jankstats.x2", "multiplier_1": "android.jankstats.x1"],
          tally
        )
      ),
      "gfxinfo": .object(
        Answers.metrics(
          [
            "legacy_janky": "android.gfxinfo.legacy-janky", "janky": "android.gfxinfo.janky",
            "slow_ui_thread": "android.gfxinfo.slow-ui-thread",
            "davey_700ms": "android.gfxinfo.davey",
          ],
          tally
        )
      ),
    ])
  }

  private func flutterAnswer(_ thread: String, _ tally: FrameTally) -> JSON {
    .object(
      Answers.metrics(
        [
          "average_ms": "flutter.\(thread).average", "p90_ms": "flutter.\(thread).p90",
          "p99_ms": "flutter.\(thread).p99", "worst_ms": "flutter.\(thread).worst",
          "missed_budget_count": "flutter.\(thread).missed-budget",
          "mean_absolute_deviation_ms": "flutter.\(thread).deviation",
        ],
        tally
      )
    )
  }
}
