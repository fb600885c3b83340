import JankSweep
import JankText
import TestSupport

/// Sweeps for tests.
enum Sample {
  static func path(_ text: String) -> ParameterPath {
    do throws(PathProblem) {
      return try ParameterPath(text)
    } catch {
      preconditionFailure("\(text) is no path: \(error.reason)")
    }
  }

  /// A parameter with the values 0, 1 and so on.
  static func numbers(_ name: String, _ count: Int) -> SweepParameter {
    SweepParameter(
      name,
      at: [path(name)],
      .list((0..<count).map { JSONValue(.integer(Int64($0))) })
    )
  }

  /// Reads a sweep from text.
  static func sweep(_ text: String) throws -> Sweep {
    try SweepFormat.read(Array(text.utf8), path: "a.sweep.json")
  }

  /// The errors in a sweep, without the quoted lines.
  static func errors(_ text: String) -> [String] {
    do throws(FileError) {
      _ = try SweepFormat.read(Array(text.utf8), path: "a.sweep.json")
      return []
    } catch {
      return error.diagnostics.map { "\($0.position.map { "\($0) " } ?? "")\($0.message)" }
    }
  }

  /// A question about a grid of two parameters with two objectives, on two devices.
  static func question(_ counts: (Int, Int) = (3, 4), limit: Double? = nil) -> SweepQuestion {
    let bound = limit.map {
      #", "limits": [{ "metric": "apple.hitch-time-ratio", "atMost": \#($0) }]"#
    }
    let text = """
      { "name": "sample", "scenarios": ["a.scenario.json"], "parameters": {},
        "objectives": [{ "minimize": "transition.settle.max", "of": "mean" },
          { "minimize": "apple.hitch-time-ratio" }]\(bound ?? "") }
      """
    guard var sweep = try? Self.sweep(text) else { preconditionFailure("the sample is valid") }
    sweep.parameters = [numbers("a", counts.0), numbers("b", counts.1)]
    let entry = CaseSpace.Entry(scenario: "a", strategies: ["x"], devices: ["slow", "fast"])
    guard let space = sweep.space,
      let cases = CaseSpace([entry], pointCount: space.count, stallCount: 1, seedCount: 1)
    else { preconditionFailure("the sample has few cases") }
    return SweepQuestion(sweep, space, cases, sweep.keptMetrics)
  }

  /// The verdicts on all candidates of a question, by a function of the digits and the device.
  static func table(
    _ question: SweepQuestion,
    _ row: ([Int], Int) -> SweepRow
  ) -> CandidateTable {
    var table = CandidateTable(question)
    for block in 0..<question.cases.blockCount {
      let rows = question.cases.cases(of: block).map { number in
        let place = question.cases.place(of: number)
        return row(question.space.digits(of: place.point), place.device)
      }
      table.take(BlockRecord(block: block, rows: rows))
    }
    return table
  }
}
