internal import HeadlessUIKit
internal import JankAnimators
internal import JankText
internal import JankTrace

extension Scenario {
  /// Warnings about an effect that grows from a rectangle which is not wholly on the screen, or
  /// from a cell of a grid that no page has.
  func thumbnailWarnings(
    about effect: Effect,
    of screen: Screen,
    on device: DeviceProfile
  ) -> [EffectWarning] {
    guard effect.hasPlace else { return [] }
    let texts = [
      warning(about: effect, on: screen.name, beyond: extent(on: device), of: device),
      warning(aboutColumnsOf: effect, on: screen.name),
    ]
    return texts.compactMap(\.self).map {
      EffectWarning(screen: screen.name, effect: effect.kind.name, isReturn: false, text: $0)
    }
  }

  private func warning(
    about effect: Effect,
    on screen: String,
    beyond extent: SIMD2<Double>,
    of device: DeviceProfile
  ) -> String? {
    let width = device.screenSize.x
    guard let place = effect.place(beyond: extent, onWidth: width) else { return nil }
    let cell = effect.cells.first { cell in
      let frame = cell.frame(onWidth: width)
      return frame.maxX > extent.x || frame.maxY > extent.y
    }
    let what = cell.map { "cell in column \($0.column), row \($0.row)" } ?? "rectangle"
    let size = "\(Decimal.text(extent.x, digits: 0)) x \(Decimal.text(extent.y, digits: 0))"
    let help =
      effect.cells.isEmpty
      ? "name a cell of a grid to fit every screen: \"from\": { \"column\": 0, \"row\": 0 }"
      : "name a row further up, or more columns"
    return """
      the \(what) of \(quoted(effect.kind.name)) for the page \(quoted(screen)) lies \(place) the \
      screen of \(device.name), which has \(size) points; \(help)
      """
  }

  /// A cell is usually one of the layers of a page, so a page has as many columns.
  private func warning(aboutColumnsOf effect: Effect, on screen: String) -> String? {
    let pages = app.screens.filter { $0.name != screen && $0.content.layerCount > 0 }
    guard let page = pages.first,
      let cell = effect.cells.first(where: { cell in
        let isPlain = cell.margin == 0 && cell.gap == 0 && cell.top == 0
        return isPlain && !pages.contains { $0.content.columnCount == cell.columns }
      })
    else { return nil }
    let count = page.content.columnCount
    return """
      the cell of \(quoted(effect.kind.name)) on \(quoted(screen)) belongs to a grid of \
      \(cell.columns) columns, but \(quoted(page.name)) has \(count); write "columns": \(count) in \
      "from"
      """
  }

  /// The points that can be on the screen: its largest width and height among the size of the
  /// device and those to which the script resizes it; both ways round where the script turns it.
  func extent(on device: DeviceProfile) -> SIMD2<Double> {
    var extent = device.screenSize
    var turns = false
    for step in script {
      switch step.action {
      case .rotate: turns = true
      case .resize(let size, _): extent.replace(with: size, where: size .> extent)
      default: break
      }
    }
    return turns ? SIMD2(repeating: max(extent.x, extent.y)) : extent
  }
}

extension Scenario.Screen {
  /// The warning about a dismissal that grows from the place from which the page grew.
  var warningAboutReturn: Scenario.EffectWarning? {
    guard let opening = presenting.presentation, let closing = presenting.dismissal,
      opening.kind.name == closing.kind.name, opening.hasPlace, opening.places == closing.places,
      case .flag(let plays)? = closing.settings[Effect.Option.reverse.name],
      opening.settings[Effect.Option.reverse.name] == .flag(plays)
    else { return nil }
    let kind = quoted(closing.kind.name)
    return Scenario.EffectWarning(
      screen: name,
      effect: closing.kind.name,
      isReturn: true,
      text: """
        \(kind) of the dismissal of \(quoted(name)) plays as in the presentation: the page below \
        grows from the place from which \(quoted(name)) grew; write "reverse": \(!plays) to shrink \
        \(quoted(name)) into it
        """
    )
  }

  /// Returns the warning about a dismissal that shrinks the page into another place than the one
  /// from which it grew on a screen of a width.
  func warningAboutOtherPlace(onWidth width: Double) -> Scenario.EffectWarning? {
    guard let opening = presenting.presentation, let closing = presenting.dismissal,
      opening.kind.name == closing.kind.name,
      opening.settings[Effect.Option.reverse.name] != closing.settings[Effect.Option.reverse.name]
    else { return nil }
    let starts = opening.places
    let other = closing.places.sorted { $0.key < $1.key }.first { option, end in
      guard let start = starts[option]?.frame(onWidth: width), let end = end.frame(onWidth: width)
      else { return false }
      return !start.isNear(end)
    }
    guard let (option, end) = other, let start = starts[option] else { return nil }
    let isSame = start.placeName == end.placeName
    let places =
      isSame
      ? "\(end.placeName) of another grid than that of the presentation"
      : "\(end.placeName), but the presentation grows it from \(start.placeName)"
    return Scenario.EffectWarning(
      screen: name,
      effect: closing.kind.name,
      isReturn: true,
      text: """
        \(quoted(closing.kind.name)) of the dismissal shrinks \(quoted(name)) into \(places); \
        write the same \(quoted(option)) in both
        """
    )
  }
}

extension Effect.Setting {
  /// The frame of a place on a screen of a width; nil for anything else.
  fileprivate func frame(onWidth width: Double) -> CGRect? {
    switch self {
    case .rectangle(let rectangle): rectangle
    case .cell(let cell): cell.frame(onWidth: width)
    case .number, .name, .flag: nil
    }
  }

  /// A place in words, without the measures of a cell's grid.
  fileprivate var placeName: String {
    switch self {
    case .cell(let cell): return "the cell in column \(cell.column), row \(cell.row)"
    case .rectangle(let frame?):
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      return "[\(numbers.map { Decimal.text($0, digits: 0) }.joined(separator: ", "))]"
    case .rectangle, .number, .name, .flag: return "no place"
    }
  }
}

extension CGRect {
  /// Whether no edge is visibly elsewhere than that of another rectangle.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let edges = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
    return edges.allSatisfy { $0.magnitude <= 1 }
  }
}

extension Effect {
  /// The rectangles and cells among its settings, by option.
  fileprivate var places: [String: Setting] {
    settings.filter {
      switch $0.value {
      case .rectangle, .cell: true
      case .number, .name, .flag: false
      }
    }
  }

  /// Whether any of its settings is a place.
  var hasPlace: Bool {
    settings.values.contains { setting in
      switch setting {
      case .rectangle(let rectangle): rectangle != nil
      case .cell: true
      case .number, .name, .flag: false
      }
    }
  }

  /// The cells of grids among its settings.
  fileprivate var cells: [GridCell] {
    settings.values.compactMap { if case .cell(let cell) = $0 { cell } else { nil } }
  }

  /// Where a rectangle of the effect lies that is not within an extent from the top left corner.
  fileprivate func place(beyond extent: SIMD2<Double>, onWidth width: Double) -> String? {
    let frames = settings.values.compactMap { $0.frame(onWidth: width) }
    // A quotient of the width may be rounded up.
    let tolerance = 0.01
    if frames.contains(where: { $0.minX >= extent.x || $0.minY >= extent.y }) { return "off" }
    let isCut = frames.contains {
      $0.maxX > extent.x + tolerance || $0.maxY > extent.y + tolerance
    }
    return isCut ? "partly off" : nil
  }
}
