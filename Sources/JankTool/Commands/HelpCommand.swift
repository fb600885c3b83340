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
    abstract: "Show the help of a command, or a page of the manual",
    example: "janklab help run",
    argument: Argument(
      name: "COMMAND|TOPIC",
      about: "The words of a command, for example baseline record, or the name of a "
        + "page, for example metrics; janklab help lists both.",
      isOptional: true,
      isRepeatable: true
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
      let page = try topic(word, of: toolset)
      if let extra = invocation.arguments.dropFirst().first {
        throw .usage("unexpected argument \(quoted(extra))", of: invocation.path)
      }
      let text = toolset.said(page.text(toolset.catalog))
      // What goes on to another program is Markdown, for example for a viewer.
      let isRead = console.terminal.isTerminal
      let layout = TextLayout(width: console.terminal.width)
      try console.output.write(isRead ? MarkdownLayout.text(text, layout: layout) : text)
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

  private static func topic(
    _ word: String,
    of toolset: Toolset
  ) throws(ToolFailure) -> ManualTopic {
    if let topic = ManualTopic.all.first(where: { $0.name == word }) { return topic }
    let known = toolset.command.subcommands.map(\.name) + ManualTopic.all.map(\.name)
    throw .usage(
      "unknown command or topic \(quoted(word))",
      of: toolset.name,
      hint: nearestName(to: word, among: known).map { "did you mean \(quoted($0))?" }
        ?? "\(toolset.name) help lists both"
    )
  }
}
