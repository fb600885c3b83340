import Foundation
import HeadlessUIKit
import Testing

/// A touch that begins at the first of some points, moves through the others and is released.
///
/// - Parameters:
///   - points: The positions, one for each step.
///   - start: When it begins, in milliseconds.
///   - step: The time between two points, in milliseconds.
///   - touchID: The number of the touch.
///   - ending: How it ends, one step after the last point.
/// - Returns: The samples in the order of time.
func touchID(
  _ points: [SIMD2<Double>],
  from start: Int64 = 100,
  every step: Int64 = 10,
  touchID: Int = 0,
  ending: TouchPhase = .ended
) -> [TouchSample] {
  let places = points + [points[points.count - 1]]
  return places.enumerated().map { index, place in
    TouchSample(
      time: .zero + .milliseconds(start + step * Int64(index)),
      touchID: touchID,
      phase: index == 0 ? .began : index < points.count ? .moved : ending,
      location: place
    )
  }
}

/// Points between two points in equal steps, both included.
func line(
  _ start: SIMD2<Double>,
  _ end: SIMD2<Double>,
  steps: Int = 10
) -> [SIMD2<Double>] {
  (0...steps).map { start + (end - start) * (Double($0) / Double(steps)) }
}

/// The log of recognisers and views, in order.
final class GestureLog {
  private(set) var lines: [String] = []
  private(set) var times: [Double] = []

  /// Logs a line with the time.
  func note(_ line: String) {
    lines.append(line)
    times.append(CACurrentMediaTime())
  }

  /// Logs the states of a recogniser under a name, without movements, and adds it to a view.
  @discardableResult
  func watch<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    _ name: String,
    on view: UIView
  ) -> Recognizer {
    view.addGestureRecognizer(recognizer)
    recognizer.name = name
    recognizer.addHandler { [unowned self] in
      if $0.state != .changed { note("\(name) \($0.state)") }
    }
    return recognizer
  }
}

/// Plays touches on an app with one window and returns the log.
@discardableResult
func play(
  touchIDs: [TouchSample],
  on profile: DeviceProfile = quietPhone,
  _ setUp: @escaping (UIWindow, GestureLog, Stage) -> Void
) -> GestureLog {
  let log = GestureLog()
  play(on: profile) { window, simulation in
    setUp(window, log, simulation)
    simulation.schedule(touches: touchIDs)
  }
  return log
}

/// A view that logs its touches.
final class TouchyView: UIView {
  let log: GestureLog
  let name: String

  init(_ name: String, frame: CGRect, log: GestureLog) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func note(_ what: String, _ touches: Set<UITouch>) {
    for touch in touches { log.note("\(name) \(what) \(Int(touch.location(in: nil).y))") }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}

/// A delegate of recognisers that calls closures.
final class Judge: NSObject, UIGestureRecognizerDelegate {
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var shares: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var waits: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var isAwaited: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var receives: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins(gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { shares(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isAwaited(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { receives(gestureRecognizer, touch) }
}
