import HeadlessUIKit
import Testing

struct UIColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test
  func `a colour keeps its components as CGColor`() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(components(color) == [0.1, 0.2, 0.3, 0.4])
    #expect(color.cgColor.components ?? [] == [0.1, 0.2, 0.3, 0.4])
    #expect(UIColor(cgColor: color.cgColor) == color)
    #expect(UIColor(cgColor: color.cgColor).hash == color.hash)
    #expect(components(color.withAlphaComponent(1)) == [0.1, 0.2, 0.3, 1])
    #expect(color != .black)
  }

  @Test
  func `hues cover the circle`() {
    func hue(_ hue: CGFloat, _ saturation: CGFloat = 1, _ brightness: CGFloat = 1) -> UIColor {
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    }
    #expect(hue(0) == .red && hue(1.0 / 6) == .yellow && hue(1.0 / 3) == .green)
    #expect(hue(0.5) == .cyan && hue(2.0 / 3) == .blue && hue(5.0 / 6) == .magenta)
    #expect(hue(1) == .red && hue(0.3, 0) == .white && hue(0.3, 1, 0) == .black)
    let pale = hue(0.25, 0.5, 0.8).cgColor.components ?? []
    #expect(zip(pale, [0.6, 0.8, 0.4, 1]).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test
  func `greys have equal components`() {
    #expect(UIColor.black == UIColor(white: 0, alpha: 1))
    #expect(components(.lightGray).dropLast().allSatisfy { $0 == 2.0 / 3 })
    #expect(components(.clear) == [0, 0, 0, 0])
  }
}
