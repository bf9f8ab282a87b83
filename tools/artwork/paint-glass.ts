import { mix } from './color.ts';
import { at, between, lerp, type Point, steps, type Vec } from './geometry.ts';
import type { Loft, Pane, Ring } from './model.ts';
import type { Facet } from './paint-parts.ts';
import type { Stage } from './stage.ts';
import { type Drawing, path, polygon } from './svg.ts';

/** Locates points on one side of a wall: s is the distance from the aft corner to the middle of the front. */
function createSide(part: Loft, mirrored: boolean) {
  const half = (part.base.length - 1) / 2;
  const pick = (outline: Ring, i: number) => at(outline, mirrored ? outline.length - 1 - i : i);
  const distances = [0];
  for (let i = 1; i <= half; i++) {
    const a = pick(part.base, i - 1);
    const b = pick(part.base, i);
    distances.push(at(distances, i - 1) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const total = at(distances, half);
  const locate = (s: number) => {
    const wanted = Math.max(0, Math.min(1, s)) * total;
    let i = 1;
    while (i < half && at(distances, i) < wanted) i++;
    const from = at(distances, i - 1);
    return { i, t: (wanted - from) / (at(distances, i) - from || 1) };
  };
  return {
    place: (s: number, v: number): Vec => {
      const { i, t } = locate(s);
      const low = between(pick(part.base, i - 1), pick(part.base, i), t);
      const high = between(pick(part.top, i - 1), pick(part.top, i), t);
      return between(low, high, v);
    },
    facet: (s: number): number => {
      const { i } = locate(s);
      return mirrored ? part.base.length - 1 - i : i - 1;
    },
  };
}

export function paintPanes(d: Drawing, stage: Stage, part: Loft, facets: readonly Facet[]): string {
  if (!part.panes) return '';
  return [true, false]
    .map((mirrored) => {
      const side = createSide(part, mirrored);
      return (part.panes ?? []).map((pane) => paintPane(d, stage, pane, side, facets)).join('');
    })
    .join('');
}

type Side = ReturnType<typeof createSide>;

function paintPane(d: Drawing, stage: Stage, pane: Pane, side: Side, facets: readonly Facet[]): string {
  const spots = steps(14)
    .map((u) => lerp(pane.from, pane.to, u))
    .filter((s) => facets[side.facet(s)]?.visible);
  if (spots.length < 3) return '';
  const lean = pane.lean ?? 0;
  const edge = (v: number, shift: number) => spots.map((s) => stage.see(side.place(s + shift, v)));
  const outline = [...edge(pane.low, 0), ...edge(pane.high, lean).reverse()];
  const [sky, deep] = stage.palette.glass;
  const { lamps } = stage.palette;
  const glow = lamps > 0.5 ? Math.min(1, lamps * 1.3) : 0;
  const fill = d.vertical([
    { at: 0, color: mix(mix(sky, deep, 0.45), '#ffe0a3', glow * 0.88) },
    { at: 0.45, color: mix(deep, '#f7c377', glow * 0.86) },
    { at: 1, color: mix(mix(deep, '#000000', 0.15), '#c98a48', glow * 0.82) },
  ]);
  const round = { 'stroke-linejoin': 'round', stroke: mix(deep, '#7a4d28', glow * 0.6), 'stroke-width': 1.6 };
  return path(polygon(outline), { fill, ...round }) + gleam(stage, pane, side, spots, glow);
}

/** Slanted reflections of the sky. */
function gleam(stage: Stage, pane: Pane, side: Side, spots: number[], glow: number): string {
  const first = at(spots, 0);
  const span = at(spots, spots.length - 1) - first;
  const width = Math.abs(stage.see(side.place(first, pane.low)).x - stage.see(side.place(first + span, pane.low)).x);
  if (width < 14) return '';
  const slant = span * 0.16;
  const band = (u: number, size: number): Point[] => {
    const a = first + span * u;
    const b = first + span * (u + size);
    return [
      stage.see(side.place(a, pane.low)),
      stage.see(side.place(b, pane.low)),
      stage.see(side.place(b + slant, pane.high)),
      stage.see(side.place(a + slant, pane.high)),
    ];
  };
  return path(polygon(band(0.3, 0.2)) + polygon(band(0.56, 0.06)), {
    fill: mix(stage.palette.sky[2], '#ffffff', 0.5),
    'fill-opacity': 0.26 * (1 - glow * 0.6),
  });
}

export function paintDoors(d: Drawing, stage: Stage, part: Loft, facets: readonly Facet[]): string {
  if (!part.doors || !facets.at(-1)?.visible) return '';
  const { width, low, high } = part.doors;
  const place = (u: number, v: number) => {
    const foot = between(at(part.base, 0), at(part.base, part.base.length - 1), u);
    const head = between(at(part.top, 0), at(part.top, part.top.length - 1), u);
    return stage.see(between(foot, head, v));
  };
  const leaf = (from: number, to: number) =>
    polygon([place(from, low), place(to, low), place(to, high), place(from, high)]);
  const [sky, deep] = stage.palette.glass;
  const glow = stage.palette.lamps > 0.5 ? stage.palette.lamps : 0;
  const fill = d.vertical([
    { at: 0, color: mix(mix(sky, deep, 0.55), '#ffd58f', glow * 0.8) },
    { at: 1, color: mix(deep, '#d9954a', glow * 0.8) },
  ]);
  const edge = (1 - width) / 2;
  return path(leaf(edge, 0.49) + leaf(0.51, 1 - edge), { fill });
}

/** The shadow of a roof on the wall below it. */
export function paintRoofShadow(stage: Stage, part: Loft, facets: readonly Facet[]): string {
  if (!part.panes) return '';
  return [true, false]
    .map((mirrored) => {
      const side = createSide(part, mirrored);
      const spots = steps(20).filter((s) => facets[side.facet(s)]?.visible);
      const edge = (v: number) => spots.map((s) => stage.see(side.place(s, v)));
      return path(spots.length > 1 ? polygon([...edge(0.9), ...edge(1).reverse()]) : '', {
        fill: mix(stage.palette.ambient, '#14233a', 0.5),
        'fill-opacity': 0.3,
      });
    })
    .join('');
}
