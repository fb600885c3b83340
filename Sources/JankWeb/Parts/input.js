// Pointer, wheel and keys.

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
    parts.phones.focus({ preventScroll: true });
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

/** The actions of keys. Those that scroll a page act only inside the player. */
function keyActions(event) {
  const steps = event.shiftKey
    ? { ArrowLeft: () => stepRefresh(-1), ArrowRight: () => stepRefresh(1) }
    : { ArrowLeft: () => stepFrame(-1), ArrowRight: () => stepFrame(1) };
  if (event.target === document.body) return steps;
  if (!viewer.contains(event.target)) return {};
  return { ...steps, ' ': toggle, Home: () => { pause(); toFrame(0); },
    End: () => { pause(); toFrame(current().frames.length - 1); } };
}

function keyDown(event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target;
  if (target.matches('select, textarea, input:not(#scrub):not([type=checkbox]), .scroll')) return;
  const action = keyActions(event)[event.key];
  if (!action) return;
  if (event.key === ' ' && target.matches('button, summary, a, input[type=checkbox]')) return;
  event.preventDefault();
  action();
}
