internal import Foundation
internal import JankEngine
internal import JankText

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

  /// Draws the view if it is in a window, and returns it with its area.
  func drawIfShown() -> DrawnView? {
    guard needsDisplay, window != nil else { return nil }
    needsDisplay = false
    guard drawsContents else { return nil }
    drawWithContext()
    return DrawnView(name: drawnName, area: Double(bounds.width * bounds.height))
  }

  private func drawWithContext() {
    let depth = simulation.images.contexts.count
    simulation.images.drawnSize = bounds.size
    draw(bounds)
    simulation.images.drawnSize = nil
    simulation.images.contexts.removeLast(max(simulation.images.contexts.count - depth, 0))
  }

  /// The text of a label or the name of the layer, else the page, with the size in points.
  private var drawnName: String {
    let size = [bounds.width, bounds.height].map { Decimal.text(Double($0), digits: 0) }
    let label = (self as? UILabel)?.text.map { "label \(quoted($0, limit: 40))" }
    let name = label ?? layer.name ?? "a view of \(nearestController?.traceName ?? "the window")"
    return "\(name) (\(size[0]) x \(size[1]) points)"
  }
}
