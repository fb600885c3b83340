internal import JankImports
internal import JankTrace

/// Predictions without a model, which a model must beat.
package enum Control {
  /// Every frame is on time.
  package static func onTime(_ part: RefreshRows, _ pipeline: Pipeline) -> [PredictedFrame] {
    part.rows.dropFirst().map { row in
      let promised = Prediction.promised(row, pipeline)
      return PredictedFrame(row: row, promised: promised, predicted: promised)
    }
  }

  /// A frame is late if its own work exceeds the time from its tick to its deadline.
  package static func ownCost(_ part: RefreshRows, _ pipeline: Pipeline) -> [PredictedFrame] {
    part.rows.dropFirst().map { row in
      let work = row.work
      let cost = work.update + work.handOver + work.render + work.gpu
      let over = (cost - (work.deadline - work.tick)).seconds / part.interval.seconds
      let promised = Prediction.promised(row, pipeline)
      let late = over > 0 ? Int(over.rounded(.up)) : 0
      return PredictedFrame(row: row, promised: promised, predicted: promised + late)
    }
  }
}
