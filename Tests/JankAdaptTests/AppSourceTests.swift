import JankAdapt
import Testing

// Also tests: SwiftCode, SourceEdit, ImportRule, ConditionRule, AttributeRule, SelectorRule.
// Also tests: OptionalCallRule, ProtocolRule.

struct AppSourceTests {
  private func adapted(_ text: String) -> String { AppSource(text).adaptedWithSoundPatch() }

  @Test(arguments: [
    ("import UIKit", "import UIKit"),
    ("import Foundation", "import UIKit"),
    ("import QuartzCore; import SwiftUI", "import UIKit; import SwiftUI"),
    ("import AVFoundation", "import UIKit"),
    ("import AudioToolbox.AudioServices", "import UIKit"),
    ("import NotificationCenter", "import UIKit"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
    ("import class Foundation.Timer", "import UIKit"),
    ("@testable import App", "@testable import App"),
    ("public import CoreGraphics // why", "public import UIKit // why"),
    ("let import_ = 1 // import Foundation", "let import_ = 1 // import Foundation"),
    ("x.import(Foundation)", "x.import(Foundation)"),
  ])
  func `modules of Apple systems are one module`(text: String, expected: String) {
    #expect(adapted(text) == expected)
  }

  @Test(arguments: [
    ("#if os(iOS)", "#if true"),
    ("#if os(iOS) || os(tvOS)", "#if true || os(tvOS)"),
    ("#elseif !os(Linux)", "#elseif !false"),
    ("#if canImport(UIKit) && DEBUG", "#if true && DEBUG"),
    ("#if canImport(AppKit)", "#if canImport(AppKit)"),
    ("#if canImport(WebKit)", "#if canImport(WebKit)"),
    ("if os(iOS) { }", "if os(iOS) { }"),
    ("let a = \"#if os(iOS)\"", "let a = \"#if os(iOS)\""),
  ])
  func `conditions are as on a phone`(text: String, expected: String) {
    #expect(adapted(text) == expected)
  }

  @Test(arguments: [
    ("@objc func a() {}", "func a() {}"),
    ("@objc(NAME) class A {}", "class A {}"),
    ("@IBOutlet private weak var a: UIView!", "private weak var a: UIView!"),
    ("@IBAction\n  func a() {}", "\n  func a() {}"),
    ("@objc dynamic var a = 1", "var a = 1"),
    ("@UIApplicationMain\nclass A {}", "\nclass A {}"),
    ("@available(iOS 13, *) class A {}", "@available(iOS 13, *) class A {}"),
    ("a.dynamic var", "a.dynamic var"),
    ("// @objc func", "// @objc func"),
  ])
  func `attributes of Objective-C and Interface Builder are dropped`(
    text: String,
    expected: String
  ) {
    #expect(adapted(text) == expected)
  }

  @Test(arguments: [
    ("#selector(close)", "Selector(\"close\", A.close)"),
    ("#selector(close(_:))", "Selector(\"close:\", A.close(_:))"),
    ("#selector(self.close)", "Selector(\"close\", A.close)"),
    ("#selector(B.move(_:to:))", "Selector(\"move:to:\", B.move(_:to:))"),
    ("#selector(B.C.move(with:))", "Selector(\"moveWith:\", B.C.move(with:))"),
    ("#selector(getter: B.name)", "Selector(\"name\")"),
    ("#selector(setter: B.name)", "Selector(\"setName:\")"),
    ("#selector(close as () -> Void)", "Selector(\"close\", A.close)"),
    ("#selector(other.close)", "#selector(other.close)"),
    ("#keyPath(CALayer.position)", "\"position\""),
    ("#keyPath(B.layer.opacity)", "\"layer.opacity\""),
    (
      "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
    ),
  ])
  func `selectors carry their methods, key paths are texts`(text: String, expected: String) {
    for (open, close) in [
      ("class A {\n let x = ", "\n}"), ("class B {}\nextension A: P { func f() { g { ", " } } }"),
      ("class B { class func f() {} }; final class A { func f() { if x { ", " } } }"),
    ] {
      #expect(adapted(open + text + close) == open + expected + close)
    }
  }

  @Test func `the enclosing type is the innermost one`() {
    let text = "class A { struct B { let x = #selector(f) }\n let y = #selector(f) }"
    let expected =
      "class A { struct B { let x = Selector(\"f\", B.f) }\n let y = Selector(\"f\", A.f) }"
    #expect(adapted(text) == expected)
    #expect(adapted("let x = #selector(f)") == "let x = #selector(f)", "there is no type")
  }

  @Test func `optional methods of protocols have defaults and are called like others`() {
    let text = """
      @objc public protocol P {
        func must()
        @objc optional func may(_ a: Int,
          b: String)
        @objc optional func value() -> Int?
        @objc optional func number(at index: Int) -> Int
      }
      class A { weak var p: P?; func f() { p?.may?(1, b: ""); p?.must(); g.h?(1) } }
      """
    let lines = adapted(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == text.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(lines[0] == "public protocol P: AnyObject {")
    #expect(lines[2] == "  func may(_ a: Int,")
    #expect(
      lines[6] == """
        }; public extension P { func may(_ a: Int, b: String) {  }; func value() -> Int? { nil }; \
        func number(at index: Int) -> Int { fatalError("P.number is missing") } }
        """
    )
    #expect(lines[7].contains("p?.may(1, b: \"\"); p?.must(); g.h?(1)"))
    let other = AppSource("a.may?(1)")
    #expect(other.adapted(in: AppModule([AppSource(text), other])) == "a.may(1)")
    #expect(adapted("delegate?.scrollViewDidScroll?(x)") == "delegate?.scrollViewDidScroll(x)")
    #expect(adapted("a.addCompletion? { b() }") == "a.addCompletion { b() }")
    #expect(adapted("x.draw ? { 1 } : y") == "x.draw ? { 1 } : y")
    #expect(adapted("completion?(x); self.done?(y)") == "completion?(x); self.done?(y)")
    #expect(adapted("a.delegate?.window??.bounds") == "a.delegate?.window?.bounds")
    let forced = AppSource("a!.may!(1)")
    #expect(forced.adapted(in: AppModule([AppSource(text), forced])) == "a!.may(1)")
    #expect(adapted("a.delegate!.scrollViewDidScroll!(x)") == "a.delegate!.scrollViewDidScroll(x)")
  }

  @Test func `compiler messages lead to the original file`() {
    let text = AppSource("let a = 1\n").compilable(from: "/a \"b\"\\c.swift")
    let place = "#sourceLocation(file: \"/a \\\"b\\\"\\\\c.swift\", line: 1)"
    #expect(text == "import UIKit\n\(place)\nlet a = 1\n")
  }

  @Test func `a file without anything to adapt stays as it is, also a damaged one`() {
    for text in [
      "", "{", "@", "#", "#selector(", "import", "protocol", "@objc protocol P {", "#if",
    ] {
      _ = adapted(text)
      #expect(adapted("let x = 1 // é\n" + text).hasPrefix("let x = 1 // é\n"))
    }
  }
}
