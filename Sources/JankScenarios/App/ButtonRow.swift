internal import HeadlessUIKit

/// A row of buttons, one per page; the button of the selected page has a different colour.
final class ButtonRow: UIView {
  /// Height of a row of buttons on its own, in points.
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

  /// Returns nil; the row is not decoded from archives.
  required init?(coder: NSCoder) {
    nil
  }

  /// Sets the size of the row and divides it evenly among the buttons.
  func fill(_ size: CGSize) {
    frame = CGRect(origin: .zero, size: size)
    let width = size.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: size.height)
    }
  }

  /// Shows the colours at a progress of a page change, 0 to 1.
  func show(from old: Int, to new: Int, progress: CGFloat) {
    for (index, button) in buttons.enumerated() {
      let share = index == new ? progress : index == old ? 1 - progress : 0
      let colour = Self.other + (Self.chosen - Self.other) * share
      button.backgroundColor = UIColor(red: colour.x, green: colour.y, blue: colour.z, alpha: 1)
    }
  }

  /// Animates the colours along with a transition; `ignoringCancel` makes the mistake of treating a
  /// cancelled transition as completed.
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
