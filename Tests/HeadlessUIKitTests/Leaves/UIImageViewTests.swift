import HeadlessUIKit
import Testing

struct UIImageViewTests {
  @Test
  func `a picture gives its size, and each way to show it is another look`() {
    let trace = play { window, simulation in
      simulation.addImage(named: "photo", size: [30, 20])
      simulation.addImage(named: "other", size: [30, 20])
      let view = UIImageView(image: UIImage(named: "photo"))
      #expect(view.bounds.size == CGSize(width: 30, height: 20))
      #expect(view.intrinsicContentSize == view.bounds.size)
      window.addSubview(view)
      let changes: [() -> Void] = [
        { view.contentMode = .scaleAspectFill },
        { view.tintColor = .red },
        { view.image = view.image?.withRenderingMode(.alwaysTemplate) },
        { view.tintColor = .green },
        { view.image = UIImage(named: "other") },
        { view.image = nil },
      ]
      for (index, change) in changes.enumerated() {
        simulation.schedule("change", at: .milliseconds(100 * Int64(index + 1)), change)
      }
    }
    let changed = trace.frames.filter { $0.changedLayers > 0 && $0.contentTime.seconds > 0.09 }
    #expect(changed.count == 5, "a tint colours stencils only")
  }
}
