import HeadlessUIKit
import JankAnimators
import JankStoryboards
import JankScenarios
import JankText
import JankTrace
import Testing

struct StoryboardImportTests {
  private typealias App = ImportedApp

  @Test(arguments: ImportedApp.names)
  func `a public storyboard becomes a scenario that loads`(name: String) throws {
    let boards = try App.boards([name])
    for device in [DeviceProfile.phone60, .promotionPad] {
      let result = try App.result(boards, on: device)
      let scenario = result.scenario
      #expect(try App.reloaded(scenario).app.screens == scenario.app.screens)
      let set = StoryboardSet(boards)
      #expect(scenario.app.screens.count == set.keys.count)
      // Every segue between controllers of the file is kept, or omitted with a warning.
      let segues = set.keys.flatMap { key in
        (set.controller(key)?.segues ?? []).filter { segue in
          guard segue.kind.isForward else { return false }
          let target = StoryboardSet.Key(board: key.board, id: segue.destination)
          if case .found = set.resolve(target) { return true }
          return false
        }
      }
      let forward = scenario.app.screens.flatMap(\.segues).filter {
        if case .unwind = $0.way { false } else { true }
      }
      let omitted = result.warnings.count { $0.message.contains("a segue from the container") }
      #expect(forward.count + omitted >= segues.count, "\(forward.count) of \(segues.count)")
    }
  }

  @Test func `frames on the device of the canvas are those of the file`() throws {
    let boards = try App.boards(["IBAnimatable--TransitionsInInterfaceBuilder.storyboard"])
    let scenario = try App.result(boards).scenario
    let stored = boards[0].controllers.compactMap(\.view).map { $0.tree.dropFirst().map(\.frame) }
    let pages = scenario.app.screens.filter { !$0.content.views.list.isEmpty }
    #expect(pages.count == stored.count { !$0.isEmpty })
    for page in pages {
      let frames = page.content.views.list.map { view in
        StoryboardRect(view.frame.x, view.frame.y, view.frame.z, view.frame.w)
      }
      #expect(stored.contains { $0.compactMap(\.self) == frames })
    }
  }

  @Test func `attributes of IBAnimatable become effects of the stack`() throws {
    let boards = try App.boards(["IBAnimatable--TransitionsInInterfaceBuilder.storyboard"])
    let result = try App.result(
      boards,
      map: ["PresentFadeSegue=fade", "PresentExplodeSegue=explode"]
    )
    let stacks = result.scenario.app.screens.compactMap { screen -> Scenario.Stack? in
      if case .stack(let stack) = screen.kind { stack } else { nil }
    }
    #expect(stacks.first?.push?.kind.name == "cube")
    #expect(stacks.first?.pop == stacks.first?.push?.reversed)
  }

