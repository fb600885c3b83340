'use strict';
// Plays the frames of runs. Everything it shows is text, or drawn on a canvas.
(() => {
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

// ---- A run -------------------------------------------------------------------------------------

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
    this.causes = data.causes;
    this.touches = data.touches.map(([time, id, phase, x, y]) =>
      ({ time, id, phase, x: x / 10, y: y / 10 }));
    this.size = data.size || [375, 667];
    this.frames = data.frames.map((v) => ({
      index: v[0], begin: v[1], expected: v[2], actual: v[3],
      beginTime: v[4], expectedTime: v[5], time: v[6], deadline: v[7],
      main: v[8] < 0 ? null : [v[8], v[9]], prepare: [v[10], v[11]], execute: [v[12], v[13]],
      outcome: v[14], replaced: v[15],
    }));
    this.hasLayers = Boolean(data.film);
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
    return next && next.outcome > 0 && next.expectedTime <= time ? next : null;
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

// ---- Drawing the layers ------------------------------------------------------------------------

const isDark = matchMedia('(prefers-color-scheme: dark)');
let palette = {};
function readPalette() {
  const style = getComputedStyle(document.documentElement);
  for (const name of ['time', 'late', 'render', 'drop', 'same', 'touch', 'text', 'soft', 'line',
    'phone', 'back', 'link', 'edge', 'panel']) {
    palette[name] = style.getPropertyValue('--' + name).trim();
  }
}

function outline(context, item) {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = item.corners;
  context.beginPath();
  const isUpright = Math.abs(y0 - y1) < 0.01 && Math.abs(x0 - x2) < 0.01 &&
    Math.abs(x1 - x3) < 0.01;
  if (item.radius > 0 && isUpright && x1 > x0 && y2 > y0) {
    context.roundRect(x0, y0, x1 - x0, y2 - y0, item.radius);
  } else {
    context.moveTo(x0, y0);
    context.lineTo(x1, y1);
    context.lineTo(x3, y3);
    context.lineTo(x2, y2);
    context.closePath();
  }
}

function hatch(context, item, colour) {
  const [xs, ys] = [[0, 2, 4, 6].map((i) => item.corners[i]), [1, 3, 5, 7].map((i) => item.corners[i])];
  const [left, right, top, bottom] =
    [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  context.save();
  context.clip();
  context.beginPath();
  const step = 12;
  for (let x = Math.floor((left - (bottom - top)) / step) * step; x < right; x += step) {
    context.moveTo(x, bottom);
    context.lineTo(x + bottom - top, top);
  }
  context.strokeStyle = colour;
  context.lineWidth = 1.5;
  context.stroke();
  context.restore();
}

function area(item) {
  const [x0, y0, x1, y1, x2, y2] = item.corners;
  return Math.abs((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0));
}

/** Draws a scene in points of the screen. */
function drawScene(context, run, scene, isSmall) {
  const dark = isDark.matches;
  const screen = run.size[0] * run.size[1];
  context.font = '600 15px system-ui, sans-serif';
  context.textBaseline = 'top';
  context.lineWidth = 1;
  for (const item of scene) {
    if (item.opacity <= 0.001) continue;
    const { layer } = item;
    const size = area(item);
    outline(context, item);
    context.globalAlpha = item.opacity;
    if (layer.isPage) {
      context.fillStyle = 'hsl(' + layer.hue + (dark ? ' 30% 26%)' : ' 55% 86%)');
      context.fill();
    } else if (!layer.hasParts && size > 0.6 * screen && !layer.image) {
      context.globalAlpha = 0.3 * item.opacity;
      context.fillStyle = dark ? '#000000' : '#5a6068';
      context.fill();
    } else if (!layer.hasParts) {
      context.fillStyle = 'hsl(' + layer.hue + (dark ? ' 40% 42%)' : ' 50% 72%)');
      context.fill();
    }
    context.globalAlpha = item.opacity;
    if (layer.blurs) {
      hatch(context, item, dark ? '#d0d0d0' : '#606060');
      outline(context, item);
    }
    if (!layer.hasParts || layer.isPage || layer.name) {
      context.strokeStyle = 'hsl(' + layer.hue + (dark ? ' 45% 62%)' : ' 45% 42%)');
      context.stroke();
    }
  }
  if (!isSmall) scene.forEach((item, place) => label(context, run, item, scene.slice(place + 1)));
  context.globalAlpha = 1;
}

/** Writes the name of a page or an image above what is in it. */
function label(context, run, item, above) {
  const { layer } = item;
  const isLarge = area(item) > 0.04 * run.size[0] * run.size[1];
  if (item.opacity < 0.1 || !isLarge || !(layer.isPage || layer.image)) return;
  const words = layer.image || layer.name;
  if (!words) return;
  const left = Math.min(item.corners[0], item.corners[2]);
  const x = Math.min(Math.max(left, 0), run.size[0]) + 8;
  const y = Math.min(Math.max(item.corners[1], 0), run.size[1] - 24) + 8;
  const hides = (other) => other.layer.isPage && other.opacity > 0.5 && contains(other.corners, x, y);
  if (above.some(hides)) return;
  const room = Math.max(20, Math.abs(item.corners[2] - item.corners[0]) - 16);
  context.globalAlpha = Math.min(1, item.opacity * 1.5);
  context.lineWidth = 4;
  context.strokeStyle = isDark.matches ? '#000000' : '#ffffff';
  context.fillStyle = isDark.matches ? '#ffffff' : '#202020';
  context.strokeText(words, x, y, room);
  context.fillText(words, x, y, room);
}

/** Whether the box around four corners contains a point. */
function contains(corners, x, y) {
  const [xs, ys] = [[0, 2, 4, 6].map((i) => corners[i]), [1, 3, 5, 7].map((i) => corners[i])];
  return Math.min(...xs) <= x && x <= Math.max(...xs) && Math.min(...ys) <= y && y <= Math.max(...ys);
}

const trailLength = 250000;

function drawTouches(context, run, time) {
  const ids = new Set(run.touches.map((touch) => touch.id));
  for (const id of ids) {
    const past = run.touches.filter((touch) => touch.id === id && touch.time <= time);
    const last = past[past.length - 1];
    if (!last) continue;
    const isDown = last.phase < 3;
    if (!isDown && time - last.time > trailLength) continue;
    context.strokeStyle = palette.touch;
    context.lineWidth = 3;
    context.beginPath();
    past.filter((touch) => time - touch.time < trailLength).forEach((touch, place) => {
      if (place === 0) context.moveTo(touch.x, touch.y); else context.lineTo(touch.x, touch.y);
    });
    context.stroke();
    context.beginPath();
    context.arc(last.x, last.y, 14, 0, 2 * Math.PI);
    context.fillStyle = palette.touch;
    context.globalAlpha = 0.6;
    if (isDown) context.fill(); else context.stroke();
    context.globalAlpha = 1;
  }
}

/** Fits a canvas to its size on the page, and returns a context in those units. */
function fit(canvas, width, height) {
  const scale = Math.min(3, window.devicePixelRatio || 1);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  if (canvas.width !== w || canvas.height !== h) {
    canvas.width = w;
    canvas.height = h;
    canvas.style.aspectRatio = w + ' / ' + h;
  }
  const context = canvas.getContext('2d');
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  return context;
}

// ---- The player --------------------------------------------------------------------------------

const source = JSON.parse($('data').textContent);
const viewer = $('viewer');
const runs = new Map();
function runOf(number) {
  if (!runs.has(number)) {
    const data = source.runs.find((item) => item.number === number);
    runs.set(number, data ? new Run(data) : null);
  }
  return runs.get(number);
}

const state = {
  shown: [], time: 0, isPlaying: false, speed: 1, onion: false, from: 0, to: 1, hovered: -1,
};
const parts = {};
const endTime = () => Math.max(1, ...state.shown.map((run) => run.end));
const current = () => state.shown[0];

function build() {
  parts.title = make('h2', { tabIndex: -1 }, '');
  parts.choice = make('select', { id: 'choice', on: { change: () => go(Number(parts.choice.value)) } });
  for (const item of source.runs) {
    parts.choice.append(make('option', { value: String(item.number) }, item.name));
  }
  parts.beside = make('span', { className: 'row' });
  parts.phones = make('div', { className: 'phones' });
  parts.play = make('button', { type: 'button', id: 'play', on: { click: toggle } }, 'Play');
  const step = (text, label, action) =>
    make('button', { type: 'button', 'aria-label': label, title: label, on: { click: action } }, text);
  parts.speed = make('select', { id: 'speed', on: { change: () => {
    state.speed = Number(parts.speed.value);
  } } }, make('option', { value: '1' }, '1\u00d7'), make('option', { value: '0.25' }, '0.25\u00d7'),
  make('option', { value: '0.1' }, '0.1\u00d7'));
  parts.onion = make('input', { type: 'checkbox', id: 'onion', on: { change: () => {
    state.onion = parts.onion.checked;
    paint();
  } } });
  parts.onionLabel = make('label', {}, parts.onion, 'Overlay two');
  parts.clock = make('output', { id: 'clock' });
  parts.scrub = make('input', { type: 'range', id: 'scrub', min: '0', step: '1',
    'aria-label': 'Time', on: { input: () => seek(Number(parts.scrub.value)) } });
  parts.timeline = make('canvas', { id: 'timeline', role: 'img', 'aria-label':
    'Timeline of touches, main thread, commits, render server, GPU and display' });
  parts.strip = make('canvas', { id: 'filmstrip', role: 'img',
    'aria-label': 'Frames around the current time' });
  parts.inspector = make('div', { id: 'inspector' });
  const zoom = (text, label, factor) => step(text, label, () => zoomBy(factor));
  viewer.append(
    parts.title,
    make('div', { className: 'row' }, make('label', {}, 'Case ', parts.choice), parts.beside),
    parts.phones,
    make('div', { className: 'row' },
      step('First', 'First frame', () => { pause(); toFrame(0); }),
      step('\u25c0', 'Previous frame', () => stepFrame(-1)), parts.play,
      step('\u25b6', 'Next frame', () => stepFrame(1)),
      step('\u2212 refresh', 'Previous refresh', () => stepRefresh(-1)),
      step('+ refresh', 'Next refresh', () => stepRefresh(1)),
      step('Next late', 'Next late frame', nextLate),
      make('label', {}, 'Speed ', parts.speed), parts.onionLabel, parts.clock),
    parts.scrub, parts.timeline,
    make('div', { className: 'row' }, zoom('Zoom in', 'Zoom in on the timeline', 0.5),
      zoom('Zoom out', 'Zoom out of the timeline', 2), step('All', 'Show all of the timeline', () => {
        [state.from, state.to] = [0, endTime()];
        paint();
      }), make('span', { className: 'soft' },
        'Click or drag the timeline to move in time. \u25b2 late commit \u25c6 late rendering ' +
        '\u25a0 replaced frames')),
    parts.strip, parts.inspector);
  listen();
}

/** Shows a case, and the other strategies of its scenario and device beside it. */
function show(numbers) {
  state.shown = numbers.map(runOf).filter(Boolean).slice(0, 4);
  if (!state.shown.length) return false;
  const run = current();
  parts.title.textContent = run.name;
  parts.choice.value = String(run.number);
  const others = source.runs.filter((item) => item.group === run.group && item.number !== run.number);
  parts.beside.replaceChildren(...others.slice(0, 7).map((item) => {
    const box = make('input', { type: 'checkbox', value: String(item.number),
      checked: state.shown.some((shown) => shown.number === item.number), on: { change: beside } });
    return make('label', {}, box, item.label);
  }));
  parts.phones.replaceChildren(...state.shown.map((run) => {
    const canvas = make('canvas', { role: 'img', 'aria-label': 'Screen of ' + run.label });
    const words = make('span', {}, '');
    run.canvas = canvas;
    run.words = words;
    return make('figure', { className: 'phone' }, canvas,
      make('figcaption', {}, make('strong', {}, run.label), ' ', words));
  }));
  parts.onionLabel.hidden = state.shown.length < 2;
  if (state.shown.length < 2) state.onion = parts.onion.checked = false;
  [state.from, state.to] = [0, endTime()];
  parts.scrub.max = String(endTime());
  for (const row of document.querySelectorAll('tr.current')) row.classList.remove('current');
  const row = $('row-' + run.number);
  if (row) row.classList.add('current');
  return true;
}

function beside() {
  const boxes = [...parts.beside.querySelectorAll('input:checked')].slice(0, 3);
  const time = state.time;
  show([current().number, ...boxes.map((box) => Number(box.value))]);
  seek(time);
}

function seek(time) {
  state.time = Math.min(endTime(), Math.max(0, Math.round(time)));
  if (state.time < state.from || state.time > state.to) {
    const span = state.to - state.from;
    const from = Math.min(endTime() - span, Math.max(0, state.time - span / 2));
    [state.from, state.to] = [from, from + span];
  }
  paint();
}

function toFrame(place) {
  const { frames } = current();
  if (!frames.length) return;
  seek(frames[Math.min(frames.length - 1, Math.max(0, place))].time);
}
function stepFrame(count) { pause(); toFrame(current().frameAt(state.time) + count); }
function stepRefresh(count) {
  pause();
  seek(current().refreshTime(Math.max(0, current().refreshAt(state.time) + count)));
}
function nextLate() {
  pause();
  const { frames } = current();
  const start = current().frameAt(state.time) + 1;
  const late = [...frames.slice(start), ...frames.slice(0, start)].find((frame) => frame.outcome > 0);
  if (late) seek(late.time);
}

function pause() {
  state.isPlaying = false;
  cancelAnimationFrame(state.tick);
  parts.play.textContent = 'Play';
}

function toggle() {
  if (state.isPlaying) { pause(); return; }
  state.isPlaying = true;
  parts.play.textContent = 'Pause';
  if (state.time >= endTime()) state.time = 0;
  let before = null;
  const tick = (now) => {
    if (!state.isPlaying) return;
    if (before !== null) seek(state.time + (now - before) * 1000 * state.speed);
    before = now;
    if (state.time >= endTime()) pause(); else state.tick = requestAnimationFrame(tick);
  };
  state.tick = requestAnimationFrame(tick);
}

// ---- Painting ----------------------------------------------------------------------------------

function paint() {
  if (!state.shown.length || viewer.hidden) return;
  const time = state.time;
  for (const run of state.shown) paintPhone(run, time);
  const run = current();
  const place = run.frameAt(time);
  const frame = run.frames[place];
  parts.clock.textContent = ms(time) + ', refresh ' + run.refreshAt(time) +
    (frame ? ', frame ' + frame.index : '');
  parts.scrub.value = String(time);
  parts.scrub.setAttribute('aria-valuetext', parts.clock.textContent);
  paintTimeline();
  paintStrip(run, place);
  inspect(run, state.hovered >= 0 ? state.hovered : place);
}

function paintPhone(run, time) {
  const place = run.frameAt(time);
  run.scenes = [[run, place]];
  if (state.onion && run === current()) {
    const other = state.shown[1];
    run.scenes.push([other, other.frameAt(time)]);
  }
  const count = Math.min(2, state.shown.length);
  const room = Math.max(120, Math.min(240, (viewer.clientWidth - 32) / count - 16));
  const scale = room / run.size[0];
  const context = fit(run.canvas, room, run.size[1] * scale);
  run.canvas.style.width = room + 'px';
  context.save();
  context.scale(scale, scale);
  run.scenes.forEach(([drawn, index], layer) => {
    const scene = drawn.scene(index);
    if (layer === 0) { drawScene(context, drawn, scene); run.drawn = scene; return; }
    context.save();
    context.globalCompositeOperation = isDark.matches ? 'lighten' : 'multiply';
    drawScene(context, drawn, scene, true);
    context.restore();
  });
  drawTouches(context, run, time);
  if (!run.hasLayers) {
    context.fillStyle = palette.text;
    context.font = '18px system-ui, sans-serif';
    context.fillText('no layers in this file', 20, 40, run.size[0] - 40);
  }
  context.restore();
  const pending = run.pending(time);
  run.canvas.classList.toggle('late', Boolean(pending));
  const frame = run.frames[place];
  run.words.className = pending ? 'late' : 'soft';
  run.words.textContent = pending ? 'waits for frame ' + pending.index
    : frame ? 'frame ' + frame.index + ', ' + outcomeWords(frame) : 'no frame yet';
}

function outcomeWords(frame) {
  const late = frame.time - frame.expectedTime;
  const words = ['on time', 'late commit', 'late rendering', 'late commit and rendering'];
  return (frame.outcome > 0 ? ms(late) + ' late, ' : '') + words[frame.outcome] +
    (frame.replaced ? ', replaced ' + frame.replaced : '');
}

function outcomeColour(frame) {
  if (frame.replaced) return palette.drop;
  return [palette.time, palette.late, palette.render, palette.late][frame.outcome];
}

const lanes = ['Touch', 'Main', 'Commit', 'Render', 'GPU', 'Display'];
const laneHeight = 22;
let gutter = 64;

function timelineLayout() {
  const width = Math.max(280, parts.timeline.parentElement.clientWidth - 26);
  gutter = width > 640 ? 120 : 72;
  const height = laneHeight * (lanes.length + state.shown.length - 1) + 24;
  const span = Math.max(1, state.to - state.from);
  const x = (time) => gutter + (time - state.from) / span * (width - gutter - 4);
  return { width, height, x, time: (px) => state.from + (px - gutter) / (width - gutter - 4) * span };
}

/** Draws what does not depend on the time again only if it changes, then the time. */
function paintTimeline() {
  const { width, height, x } = timelineLayout();
  const key = JSON.stringify([width, height, window.devicePixelRatio, state.from, state.to,
    isDark.matches, state.shown.map((run) => run.number)]);
  if (parts.lanesKey !== key) {
    parts.lanesKey = key;
    parts.lanes = document.createElement('canvas');
    paintLanes(fit(parts.lanes, width, height), width, height, x);
  }
  const context = fit(parts.timeline, width, height);
  context.drawImage(parts.lanes, 0, 0, width, height);
  if (state.time < state.from || state.time > state.to) return;
  context.fillStyle = palette.link;
  context.fillRect(x(state.time) - 1, 0, 2, height);
}

function paintLanes(context, width, height, x) {
  const run = current();
  context.font = '12px system-ui, sans-serif';
  context.textBaseline = 'middle';
  context.save();
  context.beginPath();
  context.rect(gutter, 0, width - gutter, height);
  context.clip();
  grid(context, x, height);
  const bar = (lane, start, end, colour, inset) => {
    context.fillStyle = colour;
    const top = lane * laneHeight + (inset || 4);
    context.fillRect(x(start), top, Math.max(1, x(end) - x(start)), laneHeight - 2 * (inset || 4));
  };
  for (const touch of run.touches) bar(0, touch.time, touch.time, palette.touch);
  for (const frame of run.frames) {
    if (frame.main) {
      bar(1, frame.main[0], frame.main[1], palette.soft, 7);
      bar(2, frame.main[1], frame.main[1], frame.main[1] > frame.deadline ? palette.late : palette.text);
    }
    bar(3, frame.prepare[0], frame.prepare[1], palette.link);
    bar(4, frame.execute[0], frame.execute[1], palette.link);
  }
  for (const [place, name, start, end] of run.works) {
    const lane = place === 'gpu' ? 4 : 1;
    bar(lane, start, end, palette.touch, 5);
    const room = x(end) - x(start) - 6;
    if (room > 30) {
      context.fillStyle = palette.back;
      context.save();
      context.beginPath();
      context.rect(x(start), lane * laneHeight, room + 4, laneHeight);
      context.clip();
      context.fillText(name, x(start) + 3, (lane + 0.5) * laneHeight);
      context.restore();
    }
  }
  state.shown.forEach((other, place) => paintDisplay(context, other, 5 + place, x));
  context.restore();
  context.fillStyle = palette.text;
  const names = [...lanes.slice(0, 5), ...state.shown.map((other, place) =>
    state.shown.length > 1 ? other.label : 'Display')];
  names.forEach((name, lane) => {
    context.fillText(name, 4, (lane + 0.5) * laneHeight, gutter - 8);
  });
}

/** Vertical lines at round times, with their times below. */
function grid(context, x, height) {
  const span = state.to - state.from;
  const steps = [1000, 2000, 5000, 10000, 20000, 50000, 100000, 200000, 500000, 1000000, 2000000];
  const step = steps.find((item) => span / item <= 8) || 5000000 * Math.ceil(span / 40000000);
  context.lineWidth = 1;
  context.strokeStyle = palette.line;
  context.fillStyle = palette.soft;
  for (let time = Math.ceil(state.from / step) * step; time <= state.to; time += step) {
    context.beginPath();
    context.moveTo(x(time), 0);
    context.lineTo(x(time), height - 18);
    context.stroke();
    context.fillText(time / 1000 + ' ms', x(time) + 3, height - 9);
  }
}

/** Expected over actual: a thin bar when a frame was due, and a thick one while it was shown. */
function paintDisplay(context, run, lane, x) {
  const top = lane * laneHeight;
  run.frames.forEach((frame, place) => {
    const next = run.frames[place + 1];
    const start = x(frame.time);
    if (x(next ? next.time : run.end) < gutter) return;
    // A frame stays until the next, but an idle display is not drawn as a long frame.
    const shownEnd = Math.min(next ? next.time : run.end, frame.time + 1.5 * periodAt(run, frame));
    context.fillStyle = palette.soft;
    context.fillRect(x(frame.expectedTime), top + 3, Math.max(1, x(frame.expectedTime +
      periodAt(run, frame)) - x(frame.expectedTime) - 1), 3);
    context.fillStyle = outcomeColour(frame);
    context.fillRect(start, top + 8, Math.max(1, x(shownEnd) - start - 1), laneHeight - 10);
    if (frame.outcome > 0 || frame.replaced) {
      context.fillRect(x(frame.expectedTime), top + 13, start - x(frame.expectedTime), 2);
      marker(context, start, top + 6, frame);
    }
  });
}

function periodAt(run, frame) {
  return run.refreshTime(frame.actual + 1) - run.refreshTime(frame.actual);
}

function marker(context, x, y, frame) {
  context.beginPath();
  if (frame.replaced) {
    context.rect(x - 4, y - 5, 8, 8);
  } else if (frame.outcome === 2) {
    context.moveTo(x, y - 6);
    context.lineTo(x + 5, y - 1);
    context.lineTo(x, y + 4);
    context.lineTo(x - 5, y - 1);
  } else {
    context.moveTo(x, y - 6);
    context.lineTo(x + 5, y + 3);
    context.lineTo(x - 5, y + 3);
  }
  context.fill();
}

/** The frames around the current one; each refresh that repeats a frame is hatched. */
function paintStrip(run, place) {
  const width = Math.max(280, parts.strip.parentElement.clientWidth - 26);
  const height = 96;
  parts.strip.hidden = !run.hasLayers;
  const key = [run.number, place, width, window.devicePixelRatio, isDark.matches].join();
  if (parts.stripKey === key) return;
  parts.stripKey = key;
  const context = fit(parts.strip, width, height);
  if (!run.hasLayers || place < 0) return;
  const scale = (height - 22) / run.size[1];
  const step = run.size[0] * scale + 8;
  const count = Math.max(3, Math.floor(width / step));
  const cells = [];
  for (let i = Math.max(0, place - count); i < Math.min(run.frames.length, place + count); i += 1) {
    const frame = run.frames[i];
    const late = frame.outcome > 0 || frame.replaced ? Math.min(count, frame.actual - frame.expected) : 0;
    for (let n = 0; n < late && i > 0; n += 1) cells.push({ frame: i - 1, isRepeated: true });
    cells.push({ frame: i, isRepeated: false });
  }
  const now = cells.findIndex((cell) => cell.frame === place && !cell.isRepeated);
  const first = Math.max(0, Math.min(now - Math.floor(count / 2), cells.length - count));
  context.font = '11px system-ui, sans-serif';
  context.textBaseline = 'bottom';
  cells.slice(first, first + count).forEach((cell, n) => {
    const x = n * step + 4;
    context.save();
    context.beginPath();
    context.rect(x, 2, step - 8, height - 22);
    context.fillStyle = palette.phone;
    context.fill();
    context.clip();
    context.drawImage(thumbnail(run, cell.frame, step - 8, height - 22), x, 2, step - 8, height - 22);
    context.translate(x, 2);
    context.scale(scale, scale);
    if (cell.isRepeated) {
      const [w, h] = run.size;
      const item = { corners: [0, 0, w, 0, 0, h, w, h], radius: 0 };
      outline(context, item);
      context.lineWidth = 8;
      hatch(context, item, palette.late);
    }
    context.restore();
    context.strokeStyle = cell.isRepeated ? palette.line : outcomeColour(run.frames[cell.frame]);
    context.lineWidth = first + n === now ? 4 : 2;
    context.strokeRect(x, 2, step - 8, height - 22);
    context.fillStyle = palette.text;
    context.fillText(cell.isRepeated ? 'again' : String(run.frames[cell.frame].index), x, height - 3,
      step - 8);
  });
}

/** A small drawing of a frame, which is kept, since playing needs the same ones again. */
function thumbnail(run, place, width, height) {
  const key = [width, height, window.devicePixelRatio, isDark.matches].join();
  if (run.thumbnailKey !== key || run.thumbnails.size > 600) {
    run.thumbnailKey = key;
    run.thumbnails = new Map();
  }
  if (!run.thumbnails.has(place)) {
    const canvas = document.createElement('canvas');
    const context = fit(canvas, width, height);
    context.scale(height / run.size[1], height / run.size[1]);
    drawScene(context, run, run.scene(place), true);
    run.thumbnails.set(place, canvas);
  }
  return run.thumbnails.get(place);
}

function inspect(run, place) {
  const frame = run.frames[place];
  if (parts.inspected === frame) return;
  parts.inspected = frame;
  if (!frame) { parts.inspector.replaceChildren(); return; }
  const list = make('dl', {});
  const add = (name, value) => list.append(make('dt', {}, name), make('dd', {}, value));
  add('Frame', String(frame.index));
  add('Presented', ms(frame.time) + ', refresh ' + frame.actual);
  add('Expected', ms(frame.expectedTime) + ', refresh ' + frame.expected);
  add('Result', outcomeWords(frame));
  if (frame.main) {
    const margin = frame.deadline - frame.main[1];
    add('Main thread', ms(frame.main[1] - frame.main[0]));
    add('Commit deadline', ms(frame.deadline) + (margin < 0 ? ', missed by ' + ms(-margin)
      : ', margin ' + ms(margin)));
  } else {
    add('Main thread', 'not involved');
  }
  add('Render server', ms(frame.prepare[1] - frame.prepare[0]));
  add('GPU', ms(frame.execute[1] - frame.execute[0]));
  const causes = run.causes[frame.index] || [];
  const children = [list];
  if (causes.length) {
    children.push(make('div', {}, make('strong', {}, 'Causes'),
      make('ul', {}, ...causes.map((cause) => make('li', {}, cause)))));
  }
  parts.inspector.replaceChildren(...children);
}

// ---- Input -------------------------------------------------------------------------------------

function zoomBy(factor, centre) {
  const span = Math.min(endTime(), Math.max(2000, (state.to - state.from) * factor));
  const middle = centre === undefined ? state.time : centre;
  const share = (middle - state.from) / (state.to - state.from);
  const from = Math.min(endTime() - span, Math.max(0, middle - span * Math.min(1, Math.max(0, share))));
  [state.from, state.to] = [from, from + span];
  paint();
}

function frameNear(time) {
  const { frames } = current();
  const place = current().frameAt(time);
  const pending = current().pending(time);
  return pending ? frames.indexOf(pending) : place;
}

function listen() {
  const { timeline } = parts;
  let isDown = false;
  const timeOf = (event) => {
    const box = timeline.getBoundingClientRect();
    const { width, time } = timelineLayout();
    return time((event.clientX - box.left) * width / box.width);
  };
  timeline.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    isDown = true;
    timeline.setPointerCapture(event.pointerId);
    pause();
    seek(timeOf(event));
  });
  timeline.addEventListener('pointermove', (event) => {
    if (isDown) { seek(timeOf(event)); return; }
    state.hovered = frameNear(timeOf(event));
    inspect(current(), state.hovered);
  });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) {
    timeline.addEventListener(end, () => { isDown = false; });
  }
  timeline.addEventListener('pointerleave', () => { state.hovered = -1; paint(); });
  timeline.addEventListener('wheel', (event) => {
    if (!event.ctrlKey && !event.shiftKey) return;
    event.preventDefault();
    if (event.ctrlKey) { zoomBy(event.deltaY > 0 ? 1.25 : 0.8, timeOf(event)); return; }
    const span = state.to - state.from;
    const by = (event.deltaY + event.deltaX) / 1000 * span;
    state.from = Math.min(endTime() - span, Math.max(0, state.from + by));
    state.to = state.from + span;
    paint();
  }, { passive: false });
  document.addEventListener('keydown', keyDown);
  window.addEventListener('resize', paint);
  isDark.addEventListener('change', () => { readPalette(); paint(); });
}

