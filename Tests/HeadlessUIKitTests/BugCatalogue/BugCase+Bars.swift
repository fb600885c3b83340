import HeadlessUIKit

extension BugCase {
  /// Bars and flags that a cancelled pop leaves as if it had completed.
  static let bars = [
    BugCase(
      "C10",
      "openradar 24535291: a pop is cancelled while the bar is hidden, and an item is lost"
    ) { story in
      let stack = story.stack("A")
      let row = ItemRow()
      stack.controller.view.addSubview(row)
      // The app's own row has an item for each page, told by the delegate.
      stack.delegate.willShow = { page in
        let pages = stack.controller.viewControllers
        row.show((pages.firstIndex(of: page) ?? 0) + 1)
        stack.controller.transitionCoordinator?.animate(alongsideTransition: nil) { outcome in
          guard story.isFixed, outcome.isCancelled else { return }
          row.show(stack.controller.viewControllers.count)
        }
      }
      stack.push(controller("B"), at: 100)
      story.at(800, "hide") { stack.controller.setNavigationBarHidden(true, animated: true) }
      stack.push(controller("C"), at: 900)
      stack.drag(at: 1_600)
      stack.pop(at: 2_200)
      story.at(2_900, "show") { stack.controller.setNavigationBarHidden(false, animated: true) }
      stack.push(controller("D"), at: 3_200)
    },
    BugCase(
      "C11",
      "forkingdog/FDFullscreenPopGesture#42: bar, no bar, no bar, and a cancelled swipe"
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
      "TimOliver/TOWebViewController#83: a cancelled pop stores the changed state as the old one"
    ) { story in
      let page = BarPage("B")
      var wasHidden: Bool?
      page.willAppear = { stack in
        if !story.isFixed || wasHidden == nil { wasHidden = stack.isNavigationBarHidden }
        stack.setNavigationBarHidden(true, animated: true)
      }
      page.willDisappear = { [unowned page] stack in
        stack.transitionCoordinator?.notifyWhenInteractionChanges { outcome in
          // The state is set up once more by hand where the page stays.
          if outcome.isCancelled, !story.isFixed { page.viewWillAppear(true) }
        }
      }
      page.didDisappear = { $0.setNavigationBarHidden(wasHidden ?? false, animated: true) }
      let stack = story.stack("A")
      stack.push(page, at: 100)
      stack.drag()
      stack.pop(at: 2_000)
    },
    BugCase(
      "G1",
      "Plasma/BufferedNavigationController#5: a busy flag waits for a didShow that never comes"
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
      "openradar 21137690: willShow without didShow or its reversal on cancel"
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

/// A row with an item for each page of a stack.
private final class ItemRow: UIView {
  private let items = (0..<4).map { UIView(frame: CGRect(x: 10 * $0, y: 0, width: 8, height: 8)) }

  init() {
    super.init(frame: .zero)
    layer.name = "row of items"
    for (index, item) in items.enumerated() { item.layer.name = "item \(index)" }
    show(1)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ count: Int) {
    for item in items.dropFirst(count) { item.removeFromSuperview() }
    for item in items.prefix(count) where item.superview == nil { addSubview(item) }
    frame = CGRect(x: 0, y: 0, width: 10 * count, height: 8)
  }
}
