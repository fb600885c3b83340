package import HeadlessUIKit

/// What a script does besides its steps; each calls the simulation's function of the same name.
extension Stage {
  /// Schedules the samples of fingers on the screen, at their own times.
  @discardableResult
  package func schedule(
    touches: [TouchSample],
    named name: String = "touches",
    line: Int? = nil
  ) -> ScriptCause {
    simulation.schedule(touches: touches, named: name, line: line)
  }

  /// Schedules a change of the screen's size.
  @discardableResult
  package func schedule(
    resizeTo size: SIMD2<Double>,
    at time: Interval,
    animated: Bool = true,
    named name: String? = nil,
    line: Int? = nil
  ) -> ScriptCause {
    simulation.schedule(resizeTo: size, at: time, animated: animated, named: name, line: line)
  }

  /// Schedules work that occupies the main thread.
  package func schedule(stallNamed name: String, at time: Interval, for length: Interval) {
    simulation.schedule(stallNamed: name, at: time, for: length)
  }

  /// Schedules something that holds up the graphics processor.
  package func schedule(renderStallNamed name: String, at time: Interval, for length: Interval) {
    simulation.schedule(renderStallNamed: name, at: time, for: length)
  }

  /// Schedules a limit on the refresh rate.
  package func schedule(rateLimit hertz: Int, at time: Interval) {
    simulation.schedule(rateLimit: hertz, at: time)
  }

  /// Takes all fingers from the screen at a time.
  package func scheduleTouchCancellation(at time: Interval, line: Int? = nil) {
    simulation.scheduleTouchCancellation(at: time, line: line)
  }

  /// Spends time on the main thread in the name of the running callback.
  package func spend(_ cost: Interval, on name: String) {
    simulation.spend(cost, on: name)
  }

  /// Keeps an object as long as the app lives.
  package func keep(_ object: AnyObject) {
    simulation.keep(object)
  }

  /// The time of a refresh of the display, counted from the first one at or after an instant.
  package func time(ofRefresh number: Int, after instant: Instant) -> Instant {
    simulation.time(ofRefresh: number, after: instant)
  }

  /// Gives the app a picture that needs no decoding.
  package func addImage(named name: String, size: SIMD2<Double>) {
    simulation.addImage(named: name, size: size)
  }

  /// Gives the app a picture that is decoded with the first commit that shows it.
  package func addImage(
    named name: String,
    size: SIMD2<Double>,
    pixels: SIMD2<Int>,
    format: UIImage.StoredFormat
  ) {
    simulation.addImage(named: name, size: size, pixels: pixels, format: format)
  }

  /// What recognisers made of the fingers by the end of the run, by their numbers.
  package var fingerFates: [Int: FingerFate] { simulation.fingerFates }
}
