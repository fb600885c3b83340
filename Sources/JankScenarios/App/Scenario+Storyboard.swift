internal import HeadlessUIKit
internal import JankAnimators

extension Scenario.Screen {
  /// The segues of the page for the storyboard.
  var storyboardSegues: [UIStoryboard.Segue] {
    segues.map { segue in
      if case .unwind(let action, _) = segue.way, makes(.forgetsToLeave) {
        UIStoryboard.Segue(
          segue.name,
          .unwind(Selector(action)),
          make: IdleSegue.init(identifier:source:destination:)
        )
      } else {
        segue.inStoryboard
      }
    }
  }
}

/// An unwind segue that does nothing.
private final class IdleSegue: UIStoryboardSegue {
  override func perform() {}
}

extension Scenario.Segue {
  var isUnwinding: Bool { if case .unwind = way { true } else { false } }

  /// The segue for the storyboard.
  fileprivate var inStoryboard: UIStoryboard.Segue {
    switch way {
    case .show(let screen): UIStoryboard.Segue(name, .show(screen))
    case .present(let screen): UIStoryboard.Segue(name, .present(screen))
    case .byHand(let screen, .slide):
      UIStoryboard.Segue(
        name,
        .custom(screen),
        make: SlideSegue.init(identifier:source:destination:)
      )
    case .byHand(let screen, .zoom):
      UIStoryboard.Segue(
        name,
        .custom(screen),
        make: ZoomSegue.init(identifier:source:destination:)
      )
    case .unwind(let action, nil): UIStoryboard.Segue(name, .unwind(Selector(action)))
    case .unwind(let action, .slide):
      UIStoryboard.Segue(
        name,
        .unwind(Selector(action)),
        make: SlideUnwindSegue.init(identifier:source:destination:)
      )
    case .unwind(let action, .zoom):
      UIStoryboard.Segue(
        name,
        .unwind(Selector(action)),
        make: ZoomUnwindSegue.init(identifier:source:destination:)
      )
    }
  }
}
