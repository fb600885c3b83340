import JankEngine
import JankMotion
import Testing

struct LayerTests {
  private func move(
    by distance: Double,
    begin: Double?,
    duration: Double = 1,
    delay: Double = 0
  ) -> LayerAnimation {
    var animation = LayerAnimation(
      id: AnimationID(number: 0),
      property: .position,
      from: .zero,
      to: [distance, 0, 0, 0],
      curve: .linear,
      duration: duration,
      delay: delay
    )
    animation.beginTime = begin
    return animation
  }

  @Test
  func `every property starts with its default and reads back its value`() {
    var layer = Layer()
    for property in Layer.Property.allCases {
      let standard = property.standardValue
      #expect(layer.value(of: property) == standard, "\(property)")
      let other: LayerValue
      switch standard {
      case .transform: other = .transform(.scale(x: 2, y: 3))
      case .path: other = .path(LayerPath([.move(to: [1, 2])]))
      case .numbers:
        let two: [Layer.Property] = [.position, .anchorPoint, .shadowOffset, .contents]
        let lanes = property == .bounds ? 4 : two.contains(property) ? 2 : 1
        var numbers = SIMD4<Double>.zero
        for lane in 0..<lanes { numbers[lane] = Double(lane + 5) }
        other = .numbers(numbers)
      }
      layer.setValue(other, of: property)
      #expect(layer.value(of: property) == other, "\(property)")
      layer.setValue(standard, of: property)
    }
    #expect(layer.styles.isEmpty)
  }

  @Test
  func `a copy of the model has all values, and no place, time or animations`() {
    var tree = LayerTree(screenSize: [100, 100])
    let (layer, child, mask) = (tree.create(), tree.create(), tree.create())
    tree.insert(layer, into: tree.root, at: 0)
    tree.insert(child, into: layer, at: 0)
    tree.setMask(mask, of: layer)
    tree[layer].name = "Sheet"
    tree[layer].isHidden = true
    tree[layer].effects = [.blur, .shadowPath]
    tree[layer].timing.hold(atLocalTime: 1)
    tree.add(move(by: 10, begin: 0), to: layer)
    for property in Layer.Property.allCases {
      if case .numbers(let numbers) = property.standardValue {
        tree[layer].setValue(.numbers(numbers + 0.25), of: property)
      }
    }
    let copy = tree[layer].modelCopy
    for property in Layer.Property.allCases {
      #expect(copy.value(of: property) == tree[layer].value(of: property), "\(property)")
    }
    #expect(copy.name == "Sheet" && copy.isHidden && copy.effects == [.blur, .shadowPath])
    #expect(copy.superlayer == nil && copy.sublayers.isEmpty && copy.mask == nil)
    #expect(copy.animations.isEmpty && copy.timing == .identity)
  }

  @Test
  func `several animations of one property add up`() {
    var tree = LayerTree(screenSize: [100, 100])
    let layer = tree.create()
    tree[layer].position = [100, 0]
    tree.add(move(by: 60, begin: 0), to: layer)
    tree.add(move(by: 40, begin: 0), to: layer)
    #expect(tree[layer].presentation(at: 0).position.x == 0)
    #expect(tree[layer].presentation(at: 0.5).position.x == 50)
    #expect(tree[layer].presentation(at: 1).position.x == 100)
  }

  @Test
  func `a transform under several changes never jumps when the next begins`() {
    let transforms: [Transform3D] = [
      .identity, .rotation(angle: 1.2, axis: [0, 0, 1]) * .translation(x: 30, y: -5),
      .scale(x: 2, y: 2) * .translation(x: 100, y: 0), .translation(x: -40, y: 10),
    ]
    var layer = Layer()
    for (number, (from, to)) in zip(transforms, transforms.dropFirst()).enumerated() {
      let begin = Double(number) * 0.4
      let before = layer.presentation(at: begin).value(of: .transform)
      var change = LayerAnimation(
        id: AnimationID(number: number),
        target: LayerKeyPath(.transform),
        course: .change(from: .transform(from), to: .transform(to), .easeInEaseOut),
        blend: .makesUp,
        timing: .once(1)
      )
      change.beginTime = begin
      layer.setValue(.transform(to), of: .transform)
      layer.animations.append(change)
      let after = layer.presentation(at: begin).value(of: .transform)
      #expect(distance(before.transform, after.transform) < 1e-12, "change \(number)")
    }
    #expect(layer.presentation(at: 2).value(of: .transform) == .transform(transforms[3]))
  }

  @Test
  func `one change of a transform interpolates between its ends`() {
    let (from, to) = (Transform3D.identity, Transform3D.rotation(angle: 2, axis: [0, 1, 0]))
    var layer = Layer()
    layer.setValue(.transform(to), of: .transform)
    var change = LayerAnimation(
      id: AnimationID(number: 0),
      target: LayerKeyPath(.transform),
      course: .change(from: .transform(from), to: .transform(to), .linear),
      blend: .makesUp,
      timing: .once(1)
    )
    change.beginTime = 0
    layer.animations.append(change)
    for step in 0...8 {
      let time = Double(step) / 8
      let expected = Transform3D.interpolated(from: from, to: to, fraction: time)
      let seen = layer.presentation(at: time).value(of: .transform).transform
      #expect(distance(seen, step == 8 ? to : expected) == 0)
    }
  }

  @Test
  func `a replacing animation hides earlier changes, a later one adds to it`() {
    var layer = Layer()
    layer.position = [100, 7]
    layer.animations.append(move(by: 100, begin: 0))
    var replacing = LayerAnimation(
      id: AnimationID(number: 1),
      target: LayerKeyPath(.position, part: .lanes(first: 0, count: 1)),
      course: .ends(LayerEnds(from: .number(1), to: .number(3), by: nil), .linear),
      blend: .replaces,
      timing: .once(1)
    )
    replacing.beginTime = 0
    layer.animations.append(replacing)
    #expect(layer.presentation(at: 0.5).position == [2, 7])
    layer.animations.append(move(by: 10, begin: 0))
    #expect(layer.presentation(at: 0.5).position == [-3, 7])
  }

  private func distance(_ a: Transform3D, _ b: Transform3D) -> Double {
    var sum = 0.0
    for row in 1...4 { for column in 1...4 { sum += abs(a[row, column] - b[row, column]) } }
    return sum
  }
}
