public import HeadlessUIKit
public import JankAnimators
public import JankGate
public import JankMetrics

extension Scenario {
  /// Plays strategies side by side, as `janklab compare` does.
  ///
  /// The runs take place one after another, on the caller's task.
  ///
  /// - Parameters:
  ///   - strategies: the strategies; those that cannot play the scenario are skipped.
  ///   - device: the device.
  ///   - seeds: the seeds of each strategy; by default the scenario's seed.
  ///   - metrics: the metrics to compare.
  ///   - stall: the additional stall of the main thread in each transition.
  /// - Returns: The strategies in the given order, with drawings of the runs with the first seed;
  ///   metrics without any value are omitted.
  public func comparison(
    of strategies: [Strategy],
    on device: DeviceProfile,
    seeds: ClosedRange<UInt64>? = nil,
    by metrics: [Metric] = Comparison.usualMetrics,
    stall: Interval = .zero
  ) -> Comparison {
    let setting = Comparison.Setting(
      scenario: name,
      device: device.name,
      refreshRate: device.refreshRate,
      stall: stall,
      seeds: seeds ?? setting.seed...setting.seed
    )
    let course = course(on: device)
    let measured = Comparison.measured(for: metrics)
    let series = strategies.filter(canBePlayed).map { strategy in
      var series = TrialSeries(
        of: strategy.name,
        metricCount: measured.count,
        seedCount: setting.seedCount
      )
      for (place, seed) in setting.seeds.enumerated() {
        let trial = trial(
          of: strategy,
          on: device,
          seed: seed,
          stall: stall,
          by: measured,
          course: course,
          keepsPicture: place == 0
        )
        series.take(trial, seed: place)
      }
      return series
    }
    return Comparison(setting, metrics: metrics, series).withoutMissing
  }

  /// Returns the ideal path of the pages, or the reason why there is none.
  ///
  /// - Parameters:
  ///   - device: the device, of which only the screen matters.
  ///   - watchesPages: whether the path of all pages is needed; without it only the transitions are
  ///     known.
  ///   - shouldStop: asked at each event of the run that finds the path whether to abandon it.
  /// - Returns: The path, for each trial on a device with that screen.
  public func course(
    on device: DeviceProfile,
    watchesPages: Bool = true,
    shouldStop: (@Sendable () -> Bool)? = nil
  ) -> Measured<MotionCourse> {
    let brokenOff = Measured<MotionCourse>.unknown(MotionCourse.noTimeLeft)
    if shouldStop?() == true { return brokenOff }
    let trace = effortlessRun(
      on: device,
      limits: RunLimits(shouldStop: shouldStop),
      watchesPages: watchesPages
    )
    if trace != nil, shouldStop?() == true { return brokenOff }
    return Measured(
      trace.map(MotionCourse.init),
      orElse: "a touch or a reversal decides how pages move"
    )
  }

  /// Plays a strategy once and returns the values for a comparison.
  ///
  /// - Parameters:
  ///   - strategy: a strategy that can play the scenario.
  ///   - device: the device.
  ///   - seed: decides every random cost, and when a stall comes.
  ///   - stall: the additional stall of the main thread in each transition.
  ///   - metrics: the metrics to compare.
  ///   - course: the ideal path, or why there is none; nil if it is not needed. It also serves to
  ///     judge the result. It is evaluated after the run.
  ///   - limits: when to end the run before it settles.
  ///   - keepsPicture: whether the run will be drawn.
  ///   - watchesPages: whether a metric needs the motion of all pages.
  /// - Returns: The values.
  public func trial(
    of strategy: Strategy,
    on device: DeviceProfile,
    seed: UInt64,
    stall: Interval = .zero,
    by metrics: [Metric],
    course: @autoclosure () -> Measured<MotionCourse>?,
    limits: RunLimits = RunLimits(),
    keepsPicture: Bool = false,
    watchesPages: Bool = true
  ) -> Trial {
    let stress = TransitionStall(stall, seed: seed, on: device)
    let key = {
      RunKey(self, strategy: strategy.name, device: device, seed: seed, stress: stress)
    }
    return RunContainment.contain(key) {
      let trace = run(
        strategy: strategy,
        on: device,
        seed: seed,
        stress: stress,
        limits: limits,
        watchesPages: watchesPages
      )
      return Trial(
        trace,
        metrics: metrics,
        course: course(),
        omission: missedTurnBack(in: trace),
        keepsPicture: keepsPicture
      )
    }
  }
}
