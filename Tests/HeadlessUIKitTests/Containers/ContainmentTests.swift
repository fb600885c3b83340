import HeadlessUIKit
import Testing

/// Children that are added, removed or moved.
struct ContainmentTests {
  @Test
  func `adding a child calls willMove and leaves didMove to the container`() {
    let trace = playContainer { container, _, to in
      container.addChild(to)
      #expect(container.children.last === to)
      #expect(to.parent === container)
    }
    #expect(trace.act == ["to willMove(toParent: Box)"])
    #expect(
      trace.found == ["F24 to was added to Box but never got its didMove(toParent:)"]
    )
    #expect(trace.findings.first?.step?.name == "act")
  }

  @Test
  func `removing a child calls didMove and not willMove`() {
    let trace = playContainer { container, from, _ in
      from.removeFromParent()
      #expect(container.children.isEmpty)
      #expect(from.parent == nil)
    }
    #expect(trace.act == ["from didMove(toParent: nil)"])
    #expect(trace.found.first?.hasPrefix("F24 from was removed from Box without willMove") == true)
  }

  @Test
  func `a child of another parent is removed from it first`() {
    let trace = playContainer { container, from, to in
      container.addChild(to)
      to.didMove(toParent: container)
      to.addChild(from)
      from.didMove(toParent: to)
      #expect(container.children == [to])
      #expect(from.parent === to)
    }
    #expect(
      trace.act == [
        "to willMove(toParent: Box)", "to didMove(toParent: Box)",
        "from didMove(toParent: nil)", "from willMove(toParent: to)", "from didMove(toParent: to)",
      ]
    )
  }

  @Test
  func `children are in the order in which they were added, each once`() {
    _ = playContainer { container, from, to in
      for child in [to, from, to] { container.addChild(child) }
      #expect(container.children == [from, to])
      to.didMove(toParent: container)
    }
  }

  @Test
  func `a child does not retain its parent`() {
    weak var parent: UIViewController?
    play { _, _ in
      let child = controller("child")
      do {
        let container = Container()
        parent = container
        container.addChild(child)
      }
      #expect(parent == nil)
      #expect(child.parent == nil)
    }
  }

  @Test
  func `didMove with a parent that it does not have is a finding`() {
    let trace = playContainer { container, _, to in to.didMove(toParent: container) }
    #expect(trace.found == ["F24 didMove(toParent: Box) called on to, whose parent is nil"])
  }

  @Test
  func `willMove to nil without a removal is a finding`() {
    let trace = playContainer { _, from, _ in from.willMove(toParent: nil) }
    #expect(trace.findings.map(\.rule) == [.pairedMoves])
    let stays = playContainer { container, from, _ in
      from.willMove(toParent: nil)
      from.didMove(toParent: container)
    }
    #expect(stays.found.isEmpty)
  }

  @Test
  func `moving to or from a parent is visible only in appearance callbacks`() {
    var log: [String] = []
    _ = playContainer { container, _, _ in
      let page = Page { page, callback in
        guard callback != .didLoad else { return }
        log.append("\(page.isMovingToParent) \(page.isMovingFromParent)")
      }
      container.addChild(page)
      #expect(!page.isMovingToParent)
      container.view.addSubview(page.view)
      page.didMove(toParent: container)
      page.willMove(toParent: nil)
      #expect(!page.isMovingFromParent)
      page.view.removeFromSuperview()
      page.removeFromParent()
      #expect(log == ["true false", "true false", "false true", "false true"])
    }
  }
}
