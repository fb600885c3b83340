/// The views that want something done before the next commit.
final class WaitingViews {
  /// Those that asked for layout, in the order they asked.
  var needingLayout: [UIView] = []
  /// Those that asked to be drawn, in the order they asked.
  var needingDisplay: [UIView] = []
  /// Whether a constraint was ever active, without which no view need look for any.
  var useConstraints = false
}

extension WaitingViews {
  // Laying out a view may ask for others; an app that never comes to an end goes on next frame.
  private static let rounds = 16

  /// Lays out all that asked, and those that ask meanwhile; answers how many were laid out.
  func layOut() -> Int {
    var count = 0
    var roundsLeft = Self.rounds
    while !needingLayout.isEmpty, roundsLeft > 0 {
      roundsLeft -= 1
      let asking = needingLayout
      needingLayout.removeAll(keepingCapacity: true)
      for view in asking where view.needsLayout {
        view.layOutIfShown()
        count += 1
      }
    }
    return count
  }

  /// Draws all that asked; answers how large each is in points squared.
  func draw() -> [Double] {
    let asking = needingDisplay
    needingDisplay.removeAll(keepingCapacity: true)
    return asking.compactMap { $0.drawIfShown() }
  }

  /// Lets go of everything that belongs to the app.
  func letGo() {
    needingLayout = []
    needingDisplay = []
  }
}
