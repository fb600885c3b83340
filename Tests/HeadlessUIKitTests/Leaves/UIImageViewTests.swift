import HeadlessUIKit
import Testing

struct UIImageViewTests {
  @Test
  func `an image sets the view's size, and each content mode changes the content`() {
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

  @Test
  func `a stored image is decoded with its first commit, at a cost per pixel`() {
    let trace = play { window, simulation in
      simulation.addImage(named: "ready", size: [30, 20])
      simulation.addImage(named: "photo", size: [30, 20], pixels: [2_000, 1_000], format: .png)
      window.addSubview(UIImageView(image: UIImage(named: "ready")))
      let view = UIImageView(image: UIImage(named: "photo"))
      simulation.schedule("show", at: .milliseconds(100)) { window.addSubview(view) }
      simulation.schedule("show another", at: .milliseconds(200)) {
        window.addSubview(UIImageView(image: UIImage(named: "photo")))
      }
      simulation.schedule("hide", at: .milliseconds(300)) { view.image = nil }
    }
    let decodings = trace.works.filter { $0.kind == .prepare }
    #expect(decodings.map(\.name) == ["decode photo"])
    #expect(decodings.map { $0.end - $0.start } == [.milliseconds(24)])
    #expect(decodings.allSatisfy { $0.start.seconds > 0.1 })
  }
}
