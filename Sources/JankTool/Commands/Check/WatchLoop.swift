internal import JankMetrics
internal import JankReports
internal import JankScenarios

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// `janklab check --watch`: run again whenever a file changes, and show what that changed.
struct WatchLoop {
  private static let pauseMicroseconds: UInt32 = 200_000

  let session: CheckSession
  let rules: [Threshold]

  /// Runs until the tool is asked to end.
  func run() async throws(ToolFailure) -> ExitCode {
    var last = Round()
    while !Interruption.isRequested {
      var seen = stamps(of: last)
      do throws(ToolFailure) {
        last = try await check(after: last)
        seen = stamps(of: last, whereKnown: seen)
      } catch {
        guard error.code != .outputClosed, error.code != .inputOutputFailed else { throw error }
        // A file half edited is no reason to end.
        session.console.show(error.diagnostics)
      }
      while stamps(of: last) == seen, !Interruption.isRequested { usleep(Self.pauseMicroseconds) }
    }
    return Interruption.code ?? .done
  }

  /// What is known after running once.
  private struct Round {
    var baseline: Baseline?
    /// The files that the scenarios name.
    var recordings: [String] = []
  }

  /// Runs once and compares with the run before.
  private func check(after last: Round) async throws(ToolFailure) -> Round {
    var plan = try CheckRequest.plan(session.invocation, rules: rules, on: session.console)
    if last.baseline == nil { _ = plan.dropRulesAgainstBaselines() }
    let (_, run) = try await session.perform(plan, baseline: last.baseline)
    guard run.isComplete else { return last }
    var new = Baseline(modelVersion: Version.model)
    for checked in run.cases { new.record(checked) }
    return Round(baseline: new, recordings: plan.recordings)
  }

  /// When the files that a run reads were changed last.
  ///
  /// - Parameters:
  ///   - round: the run.
  ///   - known: stamps from before the run, which count where a file has one: a change while the
  ///     run was under way is one that it may not have seen.
  /// - Returns: A stamp for each file that is there.
  private func stamps(of round: Round, whereKnown known: [String: Int64] = [:]) -> [String: Int64] {
    var stamps: [String: Int64] = [:]
    let files = (try? ScenarioFolder.files(at: session.invocation.arguments)) ?? []
    for file in files + round.recordings {
      stamps[file] = known[file] ?? SystemCall.changeStamp(of: file)
    }
    return stamps
  }
}
