import HeadlessUIKit
import Testing

/// What was seen of a view at one moment.
struct Sight<Value> {
  /// The time since the commit of the change, in seconds.
  let elapsed: Double
  let value: Value
}

/// Changes a view of 10 by 10 points at 100 ms and looks at it in every frame from then on.
///
/// - Parameters:
///   - limit: how long the run lasts.
///   - change: makes the change; the view lies at the corner of the window.
///   - prepare: adds to the view at the start of the run.
///   - look: what is recorded.
/// - Returns: What was seen after the commit of the change.
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
  /// What is seen of the view's layer now; the model where nothing is shown yet.
  var seen: CALayer { layer.presentation() ?? layer }
}

/// Changes a view whose layer's time is held at 0, and looks at it at times of the layer.
///
/// - Parameters:
///   - times: the times of the layer, in seconds.
///   - change: makes the change; the view of 10 by 10 points lies at the corner of the window.
///   - look: what is asked of the layer as it is seen.
/// - Returns: The answers, one for each time.
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
