import JankTool
import Testing

struct CommandTests {
  /// Every command of the real tool, with the tool itself.
  private static let commands = [Janklab.command] + Janklab.command.subcommands

  @Test func `no two options of a command share a name or a letter`() {
    for command in Self.commands + [SampleCommand.play] {
      let names = command.allOptions.flatMap(\.names)
      let letters = command.allOptions.compactMap(\.short)
      #expect(Set(names).count == names.count, "\(command.name): \(names)")
      #expect(Set(letters).count == letters.count, "\(command.name): \(letters)")
    }
  }

  @Test func `letters mean the same in every command`() {
    let meanings: [Character: String] = [
      "h": "help", "o": "output", "j": "jobs", "q": "quiet", "v": "verbose", "f": "force",
      "n": "dry-run",
    ]
    for option in Self.commands.flatMap(\.allOptions) {
      guard let short = option.short else { continue }
      #expect(meanings[short] == option.name, "-\(short) is --\(option.name)")
    }
  }

  @Test func `every command has help, and the tool has version and completion too`() {
    for command in Self.commands {
      #expect(command.allOptions.contains(.help), "\(command.name)")
    }
    #expect(Janklab.command.allOptions.contains(.version))
    #expect(Janklab.command.allOptions.contains(.completionScript))
  }

  @Test func `every command that has options takes them from settings too`() {
    func leaves(_ command: Command) -> [Command] {
      command.subcommands.isEmpty ? [command] : command.subcommands.flatMap(leaves)
    }
    // The one hidden option of help is for those who build the tool.
    for command in leaves(Janklab.command) where command.options.contains(where: { !$0.isHidden }) {
      let names = command.options.map(\.name)
      #expect(names.suffix(2) == ["config", "print-config"], "\(command.name): \(names)")
    }
  }

  @Test func `abstracts end without a full stop, explanations with one`() {
    for command in Self.commands {
      #expect(!command.abstract.hasSuffix("."), "\(command.abstract)")
      #expect(!command.abstract.contains("\n"), "\(command.abstract)")
      for option in command.allOptions {
        #expect(option.about.hasSuffix("."), "\(option.about)")
      }
    }
  }

  @Test func `every example is a command line that the tool understands`() throws {
    for command in Self.commands {
      let words = command.example.split(separator: " ").map(String.init)
      #expect(words.first == "janklab")
      let invocation = try ArgumentParser.parse(Array(words.dropFirst()), for: Janklab.command)
      #expect(command.run == nil || invocation.command.name == command.name)
    }
  }
}
