import { type Color, mix, multiply } from './color.ts';
import { dot, lerp, normalize, type Point, smoothstep, subtract, type Vec } from './geometry.ts';
import type { Palette } from './palette.ts';

/** The position and trim of the boat, and the viewer's position. */
export interface Placement {
  length: number;
  beam: number;
  /** Degrees; 0 heads right, negative values turn the bow toward the viewer. */
  yaw: number;
  trim?: number;
  roll?: number;
  lift?: number;
  /** Distance of the viewer in boat lengths. */
  distance: number;
  /** Width on the picture from stern to bow. */
  width: number;
  center: number;
  horizon: number;
  waterline: number;
  /** How many degrees the viewer looks down, as from a drone. */
  tilt?: number;
  sunSide: number;
}

export interface Stage {
  /** From the boat to the sea around her. */
  place(p: Vec): Vec;
  /** From the sea to the picture. */
  project(p: Vec): Point;
  see(p: Vec): Point;
  /** A point on the water around the boat, regardless of her trim. */
  afloat(p: Vec): Point;
  /** Pixels per foot at a point on the boat. */
  scaleAt(p: Vec): number;
  depth(p: Vec): number;
  eye: Vec;
  yaw: number;
  fromAbove: boolean;
  palette: Palette;
  lit(paint: Color, normal: Vec): Color;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function createStage(placement: Placement, palette: Palette): Stage {
  const { length, yaw, trim = 0, roll = 0, lift = 0, tilt = 0 } = placement;
  const place = createPose(length, radians(yaw), radians(trim), radians(roll), lift);
  const upright = createPose(length, radians(yaw), 0, 0, 0);
  const distance = placement.distance * length;
  const look = radians(tilt);
  const forward: Vec = [0, Math.cos(look), -Math.sin(look)];
  const up: Vec = [0, Math.sin(look), Math.cos(look)];
  const base: Vec = [0, -distance * Math.cos(look), distance * Math.sin(look)];
  const across = spanOf(placement, (p) => {
    const world = place(p);
    return world[0] / dot(subtract(world, base), forward);
  });
  const focal = placement.width / (across.high - across.low);
  const height = tilt ? 0 : ((placement.waterline - placement.horizon) * distance) / focal;
  const eye: Vec = [0, base[1], base[2] + height];
  const center = placement.center - (focal * (across.high + across.low)) / 2;
  const level = tilt ? placement.waterline : placement.horizon;

  const depthOf = (world: Vec) => dot(subtract(world, eye), forward);
  const project = (world: Vec): Point => {
    const depth = Math.max(1, depthOf(world));
    return { x: center + (focal * world[0]) / depth, y: level - (focal * dot(subtract(world, eye), up)) / depth };
  };
  const sun = normalize([placement.sunSide * 0.75, -0.55, tilt ? 1.1 : 0.62]);
  return {
    place,
    project,
    see: (p) => project(place(p)),
    afloat: (p) => project(upright(p)),
    scaleAt: (p) => focal / Math.max(1, depthOf(place(p))),
    depth: (p) => depthOf(place(p)),
    eye,
    yaw,
    fromAbove: tilt > 30,
    palette,
    lit: (paint, normal) => light(paint, dot(normal, sun), normal[2], palette),
  };
}

function createPose(length: number, yaw: number, trim: number, roll: number, lift: number): (p: Vec) => Vec {
  const pivot = length * 0.3;
  return ([x0, y0, z0]) => {
    const along = x0 - pivot;
    const x1 = along * Math.cos(trim) - z0 * Math.sin(trim) + pivot - length / 2;
    const z1 = along * Math.sin(trim) + z0 * Math.cos(trim);
    const y1 = y0 * Math.cos(roll) - z1 * Math.sin(roll);
    const z2 = y0 * Math.sin(roll) + z1 * Math.cos(roll) + lift;
    return [x1 * Math.cos(yaw) - y1 * Math.sin(yaw), x1 * Math.sin(yaw) + y1 * Math.cos(yaw), z2];
  };
}

function spanOf({ length, beam }: Placement, across: (p: Vec) => number): { low: number; high: number } {
  const corners: Vec[] = [
    [0, -beam / 2, 0],
    [0, beam / 2, 0],
    [length, 0, length * 0.1],
    [length * 0.7, -beam / 2, length * 0.1],
    [length * 0.7, beam / 2, length * 0.1],
  ];
  const values = corners.map(across);
  return { low: Math.min(...values), high: Math.max(...values) };
}

/** Makes shade cool and light warm, and lets upward faces reflect the sky. */
function light(paint: Color, towardsSun: number, up: number, palette: Palette): Color {
  const amount = smoothstep(-0.55, 0.95, towardsSun);
  const shaded = multiply(paint, mix(palette.ambient, palette.water[2], Math.max(0, -up) * 0.5));
  const bright = multiply(paint, palette.key, lerp(1, 1.06, amount));
  const color = mix(shaded, bright, amount);
  return up > 0.5 ? mix(color, palette.key, (up - 0.5) * 0.18 * (1 - palette.lamps * 0.8)) : color;
}
