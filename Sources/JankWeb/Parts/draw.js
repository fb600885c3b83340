// Draws layers, touches and intended positions on a canvas.

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

/** The colours of a layer, which are kept, since each refresh draws thousands of layers. */
function coloursOf(layer, dark) {
  if (layer.colours && layer.colours.dark === dark) return layer.colours;
  const colour = (light, night) => 'hsl(' + layer.hue + (dark ? night : light);
  layer.colours = { dark, page: colour(' 55% 86%)', ' 30% 26%)'),
    leaf: colour(' 50% 72%)', ' 40% 42%)'), edge: colour(' 45% 42%)', ' 45% 62%)') };
  return layer.colours;
}

/** Draws where the layers of a scene are, over another scene. */
function drawOutlines(context, scene) {
  context.save();
  context.strokeStyle = palette.link;
  context.lineWidth = 3;
  for (const item of scene) {
    if (item.opacity <= 0.001) continue;
    outline(context, item);
    context.globalAlpha = item.opacity;
    context.stroke();
  }
  context.restore();
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
    const colours = coloursOf(layer, dark);
    outline(context, item);
    context.globalAlpha = item.opacity;
    if (layer.isPage) {
      context.fillStyle = colours.page;
      context.fill();
    } else if (!layer.hasParts && !layer.image && area(item) > 0.6 * screen) {
      context.globalAlpha = 0.3 * item.opacity;
      context.fillStyle = dark ? '#000000' : '#5a6068';
      context.fill();
    } else if (!layer.hasParts) {
      context.fillStyle = colours.leaf;
      context.fill();
    }
    context.globalAlpha = item.opacity;
    if (layer.blurs) {
      hatch(context, item, dark ? '#d0d0d0' : '#606060');
      outline(context, item);
    }
    if (!layer.hasParts || layer.isPage || layer.name) {
      context.strokeStyle = colours.edge;
      context.stroke();
    }
  }
  if (!isSmall) drawLabels(context, run, scene);
  context.globalAlpha = 1;
}

/** Writes the names of pages and images, those in front first, and none over another. */
function drawLabels(context, run, scene) {
  const taken = [];
  for (let place = scene.length - 1; place >= 0; place -= 1) {
    label(context, run, scene[place], scene, place, taken);
  }
}

const labelHeight = 20;

/** Writes the name of a page or an image above what is in it, below names that are there. */
function label(context, run, item, scene, place, taken) {
  const { layer } = item;
  const isLarge = area(item) > 0.04 * run.size[0] * run.size[1];
  if (item.opacity < 0.1 || !isLarge || !(layer.isPage || layer.image)) return;
  const words = layer.image || layer.name;
  if (!words) return;
  const left = Math.min(item.corners[0], item.corners[2]);
  const x = Math.min(Math.max(left, 0), run.size[0]) + 8;
  let y = Math.min(Math.max(item.corners[1], 0), run.size[1] - 24) + 8;
  const hides = (other, index) => index > place && other.layer.isPage && other.opacity > 0.5 &&
    contains(other.corners, x, y);
  if (scene.some(hides)) return;
  const room = Math.max(20, Math.abs(item.corners[2] - item.corners[0]) - 16);
  const width = Math.min(room, context.measureText(words).width);
  const isTaken = (box) => Math.abs(box.y - y) < labelHeight && x < box.right && box.x < x + width;
  while (taken.some(isTaken)) y += labelHeight;
  if (y > run.size[1] - labelHeight) return;
  taken.push({ x, y, right: x + width });
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

/** The intended outline of each page, dashed above everything else. */
function drawMeant(context, run, time) {
  const meant = run.meant(time);
  context.save();
  context.setLineDash([9, 6]);
  for (const [width, colour] of [[5, palette.back], [2.5, palette.link]]) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    for (const { corners } of meant) {
      outline(context, { corners, radius: 0 });
      context.stroke();
    }
  }
  context.restore();
  return meant;
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
