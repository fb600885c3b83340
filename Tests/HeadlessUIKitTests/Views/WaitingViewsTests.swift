import HeadlessUIKit
import Testing

struct WaitingViewsTests {
  private final class RestlessView: UIView {
    var count = 0

    override func layoutSubviews() {
      count += 1
      setNeedsLayout()
    }
  }

  @Test
  func `a view that always requests layout is laid out sixteen times per frame`() {
    let times: [Interval] = [.milliseconds(200), .milliseconds(300)]
    var counts: [Int] = []
    play { window, simulation in
      let view = RestlessView()
      window.addSubview(view)
      for time in times {
        simulation.schedule("look", at: time) {
          counts.append(view.count)
          view.setNeedsLayout()
          view.alpha -= 0.1
        }
      }
    }
    #expect(counts.count == 2)
    #expect(counts.allSatisfy { $0 > 0 && $0 % 16 == 0 })
  }

  @Test
  func `views are laid out in the order of their requests`() {
    final class NamedView: UIView {
      var wasLaidOut: () -> Void = {}

      override func layoutSubviews() { wasLaidOut() }
    }
    var order: [Int] = []
    play { window, simulation in
      let views = (0..<3).map { number in
        let view = NamedView()
        view.wasLaidOut = { order.append(number) }
        window.addSubview(view)
        return view
      }
      simulation.schedule("ask", at: .milliseconds(100)) {
        order = []
        for number in [2, 0, 1] { views[number].setNeedsLayout() }
      }
    }
    #expect(order == [2, 0, 1])
  }
}
