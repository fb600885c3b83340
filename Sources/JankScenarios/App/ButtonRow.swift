internal import HeadlessUIKit

/// A row of buttons, one a page, of which that of the shown page has a colour of its own.
final class ButtonRow: UIView {
  /// How high a row of buttons is that lies on its own, in points.
  static let height = 44.0

  private static let chosen = SIMD3<Double>(0, 0.5, 1)
  private static let other = SIMD3<Double>(0.5, 0.5, 0.5)

  private let buttons: [UIView]

  init(count: Int) {
    buttons = (0..<count).map { _ in UIView(frame: .zero) }
    super.init(frame: .zero)
    layer.name = "buttons"
    for (index, button) in buttons.enumerated() {
      button.layer.name = "button \(index)"
      addSubview(button)
    }
    show(from: 0, to: 0, progress: 1)
  }

  /// Answers nil: the row is not read from archives.
  required init?(coder: NSCoder) {
    nil
  }

  /// Gives the row a size and divides it among the buttons.
  func fill(_ size: CGSize) {
    frame = CGRect(origin: .zero, size: size)
    let width = size.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: size.height)
    }
  }

  /// Shows the colours as they are at a progress of a change, 0 to 1.
  func show(from old: Int, to new: Int, progress: CGFloat) {
    for (index, button) in buttons.enumerated() {
      let share = index == new ? progress : index == old ? 1 - progress : 0
      let colour = Self.other + (Self.chosen - Self.other) * share
      button.backgroundColor = UIColor(red: colour.x, green: colour.y, blue: colour.z, alpha: 1)
    }
  }

  /// Changes the colours along with a transition.
  ///
  /// - Parameters:
  ///   - coordinator: the transition's.
  ///   - old: the button of the page that goes.
  ///   - new: the button of the page that comes.
  ///   - ignoringCancel: whether, by mistake, the end is taken for success whatever it was.
  func follow(
    _ coordinator: any UIViewControllerTransitionCoordinator,
    from old: Int,
    to new: Int,
    ignoringCancel: Bool
  ) {
    coordinator.animateAlongsideTransition(
      in: self,
      animation: { [self] _ in show(from: old, to: new, progress: 1) },
      completion: { [self] context in
        let succeeded = !context.isCancelled || ignoringCancel
        show(from: old, to: new, progress: succeeded ? 1 : 0)
      }
    )
  }
}
