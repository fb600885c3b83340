internal import Foundation
internal import JankMotion

extension UIScrollView {
  /// Begins tracking and stops a deceleration; our choice: the delegate receives its end.
  func touchDidComeDown() {
    isTracking = true
    if isDecelerating { endDecelerating() }
  }

  func touchesDidLeave() {
    isTracking = false
  }

  func touchDidDrag(_ pan: ScrollPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDragging()
      follow(pan)
    case .changed: follow(pan)
    case .ended: endDragging(pan.release)
    case .cancelled: endDragging(pan.release.cancelled)
    case .possible, .failed: break
    }
  }

  private func beginDragging() {
    isDragging = true
    dragStart = SIMD2(contentOffset)
    for axis in 0...1 {
      dragOrigin[axis] = edges(along: axis)?.free(showing: dragStart[axis]) ?? dragStart[axis]
    }
    delegate?.scrollViewWillBeginDragging(self)
    dismissKeyboardIfAsked()
  }

  private func follow(_ pan: ScrollPanGestureRecognizer) {
    let free = dragOrigin - SIMD2(pan.translation(in: self))
    var offset = SIMD2(contentOffset)
    for axis in 0...1 where scrolls(along: axis) {
      guard let edges = edges(along: axis) else { continue }
      offset[axis] = bounces ? edges.shown(free[axis]) : edges.nearest(free[axis])
    }
    contentOffset = CGPoint(offset)
  }

  private func endDragging(_ release: ScrollPanGestureRecognizer.Release) {
    var landing = ScrollLanding(of: self, release)
    let announced = CGPoint(landing.target)
    let velocity = CGPoint(-release.reported / 1000)
    // Inferred: the delegate gets the answer of a layout and decides last.
    var target = restingOffset(for: announced, velocity: velocity)
    unsafe withUnsafeMutablePointer(to: &target) { pointer in
      unsafe delegate?.scrollViewWillEndDragging(
        self,
        withVelocity: velocity,
        targetContentOffset: pointer
      )
    }
    if target != announced { landing.aim(at: SIMD2(target)) }
    isDragging = false
    let motion = landing.motion(in: simulation)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: motion != nil)
    guard let motion, window != nil else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    self.motion = motion
    motion.start { [weak self] offset in self?.move(to: offset) }
  }

  /// Sets the content offset; nil ends the deceleration.
  private func move(to offset: SIMD2<Double>?) {
    if let offset {
      contentOffset = CGPoint(offset)
    } else {
      endDecelerating()
    }
  }

  private func endDecelerating() {
    stop()
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Stops the deceleration without calling the delegate.
  func stop() {
    motion?.stop()
    motion = nil
  }
}
