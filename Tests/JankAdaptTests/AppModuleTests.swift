import JankAdapt
import Testing

// Also tests: ConnectionRule, StoryboardMember.

struct AppModuleTests {
  private let list = "private let ibConnections: [IBConnection] = "

  @Test(arguments: [
    ("@IBOutlet weak var a: UILabel!", "IBConnection(\"a\", \\P.a)"),
    ("@IBOutlet private(set) var a: [UIView]!", "IBConnection(\"a\", \\P.a)"),
    ("private @IBOutlet weak var a: UILabel?", "IBConnection(\"a\", \\P.a)"),
    ("@IBOutlet\n @objc(b) weak var a: UILabel!", "IBConnection(\"a\", \\P.a)"),
    ("@IBOutlet var `in`: UIView!", "IBConnection(\"in\", \\P.`in`)"),
    ("@IBInspectable var a: CGFloat = 1 { didSet { } }", "IBConnection(\"a\", \\P.a)"),
    ("@IBInspectable var a: Int { get { 1 } set { } }", "IBConnection(\"a\", \\P.a)"),
    ("@IBAction func a() {}", "IBConnection(Selector(\"a\", P.a))"),
    ("@IBAction func a(_ sender: UIButton) {}", "IBConnection(Selector(\"a:\", P.a(_:)))"),
    ("@IBAction func a(sender: Any) {}", "IBConnection(Selector(\"aWithSender:\", P.a(sender:)))"),
    (
      "@IBAction func a(_ s: Any, forEvent e: UIEvent) {}",
      "IBConnection(Selector(\"a:forEvent:\", P.a(_:forEvent:)))"
    ),
    (
      "@IBAction func a() {}; func a(x: Int) {}",
      "IBConnection(Selector(\"a\", P.a as @Sendable (P) -> () -> Void))"
    ),
  ])
  func `a class lists what storyboards find by name`(member: String, connection: String) {
    let text = AppSource("final class P: Q {\n  \(member)\n}").adapted()
    #expect(text.hasPrefix("final class P: Q { \(list)[\(connection)];\n"), "\(text)")
    #expect(text.count { $0 == "\n" } == 2 + member.count { $0 == "\n" })
  }

  @Test(arguments: [
    "class P { @IBInspectable var a: Int { 1 } }", "class P { @IBAction static func a() {} }",
    "class P { @IBOutlet }", "class P { @IBAction func", "class P { var a = \"@IBOutlet var b\" }",
    "class P { // @IBOutlet var a\n}", "struct P { @IBOutlet var a: Int }",
  ])
  func `what no storyboard can set has no connection`(text: String) {
    #expect(!AppSource(text).adapted().contains("IBConnection"))
  }

  @Test func `each class lists its own members, in the order of the file`() {
    let text = """
      class A { @IBOutlet var x: B!
        class B: UIView { @IBOutlet var y: A!; @IBAction func z() {} }
        @IBAction func w(_ s: Any) {} }
      """
    let lines = AppSource(text).adapted().split(separator: "\n")
    #expect(
      lines[0].hasPrefix(
        "class A { \(list)[IBConnection(\"x\", \\A.x), "
          + "IBConnection(Selector(\"w:\", A.w(_:)))]; var x"
      )
    )
    #expect(lines[1].contains("\\B.y), IBConnection(Selector(\"z\", B.z))]; var y"))
  }

  @Test func `a class lists actions of extensions, also of those in other files`() {
    let page = AppSource("class P {}\nextension P { @IBAction private func a() {} }")
    let more = AppSource(
      "extension P { @IBAction func b() {} }\nprivate extension P { @IBAction func c() {} }"
    )
    let module = AppModule([page, more])
    #expect(
      page.adapted(in: module).hasPrefix(
        "class P { \(list)[IBConnection(Selector(\"a\", P.a)), "
          + "IBConnection(Selector(\"b\", P.b))];}"
      )
    )
    #expect(!more.adapted(in: module).contains("IBConnection"))
    let unconnected = more.unconnectedMembers(in: module)
    #expect(unconnected.map(\.text) == ["@IBAction c"] && unconnected.map(\.line) == [2])
    #expect(more.unconnectedMembers(in: AppModule([more])).map(\.type) == ["P", "P"])
    #expect(page.unconnectedMembers(in: module).isEmpty)
  }
}
