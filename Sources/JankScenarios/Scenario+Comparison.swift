public import HeadlessUIKit
public import JankAnimators
public import JankGate
public import JankMetrics

extension Scenario {
  /// Plays strategies side by side, as `janklab compare` does.
  ///
  /// One run goes on behind the other, on the task of the caller.
  ///
  /// - Parameters:
  ///   - strategies: the strategies, of which those are left out that cannot play the scenario.
  ///   - device: the device.
  ///   - seeds: the seeds that each is played with; left out, the one of the scenario.
  ///   - metrics: by what they are compared.
  ///   - stall: how long the main thread is stalled in each transition besides.
  /// - Returns: The strategies in the order given, with pictures of the runs with the first seed;
  ///   metrics that none has a figure of are left out.
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
    let series = strategies.filter(canBePlayed).map { strategy in
      var series = TrialSeries(
        of: strategy.name,
        metricCount: metrics.count,
        seedCount: setting.seedCount
      )
      for (place, seed) in setting.seeds.enumerated() {
        let trial = trial(
          of: strategy,
          on: device,
          seed: seed,
          stall: stall,
          by: metrics,
          course: course,
          keepsPicture: place == 0
        )
        series.take(trial, seed: place)
      }
      return series
    }
    return Comparison(setting, metrics: metrics, series).withoutMissing
  }

  /// The way that pages are meant to go, or why there is none.
  ///
  /// - Parameters:
  ///   - device: the device, of which the screen counts.
  ///   - shouldStop: asked at each event of the run that finds the way whether to give it up.
  /// - Returns: The way, to be handed to each trial on a device with that screen.
  public func course(
    on device: DeviceProfile,
    shouldStop: (@Sendable () -> Bool)? = nil
  ) -> Measured<MotionCourse> {
    let brokenOff = Measured<MotionCourse>.unknown(MotionCourse.noTimeLeft)
    if shouldStop?() == true { return brokenOff }
    let trace = effortlessRun(on: device, limits: RunLimits(shouldStop: shouldStop))
    if trace != nil, shouldStop?() == true { return brokenOff }
    return Measured(
      trace.map(MotionCourse.init),
      orElse: "a finger or a change of plans decides how pages go"
    )
  }

  /// Plays a strategy once and keeps what a comparison is made of.
  ///
  /// - Parameters:
  ///   - strategy: the strategy; one that can play the scenario.
  ///   - device: the device.
  ///   - seed: decides every drawn cost, and when a stall comes.
  ///   - stall: how long the main thread is stalled in each transition besides.
  ///   - metrics: by what strategies are compared.
  ///   - course: the way that pages are meant to go, or why there is none; nil if nobody asks.
  ///     What came about is judged by it, too. Asked for once the run is over.
  ///   - limits: when the run is broken off before it came to rest.
  ///   - keepsPicture: whether the run is to be drawn.
  /// - Returns: The figures.
  public func trial(
    of strategy: Strategy,
    on device: DeviceProfile,
    seed: UInt64,
    stall: Interval = .zero,
    by metrics: [Metric],
    course: @autoclosure () -> Measured<MotionCourse>?,
    limits: RunLimits = RunLimits(),
    keepsPicture: Bool = false
  ) -> Trial {
    let stress =
      stall > .zero
      ? TransitionStall(length: stall, seed: seed, refreshRate: device.refreshRate) : nil
    let key = {
      RunKey(self, strategy: strategy.name, device: device, seed: seed, stress: stress)
    }
    return RunContainment.contain(key) {
      let trace = run(
        strategy: strategy,
        on: device,
        seed: seed,
        stress: stress,
        limits: limits
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