  @Test func `containers, references, titles and styles are taken over`() throws {
    let nav = App.scene(
      "first",
      App.segue("relationship", "list", #"relationship="rootViewController""#),
      element: "navigationController"
    )
    let list = App.scene(
      "list",
      App.segue("show", "detail", #"identifier="open""#)
        + App.segue("presentation", "ref", #"modalTransitionStyle="crossDissolve""#)
        + App.segue("popoverPresentation", "detail"),
      with: #"customClass="ListController""#
    )
    let detail = App.scene("detail", with: #"customClass="ListController" title="Detail""#)
    let ref = """
      <scene><objects><viewControllerPlaceholder id="ref" storyboardName="Other"
      sceneMemberID="viewController"/></objects></scene>
      """
    let other = try App.board(
      App.scene("x", with: #"storyboardIdentifier="Login""#),
      initial: "x",
      name: "Other"
    )
    let scenario = try App.result([try App.board(nav + list + detail + ref), other]).scenario
    #expect(
      scenario.app.screens.map(\.name) == [
        "navigationController first", "List", "List Detail", "Login",
      ]
    )
    #expect(scenario.app.root == "navigationController first")
    #expect(scenario.app.screens[0].pages == ["List"])
    #expect(
      scenario.app.screens[1].segues.map(\.way) == [
        .show("List Detail"), .present("Login"), .present("List Detail"),
      ]
    )
    #expect(
      scenario.app.screens[1].segues.map(\.name) == [
        "open", "to Login", "to List Detail",
      ]
    )
    #expect(scenario.app.screens[3].presenting.systemTransition == .crossDissolve)
    #expect(scenario.app.screens[2].presenting.style == .popover)
    #expect(try App.reloaded(scenario).app.screens == scenario.app.screens)
  }

  @Test func `segue classes need a map, and without one are warnings`() throws {
    let scenes =
      App.scene("first", App.segue("custom", "b", #"customClass="SlideSegue""#))
      + App.scene("b", with: #"title="B""#)
    let board = try App.board(scenes)
    let plain = try App.result([board])
    #expect(plain.unknownClasses == ["SlideSegue"])
    #expect(plain.warnings.contains { $0.message.contains("the segue class SlideSegue is code") })
    #expect(plain.warnings.allSatisfy { $0.position != nil })
    let mapped = try App.result([board], map: ["SlideSegue=slide"])
    #expect(mapped.unknownClasses.isEmpty)
    let page = try #require(mapped.scenario.app.screens.last)
    #expect(page.presenting.presentation?.kind.name == "slide")
    #expect(mapped.scenario.setting.strategies == ["core-animation", "display-link"])
    let omitted = try App.result([board], map: ["SlideSegue=none"])
    #expect(omitted.scenario.app.screens.flatMap(\.segues).isEmpty)
  }

  @Test func `an unwind segue goes to the page before, or to those of the map`() throws {
    let scenes =
      App.scene("first", App.segue("show", "b"), with: #"title="A""#)
      + App.scene("b", App.segue("show", "c"), with: #"title="B""#)
      + App.scene("c", App.segue("unwind", "c-exit", #"unwindAction="home:""#), with: #"title="C""#)
    let board = try App.board(scenes)
    let assumed = try App.result([board])
    #expect(assumed.scenario.app.screens.map(\.unwindActions) == [[], ["home:"], []])
    #expect(
      assumed.warnings.contains { $0.message.contains(#"assumed that "B" implements home:"#) }
    )
    let right = try App.result([board], map: ["home:=A"])
    #expect(right.scenario.app.screens.map(\.unwindActions) == [["home:"], [], []])
    let trace = right.scenario.run(strategy: .coreAnimation, on: .phone60, seed: 1)
    #expect(trace.transitions.count >= 3 && !trace.events.contains { $0.kind == .warning })
  }

  @Test func `what is embedded becomes part of the page`() throws {
    let box = """
      <containerView id="box"><rect key="frame" x="10" y="20" width="300" height="200"/>
      <connections>\(App.segue("embed", "in"))</connections></containerView>
      """
    let label = """
      <label id="l" text="Hi"><rect key="frame" x="5" y="6" width="70" height="20"/></label>
      """
    let scenes =
      App.scene("first", views: box) + App.scene("in", App.segue("show", "c"), views: label)
      + App.scene("c")
    let page = try App.result([try App.board(scenes)]).scenario.app.screens[0]
    #expect(page.content.views.list.map(\.parent) == [nil, "containerView box"])
    #expect(page.content.views.list[1].text == "Hi")
    #expect(page.segues.map(\.way) == [.show("viewController c")])
  }

  @Test func `pushes of an embedded navigation controller are presented, with a warning`() throws {
    let box = """
      <containerView id="box"><rect key="frame" x="10" y="20" width="300" height="200"/>
      <connections>\(App.segue("embed", "nav"))</connections></containerView>
      """
    let scenes =
      App.scene("first", views: box)
      + App.scene(
        "nav",
        App.segue("relationship", "in", #"relationship="rootViewController""#),
        element: "navigationController"
      ) + App.scene("in", App.segue("push", "c")) + App.scene("c")
    let result = try App.result([try App.board(scenes)])
    let page = result.scenario.app.screens[0]
    #expect(page.segues.map(\.way) == [.show("viewController c")])
    let warning = try #require(result.warnings.first { $0.message.contains("is not modelled") })
    #expect(warning.message.contains("its pushes are presented") && warning.position != nil)
    let trace = SegueTour(result.scenario).scenarios.first?
      .run(strategy: .coreAnimation, on: .phone60, seed: 1)
    #expect(trace?.transitions.first?.kind == .present)
  }

  @Test func `views that Xcode never laid out are cut to the page, with one warning`() throws {
    let boards = try App.boards(["IBAnimatable--DemoApp.storyboard"])
    let result = try App.result(boards)
    let warnings = result.warnings.filter { $0.message.contains("never laid out") }
    #expect(warnings.count == 1 && warnings[0].position?.line == 2790, "\(warnings)")
    #expect(warnings[0].message.contains("stackView iNb-ze-dKK") && warnings[0].hint != nil)
    let labels = result.scenario.app.screens.flatMap(\.content.views.list)
      .filter { $0.text == "COMPLETED" }
    #expect(labels.allSatisfy { $0.frame.z < 375 && $0.frame.w < 603 } && !labels.isEmpty)
    let trip = SegueTour(result.scenario).scenarios.first { $0.name.contains("to Profile") }
    let trace = try #require(trip).run(strategy: .coreAnimation, on: .phone60, seed: 1)
    let draws = trace.works.filter { $0.kind == .display }
    #expect(draws.contains { $0.subjects.contains { $0.hasPrefix(#"label "COMPLETED""#) } })
    #expect(draws.allSatisfy { $0.end - $0.start < .milliseconds(2) })
  }

  @Test func `a warning of Hero names the class to map, except of the first page`() throws {
    let hero = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean"
      keyPath="isHeroEnabled" value="YES"/></userDefinedRuntimeAttributes>
      """
    let scenes =
      App.scene("first", App.segue("show", "b"), with: #"customClass="Home""#)
      .replacing("<connections>", with: hero + "<connections>")
      + App.scene("b", with: #"customClass="CityViewController""#)
      .replacing("<connections>", with: hero + "<connections>")
    let board = try App.board(scenes)
    let result = try App.result([board])
    let warnings = result.warnings.filter { $0.message.contains("Hero") }
    #expect(warnings.count == 1 && warnings[0].message.contains(#""City""#), "\(warnings)")
    #expect(warnings[0].hint == "choose an effect: --map CityViewController=EFFECT")
    #expect(result.unknownClasses == ["CityViewController"])
    let mapped = try App.result([board], map: ["CityViewController=zoom"])
    #expect(!mapped.warnings.contains { $0.message.contains("Hero") })
  }

  @Test func `an initial view controller that is missing is reported with the page in its place`()
    throws
  {
    let board = try App.board(App.scene("first", with: #"title="A""#), initial: "nobody")
    let warnings = try App.result([board]).warnings.map(\.message)
    #expect(warnings.contains(#"no initial view controller; the app starts with "A""#))
  }

  @Test func `of several files with an initial view controller the root is named`() throws {
    let scene = { (name: String) in App.scene(name, with: #"title="\#(name)""#) }
    let boards = try ["Shop", "Login"].map {
      try App.board(scene($0), initial: $0, name: $0)
    }
    let warnings = try App.result(boards).warnings
    let warning = try #require(warnings.first { $0.message.contains("initial view controller") })
    #expect(warning.path == "Shop.storyboard" && warning.message.contains(#"starts with "Shop""#))
    let main = try App.board(scene("Start"), initial: "Start")
    #expect(try App.result(boards + [main]).warnings.isEmpty)
  }

  @Test func `circles of containers, references and embedded pages end with warnings`() throws {
    let nav = { (id: String, root: String) in
      App.scene(
        id,
        App.segue("relationship", root, #"relationship="rootViewController""#),
        element: "navigationController"
      )
    }
    let circle = try App.result([try App.board(nav("first", "b") + nav("b", "first"))])
    #expect(circle.warnings.contains { $0.message.contains("contains itself") })
    #expect(try App.reloaded(circle.scenario).app.screens == circle.scenario.app.screens)
    let box = """
      <containerView id="box"><connections>\(App.segue("embed", "first"))</connections>
      </containerView>
      """
    let embedded = try App.result([try App.board(App.scene("first", views: box))])
    #expect(embedded.scenario.app.screens.count == 1)
    #expect(embedded.warnings.contains { $0.message.contains("the container view is empty") })
  }

  @Test func `an app of two storyboards with references becomes one scenario that runs`() throws {
    let boards = try App.boards([
      "IOS-nRF-Mesh-Library--Main.storyboard", "IOS-nRF-Mesh-Library--Network.storyboard",
    ])
    let result = try App.result(boards)
    let scenario = try App.reloaded(result.scenario)
    let root = scenario.app.screens.first { $0.name == scenario.app.root }
    #expect(root?.pages.isEmpty == false)
    let tour = SegueTour(scenario)
    #expect(tour.reached.count > 10, "\(tour.reached.count), not \(tour.unreached.count)")
    let trace = scenario.run(strategy: .coreAnimation, on: .phone60, seed: 1)
    #expect(trace.transitions.count > 20)
  }
}
