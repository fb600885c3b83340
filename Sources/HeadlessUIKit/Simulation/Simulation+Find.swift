internal import JankEngine
internal import JankTrace

extension Simulation {
  /// Records a finding: a rule that does not hold.
  ///
  /// All checks report here, also code that rejects a request. A finding takes no virtual time and
  /// changes nothing on screen. The default consequence is the rule's, and the default time is now.
  /// `step` counts if the running code has no cause; `raises` means that UIKit raises an exception.
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

  /// Records a finding for a subject that is not a view controller.
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
        refresh: time.map(device.display.refresh(atOrBefore:)) ?? refreshOfNow,
        subject: subject,
        view: view,
        text: text,
        consequence: consequence,
        step: cause == nil ? step ?? script.currentStep : script.currentStep,
        raises: raises
      )
    )
  }

  /// The refresh of the running code.
  ///
  /// Code of one of several processes also runs between its frames, for example when a message
  /// arrives: its last frame may have begun long ago.
  private var refreshOfNow: Int {
    device.processCount > 1 ? device.passedRefresh : device.currentRefresh
  }

  /// Sorts the findings by the time of the mistake; findings with equal times keep their order.
  func putFindingsInOrder() {
    device.trace.findings = device.trace.findings.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }

  /// Merges a finding with the previous one if they are equal, as for thousands of unnamed views.
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
