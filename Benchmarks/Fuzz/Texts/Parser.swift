internal import JankMotion
internal import JankText
internal import JankTrace

/// A parser of short texts, by the name that the fuzzer is started with.
///
/// What a parser accepts is also written where it can be, and has to be accepted again.
enum Parser: String, CaseIterable {
  case json, duration, curve, threshold, tree, replay
}

extension Parser {
  /// Reads bytes and uses the result as commands do.
  func read(_ bytes: [UInt8]) throws(FileError) {
    if self == .json {
      _ = try JSONParser.parse(bytes, path: "json")
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    switch self {
    case .json: break
    case .duration: duration(text)
    case .curve: curve(text)
    case .threshold: threshold(text)
    case .tree: tree(bytes)
    case .replay: _ = ReplayText(text, tool: "janklab")
    }
  }

  private func duration(_ text: String) {
    guard let nanoseconds = try? DurationText.nanoseconds(in: text) else { return }
    let same = try? DurationText.nanoseconds(in: DurationText.text(nanoseconds))
    ParserLaws.require(same == nanoseconds, "a duration reads back as the same")
  }

  private func tree(_ bytes: [UInt8]) {
    guard let tree = Tree(bytes) else { return }
    for path in tree.paths.prefix(100) { _ = tree[path[...]] }
    ParserLaws.require(Tree(Array(tree.text.utf8)) == tree, "a tree reads back as the same")
  }

  private func threshold(_ text: String) {
    do throws(ThresholdTextError) {
      _ = try ThresholdText.threshold(in: text, level: nil)
    } catch {
      _ = error.message + (error.hint ?? "")
    }
  }

  private func curve(_ text: String) {
    guard text.utf8.count <= CurveText.longest else { return }
    do throws(CurveTextError) {
      let written = try CurveText.curve(in: text)
      let seconds = Double(written.duration?.nanoseconds ?? 400_000_000) / 1e9
      for part in 0...8 {
        let value = written.curve.value(at: seconds * Double(part) / 8, duration: seconds)
        ParserLaws.require(value.isFinite, "a curve has finite values")
      }
    } catch {
      _ = "\(error)"
    }
  }
}
