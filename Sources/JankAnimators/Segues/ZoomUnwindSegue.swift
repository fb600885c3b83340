internal import HeadlessUIKit

/// The unwind of ``ZoomSegue``: moves both pages up by one height in 0.5 s; the source shrinks, the
/// destination grows.
public final class ZoomUnwindSegue: PageSegue {
  /// Adds the shrunk destination below the screen and moves both up.
  ///
  /// As in the tutorials frames are set on transformed views, which UIKit calls undefined; here
  /// this moves the centre and keeps the size.
  public override func perform() {
    let (source, destination): (UIView, UIView) = (source.view, destination.view)
    markBegin()
    destination.frame = destination.frame.offsetBy(dx: 0, dy: screenHeight)
    destination.transform = destination.transform.scaledBy(x: 0.001, y: 0.001)
    source.window?.insertSubview(destination, aboveSubview: source)
    UIView.animate(
      withDuration: 0.5,
      animations: { [screenHeight] in
        source.transform = source.transform.scaledBy(x: 0.001, y: 0.001)
        source.frame = source.frame.offsetBy(dx: 0, dy: -screenHeight)
        destination.transform = .identity
        destination.frame = destination.frame.offsetBy(dx: 0, dy: -screenHeight)
      },
      completion: { _ in self.leave() }
    )
  }
}
