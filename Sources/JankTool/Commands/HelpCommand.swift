internal import JankText

/// `janklab help`: prints what `--help` prints, and the pages of the manual.
enum HelpCommand {
  private static let writtenPages = Option(
    name: "write-pages",
    value: .file,
    about: "Write the manual's reference pages to this folder.",
    trust: .userOnly,
    isHidden: true
  )

  static let command = Command(
    name: "help",
    abstract: "Show the help of a command, a page of the manual, or what a word means",
    example: "janklab help run",
    argument: Argument(
      name: "COMMAND|TOPIC",
      about: "The words of a command, for example baseline record, or the name of a "
        + "page, for example metrics; janklab help lists both. Any other word is looked up in "
        + "the pages: an effect, a strategy, a metric, a key of scenarios, an option.",
      isOptional: true,
      isRepeatable: true,
      takesOptions: true
    ),
    options: [writtenPages],
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    if let folder = invocation.text(writtenPages) {
      if let extra = invocation.arguments.first {
        throw .usage(
          "unexpected argument \(quoted(extra))",
          of: invocation.path,
          hint: "--\(writtenPages.name) writes all reference pages"
        )
      }
      for page in ReferencePage.all {
        try OutputFile.write(Array(page.text().utf8), to: "\(folder)/\(page.file).md")
      }
      return .done
    }
    let toolset = invocation.toolset
    if let word = invocation.arguments.first,
      !toolset.command.subcommands.contains(where: { $0.name == word })
    {
      let text = toolset.said(ManualLinks.text(try text(on: word, invocation)))
      let layout = TextLayout(width: console.terminal.pageWidth)
      try console.output.write(MarkdownLayout.text(text, layout: layout))
      return .done
    }
    let asked = try ArgumentParser.parse(
      invocation.arguments + ["--\(Option.help.name)"],
      for: toolset.command
    )
    if let word = asked.arguments.first {
      throw .usage(
        "unknown command \(quoted(word))",
        of: asked.path,
        hint: "\(asked.path) has no commands of its own"
      )
    }
    try console.output.write(HelpText.full(asked.command, path: asked.path))
    return .done
  }

  /// The page with a name, or what the manual has on some words.
  private static func text(
    on word: String,
    _ invocation: Invocation
  ) throws(ToolFailure) -> String {
    let toolset = invocation.toolset
    let words = invocation.arguments.joined(separator: " ")
    if let topic = ManualTopic.all.first(where: { $0.isNamed(words) }) {
      return topic.text(toolset.catalog)
    }
    if ManualTopic.all.contains(where: { $0.name == word }),
      let extra = invocation.arguments.dropFirst().first
    {
      throw .usage("unexpected argument \(quoted(extra))", of: invocation.path)
    }
    if let answer = ManualAnswer.text(on: words, of: toolset) { return answer }
    if let share = ManualIndex(knowing: toolset.catalog).shareOfCommon(words) {
      throw .usage(
        "\(quoted(words)) is too common: \(share.uses) of \(share.pages) pages use it",
        of: toolset.name,
        hint: "add a word, or name what you look for, for example: \(toolset.name) help hitch"
      )
    }
    throw .usage(
      "no command, page or entry of the manual is about \(quoted(words))",
      of: toolset.name,
      hint: ManualAnswer.hint(for: words, of: toolset)
    )
  }
}
