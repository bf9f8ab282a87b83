import { type Color, mix } from './color.ts';
import { at, lerp, type Point, steps, type Vec } from './geometry.ts';
import type { Hull } from './hull.ts';
import type { BoatModel, Port, Well } from './model.ts';
import { type Facet, facetOf } from './paint-parts.ts';
import { teak } from './palette.ts';
import type { Stage } from './stage.ts';
import { type Drawing, num, path, polygon, polyline } from './svg.ts';

const stations = steps(30).map((u) => 1 - (1 - u) ** 1.25);

type Level = (t: number) => number;

/** Searches the height of each station only once. */
function tabulated(level: Level): Level {
  const known = new Map(stations.map((t) => [t, level(t)]));
  return (t) => known.get(t) ?? level(t);
}

interface Side {
  hull: Hull;
  side: number;
  /** Where the water meets the skin. */
  water: Level;
  stage: Stage;
  center: Vec;
}

export function createSide(hull: Hull, side: number, stage: Stage): Side {
  const water = tabulated((t) => {
    let low = 0;
    let high = 2;
    if (stage.place(hull.skin(t, 0, side))[2] > 0) return 0;
    for (let i = 0; i < 16; i++) {
      const middle = (low + high) / 2;
      if (stage.place(hull.skin(t, middle, side))[2] < 0) low = middle;
      else high = middle;
    }
    return high;
  });
  const center = stage.place([hull.length * 0.45, 0, 0]);
  return { hull, side, stage, center, water };
}

/** One strip of color along the side, shaded by the curvature of the skin. */
function strip(d: Drawing, side: Side, color: Color, low: Level, high: Level): string {
  const { hull, stage } = side;
  const from = (t: number) => Math.max(low(t), side.water(t));
  const to = (t: number) => Math.max(high(t), from(t));
  const point = (t: number, q: number) => hull.skin(t, q, side.side);
  const facets = stations.slice(0, -1).map((t, i): Facet => {
    const u = at(stations, i + 1);
    const [a, b] = [(from(t) + from(u)) / 2, (to(t) + to(u)) / 2 + 0.02];
    const corners = [point(t, a), point(u, a), point(u, b), point(t, b)].map(stage.place);
    return facetOf(corners, side.center, stage.eye);
  });
  const seen = stations.filter((_, i) => facets[i]?.visible || facets[i - 1]?.visible);
  if (seen.length < 2) return '';
  const lower = seen.map((t) => stage.see(point(t, from(t))));
  const upper = seen.map((t) => stage.see(point(t, to(t))));
  const first = at(upper, 0).x;
  const last = at(upper, upper.length - 1).x;
  const stops = seen
    .filter((_, i) => i % 4 === 0 || i === seen.length - 1)
    .map((t) => {
      const facet = at(facets, Math.min(stations.indexOf(t), facets.length - 1));
      return {
        at: (stage.see(point(t, to(t))).x - first) / (last - first || 1),
        color: stage.lit(color, facet.normal),
      };
    });
  const fill = d.linear({ x: first, y: 0 }, { x: last, y: 0 }, stops);
  return path(polygon([...lower, ...upper.reverse()]), { fill, stroke: fill, 'stroke-width': 0.6 });
}

function line(side: Side, q: Level, color: Color, width: number, opacity = 1): string {
  const { hull, stage } = side;
  const points = stations.map((t) => stage.see(hull.skin(t, q(t), side.side)));
  const size = Math.max(1, width * stage.scaleAt([hull.length / 2, 0, 1]));
  return path(polyline(points), { fill: 'none', stroke: color, 'stroke-width': num(size), 'stroke-opacity': opacity });
}

const isVisible = ({ hull, stage, side, center }: Side, t: number): boolean => {
  const corners = [
    hull.skin(t, 1.1, side),
    hull.skin(t + 0.04, 1.1, side),
    hull.skin(t + 0.04, 1.9, side),
    hull.skin(t, 1.9, side),
  ];
  return facetOf(corners.map(stage.place), center, stage.eye).visible;
};

export function paintSide(d: Drawing, model: BoatModel, side: Side): string {
  const { hull, livery } = model;
  const { stage } = side;
  if (!isVisible(side, 0.3) && !isVisible(side, 0.93)) return '';
  const foot = tabulated((t) => hull.atHeight(t, 0.012 * hull.length));
  const boot = tabulated((t) => hull.atHeight(t, 0.012 * hull.length + 0.22 + hull.length * 0.002));
  const upper = model.twoTone ? livery.house : livery.hull;
  const pieces = [
    strip(d, side, livery.bottom, () => 0, foot),
    strip(d, side, livery.boot, foot, boot),
    strip(d, side, livery.hull, boot, () => 1),
    ...[0, 0.25, 0.5, 0.75].map((w) =>
      strip(
        d,
        side,
        w >= 0.5 ? upper : livery.hull,
        (t) => Math.max(boot(t), 1 + w),
        () => 1.25 + w,
      ),
    ),
    gloss(d, side),
    strip(d, side, livery.accent, model.twoTone ? () => 1.47 : () => 1.86, model.twoTone ? () => 1.53 : () => 1.92),
    ...model.ports.map((port) => paintPort(d, side, port)),
  ];
  if (isVisible(side, 0.3)) {
    pieces.push(
      line(side, (t) => Math.max(1, side.water(t)), mix(stage.lit(livery.hull, [0, 0, -1]), '#0c1a2b', 0.3), 0.06, 0.5),
    );
    pieces.push(line(side, () => 1.98, stage.lit(livery.metal, [0, -0.5, 0.8]), 0.16));
  }
  return pieces.join('');
}

