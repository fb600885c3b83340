/// The difference between the runs of two files.
public struct ResultDifference: Sendable {
  /// The formats of the old and of the new file.
  public let formats: [String]
  /// The runs in both files, in the order of the old one.
  public let runs: [RunDifference]
  /// The runs in the old file only.
  public let removed: [String]
  /// The runs in the new file only.
  public let added: [String]
  /// Contents of the files that cannot be compared, one sentence each.
  public let remarks: [String]
}

extension ResultDifference {
  /// Whether nothing differs that both files contain.
  public var isEmpty: Bool {
    removed.isEmpty && added.isEmpty && runs.allSatisfy(\.isEmpty)
  }

  /// Compares the runs of two files by name.
  ///
  /// Two files with one run each are always compared: a recording of a device and the run that
  /// models it have no common name.
  public init(from old: RecordedResult, to new: RecordedResult) {
    formats = [old.format, new.format]
    let hasOneFormat = old.format == new.format
    var remarks = old.remarks + new.remarks
    let newRuns = Dictionary(new.runs.map { ($0.name, $0) }) { first, _ in first }
    let names = Set(old.runs.map(\.name))
    let common = old.runs.compactMap { run in newRuns[run.name].map { (run, $0) } }
    if common.isEmpty, old.runs.count == 1, new.runs.count == 1 {
      remarks.append("the names differ; the runs are compared since each file has only one")
      runs = [RunDifference(from: old.runs[0], to: new.runs[0], hasOneFormat: hasOneFormat)]
      (removed, added) = ([], [])
    } else {
      runs = common.map { RunDifference(from: $0, to: $1, hasOneFormat: hasOneFormat) }
      removed = old.runs.map(\.name).filter { newRuns[$0] == nil }
      added = new.runs.map(\.name).filter { !names.contains($0) }
    }
    self.remarks = remarks
  }
}
