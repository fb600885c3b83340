import HeadlessUIKit
import JankTrace
import Testing

/// What an app gets from a push or pop before its transition begins.
struct WaitingNavigationTests {
  /// Plays an app with page A in a navigation controller, and a change at 100 ms.
  private func play(
    from names: [String] = ["A"],
    _ change: @escaping (UINavigationController, Stage, Log) -> Void
  ) -> (log: Log, trace: Trace) {
    let log = Log()
    let trace = StageSupport.play { window, stage in
      let navigation = UINavigationController(nibName: nil, bundle: nil)
      navigation.viewControllers = names.map { controller($0) }
      window.rootViewController = navigation
      stage.schedule("change", at: .milliseconds(100)) { change(navigation, stage, log) }
    }
    return (log, trace)
  }

  @Test func `a push has its coordinator during the call, as in "push with completion"`() {
    let (log, trace) = play { navigation, stage, log in
      let page = controller("B")
      navigation.pushViewController(page, animated: true)
      let coordinator = navigation.transitionCoordinator
      #expect(coordinator === page.transitionCoordinator)
      #expect(coordinator?.transitionDuration == 0.35)
      #expect(coordinator?.isAnimated == true && coordinator?.isCancelled == false)
      #expect(coordinator?.viewController(forKey: .to) === page)
      #expect(coordinator?.view(forKey: .from) === navigation.viewControllers[0].view)
      let isQueued = coordinator?.animate(
        alongsideTransition: { _ in log("alongside") },
        completion: stage.expect("completion") { (context) in
          #expect(page.view.window != nil && navigation.topViewController === page)
          log("completion, cancelled: \(context.isCancelled)")
        }
      )
      #expect(isQueued == true)
      log("pushed")
    }
    #expect(log.lines == ["pushed", "alongside", "completion, cancelled: false"])
    #expect(trace.transitions.map(\.outcome) == [.completed])
    #expect(trace.findings.isEmpty)
  }

  @Test func `a pop has its coordinator during the call, which is gone afterwards`() {
    let (log, _) = play(from: ["A", "B"]) { navigation, stage, log in
      navigation.popViewController(animated: true)
      #expect(navigation.transitionCoordinator != nil)
      navigation.transitionCoordinator?.animate(
        alongsideTransition: nil,
        completion: stage.expect("completion") { _ in log("completion") }
      )
      stage.schedule("look", at: .milliseconds(1_000)) {
        #expect(navigation.transitionCoordinator == nil)
        log("look")
      }
    }
    #expect(log.lines == ["completion", "look"])
  }

  @Test func `a change without animation has no coordinator`() {
    _ = play { navigation, _, _ in
      navigation.pushViewController(controller("B"), animated: false)
      #expect(navigation.transitionCoordinator == nil)
    }
  }

  @Test func `the coordinator passes on to the second of two requests in a turn`() {
    let (log, _) = play { navigation, stage, log in
      let (second, third) = (controller("B"), controller("C"))
      navigation.pushViewController(second, animated: true)
      let first = navigation.transitionCoordinator
      navigation.pushViewController(third, animated: true)
      #expect(navigation.transitionCoordinator === first)
      #expect(second.transitionCoordinator === first, "as a child of the navigation controller")
      first?.animate(
        alongsideTransition: nil,
        completion: stage.expect("completion") { context in
          log(context.viewController(forKey: .to)?.title ?? "none")
        }
      )
    }
    #expect(log.lines == ["C"])
  }

  @Test func `the completion of a transaction around a push waits for its end`() {
    let (log, trace) = play { navigation, stage, log in
      CATransaction.begin()
      CATransaction.setCompletionBlock(
        stage.expect("completion block") {
          #expect(navigation.transitionCoordinator == nil)
          log("\(CACurrentMediaTime() > 0.55)")
        }
      )
      navigation.pushViewController(controller("B"), animated: true)
      CATransaction.commit()
    }
    #expect(log.lines == ["true"])
    #expect(trace.transitions.map(\.outcome) == [.completed])
  }

  @Test func `a change that ends up outside the window ends what waits for it`() {
    let (log, trace) = play { navigation, stage, log in
      CATransaction.begin()
      CATransaction.setCompletionBlock(stage.expect("completion block") { log("block") })
      navigation.pushViewController(controller("B"), animated: true)
      CATransaction.commit()
      navigation.transitionCoordinator?.animate(
        alongsideTransition: { _ in log("never") },
        completion: stage.expect("completion") { _ in log("completion") }
      )
      navigation.view.window?.rootViewController = controller("other")
      #expect(navigation.transitionCoordinator == nil)
    }
    #expect(log.lines == ["completion", "block"])
    #expect(trace.transitions.isEmpty)
  }
}
