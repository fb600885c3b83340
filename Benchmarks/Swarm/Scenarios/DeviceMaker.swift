internal import JankEngine
internal import JankExplore
internal import JankScenarios

/// Makes device profiles: a profile of ours with random rates, buffers and costs.
struct DeviceMaker {
  private var amounts: Amounts
  private let name: String

  /// Creates profiles of a name.
  init(name: String, dice: Dice, hasExtremes: Bool) {
    amounts = Amounts(dice: dice, hasExtremes: hasExtremes)
    self.name = name
  }
}

extension DeviceMaker {
  /// The rates that displays are made for.
  private static let rates = [10, 12, 15, 16, 20, 24, 30, 40, 48, 60, 80, 90, 120, 144, 240]

  /// A profile as a file.
  mutating func file() -> Tree {
    let basis = amounts.dice.pick(DeviceProfile.all)
    var members: [(String, Tree)] = [
      ("format", .text(ProfileFile.format)), ("name", .text(name)), ("basis", .text(basis.name)),
    ]
    let hasRates = amounts.dice.percent(60)
    if hasRates {
      var rates = amounts.dice.some(of: Self.rates)
      if rates.isEmpty || amounts.dice.percent(20) { rates.append(amounts.rate(in: 1...1_000)) }
      members.append(("rates", stated(.array(rates.map(Tree.whole)))))
    }
    if amounts.dice.percent(50) {
      let buffering = amounts.dice.pick(DeviceProfile.Buffering.allCases)
      members.append(("buffering", stated(.text(buffering.rawValue))))
      if buffering == .automatic, amounts.dice.percent(50) {
        let count = amounts.whole(usually: 100, in: 1...1_000_000)
        let choice: Tree = amounts.dice.percent(30) ? "never" : ["afterEmpty": count]
        members.append(("thirdBufferReturned", stated(choice)))
      }
    }
    members.append(
      ("figures", .object(metricValues(besideRates: hasRates || !basis.rates.isEmpty)))
    )
    return .object(members)
  }

  private mutating func stated(_ value: Tree) -> Tree {
    ["value": value, "mark": amounts.dice.percent(50) ? "assumed" : "measured", "source": "swarm"]
  }

  private mutating func metricValues(besideRates hasRates: Bool) -> [(String, Tree)] {
    var metricValues = amounts.dice.some(of: ProfileValue.allCases)
    if hasRates { metricValues.removeAll { $0 == .refreshRate } }
    let hasOwnRate = hasRates || metricValues.contains(.refreshRate)
    if hasOwnRate { metricValues.removeAll { $0 == .panelRate } }
    let ofFrames: [ProfileValue] = [.frameMedian, .frameSpread, .frameCorrelation]
    if !metricValues.contains(.frameMedian) { metricValues.removeAll(where: ofFrames.contains) }
    let ofPanel: [ProfileValue] = [.touchRate, .touchJitter, .touchLatency]
    if !metricValues.contains(.touchRate) { metricValues.removeAll(where: ofPanel.contains) }
    return metricValues.map { ($0.rawValue, stated(value(of: $0))) }
  }

  private mutating func value(of metricValue: ProfileValue) -> Tree {
    let range = metricValue.range
    switch metricValue {
    case .touchJitter: return .text("\(amounts.dice.whole(0...4_000)) us")
    case .screenWidth, .screenHeight: return .whole(amounts.dice.whole(200...1_400))
    case .screenScale: return .number(amounts.dice.pick([1, 2, 2.5, 3]))
    case .refreshRate: return .whole(amounts.rate(in: 1...1_000))
    case .touchRate: return .whole(amounts.dice.pick([60, 120, 240]))
    case .panelRate: return .whole(amounts.dice.pick([120, 240, 480, 960]))
    case .jitter, .frameSpread, .frameCorrelation: return amounts.number(in: range)
    default:
      // A layer costs microseconds, a callback or a pass up to some milliseconds.
      let isOfLayers = metricValue.rawValue.hasSuffix("Layer") || metricValue == .layoutPerView
      return amounts.duration(usually: isOfLayers ? 1 : 12, limit: isOfLayers ? 100 : 10_000)
    }
  }
}
