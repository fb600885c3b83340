import JankLottie
import JankMotion
import Testing

struct LottieSceneTests {
  private func scene(_ layers: String, assets: String = "") throws -> LottieScene {
    let bytes = LottieSamples.animation(layers: layers, assets: assets)
    return LottieScene(try LottieReader.read(bytes, path: "a.json"))
  }

  @Test func `a layer follows the transform of its parent, not its opacity`() throws {
    let scene = try scene(
      """
      { "ty": 1, "ip": 0, "op": 60, "nm": "child", "ind": 2, "parent": 1,
        "ks": { "p": { "k": [1, 0] } } },
      { "ty": 3, "ip": 0, "op": 60, "nm": "parent", "ind": 1,
        "ks": { "p": { "k": [10, 10] }, "s": { "k": [300, 300] }, "o": { "k": 20 } } }
      """
    )
    let child = scene.placements(at: 0)[1]
    #expect(scene.nodes[1].path == "child" && scene.nodes[1].parents == [0])
    #expect([child.matrix.tx, child.matrix.ty, child.matrix.a] == [13, 10, 3])
    #expect(child.opacity == 1)
  }

  @Test func `a composition has a time of its own`() throws {
    let inner = """
      { "ty": 1, "nm": "inner", "ip": 0, "op": 20, "ks": { "p": { "k": [
        { "t": 0, "s": [0, 0] }, { "t": 10, "s": [100, 0] }] } } }
      """
    let use = #""ty": 0, "refId": "c", "ip": 0, "op": 60, "w": 9, "h": 9"#
    let assets = #"{ "id": "c", "layers": [\#(inner)] }"#
    let stretched = try scene(#"{ \#(use), "st": 4, "sr": 2 }"#, assets: assets)
    #expect(stretched.placements(at: 14)[1].matrix.tx == 50)
    #expect(!stretched.placements(at: 2)[1].isShown && !stretched.placements(at: 45)[1].isShown)
    let map = #""tm": { "k": [{ "t": 0, "s": [0.1] }, { "t": 60, "s": [0.1] }] }"#
    let mapped = try scene("{ \(use), \(map) }", assets: assets)
    #expect(abs(mapped.placements(at: 30)[1].matrix.tx - 60) < 1e-9)
  }

  @Test func `what a hidden composition contains is not shown`() throws {
    let scene = try scene(
      #"{ "ty": 0, "refId": "c", "ip": 5, "op": 60, "w": 9, "h": 9, "nm": "outer" }"#,
      assets: #"{ "id": "c", "layers": [{ "ty": 1, "ip": -9, "op": 60, "nm": "inner" }] }"#
    )
    #expect(scene.nodes.map(\.path) == ["outer", "outer/inner"])
    #expect(scene.placements(at: 4).map(\.isShown) == [false, false])
    #expect(scene.placements(at: 5).map(\.isShown) == [true, true])
  }

  @Test(arguments: LottieSamples.names)
  func `every frame of a public file has finite values`(name: String) throws {
    let file = try LottieSamples.file(name)
    let scene = LottieScene(file)
    #expect(scene.nodes.count == file.layerCount)
    #expect(Set(scene.nodes.map(\.path)).count == scene.nodes.count)
    for frame in stride(from: file.firstFrame, to: file.endFrame, by: 7) {
      for placement in scene.placements(at: frame) {
        let matrix = placement.matrix
        let sum = matrix.a + matrix.b + matrix.c + matrix.d + matrix.tx + matrix.ty
        #expect(sum.isFinite && (0...1).contains(placement.opacity))
      }
    }
  }
}
