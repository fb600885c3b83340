/// The positions of letters on lines that look the same.
package enum PlotLabels {
  /// The position of a letter on a line.
  package struct Place: Equatable {
    /// The index of the line, from 0.
    package let index: Int
    /// The character column.
    package let column: Int
    /// The height in dots.
    package let dot: Int

    package init(index: Int, column: Int, dot: Int) {
      self.index = index
      self.column = column
      self.dot = dot
    }
  }

  /// The distance in dots from which a line is distinct: a character and a half.
  private static let clearance = 6
  /// The number of columns for each letter of a line.
  private static let zoneWidth = 32

  /// Finds in each part of the plot the column where a line is farthest from all others.
  ///
  /// - Parameter traces: for each line and column the height in dots, or `nil` where there is none.
  /// - Returns: The positions at which lines are distinct.
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
