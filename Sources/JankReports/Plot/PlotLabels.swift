/// The positions of the letters that name lines.
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

  /// The smallest number of columns between the letters of lines that are nowhere distinct.
  private static let letterGap = 3

  /// Finds in each part of the plot the column where a line is farthest from all others.
  ///
  /// A line that is nowhere distinct has one letter, where it is farthest from the others and from
  /// their letters.
  ///
  /// - Parameter traces: for each line and column the height in dots, or `nil` where there is none.
  /// - Returns: The positions of letters.
  package static func places(of traces: [[Int?]]) -> [Place] {
    let columns = traces.first?.count ?? 0
    var places = traces.indices.flatMap { index in
      stride(from: 0, to: columns, by: zoneWidth).compactMap { start in
        let zone = start..<min(start + zoneWidth, columns)
        return best(of: index, in: zone, traces, atLeast: clearance)
      }
    }
    for index in traces.indices where !places.contains(where: { $0.index == index }) {
      let free = (0..<columns).filter { column in
        !places.contains { ($0.column - column).magnitude < letterGap }
      }
      if let place = best(of: index, in: free, traces, atLeast: 0) { places.append(place) }
    }
    return places
  }

  private static func best(
    of index: Int,
    in zone: some Sequence<Int>,
    _ traces: [[Int?]],
    atLeast least: Int
  ) -> Place? {
    var best: (place: Place, distance: Int)?
    for column in zone {
      guard let dot = traces[index][column] else { continue }
      let others = traces.indices.filter { $0 != index }.compactMap { traces[$0][column] }
      // Where it is alone, a line is as far from others as it needs to be.
      let distance = others.map { abs($0 - dot) }.min() ?? clearance
      if distance >= least, distance > best?.distance ?? -1 {
        best = (Place(index: index, column: column, dot: dot), distance)
      }
    }
    return best?.place
  }
}
