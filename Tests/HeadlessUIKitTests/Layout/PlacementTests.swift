import HeadlessUIKit
import Testing

// Also tests: LayoutItem, NSLayoutAnchor.

struct PlacementTests {
  /// Adds a subview that constraints position.
  private func part(of view: UIView, named name: String = "part") -> UIView {
    let part = UIView()
    part.layer.name = name
    part.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(part)
    return part
  }

  /// Lays out a view of 300 by 200 points in the window.
  @discardableResult
  private func lay(_ prepare: @escaping (UIView) -> Void, check: (UIView) -> Void) -> Trace {
    var root: UIView?
    let trace = play { window, _ in
      let view = UIView(frame: CGRect(x: 20, y: 30, width: 300, height: 200))
      window.addSubview(view)
      prepare(view)
      root = view
    }
    if let root { check(root) }
    return trace
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    [
      one.minX - other.minX, one.minY - other.minY,
      one.width - other.width, one.height - other.height,
    ].allSatisfy { abs($0) < 1e-6 }
  }

  @Test
  func `constraints of opposite edges determine the size`() {
    lay { view in
      let part = part(of: view)
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        part.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        part.topAnchor.constraint(equalTo: view.topAnchor),
        part.heightAnchor.constraint(equalToConstant: 44),
      ])
    } check: {
      #expect($0.subviews[0].frame == CGRect(x: 16, y: 0, width: 268, height: 44))
    }
  }

  @Test
  func `constraints support centres, multiples and other views' lengths`() {
    lay { view in
      let (part, other) = (part(of: view), part(of: view))
      NSLayoutConstraint.activate([
        part.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        part.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 10),
        part.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        part.heightAnchor.constraint(equalTo: part.widthAnchor, multiplier: 0.2, constant: 2),
        other.leftAnchor.constraint(equalTo: part.rightAnchor),
        other.topAnchor.constraint(equalTo: part.bottomAnchor),
        other.widthAnchor.constraint(equalToConstant: 5),
        other.heightAnchor.constraint(equalTo: other.widthAnchor),
      ])
    } check: {
      #expect($0.subviews[0].frame == CGRect(x: 75, y: 94, width: 150, height: 32))
      #expect($0.subviews[1].frame == CGRect(x: 225, y: 126, width: 5, height: 5))
    }
  }

  @Test
  func `a view can be as high as its subviews`() {
    lay { view in
      let card = part(of: view)
      let inside = part(of: card)
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        card.topAnchor.constraint(equalTo: view.topAnchor),
        card.widthAnchor.constraint(equalToConstant: 100),
        inside.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
        card.bottomAnchor.constraint(equalTo: inside.bottomAnchor, constant: 8),
        inside.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        inside.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        inside.heightAnchor.constraint(equalToConstant: 30),
      ])
    } check: {
      #expect($0.subviews[0].frame == CGRect(x: 0, y: 0, width: 100, height: 46))
      #expect($0.subviews[0].subviews[0].frame == CGRect(x: 0, y: 8, width: 100, height: 30))
    }
  }

  /// The position of a subview along one axis, in one of several forms.
  private func constraints(
    on part: UIView,
    _ axis: Int,
    start: Double,
    length: Double,
    in outer: UIView,
    _ choice: UInt64
  ) -> [NSLayoutConstraint] {
    let room = axis == 0 ? outer.bounds.width : outer.bounds.height
    let edge: NSLayoutConstraint.Attribute = axis == 0 ? .left : .top
    let far: NSLayoutConstraint.Attribute = axis == 0 ? .right : .bottom
    let middle: NSLayoutConstraint.Attribute = axis == 0 ? .centerX : .centerY
    let extent: NSLayoutConstraint.Attribute = axis == 0 ? .width : .height
    func make(
      _ attribute: NSLayoutConstraint.Attribute,
      _ other: NSLayoutConstraint.Attribute?,
      _ multiplier: Double,
      _ constant: Double
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: part,
        attribute: attribute,
        relatedBy: .equal,
        toItem: other == nil ? nil : outer,
        attribute: other ?? .notAnAttribute,
        multiplier: multiplier,
        constant: constant
      )
    }
    return switch choice % 4 {
    case 0: [make(edge, edge, 1, start), make(extent, nil, 1, length)]
    case 1: [make(edge, edge, 1, start), make(far, far, 1, start + length - room)]
    case 2:
      [
        make(middle, middle, 1, start + length / 2 - room / 2),
        make(extent, extent, 0.5, length - room / 2),
      ]
    default: [make(far, far, 0.5, start + length - room / 2), make(extent, nil, 1, length)]
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `equivalent constraints of nested views give the same frames`(seed: UInt64) {
    var source = RandomSource(seed: seed, purpose: "layout")
    var expected: [CGRect] = []
    lay { view in
      var outer: [UIView] = [view]
      var all: [NSLayoutConstraint] = []
      for _ in 0..<8 {
        let home = outer[Int(source.next() % UInt64(outer.count))]
        let part = part(of: home)
        // Inner sizes are not known yet, so the parent gets the size it will have.
        let numbers = (0..<4).map { _ in (source.nextFraction() * 90).rounded() + 5 }
        let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        all += constraints(
          on: part,
          0,
          start: frame.minX,
          length: frame.width,
          in: home,
          source.next()
        )
        all += constraints(
          on: part,
          1,
          start: frame.minY,
          length: frame.height,
          in: home,
          source.next()
        )
        part.frame = frame
        expected.append(frame)
        outer.append(part)
      }
      // Wherever the views were, constraints alone position them.
      for part in outer.dropFirst() { part.frame = .zero }
      while !all.isEmpty {
        all.remove(at: Int(source.next() % UInt64(all.count))).isActive = true
      }
    } check: { view in
      var found: [CGRect] = []
      func collect(_ view: UIView) {
        for part in view.subviews {
          found.append(part.frame)
          collect(part)
        }
      }
      collect(view)
      let missing = expected.filter { frame in !found.contains { isNear($0, frame) } }
      #expect(missing.isEmpty && found.count == expected.count)
    }
  }

  @Test
  func `a label has its intrinsic size unless a constraint sets another`() {
    lay { view in
      let labels = (0..<2).map { _ in UILabel() }
      for label in labels {
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "Twelve signs"
        view.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          label.topAnchor.constraint(equalTo: view.topAnchor),
        ])
      }
      labels[1].widthAnchor.constraint(equalToConstant: 40).isActive = true
    } check: {
      let size = ($0.subviews[0] as? UILabel)?.intrinsicContentSize ?? .zero
      #expect(size.width > 0 && size.height > 0)
      #expect($0.subviews[0].frame == CGRect(origin: .zero, size: size))
      #expect($0.subviews[1].frame.size == CGSize(width: 40, height: size.height))
    }
  }

  @Test
  func `the constraint of higher priority wins a conflict`() {
    lay { view in
      let part = part(of: view)
      let weak = part.widthAnchor.constraint(equalToConstant: 10)
      weak.priority = .defaultHigh
      NSLayoutConstraint.activate([
        weak,
        part.widthAnchor.constraint(equalToConstant: 20),
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        part.topAnchor.constraint(equalTo: view.topAnchor),
        part.heightAnchor.constraint(equalToConstant: 5),
      ])
    } check: {
      #expect($0.subviews[0].frame.width == 20)
    }
  }

  @Test
  func `inequalities take effect only where they would be violated`() {
    for (rateRequest, expected) in [(50, 80), (100, 100), (200, 150)] as [(CGFloat, CGFloat)] {
      lay { view in
        let part = part(of: view)
        let width = part.widthAnchor.constraint(equalToConstant: rateRequest)
        width.priority = .defaultLow
        NSLayoutConstraint.activate([
          width,
          part.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
          part.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5),
          part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          part.topAnchor.constraint(equalTo: view.topAnchor),
          part.heightAnchor.constraint(equalToConstant: 5),
        ])
      } check: {
        #expect($0.subviews[0].frame.width == expected)
      }
    }
  }

  @Test
  func `conflicting and missing constraints give warnings`() {
    let trace = lay { view in
      let (part, open) = (part(of: view, named: "box"), part(of: view, named: "lost"))
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        part.topAnchor.constraint(equalTo: view.topAnchor),
        part.heightAnchor.constraint(equalToConstant: 5),
        part.widthAnchor.constraint(equalToConstant: 10),
        part.widthAnchor.constraint(equalToConstant: 20),
        open.topAnchor.constraint(equalTo: view.topAnchor),
        open.heightAnchor.constraint(equalToConstant: 5),
      ])
    } check: {
      #expect($0.subviews[0].frame.width == 10)
    }
    #expect(
      trace.warnings == [
        "Unable to simultaneously satisfy constraints. Ignored: box.width == 20.0",
        "The layout of lost is ambiguous: no constraint sets its x and its width; left unchanged",
      ]
    )
  }

  @Test
  func `a conflict warning names views that translate their autoresizing masks`() {
    let trace = lay { view in
      let part = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
      part.layer.name = "forgotten"
      view.addSubview(part)
      let other = self.part(of: view, named: "other")
      NSLayoutConstraint.activate([
        other.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        other.topAnchor.constraint(equalTo: view.topAnchor),
        other.widthAnchor.constraint(equalToConstant: 3),
        other.heightAnchor.constraint(equalToConstant: 3),
        part.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      ])
    } check: {
      #expect($0.subviews[0].frame.minX == 5)
    }
    #expect(trace.warnings.count == 1)
    #expect(
      trace.warnings.first?.hasSuffix(
        "translatesAutoresizingMaskIntoConstraints is true for forgotten"
      ) == true
    )
  }

  @Test
  func `constraints position a rotated view by its centre and keep the rotation`() {
    lay { view in
      let part = part(of: view)
      part.transform = CGAffineTransform(rotationAngle: .pi / 2)
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 100),
        part.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        part.widthAnchor.constraint(equalToConstant: 40),
        part.heightAnchor.constraint(equalToConstant: 20),
      ])
    } check: {
      #expect($0.subviews[0].center == CGPoint(x: 120, y: 110))
      #expect($0.subviews[0].bounds.size == CGSize(width: 40, height: 20))
      #expect($0.subviews[0].transform.b == 1)
    }
  }

  @Test
  func `a view follows a constrained view whose frame is set`() {
    lay { view in
      let avatar = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.addSubview(avatar)
      let badge = part(of: view)
      NSLayoutConstraint.activate([
        badge.centerXAnchor.constraint(equalTo: avatar.trailingAnchor),
        badge.centerYAnchor.constraint(equalTo: avatar.topAnchor),
        badge.widthAnchor.constraint(equalToConstant: 10),
        badge.heightAnchor.constraint(equalToConstant: 10),
      ])
      view.layoutIfNeeded()
      #expect(badge.center == CGPoint(x: 40, y: 0))
      avatar.frame.origin = CGPoint(x: 100, y: 50)
    } check: {
      #expect($0.subviews[1].center == CGPoint(x: 140, y: 50))
    }
  }
}
