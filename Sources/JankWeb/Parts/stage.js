// Paints the phones and the inspector.

function paint() {
  if (!state.shown.length || viewer.hidden) return;
  const time = state.time;
  for (const run of state.shown) paintPhone(run, time);
  const run = current();
  const place = run.frameAt(time);
  const frame = run.frames[place];
  parts.clock.textContent = ms(time) + ', refresh ' + run.refreshAt(time) +
    (frame ? ', frame ' + frame.index : '');
  parts.link.href = address();
  parts.scrub.value = String(time);
  parts.scrub.setAttribute('aria-valuetext', parts.clock.textContent);
  paintTimeline();
  paintStrip(run, place);
  // While the display waits, the frame it waits for is the one to explain.
  const pending = run.pending(time);
  const inspected = pending ? run.frames.indexOf(pending) : place;
  inspect(run, state.hovered >= 0 ? state.hovered : inspected);
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
    const scene = drawn.sceneAt(index);
    if (layer === 0) { drawScene(context, drawn, scene); run.drawn = scene; return; }
    drawOutlines(context, scene);
  });
  run.meantNow = state.ghost ? drawMeant(context, run, time) : [];
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
  const note = run.hasPagesOnly ? ' (screens only)' : '';
  run.words.textContent = (pending ? 'waits for frame ' + pending.index
    : frame ? 'frame ' + frame.index + ', ' + outcomeWords(frame) : 'no frame yet') + note;
}

function outcomeWords(frame) {
  const late = frame.time - frame.expectedTime;
  const words = ['on time', 'late commit', 'late rendering', 'late commit and rendering'];
  return (frame.outcome > 0 ? ms(late) + ' late, ' : '') + words[frame.outcome] +
    (frame.replaced ? ', replaced ' + frame.replaced : '') +
    (frame.outcome > 0 && !frame.isCounted ? ', not counted since no transition was running' : '');
}

function outcomeColour(frame) {
  if (frame.replaced) return palette.drop;
  if (frame.outcome > 0 && !frame.isCounted) return palette.edge;
  return [palette.time, palette.late, palette.render, palette.late][frame.outcome];
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
  if (run.changed.has(frame.index)) add('Baseline', 'this frame changed');
  const causes = run.causes[frame.index] || [];
  const help = run.helps[frame.index];
  const children = [list];
  if (causes.length) {
    children.push(make('div', {}, make('strong', {}, 'Causes'),
      make('ul', {}, ...causes.map((cause) => make('li', {}, cause))),
      ...(help ? [make('strong', {}, 'What helps'), make('p', {}, help)] : [])));
  }
  parts.inspector.replaceChildren(...children);
}
