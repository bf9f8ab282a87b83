import { mix } from './color.ts';
import type { Frame } from './frame.ts';
import { lerp, type Point, steps } from './geometry.ts';
import type { BoatModel } from './model.ts';
import { paintBoat } from './paint-boat.ts';
import { palettes } from './palette.ts';
import { createNoise, type Random } from './random.ts';
import { createStage, type Stage } from './stage.ts';
import { curve, Drawing, element, group, lens, num, path, polygon } from './svg.ts';
import { paintWake } from './wake.ts';

/** The boat from a drone, over clear shallow water. */
export function paintAerial(model: BoatModel, random: Random, width: number, height: number): string {
  const d = new Drawing(width, height);
  const palette = palettes.tropical;
  const sunSide = random.chance(0.5) ? 1 : -1;
  const frame: Frame = { d, random, palette, width, height, horizon: 0, sunSide, sunX: width / 2 };
  const heading = random.range(18, 40);
  const yaw = random.pick([heading, 180 - heading, -heading, 180 + heading]);
  const stage = createStage(
    {
      length: model.hull.length,
      beam: model.hull.beam,
      yaw,
      distance: 3.4,
      width: width * lerp(0.42, 0.54, Math.min(1, model.hull.length / 80)),
      center: width * (Math.cos((yaw * Math.PI) / 180) > 0 ? 0.56 : 0.44),
      horizon: 0,
      waterline: height * 0.52,
      tilt: random.range(47, 57),
      sunSide,
    },
    palette,
  );
  const wake = paintWake(frame, model, stage, 0.9);
  d.add(shallows(frame), ripples(frame), hullShadow(model, stage, sunSide), wake.behind);
  d.add(wake.before, group(paintBoat(d, model, stage)), light(frame));
  return d.toString();
}

/** Sand, reef and the drop into deep water, in soft overlapping patches. */
function shallows({ d, random, width, height }: Frame): string {
  const corner = random.chance(0.5);
  const from = { x: corner ? 0 : width, y: 0 };
  const to = { x: width - from.x, y: height };
  const base = d.linear(from, to, [
    { at: 0, color: '#0f6c92' },
    { at: 0.4, color: '#1f97ae' },
    { at: 0.75, color: '#56c1c1' },
    { at: 1, color: '#a4dfd0' },
  ]);
  const patches = Array.from({ length: 9 }, () => {
    const u = random.next();
    const sandy = u > 0.45;
    const center = {
      x: lerp(from.x, to.x, u) + random.spread() * width * 0.4,
      y: lerp(from.y, to.y, u) + random.spread() * height * 0.3,
    };
    const color = sandy ? '#dcf2dd' : '#084f77';
    const size = width * random.range(0.12, 0.26);
    const fill = d.radial(center, size * 1.5, [
      { at: 0, color, opacity: sandy ? 0.4 : 0.34 },
      { at: 0.55, color, opacity: sandy ? 0.16 : 0.16 },
      { at: 1, color, opacity: 0 },
    ]);
    return path(blob(random, center, size), { fill });
  });
  return element('rect', { width, height, fill: base }) + patches.join('');
}

function blob(random: Random, center: Point, size: number): string {
  const noise = createNoise(random);
  const points = steps(22).map((u) => {
    const angle = u * Math.PI * 2;
    const radius = size * (1 + 0.32 * noise(Math.cos(angle) * 2 + 9) + 0.2 * noise(Math.sin(angle) * 3 + 40));
    return { x: center.x + Math.cos(angle) * radius * 1.5, y: center.y + Math.sin(angle) * radius * 0.62 };
  });
  return `${curve(points)}Z`;
}

/** A net of light on the bottom and small waves on top. */
function ripples({ random, width, height, palette }: Frame): string {
  const noise = createNoise(random);
  let net = '';
  for (let y = -20; y < height + 40; y += 46) {
    const row = steps(26).map((u) => ({ x: u * width, y: y + noise(u * 13 + y * 0.7) * 26 + noise(u * 31 + y) * 10 }));
    net += curve(row);
  }
  let bright = '';
  let dark = '';
  for (let i = 0; i < 190; i++) {
    const mark = lens(random.range(0, width), random.range(0, height), random.range(16, 92), random.range(1.5, 4.5));
    if (i % 2) bright += mark;
    else dark += mark;
  }
  return (
    path(net, { fill: 'none', stroke: palette.glint, 'stroke-width': 2.4, 'stroke-opacity': 0.1 }) +
    path(dark, { fill: '#0b5f80', 'fill-opacity': 0.2 }) +
    path(bright, { fill: '#eafaf4', 'fill-opacity': 0.34 })
  );
}

function hullShadow({ hull }: BoatModel, stage: Stage, sunSide: number): string {
  const shift = hull.length * 0.07;
  const turn = (stage.yaw * Math.PI) / 180;
  const along = -sunSide * shift * Math.cos(turn) + shift * 0.5 * Math.sin(turn);
  const across = sunSide * shift * Math.sin(turn) + shift * 0.5 * Math.cos(turn);
  const edge = (side: number) =>
    steps(20).map((t) => {
      const [x, y] = hull.skin(t, 2, side);
      return stage.afloat([x + along, y + across, 0]);
    });
  return path(polygon([...edge(-1), ...edge(1).reverse()]), {
    fill: mix('#06415f', '#001a2c', 0.3),
    'fill-opacity': 0.4,
  });
}

function light({ d, width, height, sunSide }: Frame): string {
  const x = sunSide > 0 ? width : 0;
  const fill = d.radial({ x, y: 0 }, width * 0.8, [
    { at: 0, color: '#fffbe6', opacity: 0.34 },
    { at: 1, color: '#fffbe6', opacity: 0 },
  ]);
  return element('rect', { width: num(width), height: num(height), fill });
}
