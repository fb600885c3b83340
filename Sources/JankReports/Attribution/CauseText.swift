package import JankMetrics
internal import JankText
package import JankTrace

/// The causes of lateness in words, the same in every report.
package enum CauseText {
  /// The note on a late or slow frame that is not counted.
  package static let uncounted = "not counted since no transition was running"

  /// A cause as a clause: `stall "decode hero.png" blocked the main thread for 80.00 ms`.
  package static func phrase(_ cause: DelayCause) -> String {
    let length = milliseconds(cause.held)
    let behind = cause.behind.map { " behind frame \($0)" } ?? ""
    let first = cause.behind.map { "frame \($0)" } ?? "another frame"
    switch cause.stage {
    case .mainThread where cause.kind == nil && cause.name == DelayCause.suspension:
      return "the system had suspended \(printable(cause.process ?? "the app", limit: 100)) for "
        + length
    case .mainThread:
      return "\(name(cause))\(images(cause)) blocked \(mainThread(of: cause.process)) for \(length)"
    case .renderQueue:
      return "it waited for the render server, which rendered \(first) for \(length)"
    case .prepare: return "the render server prepared it for \(length)"
    case .executeQueue: return "it waited \(length) for the GPU\(behind)"
    case .execute where cause.kind != nil:
      return "\(name(cause)) blocked the GPU for \(length)"
    case .execute: return "the GPU executed it for \(length)"
    case .rateChange: return "the display changed its rate"
    case .presentQueue:
      return "its refresh was taken" + (cause.behind.map { " by frame \($0)" } ?? "")
    }
  }

  /// The main thread of a process; without a name that of the only app.
  package static func mainThread(of process: String?) -> String {
    "the main thread" + (process.map { " of \(printable($0, limit: 100))" } ?? "")
  }

  /// The short name of a cause: `stall "decode hero.png"`, `prepare`.
  package static func name(_ cause: DelayCause) -> String {
    cause.kind.map { title(cause.name, of: $0) + of(cause.subjects) } ?? printable(cause.name)
  }

  /// The number of images that a cause names together: ` (60 images)`; empty for one.
  private static func images(_ cause: DelayCause) -> String {
    cause.itemCount > 1 ? " (\(cause.itemCount) images)" : ""
  }

  /// The pages whose views were laid out or the views that were drawn, as the end of a name:
  /// ` of Main, Sheet`.
  package static func of(_ subjects: [String]) -> String {
    guard !subjects.isEmpty else { return "" }
    let names = shortList(subjects.map { printable($0, limit: 100) }, limit: subjectLimit)
    return " of " + names.joined(separator: ", ")
  }

  /// The number of pages or views that a name lists.
  private static let subjectLimit = 3

  /// The name of a cause without its duration: `stall "decode hero.png"`.
  package static func title(_ cause: DelayCause) -> String {
    switch cause.stage {
    case .mainThread: name(cause)
    case .execute where cause.kind != nil: "\(name(cause)) on the GPU"
    case .execute: "execute on the GPU"
    case .prepare: "prepare in the render server"
    case .renderQueue: "wait for the render server"
    case .executeQueue: "wait for the GPU"
    case .rateChange: "change of the display's rate"
    case .presentQueue: "refresh taken by an earlier frame"
    }
  }

  /// The name of a work item: `stall "decode hero.png"`.
  package static func title(_ name: String, of kind: WorkRecord.Kind) -> String {
    name == kind.rawValue ? name : "\(kind.rawValue) \(quoted(name))"
  }

  /// A delay: `66.67 ms (4 refreshes)`.
  ///
  /// - Parameters:
  ///   - delay: The delay.
  ///   - refreshes: The same in refreshes, rounded up.
  ///   - lead: How long before the last of those refreshes the panel showed the frame:
  ///     `12.50 ms (1.50 refreshes)`.
  /// - Returns: The words.
  package static func delay(_ delay: Interval, refreshes: Int, lead: Interval = .zero) -> String {
    guard refreshes > 0 else { return milliseconds(delay) }
    guard lead > .zero else { return "\(milliseconds(delay)) (\(count(refreshes)))" }
    let share = delay.milliseconds / (delay + lead).milliseconds
    let number = Decimal.text(Double(refreshes) * share, digits: 2)
    return "\(milliseconds(delay)) (\(number == "1.00" ? "1 refresh" : "\(number) refreshes"))"
  }

  /// A count of refreshes: `1 refresh`, `4 refreshes`.
  package static func count(_ refreshes: Int) -> String {
    refreshes == 1 ? "1 refresh" : "\(refreshes) refreshes"
  }

  /// A duration with two decimals: `66.67 ms`.
  package static func milliseconds(_ interval: Interval) -> String {
    Decimal.text(interval.milliseconds, digits: 2) + " ms"
  }

  /// A duration with decimals only if it needs them: `16.67 ms`, `100 ms`.
  package static func length(_ interval: Interval) -> String {
    let isWhole = interval.nanoseconds.isMultiple(of: 1_000_000)
    return Decimal.text(interval.milliseconds, digits: isWhole ? 0 : 2) + " ms"
  }
}
