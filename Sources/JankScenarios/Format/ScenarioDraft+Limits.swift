internal import HeadlessUIKit
internal import JankText

extension ScenarioDraft {
  /// Reports the step that makes a scenario too large; returns whether there is none.
  ///
  /// A drag that could present one of several screens counts as the largest.
  func checkLimits(_ log: DiagnosticLog, _ graph: ScreenGraph) -> Bool {
    var segues: [String: [String: String]] = [:]
    for screen in scenario.app.screens {
      for segue in screen.segues { segues[screen.name, default: [:]][segue.name] = segue.target }
    }
    let byFinger = largest(
      scenario.app.screens.filter { $0.presenting.dragToPresent != nil }.map(\.name)
        + scenario.app.screens.flatMap(\.segues).filter { $0.swipe != nil }.compactMap(\.target),
      graph
    )
    var total = graph.extents[scenario.app.root] ?? ScreenGraph.Extent()
    var sampleCount = 0
    if let complaint = complaint(about: total) {
      log.report(complaint, at: screens[0], hint: Self.remedy, about: .meaning)
      return false
    }
    for (index, step) in scenario.script.enumerated() {
      log.work.add()
      var brought: ScreenGraph.Extent?
      switch step.action {
      case .present(let screen, _, _), .push(let screen, _, _): brought = graph.extents[screen]
      case .segue(let name, let page):
        brought = segues[page]?[name].flatMap { graph.extents[$0] }
      case .drag(let drag, _):
        brought = byFinger
        sampleCount += drag.sampleCount
      default: break
      }
      if let brought { total.add(brought) }
      guard let complaint = complaint(about: total) ?? complaint(aboutSamples: sampleCount) else {
        continue
      }
      log.within(.key("script"), .index(index)) {
        log.report(complaint, at: steps[index], hint: Self.remedy, about: .meaning)
      }
      return false
    }
    return true
  }

  private static let remedy = "split the scenario, or make its pages smaller"

  private func complaint(about total: ScreenGraph.Extent) -> String? {
    let limits = ScenarioLimits.self
    if total.layers > limits.layerCount {
      return "the pages shown up to here have \(total.layers) layers in total, the limit is "
        + "\(limits.layerCount)"
    }
    if total.screens > limits.screenCount {
      return "\(total.screens) screens are shown up to here, the limit is \(limits.screenCount)"
    }
    return nil
  }

  private func complaint(aboutSamples count: Int) -> String? {
    count > ScenarioLimits.sampleCount
      ? "the drags up to here have \(count) samples in total, the limit is "
        + "\(ScenarioLimits.sampleCount)" : nil
  }

  private func largest(_ names: [String], _ graph: ScreenGraph) -> ScreenGraph.Extent? {
    let extents = names.compactMap { graph.extents[$0] }
    guard let screens = extents.map(\.screens).max(), let layers = extents.map(\.layers).max()
    else {
      return nil
    }
    return ScreenGraph.Extent(screens: screens, layers: layers)
  }
}

extension Drag {
  /// The maximum number of samples of the touch.
  fileprivate var sampleCount: Int {
    switch self {
    case .recorded(let touchTrack): touchTrack.samples.count
    case .synthetic(let touchTrack):
      Int(touchTrack.longestDuration.seconds * touchTrack.rate) + 2
    }
  }
}
