internal import HeadlessUIKit

/// Goes back from where ``SlideSegue`` went, moving both pages down by one height, in 0.4 s.
public final class SlideUnwindSegue: PageSegue {
  /// Puts the destination into the window where it was left and moves both down.
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
