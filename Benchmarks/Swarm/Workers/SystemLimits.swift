#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What the system holds a worker to.
enum SystemLimits {
  /// The most memory of a worker.
  static let memory = 1 << 30
  /// The most time that processors may work on one command, or on one run of it.
  static let seconds = 1

  /// Limits the memory and the files of this process, and keeps it from leaving its memory behind.
  static func apply() {
    #if canImport(Glibc)
    let (data, core, file) = (
      __rlimit_resource_t(RLIMIT_DATA.rawValue), __rlimit_resource_t(RLIMIT_CORE.rawValue),
      __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    )
    #else
    let (data, core, file) = (RLIMIT_DATA, RLIMIT_CORE, RLIMIT_FSIZE)
    #endif
    // A little more than is allowed, so that who takes it can be found by what it had.
    for (resource, most) in [(data, memory / 4 * 5), (core, 0), (file, 256 << 20)] {
      var limit = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
      _ = unsafe setrlimit(resource, &limit)
    }
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Has the process ended by a signal once processors worked for so long from now on; 0 for never.
  static func limitWork(seconds: Int) {
    var timer = itimerval(
      it_interval: timeval(tv_sec: 0, tv_usec: 0),
      it_value: timeval(tv_sec: seconds, tv_usec: 0)
    )
    #if canImport(Glibc)
    _ = unsafe setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    #else
    _ = unsafe setitimer(ITIMER_PROF, &timer, nil)
    #endif
  }

  /// The signal that ends a process which worked for too long.
  static let signalOfWork = SIGPROF

  /// Does nothing for a while.
  static func pause(microseconds: UInt32) { usleep(microseconds) }

  /// The most memory that this process had at a time, in bytes.
  static func mostMemory() -> Int {
    var usage = rusage()
    #if canImport(Glibc)
    _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Int(usage.ru_maxrss) * 1_024
    #else
    _ = unsafe getrusage(RUSAGE_SELF, &usage)
    return Int(usage.ru_maxrss)
    #endif
  }

  /// How long processors have worked for this process, in microseconds.
  static func workTime() -> Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1_000
  }

  /// A clock that never goes back, in microseconds.
  static func time() -> Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1_000
  }
}

/// Pipes with a name.
enum FIFO {
  static func make(at path: String) {
    _ = unsafe mkfifo(path, 0o600)
  }
}
