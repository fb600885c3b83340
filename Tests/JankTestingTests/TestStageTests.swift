import HeadlessUIKit
import JankTesting
import Testing

struct TestStageTests {
  @Test func `actions at one time happen in the order in which they were scheduled`() {
    var order: [Int] = []
    play { stage in
      stage.window.rootViewController = UIViewController()
      for number in 0..<3 { stage.at(.milliseconds(100)) { order.append(number) } }
    }
    #expect(order == [0, 1, 2])
  }

  @Test func `a step can wait for the end of a transition that another step requests`() {
    var ends: [TimeInterval] = []
    play { stage in
      let root = UIViewController()
      stage.window.rootViewController = root
      let tap = stage.at(.milliseconds(100)) {
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        root.present(page, animated: true)
      }
      stage.after(.ended, of: tap, by: .milliseconds(50)) {
        ends.append(CACurrentMediaTime())
        root.dismiss(animated: true)
      }
    }
    #expect(ends.count == 1 && ends[0] > 0.2)
  }

  @Test func `a drag drives views that watch touches, and ends at its end position`() {
    var last = CGPoint.zero
    play { stage in
      let root = UIViewController()
      stage.window.rootViewController = root
      let pan = UIPanGestureRecognizer { last = $0.location(in: nil) }
      root.view.addGestureRecognizer(pan)
      stage.drag(
        from: CGPoint(x: 100, y: 100),
        to: CGPoint(x: 100, y: 300),
        at: .milliseconds(100)
      )
    }
    #expect(abs(last.y - 300) < 0.5)
  }

  @Test func `a stall is work with its name`() {
    let played = play { stage in
      stage.window.rootViewController = UIViewController()
      stage.stall("decode", at: .milliseconds(100), for: .milliseconds(30))
    }
    #expect(played.trace.works.contains { $0.name == "decode" })
  }
}
