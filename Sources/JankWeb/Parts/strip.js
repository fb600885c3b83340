// Paints the filmstrip.

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
    const late = isHitch(frame) || frame.replaced ? Math.min(count, frame.actual - frame.expected) : 0;
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
