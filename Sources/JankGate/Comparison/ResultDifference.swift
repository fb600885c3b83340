/// How the runs of one file differ from those of another.
public struct ResultDifference: Sendable {
  /// The format of the old file, then that of the new one.
  public let formats: [String]
  /// The runs that both files have, in the order of the old one.
  public let runs: [RunDifference]
  /// The runs that the old file alone has.
  public let removed: [String]
  /// The runs that the new file alone has.
  public let added: [String]
  /// What stands in the files and cannot be compared, each in a sentence.
  public let remarks: [String]
}

extension ResultDifference {
  /// Whether nothing differs that both files hold.
  public var isEmpty: Bool {
    removed.isEmpty && added.isEmpty && runs.allSatisfy(\.isEmpty)
  }

  /// Compares the runs of two files by their names.
  ///
  /// Where each file has one run only these are compared, whatever they are called: a recording of
  /// a device and the run that is to be like it have no name in common.
  public init(from old: RecordedResult, to new: RecordedResult) {
    formats = [old.format, new.format]
    let hasOneFormat = old.format == new.format
    var remarks = old.remarks + new.remarks
    let newRuns = Dictionary(new.runs.map { ($0.name, $0) }) { first, _ in first }
    let names = Set(old.runs.map(\.name))
    let common = old.runs.compactMap { run in newRuns[run.name].map { (run, $0) } }
    if common.isEmpty, old.runs.count == 1, new.runs.count == 1 {
      remarks.append("the runs have other names, and are compared as the only ones")
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
