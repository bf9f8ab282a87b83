import { mix } from './color.ts';
import type { Frame } from './frame.ts';
import { createNoise } from './random.ts';
import { curve, element, lens, num, path } from './svg.ts';

interface SeaState {
  /** 0 is a mirror, 1 a fresh breeze. */
  chop: number;
}

export function paintWater(frame: Frame, { chop }: SeaState): string {
  return body(frame) + swells(frame, chop) + strokes(frame, chop) + glitter(frame) + shore(frame);
}

function body({ d, palette, width, height, horizon }: Frame): string {
  const [edge, far, middle, near] = palette.water;
  const fill = d.linear({ x: 0, y: horizon }, { x: 0, y: height }, [
    { at: 0, color: edge },
    { at: 0.1, color: mix(edge, far, 0.7) },
    { at: 0.3, color: far },
    { at: 0.62, color: middle },
    { at: 1, color: near },
  ]);
  return element('rect', { y: num(horizon), width, height: num(height - horizon), fill });
}

/** Broad bands that rise and fall toward the viewer. */
function swells({ d, palette, random, width, height, horizon }: Frame, chop: number): string {
  const noise = createNoise(random);
  const count = 7;
  let bands = '';
  for (let i = 1; i <= count; i++) {
    const depth = (i / (count + 0.6)) ** 1.7;
    const y = horizon + (height - horizon) * depth;
    const swell = (4 + 26 * chop) * depth;
    const points = Array.from({ length: 25 }, (_, k) => {
      const x = (k / 24) * width;
      return { x, y: y + noise(k * (1.4 - depth) + i * 31) * swell };
    });
    const thick = (height - horizon) * 0.13 * (0.3 + depth);
    const fill = d.vertical([
      { at: 0, color: mix(palette.water[1], palette.water[0], 0.3), opacity: 0.3 },
      { at: 0.35, color: palette.water[2], opacity: 0.16 },
      { at: 1, color: palette.water[3], opacity: 0 },
    ]);
    bands += path(`${curve(points)}V${num(y + thick)}H0Z`, { fill });
  }
  return bands;
}

/** Brush strokes: small and dense far away, long and few nearby. */
function strokes({ palette, random, width, height, horizon }: Frame, chop: number): string {
  const layers = [
    { color: mix(palette.water[0], palette.glint, 0.25), opacity: 0.34, count: 105 },
    { color: mix(palette.water[3], '#000d1c', 0.15), opacity: 0.22, count: 95 },
    { color: palette.water[1], opacity: 0.4, count: 95 },
  ];
  return layers
    .map(({ color, opacity, count }) => {
      let marks = '';
      for (let i = 0; i < count; i++) {
        const depth = random.next() ** 1.5;
        const y = horizon + 5 + (height - horizon) * depth;
        const length = (18 + 210 * depth) * random.range(0.4, 1.3);
        marks += lens(random.range(-40, width + 40), y, length, (1 + depth * (5 + 9 * chop)) * random.range(0.5, 1.1));
      }
      return path(marks, { fill: color, 'fill-opacity': opacity });
    })
    .join('');
}

/** The path of light under the sun or moon. */
function glitter({ palette, random, width, height, horizon, sunX }: Frame): string {
  const strength = palette.sun.radius ? 1 : 0.4;
  const count = Math.round(170 * strength);
  let bright = '';
  let soft = '';
  for (let i = 0; i < count; i++) {
    const depth = random.next() ** 1.35;
    const y = horizon + 3 + (height - horizon) * 0.96 * depth;
    const x = sunX + random.spread() * width * (0.03 + 0.13 * depth) * (palette.sun.radius ? 1 : 3);
    const length = (9 + 90 * depth) * random.range(0.3, 1.2);
    const mark = lens(x, y, length, (1 + 5 * depth) * random.range(0.5, 1));
    if (i % 3) soft += mark;
    else bright += mark;
  }
  return (
    path(soft, { fill: palette.sun.glow, 'fill-opacity': 0.36 * strength + 0.06 }) +
    path(bright, { fill: palette.glint, 'fill-opacity': 0.75 * strength + 0.1 })
  );
}

/** A light line where the sea meets the land or sky. */
function shore({ palette, width, horizon }: Frame): string {
  return element('rect', { y: num(horizon - 0.6), width, height: 1.6, fill: palette.glint, 'fill-opacity': 0.35 });
}
