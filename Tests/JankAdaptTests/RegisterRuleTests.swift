import JankAdapt
import Testing

struct RegisterRuleTests {
  @Test(arguments: [
    (
      "register(Cell.self, forCellReuseIdentifier: a)",
      "register(making: { Cell(style: .default, reuseIdentifier: $0) }, forCellReuseIdentifier: a)"
    ),
    (
      "register(A.B.self, forCellWithReuseIdentifier: id)",
      "register(making: { _ in A.B(frame: .zero) }, forCellWithReuseIdentifier: id)"
    ),
    (
      "c.register(H.self,\nforSupplementaryViewOfKind: k, with: i)",
      "c.register(making: { _ in H(frame: .zero) },\nforSupplementaryViewOfKind: k, with: i)"
    ),
  ])
  func `a registered class becomes a closure`(text: String, expected: String) {
    #expect(AppSource(text).adapted() == expected)
  }

  @Test(arguments: [
    "register(nib, forCellReuseIdentifier: a)", "register(Cell.self, for: x)",
    "func f<T: UITableViewCell>(_: T.Type) { register(T.self, forCellReuseIdentifier: \"\") }",
    "register(Cell.self", "register(",
  ])
  func `other calls stay as they are`(text: String) {
    #expect(AppSource(text).adapted() == text)
  }
}
