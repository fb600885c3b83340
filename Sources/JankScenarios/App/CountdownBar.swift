internal import HeadlessUIKit

/// A bar that shows the seconds left of a countdown; a timer makes it shorter.
final class CountdownBar: UIView {
  // Length of the bar per second, and its height, in points.
  private static let unit = CGSize(width: 8, height: 21)

  private let work: Interval
  private let simulation: Simulation
  private var left: Int
  private var timer: Timer?

  init(_ countdown: Scenario.Countdown, below bounds: CGRect, _ simulation: Simulation) {
    work = countdown.work
    left = countdown.left
    self.simulation = simulation
    super.init(frame: CGRect(origin: CGPoint(x: 0, y: bounds.midY / 2), size: Self.unit))
    layer.name = "countdown"
    show()
    // A timer for a countdown that is already over would never stop.
    guard left > 0 else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
      guard let self else {
        timer.invalidate()
        return
      }
      tick()
    }
  }

  /// Returns nil; the bar is not decoded from archives.
  required init?(coder: NSCoder) {
    nil
  }

  private func tick() {
    left -= 1
    if work > .zero { simulation.spend(work, on: "count") }
    show()
    if left == 0 { timer?.invalidate() }
  }

  private func show() {
    frame.size.width = Self.unit.width * CGFloat(max(left, 0))
  }
}
