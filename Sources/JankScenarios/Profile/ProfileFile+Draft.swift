internal import JankEngine
internal import JankText

extension ProfileFile {
  /// What a file states, before it is known whether it goes together.
  struct Draft: Sendable {
    let name: String
    /// The profile that it differs from.
    let basis: DeviceProfile
    let about: String?
    let rates: Stated<[Int]>?
    let buffering: Stated<DeviceProfile.Buffering>?
    let hysteresis: Stated<DeviceProfile.Hysteresis>?
    let figures: [Figure]
    let frameCosts: Stated<[Interval]>?
  }
}

extension ProfileFile.Draft {
  /// States all numbers and choices of a profile.
  init(stating profile: DeviceProfile, basis: DeviceProfile) {
    let isAutomatic = profile.buffering == .automatic
    self.init(
      name: profile.name,
      basis: basis,
      about: profile.about.isEmpty ? nil : profile.about,
      rates: .init(value: profile.displayRates, origin: profile.origin(of: .rates)),
      buffering: .init(value: profile.buffering, origin: profile.origin(of: .buffering)),
      hysteresis: isAutomatic
        ? .init(value: profile.hysteresis, origin: profile.origin(of: .thirdBufferReturned)) : nil,
      figures: profile.figures.map { figure in
        let number = profile[figure] ?? 0
        return .init(name: figure, number: .init(value: number, origin: profile.origin(of: figure)))
      },
      frameCosts: profile.costs.frame.recorded.map {
        .init(value: $0, origin: profile.origin(of: .frameMedian))
      }
    )
  }

  /// The profile; nil where parts do not go together, each of which is reported.
  func profile(_ log: DiagnosticLog) -> DeviceProfile? {
    var profile = basis
    (profile.name, profile.about) = (name, about ?? "")
    choose(for: &profile)
    // The rate of the panel comes first, because it limits the deviations.
    let (rates, others) = (figures.filter(\.isTouchRate), figures.filter { !$0.isTouchRate })
    let complaints =
      [complaintAboutRefreshRate, complaintAboutHysteresis(of: profile)].compactMap(\.self)
      + figures.compactMap { complaint(aboutFrame: $0) }
      + (rates + others).compactMap { set($0, of: &profile) }
    for complaint in complaints {
      log.report(complaint.message, at: complaint.place, hint: complaint.hint, about: .meaning)
    }
    return complaints.isEmpty ? profile : nil
  }

  private func choose(for profile: inout DeviceProfile) {
    if let rates {
      profile.refreshRate = highestRate ?? profile.refreshRate
      profile.rates = rates.value
      profile.rates = profile.displayRates
      if profile.rates.count == 1 { profile.rates = [] }
      profile.choiceOrigins[.rates] = rates.origin
      profile.origins[.refreshRate] = rates.origin
    }
    if let buffering {
      profile.buffering = buffering.value
      profile.choiceOrigins[.buffering] = buffering.origin
    }
    if let hysteresis {
      profile.hysteresis = hysteresis.value
      profile.choiceOrigins[.thirdBufferReturned] = hysteresis.origin
    }
    if let frameCosts {
      profile.costs.frame = .recorded(frameCosts.value)
      profile.origins[.frameMedian] = frameCosts.origin
    }
  }

  /// The highest of the rates, stated or of the basis; nil for a display with a rate of its own.
  private var highestRate: Int? { (rates?.value ?? basis.rates).max() }

  /// Sets a number, or says why it cannot be set.
  private func set(
    _ figure: ProfileFile.Figure,
    of profile: inout DeviceProfile
  ) -> Complaint? {
    let name = figure.name
    if figure.isOfTouchPanel, !figure.isTouchRate, profile.touchSampling == nil {
      return Complaint(
        message: "it is not known how often the touch panel scans",
        place: figure.number.position,
        hint: "add \"touchRate\""
      )
    }
    profile[name] = figure.number.value
    guard profile[name] == figure.number.value else {
      return Complaint(
        message: "\(quoted(name.rawValue)) does not go together with the rest of the touch panel",
        place: figure.number.position,
        hint: "a scan is at most 0.499 of the time between two early or late"
      )
    }
    profile.origins[name] = figure.number.origin
    return nil
  }
}

// MARK: What does not go together

extension ProfileFile.Draft {
  private struct Complaint {
    let message: String
    let place: SourcePosition
    let hint: String
  }

  /// A display with several rates refreshes at the highest of them.
  private var complaintAboutRefreshRate: Complaint? {
    guard let highestRate, let stated = figures.first(where: { $0.name == .refreshRate })?.number
    else { return nil }
    let rate = Int(stated.value)
    guard rate != highestRate else { return nil }
    let list = [rate] + basis.rates.filter { $0 < rate }
    return Complaint(
      message: "\"refreshRate\" is \(rate), and the highest of the rates \(highestRate)",
      place: stated.position,
      hint: rates == nil
        ? "the basis has several rates: state those of this display with \"rates\", such as \(list)"
        : "leave \"refreshRate\" out, or state it as the highest of \"rates\""
    )
  }

  /// Only a buffer that comes can be given back.
  private func complaintAboutHysteresis(of profile: DeviceProfile) -> Complaint? {
    guard let hysteresis, profile.buffering != .automatic else { return nil }
    let buffering = quoted(profile.buffering.rawValue)
    return Complaint(
      message: "\"thirdBufferReturned\" says nothing where \"buffering\" is \(buffering)",
      place: hysteresis.position,
      hint: "leave it out, or state \"buffering\" as \"automatic\""
    )
  }

  /// What frames cost is either replayed or drawn, and a distribution needs a median.
  private func complaint(aboutFrame figure: ProfileFile.Figure) -> Complaint? {
    guard figure.isOfFrames else { return nil }
    if frameCosts != nil {
      return Complaint(
        message: "\(quoted(figure.name.rawValue)) and \"frameCosts\" exclude each other",
        place: figure.number.position,
        hint: "what frames cost is drawn or replayed: leave one of them out"
      )
    }
    let isKnown = figures.contains { $0.name == .frameMedian } || basis[.frameMedian] != nil
    guard !isKnown else { return nil }
    return Complaint(
      message: "it is not known what frames cost",
      place: figure.number.position,
      hint: "add \"frameMedian\""
    )
  }
}

extension FrameCost {
  /// The costs that are replayed, if these are such.
  fileprivate var recorded: [Interval]? {
    guard case .recorded(let costs) = self else { return nil }
    return costs
  }
}

extension ProfileFile.Figure {
  fileprivate var isTouchRate: Bool { name == .touchRate }

  fileprivate var isOfTouchPanel: Bool {
    [.touchRate, .touchJitter, .touchLatency].contains(name)
  }

  fileprivate var isOfFrames: Bool {
    [.frameMedian, .frameSpread, .frameCorrelation].contains(name)
  }
}
