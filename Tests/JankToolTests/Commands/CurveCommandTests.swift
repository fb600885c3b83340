import Foundation
import JankTool
import Testing

struct CurveCommandTests {
  @Test func `curves are drawn on the output, with their names`() throws {
    let result = try Shell.bash(#""$janklab" curve spring:0.6,0.8s easeInOut"#)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output.hasPrefix("value (1 is the whole distance)\n"))
    #expect(result.output.hasSuffix("\nA  spring:0.6,0.8s  800 ms\nB  easeInOut        1 s\n"))
  }

  @Test func `width, height, samples and duration do what they say`() throws {
    let plot = try Shell.bash(
      #""$janklab" curve ease --width 50 --height 12 --duration "250 ms""#
    )
    let lines = plot.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 50 })
    #expect(lines.filter { $0.contains("┤") || $0.contains("│") }.count == 12)
    #expect(lines.last == "ease  250 ms")
    let csv = try Shell.bash(#""$janklab" curve linear --samples 3 --duration 1ms --format csv"#)
    #expect(
      csv.output == """
        curve,timeNs,value,velocityPerS\r
        linear,0,0.0,1000.0\r
        linear,500000,0.5,1000.0\r
        linear,1000000,1.0,1000.0\r

        """
    )
  }

  @Test func `the name of the file chooses the format unless an option does`() throws {
    try Shell.inNewFolder { folder in
      let result = try Shell.bash(
        """
        cd "$folder"
        for name in x.svg x.csv x.json x.txt; do "$janklab" curve easeIn --output $name; done
        "$janklab" curve easeIn -o y.svg --format json
        """,
        folder: folder
      )
      #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
      for (name, beginning) in [
        ("x.svg", "<svg "), ("x.csv", "curve,"), ("x.json", "{\n"), ("x.txt", "value "),
        ("y.svg", "{\n"),
      ] {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        #expect(text.hasPrefix(beginning), "\(name)")
      }
    }
  }

  @Test func `everything wrong with any curve is reported with its place`() throws {
    let result = try Shell.bash(
      #""$janklab" curve easeInn 'cubic-bezier(1.5,0,1,1)' linear --duration=-1s"#
    )
    #expect(result.status == ExitCode.wrongUsage.rawValue)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == """
        janklab curve: error: --duration "-1s", column 1: duration is -1.0, but must be above 0.0 \
        and at most 86400.0
          help: see janklab curve --help
        janklab curve: error: curve "easeInn", column 1: unknown curve "easeInn"
          help: did you mean "easeIn"?
        janklab curve: error: curve "cubic-bezier(1.5,0,1,1)", column 14: x1 is 1.5, but must be \
        from 0.0 to 1.0
          help: see janklab curve --help

        """
    )
  }

  @Test(arguments: [
    "", "ease --samples 1", "ease --width 39", "ease --height 1000", "ease --duration 1",
    "ease --format png", "{1..30}",
  ])
  func `wrong usage is reported and nothing is drawn`(words: String) throws {
    let result = try Shell.bash("\"$janklab\" curve \(words)")
    #expect(result.status == ExitCode.wrongUsage.rawValue)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("janklab curve: error: "))
  }

  @Test func `the same command writes the same bytes`() throws {
    let command = #""$janklab" curve spring:0.3,1s 'linear(0, 2, 1)' circularEaseOut --format "#
    for format in ["plot", "svg", "csv", "json"] {
      let first = try Shell.bash(command + format)
      #expect(first.status == 0 && !first.output.isEmpty)
      #expect(try Shell.bash(command + format).output == first.output)
    }
  }

  @Test func `help explains how curves are written`() throws {
    let help = try Shell.bash(#""$janklab" curve --help"#).output
    for word in ["CURVES:", "easeInOut", "cubic-bezier(", "spring:RATIO,DURATION", "@DURATION"] {
      #expect(help.contains(word))
    }
  }
}
