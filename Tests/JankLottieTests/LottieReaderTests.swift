import JankLottie
import JankText
import Testing

// Also tests: LottieFile.

struct LottieReaderTests {
  private func read(_ bytes: [UInt8]) throws(FileError) -> LottieFile {
    try LottieReader.read(bytes, path: "a.json")
  }

  private func message(_ text: String) -> String {
    do throws(FileError) {
      _ = try read(Array(text.utf8))
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  /// Layers of all compositions, compositions, keyframes, held ones, curved ones, split positions,
  /// layers with a parent, time maps and turned layers, as `Files/README.md` counts them.
  @Test(arguments: [
    ("test-files--position-path-ease", [2, 1, 2, 0, 1, 0, 0, 0, 0]),
    ("test-files--position-path-auto-orient", [2, 1, 2, 0, 1, 0, 0, 0, 1]),
    ("test-files--null-parent", [2, 1, 0, 0, 0, 0, 1, 0, 0]),
    ("test-files--precomp-time-stretch", [3, 2, 0, 0, 0, 0, 0, 0, 0]),
    ("test-files--position-split", [2, 1, 0, 0, 0, 1, 0, 0, 0]),
    ("lottie-ios--HamburgerArrow", [4, 1, 25, 0, 0, 0, 3, 0, 0]),
    ("lottie-ios--9squares-AlBoardman", [21, 1, 321, 0, 0, 0, 20, 0, 0]),
    ("lottie-ios--Boat-Loader", [45, 7, 379, 1, 9, 0, 17, 1, 7]),
    ("lottie-ios--Y", [45, 1, 729, 717, 0, 0, 44, 0, 0]),
    ("lottie-ios--LottieLogo2", [74, 1, 143, 0, 26, 0, 68, 0, 0]),
    ("lottie-ios--issue-1717", [65, 7, 315, 28, 28, 7, 41, 0, 0]),
    ("rlottie--square-wheel", [2, 2, 122, 0, 119, 0, 0, 0, 0]),
    ("rlottie--loading-rectangles", [16, 1, 153, 0, 0, 16, 0, 0, 0]),
  ])
  func `public files have the parts that their list counts`(name: String, counts: [Int]) throws {
    let file = try LottieSamples.file(name)
    let layers = ([file.layers] + file.compositions.values).flatMap(\.self)
    var tracks: [LottieTrack] = []
    var splitCount = 0
    for layer in layers {
      let transform = layer.transform
      tracks += [transform.anchor, transform.scale, transform.rotation, transform.opacity]
      switch transform.position {
      case .joined(let track): tracks.append(track)
      case .split(let x, let y):
        tracks += [x, y]
        splitCount += 1
      }
    }
    let keyframes = tracks.filter { !$0.isConstant }.flatMap(\.keyframes)
    let found = [
      layers.count, file.compositions.count + 1, keyframes.count,
      keyframes.count(where: \.isHold), keyframes.count { $0.path != nil }, splitCount,
      layers.count { $0.parent != nil }, layers.count { $0.timeMap != nil },
      layers.count(where: \.transform.followsPath),
    ]
    #expect(found == counts)
  }

  @Test func `layers are ordered from the back, and parents are found by number`() throws {
    let file = try read(
      LottieSamples.animation(
        layers: """
          { "ty": 3, "ip": 0, "op": 9, "nm": "front", "ind": 7, "parent": 2 },
          { "ty": 1, "sw": 4, "sh": 5, "ip": 0, "op": 9, "nm": "back", "ind": 2 }
          """
      )
    )
    #expect(file.layers.map(\.name) == ["back", "front"])
    #expect(file.layers[1].parent == 0 && file.layers[0].parent == nil)
    #expect(file.layers[0].box == [0, 0, 4, 5])
    #expect(file.duration == 1 && file.size == [100, 50])
  }

  @Test func `the box of a shape layer contains its shapes as their groups place them`() throws {
    let shapes = """
      [{ "ty": "gr", "it": [
        { "ty": "rc", "p": { "k": [10, 20] }, "s": { "k": [4, 6] } },
        { "ty": "st", "w": { "k": 2 } },
        { "ty": "tr", "p": { "k": [100, 0] }, "a": { "k": [0, 0] }, "s": { "k": [200, 100] },
          "r": { "k": 0 }, "o": { "k": 100 } } ] }]
      """
    let layer = #"{ "ty": 4, "ip": 0, "op": 9, "shapes": \#(shapes) }"#
    let file = try read(LottieSamples.animation(layers: layer))
    #expect(file.layers[0].box == [114, 16, 12, 8])
  }

  @Test(arguments: [
    (#"{ "a": 1 }"#, "a.json:1:1: error: expected a Lottie animation with a list of layers"),
    ("[", #"a.json:1:1: error: this "[" is never closed"#),
    ("PK\u{3}\u{4}", "a.json:1:1: error: expected a Lottie file in JSON, found a zip archive"),
    ("\n<document/>", "a.json:1:1: error: expected a Lottie file in JSON, found XML"),
    ("# Title", ##"a.json:1:1: error: expected a Lottie file in JSON, found "#""##),
    ("Title", #"a.json:1:1: error: expected a Lottie file in JSON, found "T""#),
    (
      #"{ "fr": 0, "ip": 0, "op": 1, "w": 1, "h": 1, "layers": [] }"#,
      #"a.json:1:9: error: expected a number from 1.0 to 1000.0 for "fr", found the number 0"#
    ),
    (
      #"{ "fr": 60, "ip": 5, "op": 5, "w": 1, "h": 1, "layers": [] }"#,
      #"a.json:1:28: error: expected an end "op" after the first frame 5.0, found 5.0"#
    ),
    (
      #"{ "fr": 60, "ip": 0, "op": 5, "w": 1, "h": 1, "layers": [{ "ip": 0, "op": 1 }] }"#,
      #"error: the key "ty" is missing, expected the kind of a layer"#
    ),
    (
      #"{"fr":60,"ip":0,"op":5,"w":1,"h":1,"layers":[{"ty":0,"refId":"x","ip":0,"op":1}]}"#,
      #"error: there is no composition "x" among the assets of the file"#
    ),
    (
      #"{"fr":60,"ip":0,"op":5,"w":1,"h":1,"layers":[{"ty":3,"ip":0,"op":1,"sr":0}]}"#,
      #"expected a stretch "sr" other than 0"#
    ),
  ])
  func `a broken file has an error with its place`(text: String, expected: String) {
    #expect(message(text).contains(expected), "\(message(text))")
  }

  @Test func `a composition that contains itself is rejected`() {
    let inner = #"{ "ty": 0, "refId": "a", "ip": 0, "op": 1, "w": 1, "h": 1 }"#
    let bytes = LottieSamples.animation(
      layers: inner,
      assets: #"{ "id": "a", "layers": [\#(inner)] }"#
    )
    #expect(message(String(decoding: bytes, as: UTF8.self)).contains("contains itself"))
  }

  @Test func `compositions that multiply are rejected before they are expanded`() {
    func use(_ number: Int) -> String {
      #"{ "ty": 0, "refId": "c\#(number)", "ip": 0, "op": 1, "w": 1, "h": 1 }"#
    }
    let assets = (0..<40).map { number in
      let inner = number == 39 ? "" : "\(use(number + 1)), \(use(number + 1))"
      return #"{ "id": "c\#(number)", "layers": [\#(inner)] }"#
    }
    let bytes = LottieSamples.animation(
      layers: use(0),
      assets: assets.joined(separator: ", ")
    )
    #expect(message(String(decoding: bytes, as: UTF8.self)).contains("more than 10000 layers"))
  }

  @Test func `parents in a circle are omitted with a warning`() throws {
    let file = try read(
      LottieSamples.animation(
        layers: """
          { "ty": 3, "ip": 0, "op": 9, "ind": 1, "parent": 2 },
          { "ty": 3, "ip": 0, "op": 9, "ind": 2, "parent": 1 },
          { "ty": 3, "ip": 0, "op": 9, "ind": 3, "parent": 9 }
          """
      )
    )
    #expect(file.layers.filter { $0.parent != nil }.count == 1)
    #expect(file.warnings.count == 2)
    #expect(file.warnings.map(\.message).contains { $0.contains("follows itself") })
  }

  @Test func `a missing parent and an unknown kind are named by their numbers`() throws {
    let file = try read(
      LottieSamples.animation(
        layers: """
          { "ty": 3, "ip": 0, "op": 9, "nm": "guide", "ind": 1, "parent": 77 },
          { "ty": 99, "ip": 0, "op": 9 }
          """
      )
    )
    #expect(
      file.warnings.map(\.message) == [
        "omitted: a layer of the unknown kind 99",
        #"no layer of the composition has the number 77 of this parent; "guide" follows none"#,
      ]
    )
  }

  @Test func `what is omitted is named once`() throws {
    let warnings = try LottieSamples.file("lottie-ios--issue-1717").warnings.map(\.message)
    #expect(warnings.contains { $0.contains("omitted: a mask, here and in 8 more places") })
    #expect(warnings.contains { $0.contains("omitted: a matte") })
    #expect(warnings.count == Set(warnings).count)
  }

  @Test func `damaged copies of public files are read or rejected`() throws {
    var state: UInt64 = 1
    func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let (characters, digits) = (Array("{}[]\",:-.e0159xtrue".utf8), Array("0123456789-".utf8))
    var readCount = 0
    for name in LottieSamples.names {
      let bytes = try LottieSamples.bytes(name)
      guard bytes.count < 30_000 else { continue }
      for _ in 0..<60 {
        var copy = bytes
        for _ in 0...next(below: 4) {
          let place = next(below: copy.count)
          // Digits mostly become digits, so that half of the copies get past the parser.
          let isDigit = (48...57).contains(copy[place])
          let others = isDigit ? digits : characters
          copy[place] = others[next(below: others.count)]
        }
        guard let file = try? LottieReader.read(copy, path: name) else { continue }
        readCount += 1
        _ = LottieScene(file).placements(at: file.firstFrame)
      }
    }
    #expect(readCount > 50)
  }
}
