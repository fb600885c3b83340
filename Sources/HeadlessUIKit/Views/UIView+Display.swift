internal import Foundation

extension UIView {
  /// Asks for ``draw(_:)`` before the next commit that shows the view.
  ///
  /// Drawing takes the main thread, by the pixels of the view, on top of what the app spends in it.
  /// UIKit sees whether a class draws; here a view that does asks for it, the first time too, and
  /// one that does not must not ask.
  public func setNeedsDisplay() {
    guard !needsDisplay else { return }
    needsDisplay = true
    paintDrawing()
    if window != nil { simulation.views.needingDisplay.append(self) }
  }

  /// Asks again where it was asked for while no window showed the view.
  func resumeDisplay() {
    guard needsDisplay, window != nil else { return }
    simulation.views.needingDisplay.append(self)
  }

  /// Draws the view if a window shows it, and answers how large it is in points squared.
  func drawIfShown() -> Double? {
    guard needsDisplay, window != nil else { return nil }
    needsDisplay = false
    guard drawsContents else { return nil }
    draw(bounds)
    return Double(bounds.width * bounds.height)
  }
}
