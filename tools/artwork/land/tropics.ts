import { type Color, mix } from '../color.ts';
import type { Frame } from '../frame.ts';
import { steps } from '../geometry.ts';
import { lens, num, path } from '../svg.ts';
import { ridge } from './ridges.ts';

/** A sandy key with palms. */
export function palms(frame: Frame): string {
  const { palette, random, width, horizon, sunSide } = frame;
  const [far, middle, near] = palette.land;
  const left = sunSide > 0;
  const from = left ? -40 : width * 0.5;
  const to = left ? width * 0.5 : width + 40;
  const tall = horizon * 0.1;
  const taper = { taperLeft: left ? 0 : 0.5, taperRight: left ? 0.5 : 0 };
  const sand = mix(mix('#ecdcb8', palette.key, 0.2), palette.land[2], palette.lamps > 0.5 ? 0.6 : 0.05);
  const trunks = Array.from({ length: 13 }, () => {
    const u = random.next() ** 1.4;
    const x = left ? from + 60 + u * (to - from) * 0.72 : to - 60 - u * (to - from) * 0.72;
    return { x, height: horizon * random.range(0.15, 0.3) * (1 - u * 0.4), lean: random.spread() * 0.5 };
  }).sort((a, b) => a.height - b.height);
  return [
    ridge(frame, { from: -60, to: width + 60, height: tall * 0.7, color: far, grain: 300 }),
    ridge(frame, { from, to, height: tall, color: middle, grain: 90, rough: 0.7, ...taper }),
    ...trunks.map(({ x, height, lean }, i) => palm(frame, x, height, lean, mix(middle, near, 0.35 + 0.65 * (i / 12)))),
    ridge(frame, { from, to, height: tall * 0.6, color: near, grain: 60, rough: 0.9, ...taper }),
    beach(frame, from, to, sand, left),
  ].join('');
}

function beach({ horizon, palette }: Frame, from: number, to: number, sand: Color, left: boolean): string {
  const tip = left ? to : from;
  const root = left ? from : to;
  const reach = tip + (left ? 60 : -60);
  const strip = (rise: number, fall: number) =>
    `M${num(root)} ${num(horizon - rise)}Q${num((root + tip) / 2)} ${num(horizon - rise * 1.4)} ${num(reach)} ${num(horizon + 1)}Q${num((root + tip) / 2)} ${num(horizon + fall)} ${num(root)} ${num(horizon + fall)}Z`;
  return (
    path(strip(9, 7), { fill: sand }) +
    path(lens((root + reach) / 2, horizon + 6, Math.abs(reach - root) * 0.9, 3), {
      fill: palette.glint,
      'fill-opacity': 0.6,
    })
  );
}

function palm({ random, horizon }: Frame, x: number, height: number, lean: number, color: Color): string {
  const top = { x: x + lean * height * 0.5, y: horizon - height };
  const wide = 1.6 + height * 0.012;
  const bend = x + lean * height * 0.08;
  const trunk = `M${num(x - wide)} ${num(horizon)}Q${num(bend)} ${num(horizon - height * 0.55)} ${num(top.x - wide * 0.4)} ${num(top.y)}L${num(top.x + wide * 0.4)} ${num(top.y)}Q${num(bend + wide * 1.6)} ${num(horizon - height * 0.55)} ${num(x + wide)} ${num(horizon)}Z`;
  const fronds = steps(8)
    .map((u) => {
      const angle = Math.PI * (1.12 - u * 1.24) + random.spread() * 0.12;
      const length = height * random.range(0.26, 0.36);
      const out = { x: Math.cos(angle) * length, y: -Math.sin(angle) * length * 0.55 };
      const tip = { x: top.x + out.x, y: top.y + out.y + length * 0.34 };
      const mid = { x: top.x + out.x * 0.55, y: top.y + out.y * 0.9 - length * 0.08 };
      const thick = length * 0.17;
      return `M${num(top.x)} ${num(top.y)}Q${num(mid.x)} ${num(mid.y)} ${num(tip.x)} ${num(tip.y)}Q${num(mid.x)} ${num(mid.y + thick)} ${num(top.x)} ${num(top.y + 2)}Z`;
    })
    .join('');
  return path(trunk + fronds, { fill: color });
}
