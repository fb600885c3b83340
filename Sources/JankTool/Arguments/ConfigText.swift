internal import JankText

/// The output of `--print-config`: every option, its value and its source.
enum ConfigText {
  static func text(
    _ invocation: Invocation,
    origins: [String: String],
    layout: TextLayout
  ) -> String {
    var table = TextTable(columns: [
      .left("option"), .left("value", wrap: 24), .left("from", wrap: 16),
    ])
    for option in invocation.command.options where option != .config && option != .printConfig {
      let values = invocation.texts(option)
      let shown =
        switch option.value {
        case .none: values.isEmpty ? "off" : "on"
        default: values.isEmpty ? option.standard ?? "none" : values.joined(separator: ", ")
        }
      table.add([option.name, shown, origins[option.name] ?? "default"])
    }
    return table.text(layout)
  }
}
