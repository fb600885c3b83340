internal import JankEngine

/// The views that need layout or drawing before the next commit.
final class WaitingViews {
  // Unchecked for the reasons given at UIView.
  @safe @exclusivity(unchecked) var needingLayout: [UIView] = []
  var needingDisplay: [UIView] = []
  /// The layers without a view whose contents were requested.
  var layersNeedingDisplay: [CALayer] = []
  /// Whether a constraint was ever active; without one, views skip constraint checks.
  var useConstraints = false
  /// The names of the pages whose views were laid out since they were last taken.
  private var laidOutPages: [String] = []
  // The page of the view that was laid out last, whose name need not be looked up again.
  private var newestPage: (controller: UIViewController, title: String?)?
}

extension WaitingViews {
  // Layout may request more layout; an app that never stops continues in the next frame.
  private static let rounds = 16

  /// Lays out all views that request it, also during the call, and returns their number.
  func layOut() -> Int {
    var count = 0
    var roundsLeft = Self.rounds
    while !needingLayout.isEmpty, roundsLeft > 0 {
      roundsLeft -= 1
      let asking = needingLayout
      needingLayout.removeAll(keepingCapacity: true)
      asking.forEachUncounted { view in
        guard view.needsLayout else { return }
        view.layOutIfShown()
        note(pageOf: view)
        count += 1
      }
    }
    newestPage = nil
    return count
  }

  /// Returns the pages whose views were laid out since the last call, in order.
  func takeLaidOutPages() -> [String] {
    defer { laidOutPages.removeAll(keepingCapacity: true) }
    return laidOutPages
  }

  private func note(pageOf view: UIView) {
    guard let controller = view.nearestController else { return }
    if let newestPage, newestPage.controller === controller, newestPage.title == controller.title {
      return
    }
    newestPage = (controller, controller.title)
    let page = controller.traceName
    if !laidOutPages.contains(page) { laidOutPages.append(page) }
  }

  /// Draws all layers and views that request it, and returns the views.
  func draw() -> [DrawnView] {
    let layers = layersNeedingDisplay
    layersNeedingDisplay = []
    for layer in layers { layer.displayOnRequest() }
    let asking = needingDisplay
    needingDisplay.removeAll(keepingCapacity: true)
    return asking.compactMap { $0.drawIfShown() }
  }

  func letGo() {
    needingLayout = []
    needingDisplay = []
    layersNeedingDisplay = []
  }
}
