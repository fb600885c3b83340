internal import HeadlessUIKit
internal import JankAnimators

extension Scenario.Segue {
  /// The segue as a storyboard has it.
  var inStoryboard: UIStoryboard.Segue {
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
