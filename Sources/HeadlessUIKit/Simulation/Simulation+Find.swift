internal import JankEngine
internal import JankTrace

extension Simulation {
  /// Records that a rule does not hold.
  ///
  /// Everything that notices a mistake of the app reports it here, the machinery itself where it
  /// refuses a request included. A finding spends no time and changes nothing a user sees.
  ///
  /// - Parameters:
  ///   - rule: what does not hold.
  ///   - controller: the controller it is about.
  ///   - view: the view it is about, or nil for none.
  ///   - text: what happened, in the words that people search for.
  ///   - consequence: what UIKit does there; by default what it does wherever the rule is broken.
  ///   - time: when the mistake was made; now by default.
  ///   - step: what the script did that led to it, where the running code comes of no step.
  ///   - raises: whether UIKit raises an exception there.
  func find(
    _ rule: FindingRule,
    of controller: UIViewController,
    view: UIView? = nil,
    _ text: String,
    consequence: String? = nil,
    at time: Instant? = nil,
    after step: ScriptStep? = nil,
    raises: Bool = false
  ) {
    find(
      rule,
      of: controller.traceName,
      view: view?.layer.name,
      text,
      consequence: consequence,
      at: time,
      after: step,
      raises: raises
    )
  }

  /// Records that a rule does not hold for something that has no controller.
  func find(
    _ rule: FindingRule,
    of subject: String,
    view: String? = nil,
    _ text: String,
    consequence: String? = nil,
    at time: Instant? = nil,
    after step: ScriptStep? = nil,
    raises: Bool = false
  ) {
    record(
      Finding(
        rule: rule,
        time: time ?? device.mediaTime,
        refresh: time.map(device.display.refresh(atOrBefore:)) ?? device.currentRefresh,
        subject: subject,
        view: view,
        text: text,
        consequence: consequence,
        step: cause == nil ? step ?? script.currentStep : script.currentStep,
        raises: raises
      )
    )
  }

  /// Puts what was found in the order in which the mistakes were made, some of which were noticed
  /// long after; of those of one moment what was noticed first comes first.
  func putFindingsInOrder() {
    device.trace.findings = device.trace.findings.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }

  /// Thousands of views without names, such as the tiles of an effect, are one finding.
  private func record(_ finding: Finding) {
    let last = device.trace.findings.endIndex - 1
    guard last >= 0 else { return device.trace.findings.append(finding) }
    var again = finding
    again.count = device.trace.findings[last].count
    if again == device.trace.findings[last] {
      device.trace.findings[last].count += 1
    } else {
      device.trace.findings.append(finding)
    }
  }
}
