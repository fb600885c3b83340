package import HeadlessUIKit
internal import JankText

extension CurveText {
  /// The text of a curve: its name if it has one, else the shortest form that gives it back.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - duration: How long it is to run; a spring that was made for this time is written with it.
  /// - Returns: The text; nil for a curve that no text of at most ``longest`` characters describes.
  package static func text(_ curve: TimingCurve, lasting duration: Interval) -> String? {
    (plainNames + texts(curve, lasting: duration)).first { text in
      text.count <= longest && (try? self.curve(in: text))?.curve == curve
    }
  }

  /// Texts one of which may describe a curve.
  private static func texts(_ curve: TimingCurve, lasting duration: Interval) -> [String] {
    switch curve {
    case .cubicBezier(let curve):
      return ["cubic-bezier(\(list([curve.x1, curve.y1, curve.x2, curve.y2])))"]
    case .steps(let curve):
      return positions.filter { $0.position == curve.position }
        .map { "steps(\(curve.count), \($0.name))" }
    case .stops(let curve):
      return texts(curve)
    case .spring(let spring, let velocity):
      return texts(spring, velocity, lasting: duration)
    default: return []
    }
  }

  private static func texts(_ curve: LinearStops) -> [String] {
    let evenly = curve.stops.map { number($0.output) }
    // Each form has at least the outputs and a comma between them; to find which times can be left
    // out takes long for many stops.
    let least = evenly.reduce("linear()".count + evenly.count - 1) { $0 + $1.count }
    guard least <= longest else { return [] }
    let placed = zip(curve.stops, curve.statedInputs).map { stop, percentage in
      number(stop.output) + (percentage.map { " \(number($0))%" } ?? "")
    }
    return [", ", ","].flatMap { comma in
      [evenly, placed].map { "linear(\($0.joined(separator: comma)))" }
    }
  }

  private static func texts(
    _ spring: Spring,
    _ velocity: Double,
    lasting duration: Interval
  ) -> [String] {
    let end = velocity == 0 ? "" : ", \(number(velocity))"
    let perceptual =
      spring.response <= WrittenCurve.longestDuration.seconds
      ? Interval(seconds: spring.response) : nil
    let keys = [
      ("mass", spring.mass, Spring.coreAnimationDefault.mass),
      ("stiffness", spring.stiffness, Spring.coreAnimationDefault.stiffness),
      ("damping", spring.damping, Spring.coreAnimationDefault.damping), ("velocity", velocity, 0),
    ].filter { $0.1 != $0.2 }.map { "\($0.0)=\(number($0.1))" }
    return [
      "spring:\(rounded(spring.dampingRatio)), \(DurationText.text(duration.nanoseconds))\(end)",
      perceptual.map {
        "bounce:\(rounded(spring.bounce)), \(DurationText.text($0.nanoseconds))\(end)"
      },
      "spring(\(keys.joined(separator: ", ")))",
    ]
    .compactMap(\.self)
  }

  /// A number in thousandths, as people write damping ratios.
  private static func rounded(_ value: Double) -> String { number((value * 1e3).rounded() / 1e3) }

  private static func list(_ numbers: [Double]) -> String {
    numbers.map(number).joined(separator: ", ")
  }

  /// A number without a fraction that is none.
  private static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension LinearStops {
  /// The percentage of each stop; nil for stops that filling puts at their exact time.
  ///
  /// Runs of such stops are as long as possible.
  fileprivate var statedInputs: [Double?] {
    let inputs = stops.compactMap(\.input)
    let percentages = inputs.map(Self.percentage)
    var stated = [percentages[0]]
    while stated.count < inputs.count {
      let last = stated.count - 1
      let next = inputs.indices.last { next in
        next > last && percentages[next] != nil && Self.isFilled(inputs, last, next)
      }
      guard let next else { return percentages }
      stated += [Double?](repeating: nil, count: next - last - 1) + [percentages[next]]
    }
    return stated
  }

  /// Whether the times between two stops are those that reading gives to stops without one.
  private static func isFilled(_ inputs: [Double], _ first: Int, _ last: Int) -> Bool {
    let ends = [Stop(output: 0, input: inputs[first])]
    let missing = [Stop](repeating: Stop(output: 0), count: last - first - 1)
    let filled = try? LinearStops(ends + missing + [Stop(output: 0, input: inputs[last])])
    return filled?.stops.map(\.input) == inputs[first...last].map { $0 }
  }

  /// The percentage that is read as a share of the time, if there is one.
  private static func percentage(_ share: Double) -> Double? {
    let percentage = share * 100
    let rounded = (percentage * 1e6).rounded() / 1e6
    return [rounded, percentage, percentage.nextUp, percentage.nextDown].first { $0 / 100 == share }
  }
}
