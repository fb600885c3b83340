// A run: its frames, its layers at each frame, and the times of refreshes.

const $ = (id) => document.getElementById(id);

/** An element with properties and children; strings become text. */
function make(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties || {})) {
    if (name === 'on') {
      for (const [event, handler] of Object.entries(value)) element.addEventListener(event, handler);
    } else if (name in element && name !== 'list') {
      element[name] = value;
    } else {
      element.setAttribute(name, value);
    }
  }
  for (const child of children) element.append(child);
  return element;
}

const ms = (time) => (time / 1000).toFixed(2) + ' ms';

/** The index of the last item whose key is at most a value, or -1. */
function lastAtMost(items, value, key) {
  let low = 0, high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (key(items[middle]) <= value) low = middle + 1; else high = middle;
  }
  return low - 1;
}

class Run {
  constructor(data) {
    this.number = data.number;
    this.name = data.name;
    this.label = data.label;
    this.group = data.group;
    this.end = data.end;
    this.grid = data.grid;
    this.works = data.works;
    // None if the run has one process only.
    this.processes = (data.processes || []).map(([name, life], number) => ({ name, life, number }))
      .filter((process) => process.life.length > 0);
    this.causes = data.causes;
    this.touches = data.touches.map(([time, id, phase, x, y]) =>
      ({ time, id, phase, x: x / 10, y: y / 10 }));
    this.size = data.size || [375, 667];
    this.frames = data.frames.map((v) => ({
      index: v[0], begin: v[1], expected: v[2], actual: v[3],
      beginTime: v[4], expectedTime: v[5], time: v[6], deadline: v[7],
      main: v[8] < 0 ? null : [v[8], v[9]], prepare: [v[10], v[11]], execute: [v[12], v[13]],
      outcome: v[14], replaced: v[15], isCounted: v[16] === 1,
      process: v[17] || 0,
    }));
    this.helps = data.helps;
    this.changed = new Set(data.changed);
    this.hasLayers = Boolean(data.film);
    this.hasPagesOnly = data.shows === 1;
    this.intended = (data.intended || []).map(([name, end, places]) => ({ name, end, places }));
    this.takeLayers(data.layers || [], data.film || []);
  }

  takeLayers(layers, film) {
    this.layers = layers.map(([name, outer, flags, image]) => ({
      name, outer, image, blurs: (flags & 1) > 0, isPage: (flags & 2) > 0, looks: [],
    }));
    for (const layer of this.layers) if (layer.outer >= 0) this.layers[layer.outer].hasParts = true;
    this.orders = [];
    for (const [frame, order, looks] of film) {
      if (order) this.orders.push({ frame, order });
      for (const [layer, kind, opacity, radius, ...at] of looks) {
        this.layers[layer].looks.push({ frame, kind, opacity: opacity / 1000, radius: radius / 10, at });
      }
    }
    this.layers.forEach((layer, index) => { layer.hue = this.hue(index); });
  }

  /** A colour for each name; layers without a name vary the colour of what they are in. */
  hue(index) {
    const layer = this.layers[index];
    if (!layer.name && layer.outer >= 0) return (this.layers[layer.outer].hue + 342 + 13 * index % 36) % 360;
    let hue = 17;
    for (const letter of layer.name) hue = (hue * 31 + letter.codePointAt(0)) % 360;
    return hue;
  }

  /** The index of the frame on the display at a time, or -1. */
  frameAt(time) { return lastAtMost(this.frames, time, (frame) => frame.time); }

  /** The late frame for which the display waits at a time, or null. */
  pending(time) {
    const next = this.frames[this.frameAt(time) + 1];
    return next && isHitch(next) && next.expectedTime <= time ? next : null;
  }

  refreshTime(refresh) {
    const stretch = this.grid[Math.max(0, lastAtMost(this.grid, refresh, (item) => item[0]))];
    const time = stretch[1] + Math.floor((refresh - stretch[0]) * 1e9 / stretch[2] + 0.5);
    return Math.floor((time + 500) / 1000);
  }

  refreshAt(time) {
    const stretch = this.grid[Math.max(0, lastAtMost(this.grid, time, (item) => item[1] / 1000))];
    let refresh = stretch[0] + Math.max(0, Math.floor((time * 1000 - stretch[1]) * stretch[2] / 1e9) - 1);
    while (this.refreshTime(refresh + 1) <= time) refresh += 1;
    return refresh;
  }

  /** Where the effect means the pages to be at a time: the name and the corners of each. */
  meant(time) {
    return this.intended.flatMap(({ name, end, places }) => {
      const place = places[lastAtMost(places, time, (item) => item[0])];
      if (!place || time > end) return [];
      const at = place.slice(1).map((value) => value / 10);
      const all = at.length === 8 ? at : [at[0], at[1], at[2], at[1], at[0], at[3], at[2], at[3]];
      return [{ name, corners: all }];
    });
  }

  /** The layers of a frame, computed again only for another frame. */
  sceneAt(place) {
    if (!this.kept || this.kept.place !== place) this.kept = { place, scene: this.scene(place) };
    return this.kept.scene;
  }

  /** The layers of a frame from back to front, with their corners on the screen. */
  scene(place) {
    if (place < 0) return [];
    const frame = this.frames[place].index;
    const orders = this.orders;
    const order = orders[lastAtMost(orders, frame, (item) => item.frame)];
    if (!order) return [];
    const drawn = new Map();
    const scene = [];
    for (const index of order.order) {
      const layer = this.layers[index];
      const look = layer.looks[lastAtMost(layer.looks, frame, (item) => item.frame)];
      if (!look) continue;
      const outer = drawn.get(layer.outer);
      const item = {
        layer, index, radius: look.radius,
        opacity: look.opacity * (outer ? outer.opacity : 1),
        corners: corners(look, outer),
      };
      drawn.set(index, item);
      scene.push(item);
    }
    return scene;
  }
}

/** Whether a frame was late while something was animated. */
function isHitch(frame) { return frame.outcome > 0 && frame.isCounted; }

/** The four corners of an appearance, in points of the screen. */
function corners(look, outer) {
  const at = look.at;
  const all = look.kind % 2 === 1 ? at
    : [at[0], at[1], at[2], at[1], at[0], at[3], at[2], at[3]];
  if (look.kind < 2 || !outer) return all.map((value) => value / 100);
  const [x, y, rightX, rightY, downX, downY] = outer.corners;
  const result = [];
  for (let i = 0; i < 8; i += 2) {
    const [u, v] = [all[i] / 1e5, all[i + 1] / 1e5];
    result.push(x + u * (rightX - x) + v * (downX - x), y + u * (rightY - y) + v * (downY - y));
  }
  return result;
}
