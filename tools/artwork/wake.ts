import { mix } from './color.ts';
import type { Frame } from './frame.ts';
import { lerp, type Point, steps } from './geometry.ts';
import type { BoatModel } from './model.ts';
import { createNoise } from './random.ts';
import type { Stage } from './stage.ts';
import { curve, element, group, lens, num, path, polygon } from './svg.ts';

/** How fast she is going: 0 is at rest, 1 is planing with full spray. */
interface Wake {
  behind: string;
  before: string;
}

export function paintWake(frame: Frame, model: BoatModel, stage: Stage, speed: number): Wake {
  if (stage.fromAbove) return { behind: plume(frame, model, stage), before: '' };
  const near = Math.cos((stage.yaw * Math.PI) / 180) > 0 ? -1 : 1;
  const shadow = contact(frame, model, stage, lerp(1, 0.66, speed));
  if (speed === 0) return { behind: shadow, before: ripples(frame, model, stage, near) };
  return {
    behind: shadow + trail(frame, model, stage, speed) + spray(frame, model, stage, -near, speed),
    before: spray(frame, model, stage, near, speed),
  };
}

function waterHalf({ hull }: BoatModel, x: number): number {
  const t = Math.max(0, Math.min(1, x / hull.length));
  return Math.abs(hull.skin(t, Math.max(0.4, hull.atHeight(t, 0)), 1)[1]);
}

/** The dark water under the hull. */
function contact({ palette }: Frame, model: BoatModel, stage: Stage, entry: number): string {
  const { length, beam } = model.hull;
  const edge = (side: number) =>
    steps(14).map((u) => {
      const width = waterHalf(model, length * u) + beam * 0.06;
      const x = model.hull.skin(u, model.hull.atHeight(u, 0), side)[0];
      return stage.afloat([x * entry, side * width * (1 - u ** 4), 0]);
    });
  const fill = mix(palette.water[3], '#02101f', 0.35);
  return path(polygon([...edge(-1), ...edge(1).reverse()]), { fill, 'fill-opacity': 0.55 });
}

/** A boat at rest draws thin lines of light along her side. */
function ripples({ palette, random }: Frame, model: BoatModel, stage: Stage, near: number): string {
  const { length, beam } = model.hull;
  const marks = Array.from({ length: 26 }, () => {
    const x = length * random.range(-0.05, 1.0);
    const out = waterHalf(model, x) + beam * random.next() ** 2 * 0.5;
    const p = stage.afloat([x, near * out, 0]);
    return lens(p.x, p.y, stage.scaleAt([x, 0, 0]) * random.range(0.6, 3.4), random.range(1.2, 3.2));
  });
  return path(marks.join(''), { fill: palette.glint, 'fill-opacity': 0.42 });
}

/** The white road astern and the waves that spread from it. */
function trail({ d, palette, random }: Frame, model: BoatModel, stage: Stage, speed: number): string {
  const { length, beam } = model.hull;
  const noise = createNoise(random);
  const reach = length * lerp(1, 2.4, speed);
  const foam = mix(palette.glint, palette.water[0], 0.18);
  const road = (side: number, spread: number, inset: number) =>
    steps(22).map((u) => {
      const x = length * 0.12 - u * reach;
      const y = beam * inset + u * reach * spread * (1 + 0.25 * noise(u * 14 + side * 50));
      return stage.afloat([x, side * y, 0]);
    });
  const start = stage.afloat([0, 0, 0]);
  const end = stage.afloat([-reach, 0, 0]);
  const fade = (strength: number) =>
    d.linear(start, end, [
      { at: 0, color: foam, opacity: strength },
      { at: 0.45, color: foam, opacity: strength * 0.5 },
      { at: 1, color: foam, opacity: 0 },
    ]);
  const shape = (spread: number, inset: number) =>
    `${curve([...road(-1, spread, inset), ...road(1, spread, inset).reverse()])}Z`;
  let arms = '';
  for (let i = 0; i < 44; i++) {
    const u = random.next();
    const side = random.chance(0.5) ? 1 : -1;
    const p = stage.afloat([length * 0.35 - u * reach, side * (beam * 0.6 + u * reach * random.range(0.2, 0.3)), 0]);
    arms += lens(p.x, p.y, stage.scaleAt([0, 0, 0]) * random.range(0.8, 4) * (1 - u * 0.4), random.range(1.4, 4.5));
  }
  if (stage.fromAbove)
    return (
      path(shape(0.05, 0.42), { fill: fade(0.3) }) +
      path(shape(0.03, 0.3), { fill: fade(0.3) }) +
      path(shape(0.012, 0.2), { fill: fade(0.5) })
    );
  return (
    path(shape(0.2, 0.5), { fill: fade(0.34 * speed) }) +
    path(shape(0.07, 0.38), { fill: fade(0.9 * speed) }) +
    path(arms, { fill: foam, 'fill-opacity': 0.5 * speed })
  );
}

