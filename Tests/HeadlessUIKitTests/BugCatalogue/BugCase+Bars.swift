import HeadlessUIKit

extension BugCase {
  /// Bars and flags that a cancelled pop leaves as if it had completed.
  static let bars = [
    BugCase(
      "C10",
      "openradar 24535291: a pop is cancelled while the bar is hidden",
      [.alongsideLooksAtOutcome],
      at: 1_100...1_300
    ) { story in
      let page = BarPage("B")
      page.willAppear = { $0.setNavigationBarHidden(true, animated: true) }
      page.willDisappear = { stack in
        let show = { stack.setNavigationBarHidden(false, animated: false) }
        stack.transitionCoordinator?.animate(alongsideTransition: { _ in show() }) { outcome in
          if !story.isFixed || !outcome.isCancelled { show() }
        }
      }
      let stack = story.stack("A")
      stack.push(page, at: 100)
      stack.drag()
    },
    BugCase(
      "C11",
      "forkingdog/FDFullscreenPopGesture#42: bar, no bar, no bar, and a cancelled swipe",
      [.alongsideLooksAtOutcome],
      at: 1_600...1_800
    ) { story in
      let pages = ["B", "C"].map(BarPage.init)
      for page in pages {
        var hasHidden = false
        page.willAppear = { stack in
          guard story.isFixed || !hasHidden else { return }
          hasHidden = true
          stack.setNavigationBarHidden(true, animated: true)
        }
        page.willDisappear = { $0.setNavigationBarHidden(false, animated: true) }
      }
      let stack = story.stack("A")
      stack.push(pages[0], at: 100)
      stack.push(pages[1], at: 800)
      stack.drag(at: 1_500)
    },
    BugCase(
      "C12",
      "TimOliver/TOWebViewController#83: a cancelled pop stores the changed state as the old one",
      [.alongsideLooksAtOutcome],
      at: 2_000...2_600
    ) { story in
      let page = BarPage("B")
      var wasHidden: Bool?
      page.willAppear = { stack in
        if !story.isFixed || wasHidden == nil { wasHidden = stack.isNavigationBarHidden }
        stack.setNavigationBarHidden(true, animated: true)
      }
      page.didDisappear = { $0.setNavigationBarHidden(wasHidden ?? false, animated: false) }
      let stack = story.stack("A")
      stack.push(page, at: 100)
      stack.drag()
      stack.pop(at: 2_000)
    },
    BugCase(
      "G1",
      "Plasma/BufferedNavigationController#5: a busy flag waits for a didShow that never comes",
      [.alongsideLooksAtOutcome],
      at: 1_100...1_300
    ) { story in
      let stack = story.stack("A", "B")
      stack.delegate.willShow = { _ in
        stack.controller.view.isUserInteractionEnabled = false
        guard story.isFixed else { return }
        stack.controller.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          stack.controller.view.isUserInteractionEnabled = true
        }
      }
      stack.delegate.didShow = { _ in stack.controller.view.isUserInteractionEnabled = true }
      stack.drag()
    },
    BugCase(
      "G2",
      "openradar 21137690: willShow without didShow or its reversal on cancel",
      [.balancedAppearance],
      at: 2_000...2_100
    ) { story in
      let stack = story.stack("A", "B")
      // A header that comes and goes with the pages, told by the delegate.
      let header = controller("header")
      stack.delegate.willShow = { page in
        guard page.title == "A" else { return }
        header.beginAppearanceTransition(true, animated: true)
        guard story.isFixed else { return }
        stack.controller.transitionCoordinator?.animate(alongsideTransition: nil) { outcome in
          guard outcome.isCancelled else { return }
          header.beginAppearanceTransition(false, animated: true)
          header.endAppearanceTransition()
        }
      }
      stack.delegate.didShow = { page in
        if page.title == "A" { header.endAppearanceTransition() }
      }
      stack.drag()
      stack.pop(at: 2_000)
    },
  ]
}
