import HeadlessUIKit
import JankAnimators
import JankMetrics
import JankScenarios
import Testing

struct CatalogTests {
  private static let pop = Effect.Kind(
    name: "own-fade",
    about: "An animator of the app's own.",
    options: [.reverse]
  ) { OwnFade(duration: $0.duration) }

  private static let page = Scenario.Controller("own-page", about: "A page.") { _ in OwnPage() }
    .calling("open", about: "Opens the next page.") { (page: OwnPage) in page.open() }

  private let catalog = Catalog(
    strategies: [Strategy(name: "own-player", about: "Nobody's.") { NoPlayer() }],
    effects: [pop],
    controllers: [page],
    policies: [
      NamedPolicy(
        name: "own-rule",
        about: "Half.",
        source: "an app",
        mark: .certain,
        policy: SharePolicy.half
      )
    ]
  )

  private func text(
    screens: String = #""Main": {}, "Page": { "presentation": { "own-fade": {} } }"#,
    step: String = #"{ "at": "100 ms", "present": "Page" }"#,
    strategies: String = #""as-written""#
  ) -> String {
    """
    { "name": "own", "devices": ["phone-60"], "screens": { \(screens) }, "root": "Main",
      "script": [\(step)], "strategies": [\(strategies)] }
    """
  }

  private func load(_ text: String) throws(FileError) -> Scenario {
    try ScenarioLoader(catalog: catalog).load(Array(text.utf8), path: "own.scenario.json")
  }

  private func complaint(_ text: String) -> String {
    do throws(FileError) {
      _ = try load(text)
      return ""
    } catch {
      return error.diagnostics.map { "\($0)" }.joined(separator: "\n")
    }
  }

  private func run(_ scenario: Scenario, under name: String = "as-written") throws -> Trace {
    let strategy = try #require(catalog.strategy(named: name))
    return scenario.run(strategy: strategy, on: .phone60, seed: 1)
  }

  @Test func `a scenario plays an app's own animator, the same under every strategy`() throws {
    let trace = try run(try load(text()))
    #expect(trace.failure == nil && trace.findings.isEmpty)
    #expect(trace.transitions.map(\.outcome) == [.completed])
    #expect(try run(try load(text()), under: "display-link").digest == trace.digest)
    #expect(try run(try load(text()), under: "property-animator").digest == trace.digest)
    #expect(try !load(text()).heedsStrategies)
  }

  @Test func `a duration reaches the animator`() throws {
    let slow = text().replacing(#""own-fade": {}"#, with: #""own-fade": { "duration": "900 ms" }"#)
    let trace = try run(try load(slow))
    #expect(trace.end > .zero + .milliseconds(900))
  }

  @Test func `a screen can be an app's own controller, and a step makes a call on it`() throws {
    let called = text(
      screens: #""Main": { "controller": "own-page" }"#,
      step: #"{ "name": "tap", "at": "100 ms", "call": "open" }"#
    )
    let trace = try run(try load(called))
    #expect(trace.failure == nil)
    #expect(trace.transitions.count == 1)
  }

  @Test func `a step can wait for an event of a call`() throws {
    let called = text(
      screens: #""Main": { "controller": "own-page" }"#,
      step: #"{ "at": "100 ms", "call": "open", "on": "Main" }, "#
        + #"{ "at": "50 ms after end", "stall": "work", "for": "5 ms" }"#
    )
    #expect(try run(try load(called)).works.contains { $0.name == "work" })
  }

  @Test func `unknown names get the nearest name of the catalog as a hint`() {
    #expect(
      complaint(text(screens: #""Main": {}, "Page": { "presentation": { "own-fad": {} } }"#))
        .contains("did you mean \"own-fade\"?")
    )
    #expect(complaint(text(strategies: #""own-playr""#)).contains("did you mean \"own-player\"?"))
    let screen = #""Main": { "controller": "own-pag" }"#
    #expect(complaint(text(screens: screen)).contains("did you mean \"own-page\"?"))
    let policy =
      #""Main": {}, "Page": { "dismissal": { "slide": {} }, "#
      + #""dragToDismiss": { "policy": "own-rul" } }"#
    #expect(complaint(text(screens: policy)).contains("did you mean \"own-rule\"?"))
    let call = text(
      screens: #""Main": { "controller": "own-page" }"#,
      step: #"{ "at": "100 ms", "call": "opn" }"#
    )
    #expect(complaint(call).contains("no screen has a call \"opn\""))
    #expect(complaint(call).contains("did you mean \"open\"?"))
  }

  @Test func `a call that two screens offer needs the name of a screen`() {
    let call = text(
      screens: #""Main": { "controller": "own-page" }, "Page": { "controller": "own-page" }"#,
      step: #"{ "at": "100 ms", "call": "open" }"#
    )
    #expect(complaint(call).contains("several screens have a call \"open\""))
  }

  @Test func `the schema lists the names of its catalog only`() {
    let standard = "\(ScenarioFormat().schemaDocument)"
    let own = "\(ScenarioFormat(catalog: catalog).schemaDocument)"
    for name in ["own-fade", "own-page", "own-player", "own-rule"] {
      #expect(own.contains(name) && !standard.contains(name), "\(name)")
    }
    #expect(!standard.contains("JSONMember(key: \"call\""))
    #expect(own.contains("JSONMember(key: \"call\""))
  }

  @Test func `a policy of a package decides at a release`() throws {
    let scenario = text(
      screens: #""Main": {}, "Page": { "dismissal": { "slide": {} }, "#
        + #""dragToDismiss": { "policy": "own-rule", "remainder": "steady" } }"#,
      step: #"{ "at": "100 ms", "present": "Page", "animated": false }, "#
        + #"{ "at": "300 ms", "drag": { "preset": "deliberate", "from": [180, 100], "#
        + #""to": [180, 560] }, "on": "Page" }"#,
      strategies: #""percent-driven""#
    )
    let trace = try run(try load(scenario), under: "percent-driven")
    #expect(trace.failure == nil)
    #expect(trace.transitions.last?.isInteractive == true)
    #expect(trace.transitions.last?.outcome == .completed)
  }

  @Test func `a duplicate or unusable name is a problem`() {
    let twice = Catalog(effects: [Self.pop, Self.pop])
    #expect(twice.problems == ["two of the effects are named \"own-fade\""])
    #expect(Catalog.standard.problems.isEmpty && catalog.problems.isEmpty)
    let comma = Strategy(name: "a,b", about: "") { NoPlayer() }
    #expect(Catalog(strategies: [comma]).problems.count == 1)
  }
}

private final class NoPlayer: Player {
  func play(_ choreography: Choreography, completion: @escaping () -> Void) { completion() }
}

/// An animator of an app.
private final class OwnFade: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  init(duration: TimeInterval) {
    self.duration = duration
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(
      withDuration: duration,
      animations: { view.alpha = 1 },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}

/// A controller that presents another by itself.
private final class OwnPage: UIViewController {
  func open() {
    let next = UIViewController()
    next.modalPresentationStyle = .fullScreen
    present(next, animated: true)
  }
}
