internal import Foundation

extension UIView {
  func requestDisplay() {
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
