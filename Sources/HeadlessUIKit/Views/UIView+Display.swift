internal import Foundation

extension UIView {
  /// Requests a call of ``draw(_:)`` before the next commit of the view.
  ///
  /// Drawing is main-thread work: a cost per pixel of the view, plus what the app spends in `draw`.
  /// UIKit detects whether a class draws. Here a view that draws has to call this method, also for
  /// the first time, and other views must not.
  public func setNeedsDisplay() {
    guard !needsDisplay else { return }
    needsDisplay = true
    paintDrawing()
    if window != nil { simulation.views.needingDisplay.append(self) }
  }

  /// Repeats a request that was made outside a window.
  func resumeDisplay() {
    guard needsDisplay, window != nil else { return }
    simulation.views.needingDisplay.append(self)
  }

  /// Draws the view if it is in a window, and returns its area in square points.
  func drawIfShown() -> Double? {
    guard needsDisplay, window != nil else { return nil }
    needsDisplay = false
    guard drawsContents else { return nil }
    draw(bounds)
    return Double(bounds.width * bounds.height)
  }
}
