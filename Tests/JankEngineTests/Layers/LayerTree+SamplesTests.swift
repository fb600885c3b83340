import JankEngine
import JankMotion
import JankTrace
import Testing

struct LayerTreeSamplesTests {
  /// A page of 60 × 80 points in the centre of a screen of 100 × 200, with a sublayer.
  private struct SampledTree: ~Copyable {
    var tree = LayerTree(screenSize: [100, 200])
    let page: LayerID
    let part: LayerID

    init(_ change: (inout Layer) -> Void = { _ in }) {
      (page, part) = (tree.create(), tree.create())
      tree.insert(page, into: tree.root, at: 0)
      tree.insert(part, into: page, at: 0)
      tree[page].name = "Page"
      tree[page].bounds = [0, 0, 60, 80]
      tree[page].position = [50, 100]
      tree[part].bounds = [0, 0, 10, 10]
      tree[part].position = [5, 35]
      change(&tree[page])
    }

    /// Adds a perspective from 200 points to the screen.
    mutating func setPerspective() {
      var perspective = Transform3D.identity
      perspective.row3.w = -1 / 200
      tree[tree.root].styles[.sublayerTransform] = .transform(perspective)
    }

    var outline: LayerOutline { tree.outline(of: page, at: 0) }

    /// The presentation of the page, or of its sublayer.
    func sample(of part: Bool = false, at time: Double = 0) -> LayerSample {
      tree.sample(of: part ? self.part : page, in: 3, at: time)
    }
  }

  private func outline(_ change: (inout Layer) -> Void = { _ in }) -> LayerOutline {
    let stage = SampledTree(change)
    return stage.outline
  }

  private func animation(_ curve: TimingCurve, begin: Double) -> LayerAnimation {
    var animation = LayerAnimation(
      id: AnimationID(number: 1),
      property: .position,
      from: [0, 100, 0, 0],
      to: .zero,
      curve: curve,
      duration: 1,
      delay: 0
    )
    animation.beginTime = begin
    return animation
  }

  private func isClose(_ one: LayerOutline, _ other: LayerOutline) -> Bool {
    one.distance(to: other) < 1e-9
  }

  @Test func `a plain layer is at its frame for any anchor point and origin`() {
    let plain = LayerOutline(center: [50, 100], size: [60, 80])
    #expect(outline() == plain)
    let hung = outline { page in
      page.anchorPoint = [0, 0.5]
      page.position = [20, 100]
      page.bounds.lowHalf = [300, 500]
    }
    #expect(isClose(hung, plain))
  }

  @Test func `a transform acts about the anchor point, an origin moves the sublayers`() {
    let stretched = outline { page in
      page.anchorPoint = [0, 0]
      page.position = [10, 20]
      page.styles[.transform] = .transform(.scale(x: 0.5, y: 2))
    }
    #expect(isClose(stretched, LayerOutline(center: [25, 100], size: [30, 160])))
    var stage = SampledTree { $0.bounds.lowHalf = [0, 30] }
    let shifted = LayerOutline(center: [25, 65], size: [10, 10])
    #expect(isClose(stage.sample(of: true).outline, shifted))
    stage.tree[stage.page].styles[.transform] = .transform(.scale(x: 0.5, y: 0.5))
    let shrunk = LayerOutline(center: [37.5, 82.5], size: [5, 5])
    #expect(isClose(stage.sample(of: true).outline, shrunk))
  }

  @Test func `under perspective the near edge of a rotated layer is longer than the far one`() {
    var stage = SampledTree { page in
      page.styles[.transform] = .transform(.rotation(angle: 0.5, axis: [0, 1, 0]))
    }
    let flat = stage.outline.corners
    #expect(abs(flat[2].y - flat[0].y - 80) < 1e-9 && abs(flat[3].y - flat[1].y - 80) < 1e-9)
    stage.setPerspective()
    let corners = stage.outline.corners
    let edges = [corners[2].y - corners[0].y, corners[3].y - corners[1].y].sorted()
    let depth = 30 * Maths.sinCos(0.5).sin
    #expect(abs(edges[0] - 80 / (1 + depth / 200)) < 1e-9)
    #expect(abs(edges[1] - 80 / (1 - depth / 200)) < 1e-9)
  }

  @Test func `behind the eye and far outside a corner is a screen away`() {
    #expect(outline { $0.position = [-5_000, 70_000] }.corners.allSatisfy { $0 == [-100, 400] })
    var stage = SampledTree { $0.styles[.transform] = .transform(.translation(z: 300)) }
    stage.setPerspective()
    #expect(
      stage.outline.corners == [[-100, -200], [200, -200], [-100, 400], [200, 400]]
    )
  }

  @Test func `layers off the screen or transparent are not on it`() {
    func isOnScreen(_ change: (inout Layer) -> Void) -> Bool {
      let stage = SampledTree(change)
      return stage.sample().isOnScreen
    }
    #expect(isOnScreen { _ in })
    #expect(isOnScreen { $0.position = [-29, 100] } && !isOnScreen { $0.position = [-30, 100] })
    #expect(isOnScreen { $0.position = [50, 239] } && !isOnScreen { $0.position = [50, 240] })
    #expect(!isOnScreen { $0.opacity = 0 })
  }

  @Test func `the opacity of a layer includes its superlayers'`() {
    var stage = SampledTree { $0.opacity = 0.5 }
    stage.tree[stage.part].opacity = 0.5
    #expect(stage.sample(of: true).shownOpacity == 0.25)
    stage.tree[stage.page].opacity = 1.2
    let (page, part) = (stage.sample(), stage.sample(of: true))
    #expect(part.shownOpacity == 0.5 && page.shownOpacity == 1)
    #expect(page.opacity == 1.2 && page.layer == "Page" && page.frame == 3)
  }

  @Test func `a layer starts at the initial velocity of its newest animation`() throws {
    var stage = SampledTree()
    #expect(stage.sample().departure == nil)
    stage.tree.add(animation(.linear, begin: 2), to: stage.page)
    let even = try #require(stage.sample(at: 2.5).departure)
    #expect(even.time == Instant(nanoseconds: 2_000_000_000))
    #expect(abs(even.velocity.y + 100) < 1e-6 && even.velocity.x == 0)
    // The animations of its superlayers move it as well.
    let part = try #require(stage.sample(of: true, at: 2.5).departure)
    #expect(abs(part.velocity.y + 100) < 1e-6 && part.time == even.time)
    stage.tree[stage.page].timing.hold(atLocalTime: 2.25)
    #expect(stage.sample(at: 2.5).departure == nil)
  }

  @Test func `a paused and resumed layer starts later by that time`() throws {
    var stage = SampledTree()
    stage.tree.add(animation(.linear, begin: 2), to: stage.page)
    stage.tree[stage.page].timing = try LayerTime(beginTime: 0.25)
    let departure = try #require(stage.sample(at: 2.5).departure)
    #expect(departure.time == Instant(nanoseconds: 2_250_000_000))
    #expect(abs(departure.velocity.y + 100) < 1e-6)
  }

  @Test func `an ease-in animation starts from rest`() throws {
    var stage = SampledTree()
    stage.tree.add(animation(.easeInEaseOut, begin: 1), to: stage.page)
    let departure = try #require(stage.sample(at: 1.5).departure)
    #expect(departure.velocity.y.magnitude < 0.1)
  }
}
