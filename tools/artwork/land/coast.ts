import { type Color, mix } from '../color.ts';
import type { Frame } from '../frame.ts';
import { smoothstep } from '../geometry.ts';
import { createNoise } from '../random.ts';
import { element, group, num, path, polygon } from '../svg.ts';
import { ridge } from './ridges.ts';

/** Sheer pale cliffs with a green top. */
export function cliffs(frame: Frame): string {
  const { palette, width, horizon, sunSide } = frame;
  const [far, middle] = palette.land;
  const rock = mix(mix(palette.land[1], '#d8c3a0', 0.55), palette.key, 0.12);
  const left = sunSide > 0;
  const tall = horizon * 0.3;
  return [
    ridge(frame, { from: -60, to: width + 60, height: tall * 0.55, color: far, grain: 300 }),
    face(
      frame,
      left ? [-20, width * 0.6] : [width * 0.4, width + 20],
      tall * 0.62,
      left,
      mix(rock, far, 0.55),
      mix(middle, far, 0.5),
    ),
    face(
      frame,
      left ? [-20, width * 0.36] : [width * 0.64, width + 20],
      tall,
      left,
      lampShade(frame, rock),
      mix(middle, palette.land[2], 0.5),
    ),
  ].join('');
}

const lampShade = ({ palette }: Frame, color: Color) => mix(color, palette.land[2], palette.lamps > 0.5 ? 0.7 : 0.1);

function face(
  frame: Frame,
  [from, to]: [number, number],
  height: number,
  left: boolean,
  rock: Color,
  green: Color,
): string {
  const { random, horizon, palette, d } = frame;
  const noise = createNoise(random);
  const count = 34;
  const top = Array.from({ length: count + 1 }, (_, i) => {
    const u = i / count;
    const end = smoothstep(0, 0.22, left ? 1 - u : u);
    const blocky = Math.round(noise(i / 5) * 3) / 3;
    return { x: from + (to - from) * u, y: horizon - height * end * (0.8 + 0.16 * blocky + 0.05 * noise(i)) };
  });
  const foot = [...top].reverse().map((p) => ({ x: p.x, y: horizon + 1 }));
  const fill = d.linear({ x: 0, y: horizon - height }, { x: 0, y: horizon }, [
    { at: 0, color: rock },
    { at: 1, color: mix(rock, palette.sky[3], 0.3) },
  ]);
  let cracks = '';
  for (const [i, p] of top.entries()) {
    const next = top[i + 1];
    const tall = horizon - p.y;
    if (!next || tall < height * 0.2 || random.chance(0.35)) continue;
    const wide = (next.x - p.x) * random.range(0.35, 1.1);
    const drop = tall * random.range(0.65, 1);
    cracks += `M${num(p.x)} ${num(p.y)}L${num(p.x + wide)} ${num(p.y + tall * 0.05)}L${num(p.x + wide * random.range(0.5, 0.8))} ${num(p.y + drop * 0.55)}L${num(p.x + wide * random.range(0.6, 1.2))} ${num(p.y + drop)}L${num(p.x + wide * 0.1)} ${num(p.y + drop * random.range(0.9, 1))}L${num(p.x - wide * 0.15)} ${num(p.y + drop * 0.5)}Z`;
  }
  const turf = [
    ...top,
    ...[...top]
      .reverse()
      .map((p) => ({ x: p.x, y: p.y + Math.min((horizon - p.y) * 0.5, height * (0.11 + 0.08 * noise(p.x / 37))) })),
  ];
  return (
    path(polygon([...top, ...foot]), { fill }) +
    path(cracks, { fill: mix(rock, palette.land[2], 0.5), 'fill-opacity': 0.3 }) +
    path(polygon(turf), { fill: green })
  );
}

/** A hillside town of pale cubes. */
export function village(frame: Frame): string {
  const { palette, random, width, horizon, sunSide } = frame;
  const [far, middle, near] = palette.land;
  const left = sunSide > 0;
  const tall = horizon * 0.27;
  const from = left ? -40 : width * 0.45;
  const to = left ? width * 0.55 : width + 40;
  const hill = ridge(frame, {
    from,
    to,
    height: tall,
    color: mix(middle, near, 0.35),
    grain: 420,
    rough: 0.15,
    taperLeft: left ? 0 : 0.75,
    taperRight: left ? 0.75 : 0,
  });
  const walls = ['#f4ead8', '#ecd8bb', '#e3c3a2', '#f7f2e8', '#d9b494'].map((wall) =>
    mix(multiplyBy(frame, wall), far, 0.18),
  );
  const houses: { x: number; y: number; w: number; h: number; wall: Color }[] = [];
  for (let i = 0; i < 52; i++) {
    const u = random.next() ** 1.3;
    const x = left ? from + 40 + u * (to - from) * 0.62 : to - 40 - u * (to - from) * 0.62;
    const climb = (1 - u) * tall * 0.62 * random.next() ** 1.2;
    houses.push({
      x,
      y: horizon - climb,
      w: random.range(16, 34),
      h: random.range(14, 30),
      wall: walls[i % walls.length] ?? '#f4ead8',
    });
  }
  houses.sort((a, b) => a.y - b.y);
  const light = palette.lamps > 0.5 ? '#ffd894' : mix(near, middle, 0.4);
  const drawn = houses.map(({ x, y, w, h, wall }) => house(x, y, w, h, wall, light, sunSide, frame));
  return (
    ridge(frame, { from: -60, to: width + 60, height: tall * 0.8, color: far, grain: 330 }) +
    hill +
    group(drawn.join(''))
  );
}

const multiplyBy = ({ palette }: Frame, color: Color) =>
  mix(color, palette.land[2], palette.lamps > 0.5 ? 0.62 : palette.lamps * 0.5);

function house(
  x: number,
  y: number,
  w: number,
  h: number,
  wall: Color,
  light: Color,
  sunSide: number,
  { palette }: Frame,
): string {
  const shade = mix(wall, palette.land[1], 0.42);
  const roof = mix(mix('#b5694a', palette.land[1], 0.3), palette.land[2], palette.lamps * 0.5);
  const split = sunSide > 0 ? w * 0.35 : w * 0.65;
  const windows = [0.2, 0.6]
    .map((u) =>
      element('rect', {
        x: num(x + w * u),
        y: num(y - h * 0.68),
        width: num(w * 0.13),
        height: num(h * 0.26),
        fill: light,
        'fill-opacity': 0.75,
      }),
    )
    .join('');
  return (
    element('rect', { x: num(x), y: num(y - h), width: num(w), height: num(h + 4), fill: wall }) +
    element('rect', {
      x: num(sunSide > 0 ? x : x + split),
      y: num(y - h),
      width: num(w * 0.35),
      height: num(h + 4),
      fill: shade,
    }) +
    path(
      `M${num(x - 1.5)} ${num(y - h)}l${num(w * 0.5 + 1.5)} ${num(-h * 0.3)}l${num(w * 0.5 + 1.5)} ${num(h * 0.3)}z`,
      { fill: roof },
    ) +
    windows
  );
}
