internal import JankMetrics
internal import JankSweep
internal import JankText

/// How long a sweep takes and how much space it needs, measured on a few of its blocks.
struct SweepForecast {
  let caseCount: Int
  /// The cases per second of one worker.
  let rate: Double
  let bytesPerCase: Double
  /// The seconds per case of each block, at least one.
  let times: [Double]

  private static let time = Duration.milliseconds(500)
  private static let blockLimit = 64

  /// Runs blocks that are spread over the sweep, for half a second.
  init(_ runner: BlockRun) {
    let cases = runner.sweep.cases
    let count = min(Self.blockLimit, cases.blockCount)
    let elapsed = Progress.stopwatch()
    var (done, bytes) = (0, 0)
    var times: [Double] = []
    for index in 0..<count {
      let block = index * cases.blockCount / count
      let begin = elapsed()
      bytes += runner.record(of: block).line.count
      let caseCount = cases.cases(of: block).count
      times.append((elapsed() - begin) / .seconds(1) / Double(caseCount))
      done += caseCount
      if elapsed() >= Self.time || Interruption.isRequested { break }
    }
    caseCount = cases.caseCount
    rate = Double(done) / max(elapsed() / .seconds(1), 1e-9)
    bytesPerCase = Double(bytes) / Double(max(done, 1))
    self.times = times
  }
}

extension SweepForecast {
  /// The result's size in bytes.
  var bytes: Double { bytesPerCase * Double(caseCount) }

  /// The standard deviation of the times of blocks, in percent of their mean.
  var spread: Double {
    let count = Double(times.count)
    let mean = times.reduce(0, +) / count
    let squares = times.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return mean > 0 ? 100 * (squares / count).squareRoot() / mean : 0
  }

  /// The seconds that a number of workers need.
  func seconds(workers: Int) -> Double { Double(caseCount) / rate / Double(workers) }

  /// The forecast in words.
  func text(workers: Int) -> String {
    "about \(Self.time(seconds(workers: workers))) with "
      + "\(LoadedSweep.count(workers, "worker")) (\(Decimal.text(rate, digits: 0)) cases per "
      + "second and worker), \(Self.size(bytes))"
  }

  /// A number of bytes in words.
  static func size(_ bytes: Double) -> String {
    if bytes < 1e6 { return "\(Decimal.text(bytes / 1e3, digits: 0)) kB" }
    if bytes < 1e9 { return "\(Decimal.text(bytes / 1e6, digits: 1)) MB" }
    return "\(Decimal.text(bytes / 1e9, digits: 1)) GB"
  }

  /// A length of time in words.
  static func time(_ seconds: Double) -> String {
    if seconds < 120 { return "\(Decimal.text(seconds, digits: seconds < 10 ? 1 : 0)) s" }
    if seconds < 7_200 { return "\(Decimal.text(seconds / 60, digits: 0)) min" }
    return "\(Decimal.text(seconds / 3_600, digits: 1)) h"
  }
}