function keyDown(event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target;
  if (target.matches('select, textarea, input:not(#scrub):not([type=checkbox]), .scroll')) return;
  const keys = {
    ' ': toggle, ArrowLeft: () => stepFrame(-1), ArrowRight: () => stepFrame(1),
    Home: () => { pause(); toFrame(0); },
    End: () => { pause(); toFrame(current().frames.length - 1); },
  };
  if (event.shiftKey) {
    keys.ArrowLeft = () => stepRefresh(-1);
    keys.ArrowRight = () => stepRefresh(1);
  }
  const action = keys[event.key];
  if (!action) return;
  if (event.key === ' ' && target.matches('button, summary, a, input[type=checkbox]')) return;
  event.preventDefault();
  action();
}

// ---- Links -------------------------------------------------------------------------------------

function go(number) { location.hash = 'case=' + number; }

function follow() {
  const words = new URLSearchParams(location.hash.slice(1));
  const number = Number(words.get('case'));
  if (!number) return;
  const details = $('case=' + number);
  if (details) details.open = true;
  const others = source.runs.filter((item) => item.number !== number &&
    item.group === (source.runs.find((run) => run.number === number) || {}).group);
  const wanted = words.has('with') ? words.get('with').split(',').map(Number)
    : others.slice(0, 3).map((item) => item.number);
  pause();
  if (!show([number, ...wanted])) {
    if (details) details.scrollIntoView();
    return;
  }
  const { frames } = current();
  const place = words.has('frame')
    ? frames.findIndex((frame) => frame.index === Number(words.get('frame'))) : -1;
  if (place >= 0) toFrame(place); else toInterest();
  viewer.scrollIntoView();
  parts.title.focus({ preventScroll: true });
}

