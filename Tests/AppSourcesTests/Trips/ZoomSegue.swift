import UIKit

/// Shrinks the old page to a point, out of which the new one grows.
class ZoomSegue: UIStoryboardSegue {
  override func perform() {
    guard let old = source.navigationController?.view ?? source.view,
      let new = destination.view
    else { return }
    UIApplication.shared.keyWindow?.insertSubview(new, belowSubview: old)
    new.transform = new.transform.scaledBy(x: 0.001, y: 0.001)
    UIView.animate(
      withDuration: 0.3,
      animations: {
        old.transform = old.transform.scaledBy(x: 0.001, y: 0.001)
      },
      completion: { _ in
        UIView.animate(
          withDuration: 0.3,
          animations: { new.transform = .identity },
          completion: { _ in
            old.transform = .identity
            self.source.present(self.destination, animated: false, completion: nil)
          }
        )
      }
    )
  }
}

/// Shrinks the new page to a point, then dismisses it.
class ZoomBackSegue: UIStoryboardSegue {
  override func perform() {
    guard let new = source.view, let old = destination.navigationController?.view else { return }
    UIApplication.shared.keyWindow?.insertSubview(old, belowSubview: new)
    UIView.animate(
      withDuration: 0.5,
      delay: 0,
      options: .curveEaseIn,
      animations: { new.transform = new.transform.scaledBy(x: 0.001, y: 0.001) },
      completion: { _ in
        self.source.dismiss(animated: false, completion: nil)
      }
    )
  }
}
