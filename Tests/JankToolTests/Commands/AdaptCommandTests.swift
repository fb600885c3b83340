import Foundation
import Testing

struct AdaptCommandTests {
  @Test func `the changes of a file are a diff, those of an adapted file are none`() throws {
    try Shell.inNewFolder { folder in
      let result = try Shell.bash(
        """
        cd "$folder"
        printf 'import Foundation\\nclass A {\\n  @objc func a() {}\\n}\\n' > A.swift
        printf 'let b = 1\\n' > B.swift
        "$janklab" adapt A.swift B.swift
        "$janklab" adapt - < B.swift
        """,
        folder: folder
      )
      #expect(result.status == 0)
      #expect(
        result.errors == """
          B.swift: note: nothing has to be adapted
          -: note: nothing has to be adapted

          """
      )
      #expect(
        result.output == """
          --- a/A.swift
          +++ b/A.swift
          @@ -1,4 +1,4 @@
          -import Foundation
          +import UIKit
           class A {
          -  @objc func a() {}
          +  func a() {}
           }

          """
      )
    }
  }

  @Test func `a method that creates the destination of a segue is a warning with its line`() throws
  {
    try Shell.inNewFolder { folder in
      let result = try Shell.bash(
        """
        cd "$folder"
        printf 'class A: UIViewController {\\n  @IBSegueAction func make(' > A.swift
        printf '_ c: NSCoder) -> B? { nil }\\n}\\n' >> A.swift
        "$janklab" adapt A.swift
        """,
        folder: folder
      )
      #expect(result.status == 0 && result.output.contains("+  func make"), "\(result.output)")
      #expect(result.errors.hasPrefix("A.swift:2:1: warning: storyboards do not call"))
      #expect(result.errors.contains("\"@IBSegueAction make\""), "\(result.errors)")
      #expect(result.errors.contains("prepare(for:sender:)"), "\(result.errors)")
    }
  }

  @Test func `a selector of an unknown type is a warning with its line`() throws {
    try Shell.inNewFolder { folder in
      let result = try Shell.bash(
        """
        cd "$folder"
        printf 'class A {\\n  func a() { send(#selector(other.close), #selector(b)) }' > A.swift
        printf '\\n}\\n' >> A.swift
        "$janklab" adapt A.swift
        """,
        folder: folder
      )
      #expect(result.status == 0)
      #expect(result.output.contains("Selector(\"b\", A.b)"))
      #expect(result.errors.hasPrefix("A.swift:2:1: warning: \"#selector(other.close)\" stays"))
      #expect(result.errors.contains("help: write the type of the method"))
    }
  }

  @Test func `files know the optional methods of each other`() throws {
    try Shell.inNewFolder { folder in
      let result = try Shell.bash(
        """
        cd "$folder"
        echo '@objc protocol P { @objc optional func may() }' > P.swift
        echo 'delegate.may?()' > Q.swift
        "$janklab" adapt P.swift Q.swift
        "$janklab" adapt missing.swift
        """,
        folder: folder
      )
      #expect(result.output.contains("+delegate.may()"))
      #expect(result.status != 0 && result.errors.contains("missing.swift"))
    }
  }

  @Test func `an action that no storyboard can find is a warning with its line`() throws {
    try Shell.inNewFolder { folder in
      let result = try Shell.bash(
        """
        cd "$folder"
        printf 'extension UIViewController {\n  @IBAction func close() {}\n}\n' > A.swift
        "$janklab" adapt A.swift
        """,
        folder: folder
      )
      let place = "A.swift:2:1: warning: storyboards cannot find \"@IBAction close\""
      #expect(result.errors.hasPrefix(place))
      #expect(result.errors.contains("help: move it into a class of the app"))
    }
  }
}
