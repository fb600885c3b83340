internal import JankGate

/// The legend of a heat map: a caption and the levels of each scale in use.
struct MatrixLegend {
  /// The name of cells without a level.
  static let unrated = "not rated"

  private static let lineHeight = 22.0
  private static let entryWidth = 124.0

  /// The drawing.
  private(set) var text = ""
  /// The y coordinate at which the legend ends.
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

  /// The width of the longest line.
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

  /// A square of a level, with its tooltip.
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
