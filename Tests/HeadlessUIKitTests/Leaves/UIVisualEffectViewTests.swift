import HeadlessUIKit
import Testing

struct UIVisualEffectViewTests {
  @Test
  func `an effect set in an animation appears and disappears frame by frame`() {
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
  func `styles differ, and without an effect nothing is blurred or tinted`() {
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

  @Test
  func `a blur costs the GPU one pass while it is visible or animated`() throws {
    let trace = play { window, simulation in
      let view = UIVisualEffectView(effect: nil)
      view.frame = CGRect(x: 0, y: 0, width: 250, height: 250)
      window.addSubview(view)
      simulation.schedule("blur", at: .milliseconds(100)) {
        view.effect = UIBlurEffect(style: .dark)
      }
      simulation.schedule("clear", at: .milliseconds(200)) {
        UIView.animate(withDuration: 0.2) { view.effect = nil }
      }
      simulation.schedule("touch", at: .milliseconds(600)) { window.alpha = 0.5 }
    }
    let executed = trace.frames.map { ($0.contentTime.seconds, $0.execute.end - $0.execute.start) }
    let plain = try #require(executed.first).1
    // A quarter of a million pixels and the pass itself.
    let blurred = plain + .microseconds(375 + 100)
    let during = executed.filter { $0.0 > 0.11 && $0.0 < 0.4 }
    #expect(during.count > 10 && during.allSatisfy { $0.1 == blurred })
    #expect(executed.filter { $0.0 > 0.6 }.map(\.1) == [plain])
  }

  @Test
  func `materials blur, and vibrancy does not`() {
    func digest(_ effect: @escaping () -> UIVisualEffect?) -> Digest {
      play { window, _ in
        let view = UIVisualEffectView(effect: effect())
        view.frame = window.bounds
        window.addSubview(view)
      }.digest
    }
    let plain = digest { nil }
    let materials: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial,
    ]
    #expect(materials.map(\.rawValue) == [6, 7, 8, 9, 10])
    for style in materials { #expect(digest { UIBlurEffect(style: style) } != plain) }
    #expect(digest { UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)) } == plain)
  }
}
