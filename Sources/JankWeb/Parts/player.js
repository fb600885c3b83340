// The player: what is shown, and the time.

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
  shown: [], time: 0, isPlaying: false, speed: 1, onion: false, ghost: true, from: 0, to: 1,
  hovered: -1,
};
const parts = {};
const endTime = () => Math.max(1, ...state.shown.map((run) => run.end));
const current = () => state.shown[0];

function build() {
  parts.title = make('h2', { tabIndex: -1 }, '');
  parts.notice = make('p', { id: 'notice', role: 'status' });
  parts.own = make('a', { className: 'own', hidden: true }, 'Play with all layers');
  parts.link = make('a', { id: 'link' }, 'Link to this frame');
  parts.choice = make('select', { id: 'choice', on: { change: () => go(Number(parts.choice.value)) } });
  for (const item of source.runs) {
    parts.choice.append(make('option', { value: String(item.number) }, item.name));
  }
  parts.beside = make('span', { className: 'row' });
  parts.phones = make('div', { className: 'phones', tabIndex: 0, role: 'group', 'aria-label':
    'Screens. Arrow keys step by a frame, with shift by a refresh; space plays.' });
  parts.play = make('button', { type: 'button', id: 'play', on: { click: toggle } }, 'Play');
  const step = (text, label, action) =>
    make('button', { type: 'button', 'aria-label': label, title: label, on: { click: action } }, text);
  parts.nextLate = step('Next late', 'Next late frame', nextLate);
  parts.speed = make('select', { id: 'speed', on: { change: () => {
    state.speed = Number(parts.speed.value);
  } } }, make('option', { value: '1' }, '1\u00d7'), make('option', { value: '0.25' }, '0.25\u00d7'),
  make('option', { value: '0.1' }, '0.1\u00d7'));
  parts.onion = make('input', { type: 'checkbox', id: 'onion', on: { change: () => {
    state.onion = parts.onion.checked;
    paint();
  } } });
  parts.onionLabel = make('label', {}, parts.onion, 'Overlay two');
  parts.ghost = make('input', { type: 'checkbox', id: 'ghost', checked: true, on: { change: () => {
    state.ghost = parts.ghost.checked;
    paint();
  } } });
  parts.ghostLabel = make('label', {}, parts.ghost, 'Intended');
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
    parts.title, parts.notice,
    make('div', { className: 'row' }, make('label', {}, 'Case ', parts.choice), parts.beside,
      parts.own),
    parts.phones,
    make('div', { className: 'row' },
      step('First', 'First frame', () => { pause(); toFrame(0); }),
      step('\u25c0', 'Previous frame', () => stepFrame(-1)), parts.play,
      step('\u25b6', 'Next frame', () => stepFrame(1)),
      step('\u2212 refresh', 'Previous refresh', () => stepRefresh(-1)),
      step('+ refresh', 'Next refresh', () => stepRefresh(1)),
      parts.nextLate,
      make('label', {}, 'Speed ', parts.speed), parts.onionLabel, parts.ghostLabel,
      parts.clock, parts.link),
    parts.scrub, parts.timeline,
    make('div', { className: 'row' }, zoom('Zoom in', 'Zoom in on the timeline', 0.5),
      zoom('Zoom out', 'Zoom out of the timeline', 2), step('All', 'Show all of the timeline', () => {
        [state.from, state.to] = [0, endTime()];
        paint();
      }), make('span', { className: 'soft' },
        'Click or drag the timeline to move in time. \u25b2 late commit \u25c6 late rendering ' +
        '\u25a0 replaced frames \u2013 changed since the baseline; grey: late, but not counted')),
    parts.strip, parts.inspector);
  listen();
}

/** Shows a case, and the other strategies of its scenario and device beside it. */
function show(numbers) {
  state.shown = numbers.map(runOf).filter(Boolean).slice(0, 4);
  if (!state.shown.length) return false;
  const run = current();
  parts.notice.textContent = '';
  parts.title.textContent = 'Case ' + run.number + ': ' + run.name;
  parts.choice.value = String(run.number);
  showChoices(run);
  parts.phones.replaceChildren(...state.shown.map((run) => {
    const canvas = make('canvas', { role: 'img', 'aria-label': 'Screen of ' + run.label });
    const words = make('span', {}, '');
    run.canvas = canvas;
    run.words = words;
    return make('figure', { className: 'phone' }, canvas,
      make('figcaption', {}, make('strong', {}, run.label), ' ', words));
  }));
  parts.onionLabel.hidden = state.shown.length < 2;
  if (state.shown.length > 1) {
    parts.onionLabel.lastChild.textContent = 'Draw the outlines of "' + state.shown[1].label + '" over the first';
  }
  if (state.shown.length < 2) state.onion = parts.onion.checked = false;
  parts.nextLate.disabled = !run.frames.some(isHitch);
  parts.ghostLabel.hidden = !state.shown.some((run) => run.intended.length);
  [state.from, state.to] = [0, endTime()];
  parts.scrub.max = String(endTime());
  for (const row of document.querySelectorAll('tr.current')) row.classList.remove('current');
  const row = $('row-' + run.number);
  if (row) row.classList.add('current');
  const own = row && row.querySelector('a.page');
  parts.own.hidden = !own;
  if (own) parts.own.href = own.href;
  return true;
}

/** The boxes of the other strategies, which stay the same elements while the case is the same. */
function showChoices(run) {
  if (parts.besideOf !== run) {
    parts.besideOf = run;
    const others = source.runs.filter((item) =>
      item.group === run.group && item.number !== run.number);
    parts.beside.replaceChildren(...others.slice(0, 7).map((item) => make('label', {},
      make('input', { type: 'checkbox', value: String(item.number), on: { change: beside } }),
      item.label)));
  }
  for (const box of parts.beside.querySelectorAll('input')) {
    box.checked = state.shown.some((shown) => String(shown.number) === box.value);
  }
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
  const late = [...frames.slice(start), ...frames.slice(0, start)].find(isHitch);
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
