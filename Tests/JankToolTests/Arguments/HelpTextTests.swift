import JankTool
import Testing

struct HelpTextTests {
  @Test func `help shows abstract, usage, example, arguments and options in this order`() {
    #expect(
      HelpText.full(SampleCommand.play, path: "sample play") == """
        Play files.

        USAGE: sample play [OPTIONS] PATH…

        EXAMPLE: sample play a.json

        ARGUMENTS:
          PATH  A file to play.

        OPTIONS:
              --format table|json  How it is written. Default: table.
          -o, --output FILE        Where it goes. Default: -.
          -j, --jobs N             How many at a time. From 1 to 64.
              --offset N           How far it's moved. From -5 to 5.
              --strategy NAME      Which strategies to run. May be given several times.
                                   --strategies is the same.
          -q, --quiet              Say less.
          -v, --verbose            Say more.
          -h, --help               Show this help.

        """
    )
  }

  @Test func `the help of the tool lists its commands`() {
    let help = HelpText.full(SampleCommand.root, path: "sample")
    #expect(help.contains("USAGE: sample [OPTIONS] SUBCOMMAND\n"))
    let rows = "  play   Play files.\n  list   List what there is.\n  shelf  Mind the shelf.\n"
    #expect(help.hasSuffix("SUBCOMMANDS:\n" + rows))
  }

  @Test func `an argument that may be omitted stands in brackets`() {
    #expect(
      HelpText.full(SampleCommand.list, path: "sample list")
        .contains("USAGE: sample list [OPTIONS] [KIND]\n")
    )
  }

  @Test func `hidden options are shown only when asked for`() {
    let shown = HelpText.full(SampleCommand.play, path: "sample play", showsHidden: true)
    let usual = HelpText.full(SampleCommand.play, path: "sample play")
    #expect(shown.contains("--secret") && shown.contains("--help-hidden"))
    #expect(!usual.contains("--secret") && !usual.contains("--help-hidden"))
  }

  @Test func `topics stand between arguments and options`() {
    let command = Command(
      name: "draw",
      abstract: "Draw things",
      example: "sample draw a",
      argument: Argument(name: "THING", about: "A thing."),
      topics: [Topic(title: "THINGS", rows: [("circle", "Round."), ("line", "Straight.")])]
    )
    #expect(
      HelpText.full(command, path: "sample draw").contains(
        "  THING  A thing.\n\nTHINGS:\n  circle  Round.\n  line    Straight.\n\nOPTIONS:\n"
      )
    )
  }

  @Test func `short help names the way to the full one`() {
    let help = HelpText.short(SampleCommand.root, path: "sample")
    #expect(help.contains("USAGE: sample [OPTIONS] SUBCOMMAND"))
    #expect(help.contains("\n\nSUBCOMMANDS:\n  play   Play files.\n"))
    #expect(help.hasSuffix("See sample --help for all options.\n"))
  }

  @Test func `no line of our own help is wider than eighty columns`() {
    for command in [Janklab.command] + Janklab.command.subcommands {
      let help = HelpText.full(command, path: "janklab \(command.name)", showsHidden: true)
      for line in help.split(separator: "\n") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }
}
