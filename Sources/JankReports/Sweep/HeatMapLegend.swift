/// What the shades, frames and grey cells of a heat map are.
struct HeatMapLegend {
  /// Whether a cell breaks a limit.
  let hasUnsafe: Bool
  /// Whether a cell has no valid candidate.
  let hasNone: Bool

  static let height = 18.0
  private static let (swatch, gap, characterWidth) = (24.0, 8.0, 7.0)

  /// A part of the legend: boxes of some styles, and words after them.
  private var parts: [(styles: [[String]], words: String)] {
    let shades = (1...TuneStyle.shadeCount).map { ["shade-\($0)"] }
    return [
      (shades, "best to worst"), hasUnsafe ? ([["shade-1", "unsafe"]], "breaks a limit") : nil,
      hasNone ? ([["none"]], "no valid candidate") : nil,
    ].compactMap(\.self)
  }
}

extension HeatMapLegend {
  var width: Double { parts.reduce(0) { $0 + Self.width($1) } }

  /// Draws the legend in one line.
  func text(left: Double, top: Double) -> String {
    var (text, x) = ("", left)
    for part in parts {
      for (place, styles) in part.styles.enumerated() {
        let box = Self.box(x: x + Self.swatch * Double(place), y: top)
        text += styles.map { "<rect class=\"\($0)\" \(box)/>\n" }.joined()
      }
      let end = x + Self.swatch * Double(part.styles.count) + Self.gap
      text += SVGPlot.Text.line(part.words, x: end, y: top + 14)
      x += Self.width(part)
    }
    return text
  }

  private static func box(x: Double, y: Double) -> String {
    let size = (SVGPlot.Text.number(swatch - 2), SVGPlot.Text.number(height))
    return "x=\"\(SVGPlot.Text.number(x + 1))\" y=\"\(SVGPlot.Text.number(y))\" "
      + "width=\"\(size.0)\" height=\"\(size.1)\""
  }

  private static func width(_ part: (styles: [[String]], words: String)) -> Double {
    swatch * Double(part.styles.count) + gap + characterWidth * Double(part.words.count) + 24
  }
}
