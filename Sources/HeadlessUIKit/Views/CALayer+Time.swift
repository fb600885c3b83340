internal import Foundation
internal import JankEngine

extension CALayer {
  /// The start of the layer's time in its superlayer's time, in seconds.
  public var beginTime: CFTimeInterval {
    get { state.timing.beginTime }
    set { setTime(beginTime: newValue, speed: state.timing.speed, timeOffset: timeOffset) }
  }

  /// The speed of the layer's time relative to its superlayer's; 0 pauses it.
  public var speed: Float {
    get { Float(state.timing.speed) }
    set { setTime(beginTime: beginTime, speed: Double(newValue), timeOffset: timeOffset) }
  }

  /// The offset added to the layer's time, in seconds.
  public var timeOffset: CFTimeInterval {
    get { state.timing.timeOffset }
    set { setTime(beginTime: beginTime, speed: state.timing.speed, timeOffset: newValue) }
  }

  /// Converts a time of another layer, or of the device for nil, to this layer's time, in seconds.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    let mediaTime = layer.map { $0.mediaTime(at: time) } ?? time
    return device.layers.layerTime(of: id, at: mediaTime)
  }

  /// Converts a time of this layer to another layer's time, or the device's for nil, in seconds.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let mediaTime = mediaTime(at: time)
    guard let layer else { return mediaTime }
    return device.layers.layerTime(of: layer.id, at: mediaTime)
  }

  private func mediaTime(at layerTime: CFTimeInterval) -> CFTimeInterval {
    // Measured on Core Animation: a paused layer returns 0.
    let outer = state.timing.parentTime(atLocalTime: layerTime) ?? 0
    return superlayer?.mediaTime(at: outer) ?? outer
  }

  private func setTime(beginTime: Double, speed: Double, timeOffset: Double) {
    do throws(MotionError) {
      set(
        try LayerTime(beginTime: beginTime, speed: speed, timeOffset: timeOffset),
        to: \.timing
      )
    } catch {
      fatalError("the time of a layer: \(error)")
    }
  }
}
