import type { Color } from './color.ts';
import { lerp, steps, type Vec } from './geometry.ts';
import type { Hull } from './hull.ts';
import type { Loft, Pane, Ring, Screen, Sheet, Tube } from './model.ts';

type Height = number | ((x: number) => number);

/** A plan outline: straight sides, then a nose that is round (2) to square (6). */
interface Plan {
  aft: number;
  fore: number;
  half: number;
  halfFore?: number;
  /** Where the nose starts, as a share of the length. */
  nose?: number;
  square?: number;
  center?: number;
  z: Height;
}

function ring({ aft, fore, half, halfFore = half, nose = 0.7, square = 2.6, center = 0, z }: Plan): Ring {
  const heightAt = typeof z === 'number' ? () => z : z;
  const start = lerp(aft, fore, nose);
  const side: Vec[] = steps(6).map((u) => {
    const x = lerp(aft, start, u);
    return [x, lerp(half, halfFore, u), heightAt(x)];
  });
  for (const u of steps(10).slice(1)) {
    const angle = (u * Math.PI) / 2;
    const x = start + (fore - start) * Math.sin(angle) ** (2 / square);
    side.push([x, halfFore * Math.cos(angle) ** (2 / square), heightAt(x)]);
  }
  const near = side.map(([x, y, h]): Vec => [x, center - y, h]);
  const far = side.slice(0, -1).map(([x, y, h]): Vec => [x, center + y, h]);
  return [...near, ...far.reverse()];
}

interface Finish {
  color: Color;
  level: number;
  topColor?: Color;
  panes?: readonly Pane[];
  doors?: NonNullable<Loft['doors']>;
  open?: boolean;
  astern?: boolean;
}

export const loft = (base: Plan, top: Plan, finish: Finish): Loft => ({
  kind: 'loft',
  base: ring(base),
  top: ring(top),
  ...finish,
});

/** A body with upright sides. */
export function block(plan: Plan & { z: number }, height: number, finish: Finish): Loft {
  return loft(plan, { ...plan, z: plan.z + height }, finish);
}

/** A thin roof with a slightly smaller upper edge. */
export function roof(plan: Plan & { z: number }, thickness: number, finish: Finish): Loft {
  const inset = thickness * 0.7;
  const top = {
    ...plan,
    aft: plan.aft + inset,
    fore: plan.fore - inset,
    half: plan.half - inset,
    z: plan.z + thickness,
  };
  return loft(plan, plan.halfFore ? { ...top, halfFore: plan.halfFore - inset } : top, finish);
}

export const screen = (base: Plan, top: Plan, frame: Color, level: number): Screen => ({
  kind: 'screen',
  base: ring(base),
  top: ring(top),
  frame,
  level,
});

export const tube = (points: readonly Vec[], width: number, color: Color, level: number): Tube => ({
  kind: 'tube',
  points,
  width,
  color,
  level,
});

export const sheet = (points: readonly Vec[], color: Color, level: number): Sheet => ({
  kind: 'sheet',
  points,
  color,
  level,
});

/** The same thing to port and to starboard. */
export function both<T>(make: (side: number) => T): [T, T] {
  return [make(1), make(-1)];
}

/** A handrail above the deck edge, closed around the bow. */
export function bowRail(hull: Hull, from: number, height: number, color: Color): Tube[] {
  const inset = 0.94;
  const rail = (t: number, side: number, h: number): Vec => {
    const [x, y, z] = hull.skin(t, 2, side);
    return [x - 0.02 * hull.length * Math.max(0, t - 0.9) * 10, y * inset, z + h];
  };
  const stations = steps(14).map((u) => lerp(from, 0.985, u));
  const rise = (t: number) => height * Math.min(1, (t - from) / 0.05 + 0.15);
  const onEdge = (points: readonly Vec[], width: number): Tube => ({ ...tube(points, width, color, 0), onEdge: true });
  return both((side) => [
    onEdge(
      stations.map((t) => rail(t, side, rise(t))),
      0.13,
    ),
    onEdge(
      stations.slice(2).map((t) => rail(t, side, rise(t) * 0.5)),
      0.06,
    ),
    ...stations.filter((_, i) => i % 2 === 1).map((t) => onEdge([rail(t, side, 0), rail(t, side, rise(t))], 0.1)),
  ]).flat();
}
