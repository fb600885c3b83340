internal import HeadlessUIKit

/// Shows a choreography from the main thread, whenever a clock says how late it is.
///
/// While the main thread is busy nothing moves. What happens then is the clock's affair.
final class ClockedPlayer: Player {
  private let clock: any FrameClock

  init(_ clock: any FrameClock) {
    self.clock = clock
  }

  func play(_ choreography: Choreography, completion: @escaping () -> Void) {
    let duration = choreography.duration
    let course = choreography.course
    clock.start { [unowned self] elapsed in
      guard elapsed < duration else {
        choreography.show(at: 1)
        stop()
        completion()
        return
      }
      choreography.show(at: course.progress(at: elapsed))
    }
  }

  func stop() {
    clock.stop()
  }
}
