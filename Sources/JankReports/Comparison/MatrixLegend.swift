internal import JankGate

/// What the colours of a heat map mean: for each scale that there is a caption and its levels.
struct MatrixLegend {
  /// What cells without a level are called.
  static let unrated = "not rated"

  private static let lineHeight = 22.0
  private static let entryWidth = 124.0

  /// The drawing.
  private(set) var text = ""
  /// Where it ends.
  private(set) var bottom: Double
  private let left: Double

  init(_ matrices: [FaultMatrix], left: Double, top: Double) {
    self.left = left
    bottom = top
    if matrices.contains(where: MatrixText.hasStalls) { addCaption(MatrixText.aboutStalls) }
    for scale in FaultMatrix.Scale.allCases where matrices.contains(where: { $0.scale == scale }) {
      addCaption(MatrixText.about(scale))
      add(FaultMatrix.Level.allCases.map { ($0, MatrixText.name($0, scale)) }, scale)
    }
  }

  /// What the longest line takes.
  static func width(characterWidth: Double) -> Double {
    let captions = FaultMatrix.Scale.allCases.map(MatrixText.about) + [MatrixText.aboutStalls]
    let lines = captions.flatMap { $0.split(separator: "\n") }.map(\.count)
    let levels = entryWidth * Double(FaultMatrix.Level.allCases.count + 1)
    return max(characterWidth * Double(lines.max() ?? 0), levels)
  }

  private mutating func addCaption(_ caption: String) {
    for line in caption.split(separator: "\n") {
      text += SVGPlot.Text.line(String(line), x: left, y: bottom + 14)
      bottom += Self.lineHeight
    }
  }

  private mutating func add(
    _ levels: [(level: FaultMatrix.Level, name: String)],
    _ scale: FaultMatrix.Scale
  ) {
    let entries =
      levels.map { (style: MatrixStyle.name($0.level, scale), name: $0.name) }
      + [(style: MatrixStyle.name(nil, scale), name: Self.unrated)]
    for (place, entry) in entries.enumerated() {
      let x = left + Self.entryWidth * Double(place)
      text += Self.square(entry.style, x: x, y: bottom, title: entry.name, width: 18, height: 18)
      text += SVGPlot.Text.line(entry.name, x: x + 23, y: bottom + 14)
    }
    bottom += Self.lineHeight + 4
  }

  /// A rectangle of a class, with words for those who point at it.
  static func square(
    _ style: String,
    x: Double,
    y: Double,
    title: String,
    width: Double,
    height: Double
  ) -> String {
    let number = SVGPlot.Text.number
    return "<rect class=\"\(style)\" x=\"\(number(x + 1))\" y=\"\(number(y + 1))\""
      + " width=\"\(number(width - 2))\" height=\"\(number(height - 2))\" rx=\"3\">"
      + "<title>\(title)</title></rect>\n"
  }
}
