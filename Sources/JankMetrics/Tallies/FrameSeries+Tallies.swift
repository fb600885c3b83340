/// The delays of a series' frames from due time to presentation.
struct FrameDelays {
  /// In nanoseconds; negative if early.
  let offsets: Measured<Histogram>
  /// In refreshes; early frames count as 0.
  let lateRefreshes: Measured<Histogram>
  private let planned: Measured<(TimeColumn, TimeColumn)>

  init(_ series: FrameSeries) {
    let planned = series.planned
    self.planned = planned
    let offsets = planned.map { Histogram(of: TimeDifference(from: $0, to: $1)) }
    self.offsets = offsets
    lateRefreshes = planned.and(offsets).and(series.clock).map {
      $1.refreshes(from: $0.0.0, to: $0.0.1, lengths: $0.1)
    }
  }

  /// The rates of the late refreshes.
  func rates(_ series: FrameSeries) -> Measured<Histogram> {
    planned.and(lateRefreshes).and(series.clock).map {
      $1.rates(ofRefreshesFrom: $0.0.0, to: $0.0.1, count: Int($0.1.total))
    }
  }
}

extension FrameSeries {
  /// The due times and the presentations.
  var planned: Measured<(TimeColumn, TimeColumn)> { column(.expected).and(presentations) }

  /// The number of frames, or the reason why not all are known.
  var wholeFrameCount: Measured<Int> { wholeness.map { frameCount } }

  /// The number of frames at the rate for which they were made.
  var rates: Measured<Histogram> {
    clock.map { clock in
      guard !clock.isUniform else { return Histogram(clock.period.milliHertz, count: frameCount) }
      let due = column(.expected).value ?? column(.shown).value
      return Histogram(
        (0..<frameCount).map { clock.period(of: $0, dueAt: due?[$0]).milliHertz }
      )
    }
  }

  func hitches(_ delays: FrameDelays) -> Measured<HitchTally> {
    delays.offsets.map {
      HitchTally(
        self,
        offsets: $0,
        lateRefreshes: delays.lateRefreshes,
        rates: delays.rates(self)
      )
    }
  }

  var presents: Measured<PresentTally> {
    wholeness.flatMap { planned }.and(clock).map {
      PresentTally(self, expected: $0.0, shown: $0.1, $1)
    }
  }

  var timeline: Measured<TimelineTally> {
    TimelineTally.Columns.of(self).and(clock).map { TimelineTally(self, columns: $0, $1) }
  }

  var cadence: Measured<CadenceTally> {
    column(.shown).and(frameTimes).map { CadenceTally(self, shown: $0, frameTimes: $1) }
  }

  var stutter: Measured<StutterTally> { frameTimes.map(StutterTally.init) }

  var animationError: Measured<AnimationErrorTally> {
    column(.content).and(presentations).map { AnimationErrorTally(self, content: $0, shown: $1) }
  }

  var partials: Measured<Int> {
    Measured(partialCount, orElse: "\(origin) does not say what a frame lacked")
  }

  var hangs: Measured<HangTally> {
    Measured(
      busyTimes.map(HangTally.init),
      orElse: "\(origin) does not say when the main thread was busy"
    )
  }

  var touches: Measured<TouchTally> {
    Measured(touchValues.map(TouchTally.init), orElse: "\(origin) does not say what touches did")
  }

  var processTally: Measured<ProcessTally> {
    Measured(processes, orElse: "\(origin) does not say what processes did")
  }

  var motions: Measured<MotionTally> {
    Measured(motion.map(MotionTally.init), orElse: "\(origin) does not say how views moved")
  }
}
