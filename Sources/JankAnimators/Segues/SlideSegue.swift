internal import HeadlessUIKit

/// A segue that moves both pages up by one screen height in 0.4 s.
///
/// As in the tutorials the source stays above the screen; ``SlideUnwindSegue`` brings it back.
public final class SlideSegue: PageSegue {
  /// Adds the destination below the screen and moves both up.
  public override func perform() {
    let (source, destination): (UIView, UIView) = (source.view, destination.view)
    markBegin()
    destination.frame = UIScreen.main.bounds.offsetBy(dx: 0, dy: screenHeight)
    source.window?.insertSubview(destination, aboveSubview: source)
    UIView.animate(
      withDuration: 0.4,
      animations: { [screenHeight] in
        source.frame = source.frame.offsetBy(dx: 0, dy: -screenHeight)
        destination.frame = destination.frame.offsetBy(dx: 0, dy: -screenHeight)
      },
      completion: { _ in self.arrive() }
    )
  }
}
