import { type Color, mix } from './color.ts';
import type { Frame } from './frame.ts';
import { lerp, type Vec } from './geometry.ts';
import type { BoatModel, Part } from './model.ts';
import { jobsOf } from './paint-parts.ts';
import { block, tube } from './shapes.ts';
import type { Stage } from './stage.ts';
import { element, group, lens, num, path, polyline } from './svg.ts';

/** A timber pier along the far side of the boat. */
export function paintDock(frame: Frame, model: BoatModel, stage: Stage): string {
  const { d, palette } = frame;
  const { length, beam } = model.hull;
  const far = Math.cos((stage.yaw * Math.PI) / 180) > 0 ? 1 : -1;
  const height = Math.max(1.9, model.hull.sheer(0.2) * 0.55);
  const near = beam * 0.5 + 1.2;
  const center = far * (near + 3.2);
  const timber = mix('#a58a6c', palette.land[1], 0.25);
  const span = { aft: -length * 1.6, fore: length * 2.4 };
  const deck = block({ ...span, half: 3.2, center, nose: 0.98, square: 8, z: height }, 0.5, {
    color: timber,
    topColor: mix(timber, '#e9dcc6', 0.45),
    level: 1,
  });
  const posts: Part[] = [];
  for (let x = span.aft; x < span.fore; x += Math.max(8, length * 0.2)) {
    const y = center - far * 3.3;
    posts.push(pile(x, y, height + 2.6, mix(timber, '#3c3430', 0.3), 2));
    posts.push({
      ...tube(
        [
          [x, y, height + 2.2],
          [x, y, height + 2.6],
        ],
        0.86,
        '#e4dac6',
        2.1,
      ),
      square: true,
    });
    posts.push(pile(x, center + far * 3.3, height + 2.2, mix(timber, '#3c3430', 0.45), 0));
  }
  const parts = [deck, ...posts].flatMap((part) => jobsOf(d, stage, part));
  const drawn = parts.sort((a, b) => a.level - b.level || b.depth - a.depth).map((job) => job.paint());
  return group(
    drawn.join('') + lamps(frame, stage, span.aft, Math.max(8, length * 0.2), center - far * 3.3, height + 3),
  );
}

const pile = (x: number, y: number, top: number, color: Color, level: number): Part => ({
  ...tube(
    [
      [x, y, -0.2],
      [x, y, top],
    ],
    0.8,
    color,
    level,
  ),
  square: true,
});

function lamps({ d, palette }: Frame, stage: Stage, start: number, gap: number, y: number, z: number): string {
  if (palette.lamps < 0.5) return '';
  return [5, 8, 11, 14, 17]
    .map((i) => {
      const p = stage.see([start + i * gap, y, z]);
      const size = stage.scaleAt([0, 0, 0]) * 6;
      const fill = d.radial(p, size, [
        { at: 0, color: '#fff0c8', opacity: 0.95 },
        { at: 0.12, color: '#ffd88f', opacity: 0.5 },
        { at: 1, color: '#ffd88f', opacity: 0 },
      ]);
      return element('circle', { cx: num(p.x), cy: num(p.y), r: num(size), fill });
    })
    .join('');
}

/** Moored boats and masts behind the pier. */
export function paintHarbor({ d, palette, random, width, horizon }: Frame): string {
  const tone = mix(palette.land[1], palette.land[2], 0.35);
  let masts = '';
  let hulls = '';
  let sides = '';
  for (let i = 0; i < 21; i++) {
    const x = random.range(-20, width + 20);
    const size = random.range(34, 74);
    const y = horizon + random.range(2, 9);
    const tall = size * random.range(1.7, 2.9);
    hulls += `M${num(x - size * 0.55)} ${num(y - size * 0.12)}L${num(x + size * 0.6)} ${num(y - size * 0.16)}Q${num(x + size * 0.5)} ${num(y)} ${num(x + size * 0.34)} ${num(y)}H${num(x - size * 0.5)}Z`;
    sides += `M${num(x - size * 0.25)} ${num(y - size * 0.13)}l${num(size * 0.08)} ${num(-size * 0.09)}h${num(size * 0.3)}l${num(size * 0.12)} ${num(size * 0.08)}z`;
    if (random.chance(0.7)) {
      masts += `M${num(x)} ${num(y - size * 0.1)}v${num(-tall)}M${num(x + size * 0.55)} ${num(y - size * 0.16)}L${num(x)} ${num(y - tall)}L${num(x - size * 0.5)} ${num(y - size * 0.12)}M${num(x)} ${num(y - size * 0.36)}h${num(-size * 0.42)}M${num(x - size * 0.1)} ${num(y - tall * 0.55)}h${num(size * 0.2)}`;
    }
  }
  const white = mix(mix('#fbf8f1', palette.land[0], 0.25), palette.land[2], palette.lamps > 0.5 ? 0.5 : 0);
  const fill = d.vertical([
    { at: 0, color: white },
    { at: 1, color: mix(white, palette.land[1], 0.45) },
  ]);
  return (
    path(masts, { fill: 'none', stroke: mix(white, tone, 0.45), 'stroke-width': 1.5, 'stroke-opacity': 0.75 }) +
    path(hulls, { fill }) +
    path(sides, { fill: mix(white, tone, 0.35) })
  );
}

/** Ropes from the boat to the pier. */
export function paintMoorings(model: BoatModel, stage: Stage): string {
  const { hull } = model;
  const far = Math.cos((stage.yaw * Math.PI) / 180) > 0 ? 1 : -1;
  const rope = (from: Vec, to: Vec) => {
    const sag = [0, 0.25, 0.5, 0.75, 1].map(
      (u): Vec => [
        lerp(from[0], to[0], u),
        lerp(from[1], to[1], u),
        lerp(from[2], to[2], u) - Math.sin(u * Math.PI) * 0.8,
      ],
    );
    return polyline(sag.map(stage.see));
  };
  const y = far * (hull.beam * 0.5 + 1.3);
  const lines =
    rope(hull.skin(0.9, 2, far), [hull.length * 1.18, y, 3]) +
    rope(hull.skin(0.04, 2, far), [-hull.length * 0.12, y, 3]);
  return path(lines, { fill: 'none', stroke: '#efe6d2', 'stroke-width': 2, 'stroke-opacity': 0.85 });
}

/** The chain that runs from the bow into the water. */
export function paintAnchorLine({ palette }: Frame, model: BoatModel, stage: Stage): string {
  const { hull } = model;
  const bow = stage.see(hull.skin(0.995, 1.9, 1));
  const end = stage.afloat([hull.length * 1.1, 0, 0]);
  return (
    path(
      `M${num(bow.x)} ${num(bow.y)}Q${num(bow.x + (end.x - bow.x) * 0.35)} ${num(end.y - 20)} ${num(end.x)} ${num(end.y)}`,
      {
        fill: 'none',
        stroke: mix('#e7dfcf', palette.land[1], 0.3),
        'stroke-width': 1.8,
      },
    ) + path(lens(end.x, end.y, 46, 4) + lens(end.x, end.y + 4, 80, 4), { fill: palette.glint, 'fill-opacity': 0.45 })
  );
}
