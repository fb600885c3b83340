import HeadlessUIKit
import JankTrace
import Testing

/// What must hold after a container made by hand exchanged its pages.
struct ObservedExchangeTests {
  /// A mistake of the container.
  struct Slip: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rule: FindingRule
    let happens: @Sendable (_ page: UIView, _ stage: UIView) -> Void
  }

  private static let slips = [
    Slip(testDescription: "the transform of to", rule: .successSettles) { page, _ in
      page.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    },
    Slip(testDescription: "the frame of to", rule: .successSettles) { page, _ in
      page.frame.origin.y = 50
    },
    Slip(testDescription: "not in the window", rule: .successSettles) { page, _ in
      page.removeFromSuperview()
    },
    Slip(testDescription: "stays in the container", rule: .nothingIsLeftBehind) { page, stage in
      stage.insertSubview(UIView(), belowSubview: page)
    },
    Slip(testDescription: "a tap does not reach to", rule: .successSettles) { _, stage in
      stage.isUserInteractionEnabled = false
    },
  ]

  /// Exchanges the child of a container at 100 ms.
  private func exchange(
    completes: Bool = true,
    _ slip: @escaping (_ page: UIView, _ stage: UIView) -> Void
  ) -> Trace {
    play { window, simulation in
      let box = Container()
      let stage = UIView(frame: box.view.bounds)
      box.view.addSubview(stage)
      let (from, to) = (controller("from"), controller("to"))
      box.addChild(from)
      stage.addSubview(from.view)
      from.didMove(toParent: box)
      window.rootViewController = box
      simulation.schedule("change", at: .milliseconds(100)) {
        let mark = TransitionMark(from: from, to: to, filling: stage, isInteractive: !completes)
        box.addChild(to)
        stage.addSubview(to.view)
        let gone = completes ? from : to
        gone.willMove(toParent: nil)
        gone.view.removeFromSuperview()
        gone.removeFromParent()
        if completes { to.didMove(toParent: box) }
        slip((completes ? to : from).view, stage)
        mark.end(completed: completes)
      }
    }
  }

  @Test(arguments: [true, false])
  func `an exchange that leaves everything in order has no findings`(completes: Bool) {
    #expect(exchange(completes: completes) { _, _ in }.found.isEmpty)
  }

  @Test(arguments: slips)
  func `a mistake that remains after a completed exchange is a finding`(slip: Slip) {
    let trace = exchange(slip.happens)
    #expect(trace.rules == [slip.rule])
    #expect(trace.found.first?.contains(slip.testDescription) == true, "\(trace.found)")
    #expect(trace.findings.first?.step?.name == "change")
  }

  @Test func `a view that a cancelled exchange does not restore is a finding`() {
    let page = exchange(completes: false) { page, _ in page.alpha = 0.5 }
    #expect(page.rules == [.cancelRestores])
    let stage = exchange(completes: false) { _, stage in
      stage.layer.sublayerTransform.m34 = -0.005
    }
    #expect(stage.rules == [.cancelRestores])
    #expect(stage.found.first?.contains("sublayerTransform") == true)
  }

  @Test(arguments: [30, 150, 400, 480])
  func `a push whose stack leaves the screen meanwhile has no findings`(delay: Int64) {
    let trace = play { window, simulation in
      let box = Container()
      let stack = UINavigationController(rootViewController: controller("A"))
      let other = controller("C")
      box.addChild(stack)
      box.view.addSubview(stack.view)
      stack.didMove(toParent: box)
      window.rootViewController = box
      simulation.schedule("push", at: .milliseconds(100)) {
        stack.pushViewController(controller("B"), animated: true)
      }
      simulation.schedule("change", at: .milliseconds(100 + delay)) {
        let mark = TransitionMark(from: stack, to: other, filling: box.view)
        box.addChild(other)
        stack.willMove(toParent: nil)
        other.view.frame.origin.x = 375
        box.view.addSubview(other.view)
        UIView.animate(withDuration: 0.3, animations: { other.view.frame.origin.x = 0 }) { _ in
          stack.view.removeFromSuperview()
          stack.removeFromParent()
          other.didMove(toParent: box)
          mark.end(completed: true)
        }
      }
    }
    #expect(trace.found.isEmpty)
  }
}
