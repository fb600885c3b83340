internal import HeadlessUIKit

/// The unwind of ``SlideSegue``: moves both pages down by one screen height in 0.4 s.
public final class SlideUnwindSegue: PageSegue {
  /// Adds the destination to the window above the screen and moves both down.
  public override func perform() {
    let (source, destination): (UIView, UIView) = (source.view, destination.view)
    markBegin()
    source.window?.insertSubview(destination, aboveSubview: source)
    UIView.animate(
      withDuration: 0.4,
      animations: { [screenHeight] in
        destination.frame = destination.frame.offsetBy(dx: 0, dy: screenHeight)
        source.frame = source.frame.offsetBy(dx: 0, dy: screenHeight)
      },
      completion: { _ in self.leave() }
    )
  }
}
