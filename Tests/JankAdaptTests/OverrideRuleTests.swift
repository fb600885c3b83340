import JankAdapt
import Testing

// Also tests: TypeMember.

struct OverrideRuleTests {
  private func adapted(_ text: String) -> String { AppSource(text).adaptedWithSoundPatch() }

  @Test(arguments: [
    (
      "override func f() { super.f() }", "override func f() { return extension_P_f() }",
      "func extension_P_f() { super.f() }"
    ),
    (
      "open override func f(_ a: Int, to b: B<C, D>) -> E {}",
      "open override func f(_ a: Int, to b: B<C, D>) -> E { return extension_P_f(a, to: b) }",
      "public func extension_P_f(_ a: Int, to b: B<C, D>) -> E {}"
    ),
    (
      "override func f(_: Int, with _: [A: B]) throws {}",
      "override func f(_ unused0: Int, with unused1: [A: B]) throws "
        + "{ return try extension_P_f(unused0, with: unused1) }",
      "func extension_P_f(_: Int, with _: [A: B]) throws {}"
    ),
    (
      "override func f(a: inout A) {}",
      "override func f(a: inout A) { return extension_P_f(a: &a) }",
      "func extension_P_f(a: inout A) {}"
    ),
    (
      "override var v: CGRect { frame }", "override var v: CGRect { extension_P_v }",
      "var extension_P_v: CGRect { frame }"
    ),
    (
      "override var v: Bool { get { true } set { } }",
      "override var v: Bool { get { extension_P_v } set { extension_P_v = newValue } }",
      "var extension_P_v: Bool { get { true } set { } }"
    ),
    (
      "override class func f() {}", "override class func f() { return extension_P_f() }",
      "class func extension_P_f() {}"
    ),
  ])
  func `a class calls what its extension overrides`(
    member: String,
    forward: String,
    moved: String
  ) {
    let text = "class P: Q {\n}\nextension P {\n\(member)\n}"
    #expect(adapted(text) == "class P: Q { \(forward);\n}\nextension P {\n\(moved)\n}")
  }

  @Test func `the class can be in another file`() {
    let (page, more) = (
      AppSource("class P: Q {}"), AppSource("extension P { override func f() {} }")
    )
    let module = AppModule([page, more])
    #expect(
      page.adapted(in: module) == "class P: Q { override func f() { return extension_P_f() };}"
    )
    #expect(more.adapted(in: module) == "extension P { func extension_P_f() {} }")
  }

  @Test func `a method of an extension that a subclass overrides becomes one of the class`() {
    let text = """
      class A: UIView {}
      extension A { func f() {}; func g() {} }
      class B: A { override func f() {} }
      """
    #expect(
      adapted(text) == """
        class A: UIView { func f() { return extension_A_f() };}
        extension A { func extension_A_f() {}; func g() {} }
        class B: A { override func f() {} }
        """
    )
  }

  @Test func `a method in an extension of UIKit asks for the subclass`() {
    let text = """
      class Menu: UIViewController { override func open(_ a: Int) {} }
      extension UIViewController { @objc func open(_ a: Int) { print(a) } }
      """
    #expect(
      adapted(text) == """
        class Menu: UIViewController { func override_open(_ a: Int) {} }
        extension UIViewController { func open(_ a: Int) { \
        if let object = self as? Menu { return object.override_open(a) }; \
        return original_open(a) }; func original_open(_ a: Int) { print(a) } }
        """
    )
    // A class of the app between them declares the method too, so it is overridden as usual.
    let between = """
      class Base: UIViewController { func open(_ a: Int) {} }
      class Menu: Base { override func open(_ a: Int) {} }
      extension UIView { func open(_ a: Int) {} }
      """
    #expect(adapted(between) == between)
  }

  @Test func `an override of a method in an extension of UIKit calls the original one`() {
    let text = """
      class Menu: UIView { override func open() throws -> Int { try super.open() + super.shut() } }
      public extension UIView {
        @objc dynamic func open() throws -> Int { 1 }; func shut() -> Int { 2 } }
      """
    #expect(
      adapted(text) == """
        class Menu: UIView { func override_open() throws -> Int \
        { try original_open() + super.shut() } }
        public extension UIView {
          func open() throws -> Int { \
        if let object = self as? Menu { return try object.override_open() }; \
        return try original_open() }; func original_open() throws -> Int { 1 }; \
        func shut() -> Int { 2 } }
        """
    )
  }

  @Test func `a subclass may override an override again`() {
    let text = """
      class A: UIView { override func f() { super.f() } }
      class B: A { override func f() { super.f() } }
      extension UIView { func f() {} }
      """
    #expect(
      adapted(text) == """
        class A: UIView { func override_f() { original_f() } }
        class B: A { override func override_f() { super.override_f() } }
        extension UIView { func f() { if let object = self as? A { return object.override_f() }; \
        return original_f() }; func original_f() {} }
        """
    )
  }

  @Test func `a class and its subclass may override a method in extensions`() {
    let text = """
      class A: UIView {}
      class B: A {}
      extension A { override func f() {} }
      extension B { override func f() { super.f() } }
      """
    #expect(
      adapted(text) == """
        class A: UIView { override func f() { return extension_A_f() };}
        class B: A { override func f() { return extension_B_f() };}
        extension A { func extension_A_f() {} }
        extension B { func extension_B_f() { super.f() } }
        """
    )
  }

  @Test func `the superclass stands behind generic parameters`() {
    let text = """
      class Menu<T: Menu<T>, U: (A) -> B>: UIView { override func open() {} }
      extension UIView { func open() {} }
      """
    #expect(adapted(text).contains("func override_open()"))
    for text in [
      "class M: N { override func f() {} }; class N<T: N> {}; extension UIView { func f() {} }",
      "class M: N { override func f() {} }; class N: N {}; extension UIView { func f() {} }",
      "class N<T> where T: Q { override func f() {} }; extension Q { func f() {} }",
    ] {
      #expect(adapted(text) == text)
    }
  }

  @Test(arguments: [
    "class P { override func f() {} }", "extension Q { override func f() {} }",
    "class P {}; extension P { func f() { func g() {} } }",
    "class P {}; extension P { override func f(_ a: Int...) {} }",
    "class P {}; extension P { override func", "extension P { override var",
    "class P {}; extension P { private func f() {} }; class R: P { override func f() {} }",
    "struct P {}; extension P { func f() {} }; class R { override func f() {} }",
  ])
  func `other declarations stay as they are`(text: String) {
    #expect(adapted(text) == text)
  }
}
