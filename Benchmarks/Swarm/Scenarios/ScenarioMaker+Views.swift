internal import JankExplore
internal import JankEngine
internal import JankScenarios

extension ScenarioMaker {
  /// The keys for views of a page, each in the page or in a named view above it.
  mutating func views(of page: String) -> [(String, Tree)] {
    var names: [String] = []
    let count = amounts.wholeNumber(usually: 12, in: 1...(amounts.hasExtremes ? 300 : 40))
    let views = (0..<count).map { index -> Tree in
      var keys: [(String, Tree)] = [("frame", frame())]
      if let parent = amounts.dice.pickAny(names), amounts.dice.percent(60) {
        keys.append(("in", .text(parent)))
      }
      if amounts.dice.percent(50) {
        names.append("\(page) view \(index)")
        keys.append(("name", .text("\(page) view \(index)")))
      }
      return .object(keys + looks(ofView: index, on: page))
    }
    var keys: [(String, Tree)] = [("views", .array(views))]
    if amounts.dice.percent(40) {
      let sides = [375, 667].map { amounts.wholeNumber(usually: $0 + 100, in: 100...2_048) }
      keys.append(("canvas", .array(sides.map(Tree.whole))))
    }
    return keys
  }

  private mutating func frame() -> Tree {
    let reach = amounts.hasExtremes ? 100_000.0 : 400.0
    return .array([
      amounts.number(in: -reach...reach), amounts.number(in: -reach...reach),
      amounts.number(in: 0...reach), amounts.number(in: 0...reach),
    ])
  }

  private mutating func looks(ofView index: Int, on page: String) -> [(String, Tree)] {
    var keys: [(String, Tree)] = []
    if amounts.dice.percent(30) {
      let parts = amounts.dice.some(of: ["left", "width", "right", "top", "height", "bottom"])
      if !parts.isEmpty { keys.append(("resizes", .array(parts.map(Tree.text)))) }
    }
    if amounts.dice.percent(30) { keys.append(("text", "some words")) }
    if amounts.dice.percent(10) {
      let side = amounts.wholeNumber(usually: 600, in: 1...100_000)
      keys.append(
        (
          "image",
          [
            "name": .text("\(page)-view-\(index)"), "pixels": [.whole(side), .whole(side)],
            "format": .text(amounts.dice.pick(LayerImage.Format.allCases).rawValue),
          ]
        )
      )
    }
    if amounts.dice.percent(20) { keys.append(("cornerRadius", amounts.number(in: 0...200))) }
    if amounts.dice.percent(20) { keys.append(("opacity", amounts.number(in: 0...1))) }
    for key in ["clips", "blur", "shadow", "hidden"] where amounts.dice.percent(10) {
      keys.append((key, amounts.dice.percent(80) ? true : false))
    }
    return keys
  }
}
