import HeadlessUIKit
import Testing

/// A sample of a view at one moment.
struct Sight<Value> {
  /// The time since the commit of the change, in seconds.
  let elapsed: Double
  let value: Value
}

/// Changes a view of 10 by 10 points at 100 ms and samples it in every frame from then on.
///
/// - Parameters:
///   - limit: The length of the run.
///   - change: Makes the change; the view is at the corner of the window.
///   - prepare: Adds to the view at the start of the run.
///   - look: Returns the sampled value.
/// - Returns: The samples after the commit of the change.
func watch<Value>(
  until limit: Interval = .milliseconds(1_500),
  _ change: @escaping (UIView, Stage) -> Void,
  prepare: @escaping (UIView) -> Void = { _ in },
  look: @escaping (UIView) -> Value
) -> [Sight<Value>] {
  var seen: [(time: Double, value: Value)] = []
  let trace = play(until: limit) { window, simulation in
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    prepare(view)
    let link = CADisplayLink { _ in seen.append((CACurrentMediaTime(), look(view))) }
    link.isPaused = true
    link.add(to: .main, forMode: .common)
    simulation.schedule("change", at: .milliseconds(100)) {
      link.isPaused = false
      change(view, simulation)
    }
  }
  let commit = trace.works.first { $0.kind == .commit && $0.start > .zero + .milliseconds(99) }
  let begin = commit?.start.seconds ?? .nan
  return seen.map { Sight(elapsed: $0.time - begin, value: $0.value) }.filter { $0.elapsed > 0 }
}

extension UIView {
  /// The presentation values of the view's layer, or the model before the first.
  var seen: CALayer { layer.presentation() ?? layer }
}

/// Changes a view whose layer's time is held at 0, and samples it at times of the layer.
///
/// - Parameters:
///   - times: The times of the layer, in seconds.
///   - change: Makes the change; the view of 10 by 10 points is at the corner of the window.
///   - look: Returns the value of the presented layer.
/// - Returns: The values, one for each time.
func scrub<Value>(
  at times: [Double],
  _ change: @escaping (UIView) -> Void,
  look: @escaping (CALayer) -> Value
) -> [Value] {
  var seen: [Value] = []
  play { window, simulation in
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    view.layer.speed = 0
    simulation.schedule("change", at: .milliseconds(100)) { change(view) }
    simulation.schedule("look", at: .milliseconds(200)) {
      for time in times {
        view.layer.timeOffset = time
        seen.append(look(view.seen))
      }
    }
  }
  return seen
}