/** The bright sky above and the dark sea below, mirrored in the paint. */
function gloss(d: Drawing, side: Side): string {
  const { hull, stage } = side;
  if (!isVisible(side, 0.3)) return '';
  const band = (low: number, high: number) =>
    polygon([
      ...stations.map((t) => stage.see(hull.skin(t, Math.max(low, side.water(t)), side.side))),
      ...[...stations].reverse().map((t) => stage.see(hull.skin(t, Math.max(high, side.water(t)), side.side))),
    ]);
  const { sky, water, key } = stage.palette;
  const shade = d.vertical([
    { at: 0, color: water[3], opacity: 0 },
    { at: 1, color: water[2], opacity: 0.42 },
  ]);
  return (
    path(band(0.2, 1.55), { fill: shade }) +
    path(band(1.56, 1.72), { fill: mix(sky[3], key, 0.5), 'fill-opacity': 0.16 }) +
    path(band(1.76, 1.79), { fill: key, 'fill-opacity': 0.2 })
  );
}

function paintPort(d: Drawing, side: Side, port: Port): string {
  if (!isVisible(side, port.from)) return '';
  const { hull, stage } = side;
  const ts = steps(8).map((u) => lerp(port.from, port.to, u));
  const edge = (q: number) => ts.map((t) => stage.see(hull.skin(t, q, side.side)));
  const [sky, deep] = stage.palette.glass;
  const glow = stage.palette.lamps > 0.5 ? stage.palette.lamps : 0;
  const outline: Point[] = [...edge(port.low), ...edge(port.high).reverse()];
  const fill = d.vertical([
    { at: 0, color: mix(mix(sky, deep, 0.6), '#ffd58f', glow * 0.7) },
    { at: 1, color: mix(deep, '#e0a254', glow * 0.7) },
  ]);
  const rim = { stroke: stage.lit('#aeb6bd', [0, -0.6, 0.6]), 'stroke-width': 2, 'stroke-linejoin': 'round' };
  return path(polygon(outline), { fill, ...rim });
}

export function paintTransom(d: Drawing, model: BoatModel, stage: Stage): string {
  const { hull, livery } = model;
  const levels = steps(8).map((u) => u * 2);
  const corners = [hull.skin(0, 0.9, -1), hull.skin(0, 0.9, 1), hull.skin(0, 2, 1), hull.skin(0, 2, -1)].map(
    stage.place,
  );
  const facet = facetOf(corners, stage.place([hull.length / 2, 0, 1]), stage.eye);
  if (!facet.visible) return '';
  const above = (side: number) => {
    const water = createSide(hull, side, stage).water(0);
    return levels.map((q) => hull.skin(0, Math.max(q, water), side));
  };
  const outline = [...above(-1), ...above(1).reverse()].map(stage.see);
  const { water } = stage.palette;
  const shade = d.vertical([
    { at: 0, color: water[3], opacity: 0.08 },
    { at: 1, color: water[3], opacity: 0.5 },
  ]);
  return (
    path(polygon(outline), { fill: stage.lit(livery.hull, facet.normal) }) + path(polygon(outline), { fill: shade })
  );
}

/** Decks, wells and their inner walls, seen from above. */
export function paintDecks(model: BoatModel, stage: Stage): string {
  const { hull, livery } = model;
  const floor = model.teakDeck ? teak : livery.deck;
  const deck = [...stations.map((t) => hull.skin(t, 2, -1)), ...stations.map((t) => hull.skin(1 - t, 2, 1))];
  const lid = path(polygon(deck.map(stage.see)), {
    fill: stage.lit(livery.house, [0, 0, 1]),
    ...(stage.fromAbove && {
      stroke: stage.lit(livery.hull, [0, 0, 1]),
      'stroke-width': num(0.045 * hull.beam * stage.scaleAt([hull.length / 2, 0, 2])),
      'stroke-linejoin': 'round',
    }),
  });
  return lid + model.wells.map((well) => paintWell(hull, well, stage, floor, livery.house)).join('');
}

function paintWell(hull: Hull, well: Well, stage: Stage, floor: Color, liner: Color): string {
  const count = 16;
  const ts = steps(count).map((u) => lerp(well.from, well.to, u));
  const rim = (t: number, side: number, top: boolean): Vec => {
    const [x, y, z] = hull.skin(t, top ? 2 : hull.atHeight(t, well.sole), side);
    return [x, side * Math.max(0, Math.abs(y) - well.margin), top ? z : well.sole];
  };
  const outline = (top: boolean) => [
    ...ts.map((t) => rim(t, -1, top)),
    ...[...ts].reverse().map((t) => rim(t, 1, top)),
  ];
  const upper = outline(true);
  const lower = outline(false);
  const middle = stage.place([lerp(well.from, well.to, 0.5) * hull.length, 0, well.sole]);
  const walls = upper.map((a, i) => {
    const j = (i + 1) % upper.length;
    const corners = [a, at(upper, j), at(lower, j), at(lower, i)];
    const { normal, visible } = facetOf(corners.map(stage.place), middle, stage.eye);
    if (visible) return '';
    const fill = stage.lit(mix(liner, '#1b2a3c', 0.08), [-normal[0], -normal[1], 0.1]);
    return path(polygon(corners.map(stage.see)), { fill, stroke: fill, 'stroke-width': 0.6 });
  });
  const clip = (points: readonly Vec[], fill: Color) => path(polygon(points.map(stage.see)), { fill });
  const shaded = stage.lit(mix(floor, '#1b2a3c', 0.1), [0, 0, 1]);
  return clip(upper, stage.lit(mix(liner, '#1b2a3c', 0.25), [0, 0, 1])) + clip(lower, shaded) + walls.join('');
}
