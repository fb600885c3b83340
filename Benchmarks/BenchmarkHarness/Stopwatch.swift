#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Two clocks read together: the time that passed and the time this process computed.
struct Stopwatch {
  private let wall = Self.nanoseconds(of: CLOCK_MONOTONIC)
  private let processor = Self.nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID)

  /// The time since the start on both clocks, in nanoseconds.
  var elapsed: (wall: Double, processor: Double) {
    (
      Self.nanoseconds(of: CLOCK_MONOTONIC) - wall,
      Self.nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID) - processor
    )
  }

  private static func nanoseconds(of clock: clockid_t) -> Double {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
