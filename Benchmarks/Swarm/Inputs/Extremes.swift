/// Values that readers have to be ready for.
enum Extremes {
  static let numbers = [
    "0", "-1", "1", "-0", "1e308", "-1e308", "1e-308", "1e400", "9223372036854775807",
    "-9223372036854775808", "9223372036854775808", "18446744073709551616", "4294967296",
    "4294967295", "2147483648", "9007199254740993", "1e18",
    "0.1", "1e-9", "100000", "1000000", "65536", "99999999999999999999999999999999",
  ]

  /// Words for numbers that JSON has not.
  static let noNumbers = ["NaN", "Infinity", "-Infinity", "nan", "inf", "0x10", "1_000"]

  static let durations = [
    "0 ms", "1 ns", "100000 s", "9223372036 s", "1e3 ms", "-1 ms", "10 s", "1 ms after end",
  ]

  /// What some parts of a terminal, a build server or a file system would act on.
  static let texts = [
    "\u{1B}[2J\u{1B}]0;x\u{7}", "a\u{9B}31mb", "\u{202E}rtl\u{2066}", "line\u{2028}sep\u{2029}",
    "\r\n::error::pwned", "::stop-commands::x", "##[error]x", "  ::set-output name=a::b", "\u{0}",
    "\u{8}\u{7F}\u{85}", "\u{FEFF}bom", "=1+1", "@all", "~~x~~ https://example.org", "|a|b|",
    "<script>alert(1)</script>", "]]>", "/dev/zero", "/etc/shadow", "../../../../etc/passwd",
    "/proc/kmsg", "fifo", ".", "", "e\u{301}\u{301}\u{301}", "\u{1F468}\u{200D}\u{1F469}",
    String(repeating: "x", count: 300), String(repeating: "\u{301}", count: 500),
    String(repeating: "a,", count: 400),
  ]

  /// Bytes that are no text, or seldom stand in one.
  static let bytes: [[UInt8]] =
    texts.map { Array($0.utf8) } + [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80], [0xE2, 0x80],
      [0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0x1B], [0x9B], [0x0D], [0x0A], [0x09], [0x00],
    ]
}
