import { mix } from './color.ts';
import { at, between, centroid, cross, dot, normalize, type Point, subtract, type Vec } from './geometry.ts';
import type { Loft, Part, Ring, Screen, Sheet, Tube } from './model.ts';
import { paintDoors, paintPanes, paintRoofShadow } from './paint-glass.ts';
import type { Stage } from './stage.ts';
import { type Drawing, num, path, polygon, polyline } from './svg.ts';

export interface Facet {
  normal: Vec;
  visible: boolean;
}

export function facetOf(corners: readonly Vec[], inside: Vec, eye: Vec): Facet {
  const a = at(corners, 0);
  const middle = centroid(corners);
  // Uses diagonals, so that a face whose upper edge shrinks to a point still has a normal.
  let normal = normalize(cross(subtract(at(corners, 2), a), subtract(at(corners, 3), at(corners, 1))));
  if (dot(normal, subtract(middle, inside)) < 0) normal = [-normal[0], -normal[1], -normal[2]];
  return { normal, visible: dot(normal, subtract(eye, middle)) > 0 };
}

/** The wall between two outlines, face by face; the last one is the flat aft end. */
function facetsOf(base: Ring, top: Ring, stage: Stage): Facet[] {
  const low = base.map(stage.place);
  const high = top.map(stage.place);
  const inside = centroid([...low, ...high]);
  return low.map((a, i) => {
    const next = (i + 1) % low.length;
    return facetOf([a, at(low, next), at(high, next), at(high, i)], inside, stage.eye);
  });
}

/** Runs of adjacent faces that all face the viewer, or all face away. */
function runs(facets: readonly Facet[], visible: boolean): [from: number, to: number][] {
  const found: [number, number][] = [];
  for (let i = 0; i < facets.length - 1; i++) {
    if (at(facets, i).visible !== visible) continue;
    const last = found.at(-1);
    if (last && last[1] === i) last[1] = i + 1;
    else found.push([i, i + 1]);
  }
  return found;
}

function wall(
  d: Drawing,
  stage: Stage,
  { base, top, color }: Loft,
  facets: readonly Facet[],
  visible: boolean,
): string {
  const tint = (normal: Vec) =>
    visible ? stage.lit(color, normal) : mix(stage.lit(color, [-normal[0], -normal[1], 0.2]), '#1b2a3c', 0.22);
  const pieces = runs(facets, visible).map(([from, to]) => {
    const low = base.slice(from, to + 1).map(stage.see);
    const high = top.slice(from, to + 1).map(stage.see);
    const fill = along(d, low, high, (i) => tint(at(facets, Math.min(to - 1, from + i)).normal));
    return path(polygon([...low, ...high.reverse()]), { fill });
  });
  const aft = at(facets, facets.length - 1);
  if (aft.visible === visible) {
    const corners = [at(base, 0), at(base, base.length - 1), at(top, top.length - 1), at(top, 0)];
    pieces.push(path(polygon(corners.map(stage.see)), { fill: tint(aft.normal) }));
  }
  return pieces.join('');
}

/** A gradient across the picture that follows the curvature of a wall. */
function along(d: Drawing, low: Point[], high: Point[], colorAt: (i: number) => string): string {
  const middles = low.map((p, i) => (p.x + at(high, i).x) / 2);
  const first = at(middles, 0);
  const last = at(middles, middles.length - 1);
  if (Math.abs(last - first) < 2) return colorAt(0);
  const stops = middles.map((x, i) => ({ at: (x - first) / (last - first), color: colorAt(i) }));
  const ordered = stops.filter((_, i) => i % 3 === 0 || i === stops.length - 1);
  return d.linear({ x: first, y: 0 }, { x: last, y: 0 }, ordered);
}

function cap(stage: Stage, outline: Ring, color: string, up: boolean): string {
  const world = outline.map(stage.place);
  const [a, b, c] = [at(world, 0), at(world, 8), at(world, world.length - 1)];
  let normal = normalize(cross(subtract(b, a), subtract(c, a)));
  if (normal[2] > 0 !== up) normal = [-normal[0], -normal[1], -normal[2]];
  if (dot(normal, subtract(stage.eye, a)) <= 0) return '';
  const tint = up ? stage.lit(color, normal) : mix(stage.lit(color, normal), '#1b2a3c', 0.25);
  return path(polygon(outline.map(stage.see)), { fill: tint });
}

