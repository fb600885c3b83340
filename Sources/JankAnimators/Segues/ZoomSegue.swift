internal import HeadlessUIKit

/// Goes on by shrinking the source to a point in 0.5 s, then growing the destination in another.
public final class ZoomSegue: PageSegue {
  /// Puts the shrunk destination behind the source and lets one after the other change its size.
  ///
  /// As in the tutorials the source is scaled from where the destination already is, so that it
  /// shrinks to a millionth rather than to a thousandth.
  public override func perform() {
    let (source, destination): (UIView, UIView) = (source.view, destination.view)
    markBegin()
    source.window?.insertSubview(destination, belowSubview: source)
    destination.transform = destination.transform.scaledBy(x: 0.001, y: 0.001)
    UIView.animate(
      withDuration: 0.5,
      animations: { source.transform = destination.transform.scaledBy(x: 0.001, y: 0.001) },
      completion: { _ in
        UIView.animate(
          withDuration: 0.5,
          animations: { destination.transform = .identity },
          completion: { _ in
            source.transform = .identity
            self.arrive()
          }
        )
      }
    )
  }
}
