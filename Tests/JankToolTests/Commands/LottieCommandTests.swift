import Foundation
import JankTool
import Testing

struct LottieCommandTests {
  private static let file = """
    { "fr": 10, "ip": 0, "op": 5, "w": 40, "h": 20, "layers": [
      { "ty": 1, "nm": "square", "sw": 4, "sh": 4, "ip": 0, "op": 5, "parent": 1,
        "ks": { "p": { "k": [{ "t": 0, "s": [0, 0] }, { "t": 4, "s": [8, 0] }] } },
        "masksProperties": [{}] },
      { "ty": 3, "nm": "guide", "ind": 1, "ip": 0, "op": 5, "ks": { "p": { "k": [1, 2] } } }] }
    """

  @Test func `a file is a list of layers, or their values`() async throws {
    try await ScenarioDesk.with(["a.json": Self.file]) { desk in
      let list = try await ToolRun(["lottie", desk.path("a.json")])
      #expect(list.code == .done)
      #expect(list.output.contains("square  solid  guide       0   5          2\n"))
      #expect(
        list.output.hasSuffix(
          "2 layers, 2 keyframes, 40 x 20 points, 0.50 s at 10.0 frames a second\n"
        )
      )
      #expect(list.errors.contains("a.json:2:3: warning: omitted: a mask"))
      let values = try await ToolRun(["lottie", desk.path("a.json"), "--frame", "2"])
      #expect(
        values.output == """
          frame,layer,shown,opacity,a,b,c,d,tx,ty\r
          2.0,guide,1,1.0,1.0,0.0,0.0,1.0,1.0,2.0\r
          2.0,square,1,1.0,1.0,0.0,0.0,1.0,5.0,2.0\r

          """
      )
      let all = try await ToolRun(["lottie", desk.path("a.json"), "--format", "csv"])
      #expect(all.output.split(separator: "\r\n").count == 11)
    }
  }

  @Test func `keyframes of a composition count as often as it is used, as in the column`()
    async throws
  {
    let use = #"{ "ty": 0, "refId": "c", "ip": 0, "op": 5, "w": 1, "h": 1 }"#
    let inner = try #require(Self.file.split(separator: #""layers": "#).last)
    let file = """
      { "fr": 10, "ip": 0, "op": 5, "w": 40, "h": 20, "layers": [\(use), \(use)],
        "assets": [{ "id": "c", "layers": \(inner)] }
      """
    try await ScenarioDesk.with(["a.json": file]) { desk in
      let list = try await ToolRun(["lottie", desk.path("a.json")])
      #expect(list.output.contains("6 layers, 4 keyframes (2 in the file), "), "\(list.output)")
    }
  }

  @Test func `a frame outside of the file is a note, and a table of values an error`() async throws
  {
    try await ScenarioDesk.with(["a.json": Self.file]) { desk in
      let late = try await ToolRun(["lottie", desk.path("a.json"), "--frame", "9"])
      #expect(late.code == .done && late.output.contains("9.0,square,0"), "\(late.output)")
      #expect(
        late.errors.contains(
          "frame 9 is not one of the file, which begins with 0 and ends before 5"
        )
      )
      let inside = try await ToolRun(["lottie", desk.path("a.json"), "--frame", "4"])
      #expect(!inside.errors.contains("is not one of the file"))
      let table = try await ToolRun([
        "lottie", desk.path("a.json"), "--frame", "2", "--format", "table",
      ])
      #expect(table.code == .wrongUsage && table.output.isEmpty)
      #expect(table.errors.contains("--frame writes values"), "\(table.errors)")
    }
  }

  @Test func `a file that is no animation is an error with its place`() async throws {
    try await ScenarioDesk.with(["b.json": #"{ "fr": 10 }"#]) { desk in
      let run = try await ToolRun(["lottie", desk.path("b.json")])
      #expect(run.code == .invalidData)
      #expect(run.errors.contains("b.json:1:1: error: expected a Lottie animation"))
    }
  }
}
