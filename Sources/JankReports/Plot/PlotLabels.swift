/// Where letters stand on lines that are drawn alike.
package enum PlotLabels {
  /// A letter on a line.
  package struct Place: Equatable {
    /// Which line, from 0.
    package let index: Int
    /// The column of characters.
    package let column: Int
    /// The height in dots.
    package let dot: Int

    package init(index: Int, column: Int, dot: Int) {
      self.index = index
      self.column = column
      self.dot = dot
    }
  }

  /// A line is told apart where no other is nearer than a character and a half, in dots.
  private static let clearance = 6
  /// How many columns there are for each letter of a line.
  private static let zoneWidth = 32

  /// Finds in each part of the plot the place where a line is farthest from all others.
  ///
  /// - Parameter traces: for each line and column the height in dots, or `nil` where it is not.
  /// - Returns: The places, where there are any that tell a line apart.
  package static func places(of traces: [[Int?]]) -> [Place] {
    let columns = traces.first?.count ?? 0
    return traces.indices.flatMap { index in
      stride(from: 0, to: columns, by: zoneWidth).compactMap { start in
        let zone = start..<min(start + zoneWidth, columns)
        return best(of: index, in: zone, traces)
      }
    }
  }

  private static func best(of index: Int, in zone: Range<Int>, _ traces: [[Int?]]) -> Place? {
    var best: (place: Place, distance: Int)?
    for column in zone {
      guard let dot = traces[index][column] else { continue }
      let others = traces.indices.filter { $0 != index }.compactMap { traces[$0][column] }
      // Where it is alone, a line is as far from others as it needs to be.
      let distance = others.map { abs($0 - dot) }.min() ?? clearance
      if distance >= clearance, distance > best?.distance ?? 0 {
        best = (Place(index: index, column: column, dot: dot), distance)
      }
    }
    return best?.place
  }
}
