internal import HeadlessUIKit

/// A player on the main thread that shows the progress for a clock's time.
///
/// While the main thread is busy nothing moves. The clock determines what happens afterwards.
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
