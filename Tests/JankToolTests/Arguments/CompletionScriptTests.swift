import Foundation
import JankTool
import Testing

struct CompletionScriptTests {
  @Test(arguments: CompletionShell.allCases)
  func `a script knows every command, every visible option and every choice`(
    shell: CompletionShell
  ) {
    let script = CompletionScript.text(for: SampleCommand.root, shell: shell)
    let dashes = shell == .fish ? "-l " : "--"
    for command in SampleCommand.root.subcommands {
      #expect(script.contains(command.name))
      for option in command.allOptions + command.subcommands.flatMap(\.allOptions) {
        #expect(script.contains(dashes + option.name) == !option.isHidden, "\(option.name)")
      }
    }
    let separator = shell == .bash ? "\\n" : " "
    #expect(script.contains("table\(separator)json"))
    #expect(script.contains(shell == .fish ? "fast,smooth" : "fast\(separator)smooth"))
    #expect(script.hasSuffix("\n"))
  }

  @Test func `apostrophes in explanations do not end a word of the shell`() {
    let zsh = CompletionScript.text(for: SampleCommand.root, shell: .zsh)
    let fish = CompletionScript.text(for: SampleCommand.root, shell: .fish)
    #expect(zsh.contains(#"How far it'\''s moved."#))
    #expect(fish.contains(#"How far it\'s moved."#))
  }

  @Test(arguments: [
    (["sample", ""], ["play", "list", "shelf"]),
    (["sample", "pl"], ["play"]),
    (["sample", "--v"], ["--version"]),
    (["sample", "--generate-completion-script", "z"], ["zsh"]),
    (["sample", "play", "--o"], ["--output", "--offset"]),
    (["sample", "play", "--format", ""], ["table", "json"]),
    (["sample", "play", "--format", "=", "j"], ["json"]),
    (["sample", "play", "a", "--strategy", "s"], ["smooth"]),
    (["sample", "play", "-j", ""], []),
    (["sample", "sh"], ["shelf"]),
    (["sample", "shelf", ""], ["put"]),
    (["sample", "shelf", "--v"], ["--version"]),
    (["sample", "shelf", "put", "--c"], ["--corner"]),
    (["sample", "shelf", "put", "put", "--s"], ["--scale"]),
  ])
  func `bash completes what fits where the cursor stands`(words: [String], replies: [String]) throws
  {
    let script = CompletionScript.text(for: SampleCommand.root, shell: .bash)
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let result = try Shell.bash(
      script + """

        COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
        _sample
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.split(separator: "\n").map(String.init) == replies)
  }

  @Test(arguments: [
    (["check", "--strategy", "core-animation,ti"], "core-animation,timer"),
    (["check", "--strategy", "a,b,core-a"], "a,b,core-animation"),
    (["check", "--metrics", "appl"], "apple"),
    (["check", "--metrics", "android,appl"], "android,apple"),
    (["check", "--out", "junit-"], "junit-strict="), (["check", "--out", "ndj"], "ndjson="),
  ])
  func `bash and fish complete the last part of a list, and how a report begins`(
    words: [String],
    reply: String
  ) throws {
    let bash = try Shell.bash(
      CompletionScript.text(for: Janklab.command, shell: .bash) + """

        COMP_WORDS=(janklab \(words.joined(separator: " "))); COMP_CWORD=\(words.count)
        _janklab
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    )
    #expect(bash.output.split(separator: "\n").contains(reply[...]), "\(bash.output)")
    guard try Shell.bash("command -v fish").status == 0 else { return }
    try Shell.inNewFolder { folder in
      let script = CompletionScript.text(for: Janklab.command, shell: .fish)
      try ScenarioDesk(folder: folder).write(script, to: "janklab.fish")
      let line = (["janklab"] + words).joined(separator: " ")
      let fish = try Shell.bash(
        #"fish --no-config -c "source $folder/janklab.fish; complete -C '\#(line)'""#,
        folder: folder
      )
      let replies = fish.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
      #expect(replies.contains(reply[...]), "\(fish.output)\(fish.errors)")
    }
  }

  @Test func `names of files with spaces stay whole`() throws {
    let script = CompletionScript.text(for: SampleCommand.root, shell: .bash)
    try Shell.inNewFolder { folder in
      for name in ["a b.json", "a c.json"] {
        try Data().write(to: folder.appending(path: name))
      }
      let result = try Shell.bash(
        script + """

          cd "$folder"
          COMP_WORDS=(sample play a); COMP_CWORD=2
          _sample
          printf '%s\\n' "${COMPREPLY[@]}"
          """,
        folder: folder
      )
      #expect(result.output.split(separator: "\n").sorted() == ["a b.json", "a c.json"])
    }
  }
}
