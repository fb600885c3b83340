import HeadlessUIKit
import Testing

struct UIVisualEffectViewTests {
  @Test
  func `an effect set in an animation comes up and goes away frame by frame`() {
    let trace = play { window, simulation in
      let view = UIVisualEffectView(effect: nil)
      view.frame = window.bounds
      window.addSubview(view)
      #expect(view.subviews.map(\.frame) == [window.bounds, window.bounds, window.bounds])
      simulation.schedule("blur", at: .milliseconds(100)) {
        UIView.animate(withDuration: 0.5) { view.effect = UIBlurEffect(style: .dark) }
      }
    }
    // The blur and the colour change together.
    let moving = trace.frames.filter { $0.changedLayers == 2 }
    #expect((29...31).contains(moving.count))
  }

  @Test
  func `styles differ, and without an effect nothing is done`() {
    func digest(_ effect: @escaping () -> UIVisualEffect?) -> Digest {
      play { window, _ in
        let view = UIVisualEffectView(effect: effect())
        view.frame = window.bounds
        window.addSubview(view)
        view.contentView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
      }.digest
    }
    let digests = [
      digest { nil }, digest { UIBlurEffect(style: .light) }, digest { UIBlurEffect(style: .dark) },
      digest { UIBlurEffect(style: .extraLight) },
    ]
    for (index, digest) in digests.enumerated() {
      #expect(!digests[..<index].contains(digest))
    }
    #expect(digest { UIVisualEffect() } == digests[0])
  }
}
