package import JankGate
internal import JankReports
internal import JankText
internal import Synchronization

/// Keeps a baseline readable while it is recorded.
///
/// Every case is written and read back as soon as it has run. Recording stops at the first case
/// that a baseline cannot hold, and when the baseline is full.
package final class BaselineBudget: Sendable {
  /// The previous baseline without its cases.
  private let empty: Baseline
  private let byteLimit: Int
  /// The reader, made once for all cases.
  private let shape = BaselineJSON.shape(run: BaselineJSON.run.shape)
  private let state = Mutex(State())

  private struct State {
    var byteCount = 0
    var problems: [Diagnostic] = []
  }

  /// Creates an empty budget.
  ///
  /// - Parameters:
  ///   - baseline: the baseline that holds the cases.
  ///   - byteLimit: the limit in bytes for all cases together.
  package init(_ baseline: Baseline, byteLimit: Int) {
    empty = Baseline(modelVersion: baseline.modelVersion, metrics: baseline.metrics)
    self.byteLimit = byteLimit
  }
}

extension BaselineBudget {
  /// Adds a case that has run.
  ///
  /// Any thread may call it.
  package func spend(on checked: CheckedCase) {
    var baseline = empty
    baseline.record(checked)
    let text = BaselineJSON.text(baseline)
    let problem = problem(of: Array(text.utf8), checked)
    // What several cases share is not counted, so that no baseline is refused that would fit.
    for name in baseline.scenarios.keys { baseline.scenarios[name]?.runs = [:] }
    let count = text.utf8.count - BaselineJSON.text(baseline).utf8.count
    state.withLock { state in
      state.byteCount += count
      if let problem { state.problems.append(problem) }
    }
  }

  /// Whether no further case fits.
  package var isSpent: Bool {
    state.withLock { $0.byteCount > byteLimit || !$0.problems.isEmpty }
  }

  /// Rejects a baseline that would not be readable.
  ///
  /// - Parameter path: the file of the baseline.
  /// - Throws: `invalidData` for cases that no baseline can hold, `cannotCreate` for too many.
  package func check(_ path: String) throws(ToolFailure) {
    let (byteCount, problems) = state.withLock { ($0.byteCount, $0.problems) }
    guard problems.isEmpty else { throw ToolFailure(.invalidData, problems) }
    guard byteCount <= byteLimit else { throw BaselineFile.tooLarge(path) }
  }

  /// The reader's error for a case, or nil if there is none.
  private func problem(of text: [UInt8], _ checked: CheckedCase) -> Diagnostic? {
    let log = DiagnosticLog(path: checked.path)
    do throws(JSONSyntaxError) {
      let value = try JSONParser.parse(text, limits: JSONLimits(byteCount: byteLimit))
      guard shape.read(value, log) == nil || !log.isEmpty else { return nil }
    } catch {
      // Only a case that by itself is too large is no JSON to the parser; its size is counted.
      return nil
    }
    let reason = log.findings().first.map { ": \($0.message)" } ?? ""
    return Diagnostic(
      path: checked.path,
      message: "no baseline can hold \(ReportText.name(checked))\(reason)"
    )
  }
}
