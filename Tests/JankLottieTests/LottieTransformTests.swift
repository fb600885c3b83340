import JankLottie
import JankMotion
import Testing

struct LottieTransformTests {
  private func matrix(_ transform: String, at frame: Double = 0, more: String = "") throws
    -> PlaneTransform
  {
    let bytes = LottieSamples.animation(transform: transform, more: more)
    return try LottieReader.read(bytes, path: "a.json").layers[0].transform.matrix(at: frame)
  }

  @Test func `the anchor goes to the position, scaled and then turned`() throws {
    let matrix = try matrix(
      #""a": { "k": [10, 0] }, "p": { "k": [100, 50] }, "s": { "k": [200, 100] }, "r": { "k": 90 }"#
    )
    #expect(matrix.image(of: [10, 0]) == [100, 50])
    #expect(matrix.image(of: [11, 0]) == [100, 52])
    #expect(matrix.image(of: [10, 1]) == [99, 50])
  }

  @Test func `a skew of 45 degrees moves a point by its height`() throws {
    let along = try matrix(#""sk": { "k": 45 }, "sa": { "k": 0 }"#)
    #expect(abs(along.image(of: [0, 1]).x + 1) < 1e-12)
    #expect(abs(along.image(of: [0, 1]).y - 1) < 1e-12)
    let across = try matrix(#""sk": { "k": 45 }, "sa": { "k": 90 }"#)
    #expect(abs(across.image(of: [1, 0]).y - 1) < 1e-12)
    #expect(abs(across.image(of: [1, 0]).x - 1) < 1e-12)
  }

  @Test func `coordinates may have tracks of their own`() throws {
    let y = #"{ "k": [{ "t": 0, "s": [0] }, { "t": 10, "s": [20] }] }"#
    let matrix = try matrix(#""p": { "s": true, "x": { "k": 5 }, "y": \#(y) }"#, at: 5)
    #expect([matrix.tx, matrix.ty] == [5, 10])
  }

  @Test func `a layer can turn with its way, and keeps the direction at the ends`() throws {
    let way = #"[{ "t": 10, "s": [0, 0] }, { "t": 20, "s": [0, 20] }]"#
    for frame in [0.0, 15, 30] {
      let matrix = try matrix(#""p": { "k": \#(way) }"#, at: frame, more: #", "ao": 1"#)
      #expect(abs(matrix.b - 1) < 1e-12 && abs(matrix.a) < 1e-12)
    }
  }

  @Test func `opacity is within 0 and 1`() throws {
    let bytes = LottieSamples.animation(transform: #""o": { "k": 130 }"#)
    let transform = try LottieReader.read(bytes, path: "a.json").layers[0].transform
    #expect(transform.opacity(at: 0) == 1 && transform.isConstant)
  }
}
