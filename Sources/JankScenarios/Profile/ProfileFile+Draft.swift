internal import JankEngine
internal import JankText

extension ProfileFile {
  /// The contents of a file, before it is checked for contradictions.
  struct Draft: Sendable {
    let name: String
    /// The profile from which it differs.
    let basis: DeviceProfile
    let about: String?
    let rates: Stated<[Int]>?
    let buffering: Stated<DeviceProfile.Buffering>?
    let hysteresis: Stated<DeviceProfile.Hysteresis>?
    let profileValues: [ProfileEntry]
    let frameCosts: Stated<[Interval]>?
  }
}

extension ProfileFile.Draft {
  /// Creates a draft that states all numbers and choices of a profile.
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
      profileValues: profile.profileValues.map { profileValue in
        let number = profile[profileValue] ?? 0
        return .init(
          name: profileValue,
          number: .init(value: number, origin: profile.origin(of: profileValue))
        )
      },
      frameCosts: profile.costs.frame.recorded.map {
        .init(value: $0, origin: profile.origin(of: .frameMedian))
      }
    )
  }

  /// Creates the profile, or reports all contradictions and returns nil.
  func profile(_ log: DiagnosticLog) -> DeviceProfile? {
    var profile = basis
    (profile.name, profile.about) = (name, about ?? "")
    choose(for: &profile)
    // The scan rate of the panel comes first, because it limits the deviations.
    let (rates, others) = (
      profileValues.filter(\.isTouchRate), profileValues.filter { !$0.isTouchRate }
    )
    let complaints =
      [complaintAboutRefreshRate, complaintAboutHysteresis(of: profile)].compactMap(\.self)
      + profileValues.compactMap { complaint(aboutFrame: $0) }
      + (rates + others).compactMap { set($0, of: &profile) }
      + [complaintAboutPanelRate(of: profile)].compactMap(\.self)
    if let panelRate = profile.panelRate, !panelRate.isMultiple(of: profile.refreshRate) {
      // That of the basis does not fit this display.
      profile.panelRate = nil
    }
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

  /// The highest rate of the file, or else of the basis; nil for a display with a fixed rate.
  private var highestRate: Int? { (rates?.value ?? basis.rates).max() }

  /// Sets a number, or returns why it cannot be set.
  private func set(
    _ profileValue: ProfileFile.ProfileEntry,
    of profile: inout DeviceProfile
  ) -> Complaint? {
    let name = profileValue.name
    if profileValue.isOfTouchPanel, !profileValue.isTouchRate, profile.touchSampling == nil {
      return Complaint(
        message: "the scan rate of the touch panel is unknown",
        place: profileValue.number.position,
        hint: "add \"touchRate\""
      )
    }
    profile[name] = profileValue.number.value
    guard profile[name] == profileValue.number.value else {
      return Complaint(
        message: "\(quoted(name.rawValue)) contradicts the other numbers of the touch panel",
        place: profileValue.number.position,
        hint: "a scan is early or late by at most 0.499 of the scan interval"
      )
    }
    profile.origins[name] = profileValue.number.origin
    return nil
  }
}

// MARK: Contradictions

extension ProfileFile.Draft {
  private struct Complaint {
    let message: String
    let place: SourcePosition
    let hint: String
  }

  /// A complaint about a refresh rate that is not the highest of several rates.
  private var complaintAboutRefreshRate: Complaint? {
    guard let highestRate,
      let stated = profileValues.first(where: { $0.name == .refreshRate })?.number
    else { return nil }
    let rate = Int(stated.value)
    guard rate != highestRate else { return nil }
    let list = [rate] + basis.rates.filter { $0 < rate }
    return Complaint(
      message: "\"refreshRate\" is \(rate), but the highest rate is \(highestRate)",
      place: stated.position,
      hint: rates == nil
        ? "the basis has several rates: state those of this display with \"rates\", such as \(list)"
        : "remove \"refreshRate\", or set it to the highest of \"rates\""
    )
  }

  /// Returns a complaint about ticks of the panel that do not fit its refreshes.
  private func complaintAboutPanelRate(of profile: DeviceProfile) -> Complaint? {
    guard let stated = profileValues.first(where: { $0.name == .panelRate })?.number,
      !Int(stated.value).isMultiple(of: profile.refreshRate)
    else { return nil }
    let multiple = 2 * profile.refreshRate
    return Complaint(
      message: "\"panelRate\" is \(Int(stated.value)), which is no multiple of the refresh rate"
        + " \(profile.refreshRate)",
      place: stated.position,
      hint: ProfileValue.panelRate.range.contains(Double(multiple))
        ? "set a multiple, such as \(multiple)" : "remove it"
    )
  }

  /// Returns a complaint about the return of a third buffer without automatic buffering.
  private func complaintAboutHysteresis(of profile: DeviceProfile) -> Complaint? {
    guard let hysteresis, profile.buffering != .automatic else { return nil }
    let buffering = quoted(profile.buffering.rawValue)
    return Complaint(
      message: "\"thirdBufferReturned\" has no effect if \"buffering\" is \(buffering)",
      place: hysteresis.position,
      hint: "remove it, or set \"buffering\" to \"automatic\""
    )
  }

  /// Returns a complaint about frame costs that are both sampled and replayed, or lack a median.
  private func complaint(aboutFrame profileValue: ProfileFile.ProfileEntry) -> Complaint? {
    guard profileValue.isOfFrames else { return nil }
    if frameCosts != nil {
      return Complaint(
        message: "\(quoted(profileValue.name.rawValue)) and \"frameCosts\" exclude each other",
        place: profileValue.number.position,
        hint: "frame costs are either sampled or replayed: remove one of them"
      )
    }
    let isKnown = profileValues.contains { $0.name == .frameMedian } || basis[.frameMedian] != nil
    guard !isKnown else { return nil }
    return Complaint(
      message: "the cost of frames is unknown",
      place: profileValue.number.position,
      hint: "add \"frameMedian\""
    )
  }
}

extension FrameCost {
  /// The costs that are replayed, if any.
  fileprivate var recorded: [Interval]? {
    guard case .recorded(let costs) = self else { return nil }
    return costs
  }
}

extension ProfileFile.ProfileEntry {
  fileprivate var isTouchRate: Bool { name == .touchRate }

  fileprivate var isOfTouchPanel: Bool {
    [.touchRate, .touchJitter, .touchLatency].contains(name)
  }

  fileprivate var isOfFrames: Bool {
    [.frameMedian, .frameSpread, .frameCorrelation].contains(name)
  }
}
