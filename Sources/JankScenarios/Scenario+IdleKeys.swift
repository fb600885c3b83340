extension Scenario {
  /// A key of the file that moves nothing.
  package enum IdleKey: Hashable, Sendable {
    /// The key `on` of a drag, with its number among the drags from 0: it names a screen that
    /// cannot be dragged.
    case on(screen: String, drag: Int)
    /// The key `background` of a page, whose work has no result for the main thread.
    case background(page: String)
  }

  /// The keys that move nothing, found without running anything.
  package var idleKeys: [IdleKey] {
    let pages = app.screens.filter { screen in
      screen.content.work.background.map { $0.result == .zero } ?? false
    }
    return pages.map { .background(page: $0.name) } + idleTargets
  }

  /// The names of the screens that a drag can move, in the order of the file.
  package var draggableScreens: [String] { app.screens.filter(\.canBeDragged).map(\.name) }

  private var idleTargets: [IdleKey] {
    script.indices.compactMap { index in
      guard case .drag(_, let name?) = script[index].action, let screen = screen(named: name),
        !screen.canBeDragged, screen.controller == nil,
        screen.segues.allSatisfy({ $0.swipe == nil })
      else { return nil }
      return .on(screen: name, drag: number(ofDrag: index))
    }
  }
}

extension Scenario.Screen {
  fileprivate var canBeDragged: Bool { !drags.isEmpty }
}
