import HeadlessUIKit
import Testing

// Also tests: UILayoutSupport.

struct VisualFormatTests {
  @Test func `the guides before iOS 11 are what bars cover`() {
    play { window, stage in
      let page = UIViewController()
      window.rootViewController = UINavigationController(rootViewController: page)
      stage.schedule("look", at: .milliseconds(100)) {
        #expect(page.topLayoutGuide.length == 44 && page.bottomLayoutGuide.length == 0)
        let strip = UIView()
        strip.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(strip)
        NSLayoutConstraint.activate([
          strip.topAnchor.constraint(equalTo: page.topLayoutGuide.bottomAnchor),
          strip.bottomAnchor.constraint(equalTo: page.bottomLayoutGuide.topAnchor),
        ])
        page.view.layoutIfNeeded()
        #expect(strip.frame.minY == 44 && strip.frame.maxY == page.view.bounds.height)
      }
    }
  }

  /// Lays out views a and b by formats in a box of 300 by 200 points.
  private func layOut(_ formats: [String], metrics: [String: Any]? = nil) -> [CGRect] {
    var frames: [CGRect] = []
    play { window, _ in
      let (box, a, b) = (UIView(frame: window.bounds), UIView(), UIView())
      box.frame.size = CGSize(width: 300, height: 200)
      for view in [a, b] {
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
      }
      window.addSubview(box)
      for format in formats {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format,
            options: [],
            metrics: metrics,
            views: ["a": a, "b": b]
          )
        )
      }
      box.layoutIfNeeded()
      frames = [a.frame, b.frame]
    }
    return frames
  }

  @Test func `gaps, sizes and edges are constraints`() {
    let frames = layOut(
      [
        "H:|-10-[a(100)]-[b]|", "V:|[a]|", "V:|-top-[b(==60)]",
      ],
      metrics: ["top": 15]
    )
    #expect(frames[0] == CGRect(x: 10, y: 0, width: 100, height: 200))
    #expect(frames[1] == CGRect(x: 118, y: 15, width: 182, height: 60))
  }

  @Test func `views have the size of each other, and numbers may be negative or a list`() {
    let frames = layOut([
      "[a(b)]-(-20)-[b(80@1000)]|", "V:|-[a(50)]-(30)-[b(a)]",
    ])
    #expect(frames[0] == CGRect(x: 160, y: 20, width: 80, height: 50))
    #expect(frames[1] == CGRect(x: 220, y: 100, width: 80, height: 50))
  }

  @Test func `a wrong format ends the run with the place`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Simulation().run { _ in
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "|[c]|",
          options: [],
          metrics: nil,
          views: [:]
        )
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("column 4: no view is named \"c\""))
  }
}