/** Foam from the hull, from the entry at the bow to beyond the stern. */
function spray(frame: Frame, model: BoatModel, stage: Stage, side: number, speed: number): string {
  const { palette, random, d } = frame;
  const { length, beam } = model.hull;
  const noise = createNoise(random);
  const entry = length * lerp(0.95, 0.76, speed);
  const size = (0.5 + beam * 0.13) * speed;
  const sheet = (grow: number, reach: number, seed: number) => {
    const spots = steps(40).map((u) => {
      const x = entry - u * (entry + length * reach);
      const out = waterHalf(model, x) * 0.96 + beam * (0.01 + 0.24 * u ** 0.8 * speed);
      const rise = Math.min(1, u / 0.12) * (0.3 + 0.7 * (1 - u) ** 1.2);
      const height = size * grow * rise * (0.7 + 0.35 * noise(u * 17 + seed) + 0.3 * noise(u * 51 + seed));
      return {
        top: stage.afloat([x + height * 0.2, side * (out + height * 0.5), Math.max(0.05, height)]),
        foot: stage.afloat([
          x,
          side * (out + (beam * 0.2 * u * speed + size * 0.3) * (1 + 0.4 * noise(u * 23 + seed))),
          0,
        ]),
      };
    });
    return {
      tops: spots.map((s) => s.top),
      outline: [...spots.map((s) => s.top), ...spots.map((s) => s.foot).reverse()],
    };
  };
  const white = mix(palette.glint, '#ffffff', 0.4 * (1 - palette.lamps));
  const mist = mix(palette.glint, palette.sky[2], 0.3);
  const fill = (color: string, top: number, low: number) =>
    d.vertical([
      { at: 0, color, opacity: top },
      { at: 0.55, color, opacity: (top + low) / 2 },
      { at: 1, color, opacity: low },
    ]);
  const big = sheet(1.3, 0.32, 3);
  const small = sheet(0.8, 0.14, 60);
  return group(
    path(smooth(big.outline), { fill: fill(mist, 0.5, 0.04) }) +
      fingers(frame, model, stage, side, speed, entry, size, white) +
      path(smooth(small.outline), { fill: fill(white, 0.95, 0.2) }) +
      (speed > 0.6 ? droplets(frame, big.tops, stage.scaleAt([entry, 0, 0]) * size) : '') +
      streaks(frame, model, stage, side, speed, white),
  );
}

/** Thin jets that fly out and back from the bow. */
function fingers(
  { random }: Frame,
  model: BoatModel,
  stage: Stage,
  side: number,
  speed: number,
  entry: number,
  size: number,
  color: string,
): string {
  if (speed < 0.6) return '';
  const { beam } = model.hull;
  let jets = '';
  for (let i = 0; i < 52; i++) {
    const u = 0.04 + random.next() ** 1.4 * 0.8;
    const x = entry * (1 - u);
    const out = waterHalf(model, x) + beam * 0.14 * u;
    const fling = size * random.range(0.35, 1.05) * Math.min(1, u / 0.15) * (1 - u * 0.7);
    const root = stage.afloat([x, side * out, 0.1]);
    const back = stage.afloat([x - fling * 0.45, side * (out + fling * 0.1), 0.05]);
    const tip = stage.afloat([x - fling * 1.9, side * (out + fling * 1.2), fling * random.range(0.35, 0.8)]);
    jets += `M${num(root.x)} ${num(root.y)}Q${num((root.x + tip.x) / 2)} ${num(Math.min(root.y, tip.y) - 2)} ${num(tip.x)} ${num(tip.y)}Q${num(back.x)} ${num(back.y - 3)} ${num(back.x)} ${num(back.y)}Z`;
  }
  return path(jets, { fill: color, 'fill-opacity': 0.32 });
}

