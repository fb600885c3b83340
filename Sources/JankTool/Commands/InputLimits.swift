internal import JankEngine
internal import JankImports
internal import JankReports
internal import JankScenarios
internal import JankStoryboards
internal import JankText

/// The limits of the files that the tool reads.
///
/// Each limit is checked before the work starts that grows with it.
package enum InputLimits {
  /// The limits, each with its subject.
  package static let rows: [(what: String, most: String)] = {
    let json = JSONLimits.standard
    let (scenario, recording) = (ScenarioLimits.self, RecordingLimits.self)
    return [
      ("a scenario, a profile or a gesture file", bytes(json.byteCount)),
      ("a sweep", bytes(SweepLoader.byteLimit)),
      ("values in a JSON file", number(json.valueCount)),
      ("arrays and objects inside each other", number(json.depth)),
      ("steps of a script", number(scenario.stepCount)),
      ("screens of a scenario", number(scenario.describedScreenCount)),
      ("layers of a page", number(scenario.pageLayerCount)),
      ("views of a page", number(scenario.pageViewCount)),
      ("layers of all pages, each counted whenever a step shows it", number(scenario.layerCount)),
      ("screens, each counted whenever a step shows it", number(scenario.screenCount)),
      (
        "width or height of a screen in points, and at least "
          + number(Int(ProfileValue.screenSide.lowerBound)),
        number(Int(ProfileValue.screenSide.upperBound))
      ),
      ("samples of all drags of a scenario", number(scenario.sampleCount)),
      ("files that a scenario names, together", bytes(scenario.namedByteCount)),
      ("samples of a gesture file", number(GestureStream.sampleLimit)),
      ("costs of a list to fit a profile to", number(FrameCostList.countLimit)),
      ("a baseline", bytes(BaselineFile.byteLimit)),
      ("a result to compare", bytes(ResultReader.byteLimit)),
      ("a file of options", bytes(Settings.byteLimit)),
      ("a storyboard", bytes(StoryboardReader.byteLimit)),
      ("a recording to score", bytes(recording.byteCount)),
      ("frames of a recording", number(recording.frameCount)),
      ("streams of all recordings scored together", number(recording.streamCount)),
      ("elements and attributes of an Instruments table", number(recording.elementCount)),
      ("time between the first and the last frame", "\(recording.span / 86_400_000_000_000) days"),
    ]
  }()

  /// The rows as a table in Markdown.
  package static var markdown: String {
    let lines = rows.map { "| \($0.what) | \($0.most) |\n" }
    return "| what | at most |\n| --- | --- |\n" + lines.joined()
  }

  private static func bytes(_ count: Int) -> String {
    count >= 1 << 30 ? "\(count >> 30) GiB" : "\(count >> 20) MiB"
  }

  /// A number with commas between thousands.
  private static func number(_ value: Int) -> String {
    let digits = String(value)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
