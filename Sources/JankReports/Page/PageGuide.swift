internal import JankText

/// The short guide at the end of a page, in the field's words.
enum PageGuide {
  /// The guide, folded, with the model versions of the runs.
  ///
  /// - Parameters:
  ///   - versions: the model versions of the runs.
  ///   - plays: whether the page plays simulated runs.
  ///   - own: the terms of this kind of page, which come first.
  /// - Returns: The guide.
  static func html(
    _ versions: some Sequence<Int>,
    plays: Bool = true,
    own: [(term: String, meaning: String)] = []
  ) -> String {
    let models = Set(versions).sorted().map { "\($0)" }
    let model = models.isEmpty ? "" : " Model version \(models.joined(separator: ", "))."
    let terms = (own + terms).map {
      "<dt>\($0.term)</dt><dd>\(HTMLText.escaped($0.meaning))</dd>\n"
    }
    let player = """
      <p>A virtual device ran these cases: the same scenario, strategy, device and seed give the \
      same numbers everywhere.\(model) Compare the numbers with each other, not with a phone.</p>
      <p>Keys in the player: space plays and pauses, the arrow keys step by a frame, with shift by \
      a refresh, Home and End go to the first and the last frame.</p>

      """
    return """
      <details class="guide">
      <summary>How to read this</summary>
      \(plays ? legend : "")<dl>
      \(terms.joined())</dl>
      \(plays ? player : "")</details>

      """
  }

  private static let legend: String = {
    let marks = [
      ("s-time", "M0 14h16", "on time"), ("s-late", "M0 12h16", "late"),
      ("s-drop", "M0 6h16M0 18h16", "replaced frames that were never shown"),
      ("s-same", "M0 19h16", "repeated frame, though a new one was due"),
    ]
    let items = marks.map { style, path, word in
      "<li><svg class=\"strip\" viewBox=\"0 0 16 24\" width=\"16\" height=\"24\" "
        + "aria-hidden=\"true\"><path class=\"\(style)\" d=\"\(path)\"/></svg> \(word)</li>\n"
    }
    return "<ul class=\"legend\">\n\(items.joined())</ul>\n"
  }()

  /// The terms of the answers to a sweep.
  static let sweepTerms: [(term: String, meaning: String)] = [
    ("Point", "One value for each parameter. Its number is the one in the result file."),
    ("Candidate", "A point with a strategy. The answers compare candidates."),
    ("Safe", "A safe candidate keeps every limit on every device by itself."),
    (
      "Pareto front",
      "The safe candidates that no other one beats in an objective without being worse in another."
    ),
    ("Main effect", "The mean of an objective over all valid candidates with the same value."),
    ("Safe region", "A range of each parameter in which every combination is safe."),
  ]

  private static let terms: [(term: String, meaning: String)] = [
    ("Hitch", "A frame shown later than expected, by Apple's definition."),
    ("Hitch time", "The sum of the delays of all hitches."),
    (
      "Hitch ratio",
      "Hitch time per second of animation. Up to 10 ms/s is good, 25 warning, 50 critical, above "
        + "severe."
    ), ("p95", "The frame time that 95 of 100 frames do not exceed, by nearest rank."),
    ("Freeze", "The longest time without a new frame while one was due."),
    ("Settle", "The longest time from the request of a transition to its last visible change."),
    ("Commit deadline", "The refresh by which the app must commit the changes of a frame."),
    (
      "Late commit, late rendering",
      "The main thread missed the commit deadline, or the commit was in time and the render server "
        + "or the GPU was late."
    ),
  ]
}
