import Foundation
import JankTool
import Testing

// Also tests: SearchRun, CandidatePlayer, GoalChange.

struct TuneCommandTests {
  @Test func `answers come in every format`() async throws {
    try await SweepDesk.with { desk in
      #expect(try await desk.sweep(["--quiet"]).code == .done)
      let table = try await desk.run(["tune"], "small.sweep.ndjson")
      #expect(table.code == .done, "\(table.errors)")
      for title in ["Best", "Pareto front", "Main effects of ", "Safe region"] {
        #expect(table.output.contains(title))
      }
      #expect(table.output.contains("keep all limits on every device; 0 are invalid, 6 excluded"))
      let markdown = try await desk.run(["tune", "--format", "markdown"], "small.sweep.ndjson")
      #expect(markdown.output.hasPrefix("# small\n\n- wanted: "), "\(markdown.output)")
      #expect(markdown.output.contains("\n\n## Best\n\n| damping | layers | strategy |"))
      let json = try await desk.run(["tune", "--format", "json"], "small.sweep.ndjson")
      let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
      #expect(
        (value?["best"] as? [[String: Any]])?.first?["strategy"] as? String == "core-animation"
      )
      let limits = try #require(value?["limits"] as? [[String: Any]])
      #expect(limits.map { $0["atMost"] as? Double } == [5])
      let region = try #require(value?["safeRegion"] as? [[String: Any]])
      #expect(region.map { $0["parameter"] as? String } == ["damping", "layers"])
      let svg = try await desk.run(["tune", "--format", "svg"], "small.sweep.ndjson")
      #expect(svg.output.hasPrefix("<svg ") && svg.output.hasSuffix("</svg>\n"))
    }
  }

  @Test func `other limits need no new runs, and limits that nothing keeps fail`() async throws {
    try await SweepDesk.with { desk in
      #expect(try await desk.sweep(["--quiet"]).code == .done)
      let first = try desk.bytes("small.sweep.ndjson")
      let limit = #"{ "metric": "apple.hitch-time-ratio", "atMost": 5 }"#
      let strict = SweepDesk.sweep
        .replacing(limit, with: #"{ "metric": "transition.settle.max", "atMost": 1 }"#)
        .replacing(
          #""minimize": "apple.hitch-time-ratio""#,
          with: #""maximize": "apple.hitch-time-ratio""#
        )
      try desk.write(strict, to: "small.sweep.json")
      let changed = try await desk.sweep(["--quiet"])
      #expect(
        changed.output.hasSuffix("has the new objectives and limits; no case was run again\n"),
        "\(changed.output)"
      )
      let second = try desk.bytes("small.sweep.ndjson")
      #expect(first != second)
      let table = try await desk.run(["tune"], "small.sweep.ndjson")
      #expect(table.code == .regressed, "\(table.output)")
      #expect(table.output.contains("No candidate keeps all limits. The nearest is damping 0.5"))
      let found = try await desk.run(["tune", "--search"], "small.sweep.json")
      #expect(found.code == .regressed, "\(found.output)")
      #expect(
        found.output.hasPrefix("no candidate that was tried keeps all limits\nThe nearest is ")
      )
      #expect(found.output.contains(/on phone-\d+\.\n\d+ runs instead of/), "\(found.output)")
      #expect(try await desk.sweep(["--quiet", "--force"]).code == .done)
      #expect(try desk.bytes("small.sweep.ndjson") == second)
      // Another stall, value or scenario does.
      try desk.write(SweepDesk.sweep.replacing("50 ms", with: "60 ms"), to: "small.sweep.json")
      #expect(try await desk.sweep(["--quiet"]).output.hasPrefix("wrote "))
      try desk.write(SweepDesk.sweep, to: "small.sweep.json")
      #expect(try await desk.sweep(["--quiet"]).output.hasPrefix("wrote "))
      #expect(try desk.bytes("small.sweep.ndjson") == first)
    }
  }

  @Test func `a page plays the candidates of the sweep that it is given`() async throws {
    try await SweepDesk.with { desk in
      #expect(try await desk.sweep(["--quiet"]).code == .done)
      let page = try await desk.run(["tune", "--format", "html"], "small.sweep.ndjson")
      #expect(page.code == .done && page.output.hasPrefix("<!doctype html>"), "\(page.errors)")
      #expect(page.output.contains("janklab sweep small.sweep.json --case "))
      #expect(!page.output.contains("class=\"play\""))
      let words = ["tune", "--format", "html", "--play", desk.path("small.sweep.json")]
      let played = try await desk.run(words, "small.sweep.ndjson")
      #expect(played.code == .done, "\(played.errors)")
      #expect(played.output.contains("<a class=\"play\" href=\"#case="))
      let again = try await desk.run(words, "small.sweep.ndjson")
      #expect(again.output == played.output)
      let table = try await desk.run(
        ["tune", "--play", desk.path("small.sweep.json")],
        "small.sweep.ndjson"
      )
      #expect(table.code == .wrongUsage && table.errors.contains("--play has no effect without"))
    }
  }

  @Test func `a page does not play another sweep`() async throws {
    let other = SweepDesk.sweep.replacing(#""from": 2, "to": 6"#, with: #""from": 2, "to": 8"#)
    #expect(other != SweepDesk.sweep)
    try await SweepDesk.with(["other.sweep.json": other]) { desk in
      #expect(try await desk.sweep(["--quiet"]).code == .done)
      let words = ["tune", "--format", "html", "--play", desk.path("other.sweep.json")]
      let page = try await desk.run(words, "small.sweep.ndjson")
      #expect(page.code == .invalidData && page.errors.contains("it is not the sweep of"))
      #expect(page.errors.contains("run it again: janklab sweep "))
      let another = other.replacing(#""name": "small""#, with: #""name": "another""#)
      try desk.write(another, to: "other.sweep.json")
      let wrong = try await desk.run(words, "small.sweep.ndjson")
      #expect(wrong.code == .invalidData, "\(wrong.errors)")
      #expect(wrong.errors.contains("which is \"small\"\n  help: name the sweep file from which"))
      let scenario = ["tune", "--format", "html", "--play", desk.path("tapped.scenario.json")]
      let played = try await desk.run(scenario, "small.sweep.ndjson")
      #expect(played.errors.contains("help: name a sweep, which lists the scenario under"))
    }
  }

  @Test func `a page plays a stalled case, with the seed that decides when it stalls`()
    async throws
  {
    let text = SweepDesk.sweep.replacing(
      #""stalls": ["0 ms", "50 ms"],"#,
      with: #""stalls": ["0 ms", "50 ms"], "seeds": { "from": 7, "count": 1 },"#
    )
    #expect(text != SweepDesk.sweep)
    try await SweepDesk.with(["small.sweep.json": text]) { desk in
      #expect(try await desk.sweep(["--quiet"]).code == .done)
      let words = ["tune", "--format", "html", "--play", desk.path("small.sweep.json")]
      let page = try await desk.run(words, "small.sweep.ndjson").output
      // The best candidate has no hitch under any condition.
      #expect(page.contains("under one condition: tapped / phone-60 / stall of 50 ms / seed 7."))
      #expect(page.contains(" / no stall / seed 7</li>"))
      #expect(page.contains("janklab compare case-1.scenario.json --stall 50ms --seeds 7</code>"))
    }
  }

  @Test func `what is no finished result is an error that names the next command`() async throws {
    try await SweepDesk.with { desk in
      let sweep = "janklab sweep \(desk.path("small.sweep.json"))\n"
      let result = "small.sweep.ndjson"
      let none = try await desk.run(["tune"], result)
      #expect(none.code == .missingInput && none.errors.hasSuffix("help: run the sweep: \(sweep)"))
      let parts = desk.path("small.sweep.parts")
      let shard = ["sweep", "--quiet", "--shard", "1/32", "--parts", parts]
      #expect(try await desk.run(shard, "small.sweep.json").code == .done)
      let open = try await desk.run(["tune"], result)
      #expect(open.code == .missingInput && open.errors.contains("the sweep is not finished"))
      #expect(open.errors.hasSuffix("help: to go on: \(sweep)"), "\(open.errors)")
      let folder = try await ToolRun(["tune", parts])
      #expect(folder.code == .missingInput && folder.errors.contains("found a folder"))
      #expect(folder.errors.hasSuffix("help: to finish the sweep: \(sweep)"), "\(folder.errors)")
      let json = try await desk.run(["tune", "--search", "--format", "json"], "small.sweep.json")
      #expect(json.code == .wrongUsage && json.errors.contains(sweep), "\(json.errors)")
    }
  }

  @Test func `a search finds the best of the whole sweep with fewer runs`() async throws {
    let text = SweepDesk.sweep.replacing(
      #""screens.Sheet.layers", "from": 2, "to": 6, "step": 2"#,
      with: #""screens.Sheet.presentation.bounce.duration", "from": "200 ms", "to": "400 ms", "#
        + #""step": "20 ms""#
    )
    #expect(text != SweepDesk.sweep)
    try await SweepDesk.with(["small.sweep.json": text]) { desk in
      #expect(try await desk.sweep(["--quiet"]).code == .done)
      let whole = try await desk.run(["tune"], "small.sweep.ndjson").output
      let best = whole.split(separator: "\n").drop { $0 != "Best" }.dropFirst(2).first ?? ""
      let found = try await desk.run(["tune", "--search"], "small.sweep.json")
      #expect(found.code == .done, "\(found.errors)")
      // Every damping gives the same values.
      #expect(best.contains("200 ms  core-animation"), "\(best)")
      #expect(found.output.contains("layers 200 ms, core-animation\n"), "\(found.output)")
      #expect(found.output.contains("% fewer\npattern search from 5 starts"))
    }
  }

  @Test func `a result without an answer is rejected with what to do`() async throws {
    let text = SweepDesk.sweep.replacing(#""objectives""#, with: #""about": "x", "objectives""#)
    let bare = text.replacing(try Regex(#""objectives": \[[^\]]*\],"#), with: "")
      .replacing(#""about": "x", "#, with: "")
    try await SweepDesk.with(["bare.sweep.json": bare]) { desk in
      let sweep = try await desk.run(["tune"], "small.sweep.json")
      #expect(sweep.code == .wrongUsage && sweep.errors.contains("is a sweep file and no result"))
      #expect(try await desk.sweep(["--quiet"], "bare").code == .done)
      let run = try await desk.run(["tune"], "bare.sweep.ndjson")
      #expect(run.code == .invalidData && run.errors.contains("the sweep has no objective"))
      let search = try await desk.run(["tune", "--search"], "bare.sweep.json")
      #expect(search.code == .invalidData && search.errors.contains("the sweep has no objective"))
      let shard = ["sweep", "--quiet", "--shard", "1/2", "--output", desk.path("a.shard.ndjson")]
      #expect(try await desk.run(shard, "small.sweep.json").code == .done)
      let part = try await desk.run(["tune"], "a.shard.ndjson")
      #expect(part.code == .invalidData && part.errors.contains("it holds 36 of 72 blocks"))
    }
  }
}
