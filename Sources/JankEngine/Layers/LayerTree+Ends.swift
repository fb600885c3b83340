internal import JankMotion

extension LayerTree {
  /// The device time from which a time of a layer may have come, both in seconds.
  ///
  /// Exact if the layer's time is the device's. Otherwise it may be slightly too early but never
  /// too late: despite rounding, the times of layers that run forwards never decrease.
  ///
  /// - Parameters:
  ///   - layerTime: the time of the layer.
  ///   - id: the layer.
  /// - Returns: The time; infinite while the layer is paused, and −infinity if its time runs
  ///   backwards.
  func earliestMediaTime(ofLayerTime layerTime: Double, in id: LayerID) -> Double {
    guard !isAtDevicePace(id) else { return layerTime }
    let rate = rate(of: id)
    guard rate != 0 else { return .infinity }
    guard rate > 0 else { return -.infinity }
    var time = layerTime
    var next: LayerID? = id
    while let current = next {
      time = self[current].timing.parentTime(atLocalTime: time) ?? time
      next = self[current].superlayer
    }
    var step = 1e-9
    while self.layerTime(of: id, at: time) >= layerTime {
      guard step < 1e9 else { return -.infinity }
      time -= step
      step *= 2
    }
    return time
  }
}
