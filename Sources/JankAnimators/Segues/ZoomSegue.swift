internal import HeadlessUIKit

/// A segue that shrinks the source to a point in 0.5 s, then grows the destination in another 0.5
/// s.
public final class ZoomSegue: PageSegue {
  /// Adds the shrunk destination behind the source and animates one after the other.
  ///
  /// As in the tutorials the source is scaled from the destination's current transform, so it
  /// shrinks to a millionth instead of a thousandth.
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
