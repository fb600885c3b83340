import JankEngine
import JankMotion
import Testing

struct LayerEndsTests {
  @Test
  func `numbers follow the rules of the end values, by included`() {
    let model = LayerValue.number(10)
    func ends(_ from: Double?, _ to: Double?, _ by: Double?) -> [Double] {
      let (start, end) = LayerEnds(
        from: from.map { .number($0) },
        to: to.map { .number($0) },
        by: by.map { .number($0) }
      )
      .resolved(model: model)
      return [start.numbers.x, end.numbers.x]
    }
    #expect(ends(1, 2, nil) == [1, 2])
    #expect(ends(1, nil, 2) == [1, 3])
    #expect(ends(nil, 1, 2) == [-1, 1])
    #expect(ends(1, nil, nil) == [1, 10])
    #expect(ends(nil, 1, nil) == [10, 1])
    #expect(ends(nil, nil, 2) == [10, 12])
    #expect(ends(nil, nil, nil) == [10, 10])
  }

  @Test
  func `a missing transform is the model's`() {
    let model = LayerValue.transform(.scale(x: 2))
    let other = LayerValue.transform(.translation(x: 1))
    let (start, end) = LayerEnds(from: nil, to: other, by: nil).resolved(model: model)
    #expect(start == model)
    #expect(end == other)
  }
}
