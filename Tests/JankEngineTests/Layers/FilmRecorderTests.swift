import JankEngine
import JankMotion
import JankTrace
import Testing

// Also tests: WatchedLayers.

struct FilmRecorderTests {
  /// A page with a part, which moves by an animation of the render server.
  private func run(recordsFilm: Bool, lookLimit: Int = 400_000) -> Trace {
    let device = Device(profile: .phone60, seed: 1, watchedLayers: ["page"])
    if recordsFilm { device.recordFilm(lookLimit: lookLimit) }
    let page = device.layers.create()
    let part = device.layers.create()
    device.layers[page].name = "page"
    device.layers[page].bounds = [0, 0, 100, 200]
    device.layers[page].position = [50, 100]
    device.layers[part].bounds = [0, 0, 10, 10]
    device.layers[part].position = [20, 20]
    device.layers[part].styles[.cornerRadius] = .number(3)
    device.layers[part].effects = [
      .image(LayerImage(name: "hero.png", width: 8, height: 8, format: .png)), .blur,
    ]
    device.layers.insert(page, into: device.layers.root, at: 0)
    device.layers.insert(part, into: page, at: 0)
    device.layers[page].position = [150, 100]
    device.layers.add(
      LayerAnimation(
        id: AnimationID(number: 0),
        property: .position,
        from: [50, 100, 0, 0],
        to: [150, 100, 0, 0],
        curve: .linear,
        duration: 0.1,
        delay: 0
      ),
      to: page
    )
    device.run(SilentApp(), until: Instant(seconds: 1))
    return device.finish()
  }

  @Test func `a film has the layers of every frame as metrics see them`() throws {
    let trace = run(recordsFilm: true)
    let film = try #require(trace.film)
    #expect(film.screenSize == DeviceProfile.phone60.screenSize)
    #expect(
      film.layers == [
        LayerFilm.Layer(name: "page"),
        LayerFilm.Layer(name: "", superlayer: 0, image: "hero.png", isBlurring: true),
      ]
    )
    #expect(film.frames.first?.order == [0, 1])
    #expect(film.frames.dropFirst().allSatisfy { $0.order == nil })
    var newest: [Int32: LayerFilm.Look] = [:]
    for sample in trace.samples {
      for look in film.frames.first(where: { $0.index == sample.frame })?.looks ?? [] {
        newest[look.layer] = look
      }
      #expect(newest[0]?.corners == SIMD8<Float>(sample.outline.coordinates))
      #expect(newest[1]?.cornerRadius == 3)
    }
    #expect(trace.samples.count > 5)
  }

  @Test func `recording changes nothing else`() {
    var trace = run(recordsFilm: true)
    trace.film = nil
    #expect(trace == run(recordsFilm: false))
  }

  @Test func `a film that is too long has no frames and is marked`() throws {
    let film = try #require(run(recordsFilm: true, lookLimit: 5).film)
    #expect(film.isTruncated && film.frames.isEmpty)
    #expect(run(recordsFilm: true).film?.isTruncated == false)
  }

  @Test func `a film is too long from one look above its limit`() throws {
    let film = try #require(run(recordsFilm: true).film)
    let count = film.frames.reduce(0) { $0 + $1.looks.count }
    #expect(run(recordsFilm: true, lookLimit: count).film == film)
    #expect(run(recordsFilm: true, lookLimit: count - 1).film?.isTruncated == true)
  }
}