const smooth = (points: readonly Point[]) => `${curve(points)}Z`;

function droplets({ palette, random }: Frame, tops: readonly Point[], reach: number): string {
  return tops
    .slice(2, 26)
    .flatMap((p) =>
      Array.from({ length: 2 }, () =>
        element('circle', {
          cx: num(p.x + random.spread() * reach * 0.6),
          cy: num(p.y - random.next() ** 3 * reach * 0.5),
          r: num(0.5 + 1.3 * random.next() ** 2),
          fill: palette.glint,
          'fill-opacity': random.range(0.3, 0.75),
        }),
      ),
    )
    .join('');
}

function streaks(
  { random }: Frame,
  model: BoatModel,
  stage: Stage,
  side: number,
  speed: number,
  color: string,
): string {
  const { length, beam } = model.hull;
  let marks = '';
  for (let i = 0; i < 34; i++) {
    const u = random.next();
    const x = length * (0.7 - u * 1.2);
    const out = waterHalf(model, Math.max(0, x)) + beam * (0.1 + random.next() * (0.25 + 0.5 * u));
    const p = stage.afloat([x, side * out, 0]);
    marks += lens(p.x, p.y, stage.scaleAt([x, 0, 0]) * random.range(0.5, 2.8), random.range(1.4, 4.5));
  }
  return path(marks, { fill: color, 'fill-opacity': 0.65 * speed });
}

/** A stroke of foam that lies along the boat's course. */
function foamStroke(stage: Stage, x: number, y: number, length: number, width: number, slope: number): string {
  const end = (u: number) => stage.afloat([x + u * length, y - u * length * slope, 0]);
  const bulge = (v: number) => stage.afloat([x, y + v * width, 0]);
  const [a, b, c, e] = [end(-0.5), end(0.5), bulge(1), bulge(-1)];
  return `M${num(a.x)} ${num(a.y)}Q${num(c.x)} ${num(c.y)} ${num(b.x)} ${num(b.y)}Q${num(e.x)} ${num(e.y)} ${num(a.x)} ${num(a.y)}Z`;
}

/** The wake as a drone sees it: a road of foam and two arms that open from the bow. */
function plume(frame: Frame, model: BoatModel, stage: Stage): string {
  const { random } = frame;
  const { length, beam } = model.hull;
  let faint = '';
  let bright = '';
  for (let i = 0; i < 190; i++) {
    const u = random.next() ** 1.3;
    const x = length * 0.04 - u * length * 2.2;
    const y = random.spread() * beam * (0.24 + 0.16 * u);
    const mark = foamStroke(stage, x, y, length * random.range(0.06, 0.24), beam * random.range(0.015, 0.06), 0);
    if (u < 0.35 && i % 3) bright += mark;
    else faint += mark;
  }
  for (let i = 0; i < 130; i++) {
    const u = random.next() ** 1.2;
    const side = i % 2 ? 1 : -1;
    const x = length * 0.78 - u * length * 2.4;
    const out =
      waterHalf(model, Math.min(length * 0.78, Math.max(0, x))) * (u < 0.35 ? 1 : 0.9) + beam * (0.04 + u * 1.5);
    const y = side * (out + random.spread() * beam * (0.03 + 0.1 * u));
    const mark = foamStroke(
      stage,
      x,
      y,
      length * random.range(0.05, 0.16) * (1 + u),
      beam * random.range(0.02, 0.05),
      side * 0.3,
    );
    if (u < 0.3) bright += mark;
    else faint += mark;
  }
  return (
    trail(frame, model, stage, 0.7) +
    path(faint, { fill: '#ffffff', 'fill-opacity': 0.4 }) +
    path(bright, { fill: '#ffffff', 'fill-opacity': 0.8 })
  );
}