/** Goes to the first late frame of the case, else of the others beside it, else to the start. */
function toInterest() {
  for (const run of state.shown) {
    const late = run.frames.find((frame) => frame.outcome > 0);
    if (late) { seek(late.time); return; }
  }
  toFrame(0);
}

// ---- Tables ------------------------------------------------------------------------------------

function sortable(table) {
  const body = table.tBodies[0];
  const heads = [...table.tHead.rows[0].cells];
  const value = (row, column) => {
    const cell = row.cells[column];
    return 'key' in cell.dataset ? Number(cell.dataset.key) : cell.textContent;
  };
  heads.forEach((head, column) => {
    const sort = () => {
      const isDown = head.getAttribute('aria-sort') === 'descending';
      for (const other of heads) other.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', isDown ? 'ascending' : 'descending');
      const rows = [...body.rows].sort((left, right) => {
        const [a, b] = [value(left, column), value(right, column)];
        const order = typeof a === 'number' && typeof b === 'number' ? a - b
          : String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
        return isDown ? order : -order;
      });
      body.append(...rows);
    };
    const button = make('button', { type: 'button', on: { click: sort } }, head.textContent);
    head.replaceChildren(button);
  });
  if (body.rows.length < 2) return;
  const count = make('output', {}, '');
  const apply = () => {
    const words = filter.value.toLowerCase().split(' ').filter(Boolean);
    let shown = 0;
    for (const row of body.rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
      if (!row.hidden) shown += 1;
    }
    count.textContent = shown + ' of ' + body.rows.length + ' cases';
  };
  const filter = make('input', { type: 'search', id: 'filter', on: { input: apply } });
  apply();
  table.parentElement.before(make('div', { className: 'row' },
    make('label', {}, 'Filter ', filter), count));
}

