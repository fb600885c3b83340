import JankAdapt
import Testing

struct SwiftLexerTests {
  private func code(_ text: String) -> String {
    SwiftLexer.tokens(of: text).filter { $0.kind == .word || $0.kind == .mark }
      .map(\.text).joined(separator: " ")
  }

  @Test(arguments: [
    ("a // b {\nc", "a c"), ("a /* { /* { */ } */ b", "a b"), (#"x = "{ \" {" + y"#, "x = + y"),
    ("x = \"\"\"\n { \" {\n \"\"\" + y", "x = + y"), (##"x = #"{ " \ {"# + y"##, "x = + y"),
    (#"x = "a \(f("}", g { "(" })) b {" + y"#, "x = + y"), ("func `a {`() { }", "func ( ) { }"),
    (##"x = #"\( { "# + y"##, "x = + y"), (##"x = #"a \#(b("}")) {"# + y"##, "x = + y"),
    ("x = /[{\\/]+/ + y", "x = + y"), ("x = #/{ /a \" /# + y", "x = + y"),
    ("a / b / c", "a / b / c"),
    ("(a) / b { }", "( a ) / b { }"), ("é1 = naïve", "é1 = naïve"), ("// only", ""), ("", ""),
  ])
  func `comments, strings, expressions and quoted names are not code`(
    text: String,
    rest: String
  ) {
    #expect(code(text) == rest)
  }

  @Test func `every token knows its line and offset`() {
    let tokens = SwiftLexer.tokens(of: "a\n\"\"\"\n x\n\"\"\" b /*\n*/ c")
    #expect(tokens.map(\.line) == [1, 2, 4, 4, 5])
    #expect(tokens.map(\.offset) == [0, 2, 13, 15, 21])
  }

  @Test func `the lexer reads damaged code to its end`() {
    for text in ["\"", "\"\"\"", "/*", "#\"", "\"\\(", "`", "= /a", "\"\\", "#/", "\"a\\(\"b"] {
      #expect(SwiftLexer.tokens(of: "x " + text).first?.text == "x", "\(text)")
    }
  }
}
