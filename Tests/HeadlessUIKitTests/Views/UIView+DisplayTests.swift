import HeadlessUIKit
import Testing

struct UIViewDisplayTests {
  private final class Drawing: UIView {
    var onDraw: (CGRect) -> Void = { _ in }
    override func draw(_ rect: CGRect) { onDraw(rect) }
  }

  private func drawings(in trace: Trace) -> [WorkRecord] {
    trace.works.filter { $0.kind == .display }
  }

  @Test
  func `a view is drawn once before the commit, at a cost per pixel`() {
    let square = CGRect(x: 0, y: 0, width: 250, height: 250)
    var drawn: [CGRect] = []
    let trace = play { window, simulation in
      let view = Drawing(frame: square)
      view.onDraw = { drawn.append($0) }
      window.addSubview(view)
      simulation.schedule("ask", at: .milliseconds(100)) {
        view.setNeedsDisplay()
        view.setNeedsDisplay()
        #expect(drawn.isEmpty)
      }
      simulation.schedule("ask again", at: .milliseconds(200)) { view.setNeedsDisplay() }
    }
    #expect(drawn == [square, square])
    // 250 points at two pixels each make a quarter of a million.
    let lengths = drawings(in: trace).map { $0.end - $0.start }
    #expect(lengths == [.milliseconds(1), .milliseconds(1)])
    let changed = trace.frames.filter { $0.changedLayers > 0 && $0.contentTime.seconds > 0.09 }
    #expect(changed.count == 2)
  }

  @Test
  func `drawing has the text of a label, the name of a layer or the page, and the size`() {
    let trace = play { window, simulation in
      simulation.schedule("show", at: .milliseconds(100)) {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Title"
        let named = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        named.layer.name = "chart"
        let plain = Drawing(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
        let page = UIViewController()
        page.title = "Main"
        window.rootViewController = page
        for view in [label, named, plain] {
          page.view.addSubview(view)
          view.setNeedsDisplay()
        }
      }
    }
    #expect(
      drawings(in: trace).flatMap(\.subjects) == [
        #"label "Title" (100 x 20 points)"#, "chart (10 x 40 points)",
        "a view of Main (5 x 6 points)",
      ]
    )
  }

  @Test
  func `a view outside a window is drawn when it enters one`() {
    var count = 0
    play { window, simulation in
      let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.onDraw = { _ in count += 1 }
      view.setNeedsDisplay()
      simulation.schedule("show", at: .milliseconds(100)) {
        #expect(count == 0)
        window.addSubview(view)
      }
    }
    #expect(count == 1)
  }

  @Test
  func `a label is redrawn for a new text, appearance or size, never without text`() {
    let trace = play { window, simulation in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      window.addSubview(label)
      let changes: [() -> Void] = [
        { label.frame.size.width = 50 },
        { label.text = "Title" },
        { label.text = "Title" },
        { label.textColor = .red },
        { label.frame.size.width = 80 },
        { label.frame.origin.x = 9 },
      ]
      for (index, change) in changes.enumerated() {
        simulation.schedule("change", at: .milliseconds(100 * Int64(index + 1)), change)
      }
    }
    #expect(drawings(in: trace).count == 3)
  }
}