// ---- Start -------------------------------------------------------------------------------------

for (const table of document.querySelectorAll('table.sortable')) sortable(table);
readPalette();
if (source.runs.length) {
  viewer.hidden = false;
  build();
  window.addEventListener('hashchange', follow);
  // A link to where the page already is changes nothing, so the browser reports nothing.
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="#case="]');
    if (!link || link.hash !== location.hash) return;
    event.preventDefault();
    follow();
  });
  // What the page shows now, for tests and for the console.
  viewer.describe = () => ({
    time: state.time, isPlaying: state.isPlaying, shown: state.shown.map((run) => ({
      number: run.number, frame: (run.frames[run.frameAt(state.time)] || {}).index,
      isLate: Boolean(run.pending(state.time)), scenes: run.scenes.length,
      layers: run.drawn.map((item) => ({
        name: item.layer.name, isPage: item.layer.isPage, opacity: item.opacity, corners: item.corners,
      })),
    })),
  });
  if (location.hash.startsWith('#case=')) {
    follow();
  } else {
    const first = source.runs[0];
    const others = source.runs.filter((item) => item.group === first.group && item !== first);
    show([first.number, ...others.slice(0, 3).map((item) => item.number)]);
    toInterest();
  }
}
// Frames that would make the page too large are left out.
for (const link of document.querySelectorAll('.play')) {
  const number = Number(link.hash.slice('#case='.length));
  link.hidden = !source.runs.some((run) => run.number === number);
}
})();
