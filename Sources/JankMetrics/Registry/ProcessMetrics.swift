/// Metrics of widgets and other processes: their starts and their memory.
enum ProcessMetrics {
  static let all: [Metric] = [
    Metric(
      "widget.time-to-content",
      .common,
      "longest wait for a widget",
      .milliseconds,
      "The longest time from the moment when the Notification Center asks for a widget to the "
        + "moment when the widget's content replaces its snapshot.",
      bearing: .perceptual,
      source: "by its name"
    ) { milliseconds($0, \.contentTimes, orElse: "no widget was shown with its content") },
    Metric(
      "snapshot.staleness",
      .common,
      "oldest snapshot of a widget",
      .milliseconds,
      "The longest time from the moment when the snapshot of a widget is taken to the moment when "
        + "the widget's content replaces it on screen.",
      source: "by its name"
    ) { milliseconds($0, \.staleness, orElse: "no snapshot of a widget was shown") },
    Metric(
      "process.launch",
      .common,
      "longest launch of a process",
      .milliseconds,
      "The longest time from the creation of a process to the end of its launch, after which it is "
        + "active or in the background.",
      bearing: .performance,
      source: "by its name"
    ) { milliseconds($0, \.launches, orElse: "no process was launched") },
    Metric(
      "memory.peak",
      .common,
      "largest memory of a process",
      .megabytes,
      "The largest amount of memory that an app or a widget uses at a time: what the script and "
        + "the code allocate, and decoded images. A megabyte is a million bytes.",
      bearing: .performance,
      source: "by its name"
    ) { tally in
      tally.processes.flatMap { processes in
        Measured(
          processes.peaks.max.map { .number(Double($0) / 1e6) },
          orElse: "the run does not count memory by process"
        )
      }
    },
  ]

  private static func milliseconds(
    _ tally: FrameTally,
    _ times: (ProcessTally) -> Histogram,
    orElse reason: String
  ) -> Measured<Quantity> {
    tally.processes.flatMap { processes in
      Measured(times(processes).max.map { .milliseconds($0) }, orElse: reason)
    }
  }
}
