package import HeadlessUIKit

/// Forwards to the simulation's methods of the same names.
extension Stage {
  @discardableResult
  package func schedule(
    touches: [TouchSample],
    named name: String = "touches",
    line: Int? = nil
  ) -> ScriptCause {
    simulation.schedule(touches: touches, named: name, line: line)
  }

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

  package func schedule(stallNamed name: String, at time: Interval, for length: Interval) {
    simulation.schedule(stallNamed: name, at: time, for: length)
  }

  package func schedule(renderStallNamed name: String, at time: Interval, for length: Interval) {
    simulation.schedule(renderStallNamed: name, at: time, for: length)
  }

  package func schedule(rateLimit hertz: Int, at time: Interval) {
    simulation.schedule(rateLimit: hertz, at: time)
  }

  package func scheduleTouchCancellation(at time: Interval, line: Int? = nil) {
    simulation.scheduleTouchCancellation(at: time, line: line)
  }

  package func spend(_ cost: Interval, on name: String) {
    simulation.spend(cost, on: name)
  }

  package func keep(_ object: AnyObject) {
    simulation.keep(object)
  }

  package func time(ofRefresh number: Int, after instant: Instant) -> Instant {
    simulation.time(ofRefresh: number, after: instant)
  }

  package func addImage(named name: String, size: SIMD2<Double>) {
    simulation.addImage(named: name, size: size)
  }

  package func addImage(
    named name: String,
    size: SIMD2<Double>,
    pixels: SIMD2<Int>,
    format: UIImage.StoredFormat
  ) {
    simulation.addImage(named: name, size: size, pixels: pixels, format: format)
  }

  package var touchFates: [Int: TouchFate] { simulation.touchFates }
}