function paintLoft(d: Drawing, stage: Stage, part: Loft, half: 'inner' | 'outer'): string {
  const facets = facetsOf(part.base, part.top, stage);
  if (half === 'inner') return wall(d, stage, part, facets, false);
  const walls = wall(d, stage, part, facets, true);
  const glass =
    paintPanes(d, stage, part, facets) + paintDoors(d, stage, part, facets) + paintRoofShadow(stage, part, facets);
  const lid = part.open ? '' : cap(stage, part.top, part.topColor ?? part.color, true);
  return cap(stage, part.base, part.color, false) + lid + walls + glass + edge(stage, part, facets);
}

/** A thin light line where the top edge catches the sun. */
function edge(stage: Stage, part: Loft, facets: readonly Facet[]): string {
  const lines = runs(facets, true).map(([from, to]) => polyline(part.top.slice(from, to + 1).map(stage.see)));
  const width = Math.min(2.2, stage.scaleAt(at(part.top, 0)) * 0.06);
  const stroke = mix(stage.lit(part.color, [0, 0, 1]), stage.palette.key, 0.4);
  return path(lines.join(''), { fill: 'none', stroke, 'stroke-width': num(width), 'stroke-opacity': 0.7 });
}

function paintScreen(d: Drawing, stage: Stage, part: Screen): string {
  const facets = facetsOf(part.base, part.top, stage);
  const [sky, deep] = stage.palette.glass;
  const piece = (visible: boolean, opacity: number) =>
    runs(facets, visible)
      .map(([from, to]) => {
        const low = part.base.slice(from, to + 1).map(stage.see);
        const high = part.top.slice(from, to + 1).map(stage.see);
        const fill = d.vertical([
          { at: 0, color: mix(sky, '#ffffff', 0.45), opacity: opacity * 0.75 },
          { at: 1, color: deep, opacity },
        ]);
        const width = Math.max(1.4, stage.scaleAt(at(part.top, from)) * 0.12);
        const frame = stage.lit(part.frame, [0, -0.4, 0.9]);
        const posts = [0, low.length - 1].map((i) => polyline([at(low, i), at(high, i)])).join('');
        return (
          path(polygon([...low, ...[...high].reverse()]), { fill }) +
          path(polyline(high) + posts, {
            fill: 'none',
            stroke: frame,
            'stroke-width': num(width),
            'stroke-linejoin': 'round',
          })
        );
      })
      .join('');
  return piece(false, 0.4) + piece(true, 0.74);
}

function paintTube(stage: Stage, { points, width, color, square }: Tube): string {
  const seen = polyline(points.map(stage.see));
  const size = Math.max(1.1, width * stage.scaleAt(at(points, points.length >> 1)));
  const line = { fill: 'none', 'stroke-linecap': square ? 'butt' : 'round', 'stroke-linejoin': 'round' };
  const dark = path(seen, { ...line, stroke: stage.lit(color, [0, 0.3, -0.5]), 'stroke-width': num(size) });
  if (size < 2.4) return path(seen, { ...line, stroke: stage.lit(color, [0, -0.5, 0.6]), 'stroke-width': num(size) });
  const shift = num(-size * 0.2);
  const shine = {
    stroke: stage.lit(color, [0, -0.5, 0.8]),
    'stroke-width': num(size * 0.5),
    transform: `translate(${shift} ${shift})`,
  };
  return dark + path(seen, { ...line, ...shine });
}

/** Cloth lets light through, so it is never dark. */
function paintSheet(stage: Stage, { points, color }: Sheet): string {
  return path(polygon(points.map(stage.see)), { fill: stage.lit(color, [0, -0.6, 0.5]) });
}

/** The paint jobs of a part, each with its level. */
export function jobsOf(d: Drawing, stage: Stage, part: Part): { level: number; depth: number; paint: () => string }[] {
  const depth = stage.depth(centerOf(part));
  const job = (paint: () => string, level = part.level) => ({ level, depth, paint });
  switch (part.kind) {
    case 'loft':
      return part.open
        ? [
            job(() => paintLoft(d, stage, part, 'inner')),
            job(() => paintLoft(d, stage, part, 'outer'), part.level + 0.5),
          ]
        : [job(() => paintLoft(d, stage, part, 'outer'))];
    case 'screen':
      return [job(() => paintScreen(d, stage, part))];
    case 'tube':
      return [job(() => paintTube(stage, part))];
    case 'sheet':
      return [job(() => paintSheet(stage, part))];
  }
}

export function centerOf(part: Part): Vec {
  if (part.kind === 'tube' || part.kind === 'sheet') return centroid(part.points);
  return between(centroid(part.base), centroid(part.top), 0.5);
}
