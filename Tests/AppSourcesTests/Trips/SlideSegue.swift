import UIKit

/// Slides the new page in from below, while the old one leaves at the top.
class SlideSegue: UIStoryboardSegue {
  override func perform() {
    guard let old = source.navigationController?.view ?? source.view,
      let new = destination.view
    else { return }
    let height = UIScreen.main.bounds.size.height
    new.frame = old.frame.offsetBy(dx: 0, dy: height)
    UIApplication.shared.keyWindow?.insertSubview(new, aboveSubview: old)
    UIView.animate(
      withDuration: 0.4,
      animations: {
        old.frame = old.frame.offsetBy(dx: 0, dy: -height)
        new.frame = new.frame.offsetBy(dx: 0, dy: -height)
      },
      completion: { _ in
        self.source.present(self.destination, animated: false, completion: nil)
      }
    )
  }
}

/// Slides the old page back in from the top, then dismisses the new one.
class SlideBackSegue: UIStoryboardSegue {
  override func perform() {
    guard let new = source.view, let old = destination.navigationController?.view else { return }
    let height = UIScreen.main.bounds.size.height
    UIApplication.shared.keyWindow?.insertSubview(old, aboveSubview: new)
    UIView.animate(
      withDuration: 0.4,
      animations: {
        old.frame = old.frame.offsetBy(dx: 0, dy: height)
        new.frame = new.frame.offsetBy(dx: 0, dy: height)
      },
      completion: { _ in
        self.source.dismiss(animated: false, completion: nil)
      }
    )
  }
}
