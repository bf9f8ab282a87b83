import type { Color } from '../color.ts';
import { steps, type Vec } from '../geometry.ts';
import type { Hull } from '../hull.ts';
import type { Loft, Part, Tube } from '../model.ts';
import { brass, type Livery, teak } from '../palette.ts';
import { block, both, loft, roof, sheet, tube } from '../shapes.ts';

/** Outboard engines side by side on the transom. */
export function outboards(hull: Hull, livery: Livery, count: number): Loft[] {
  const size = 0.8 + hull.length * 0.008;
  const gap = size * 1.75;
  return Array.from({ length: count }, (_, i) => {
    const center = (i - (count - 1) / 2) * gap;
    const z = hull.sheer(0) - 0.5;
    const aft = -2.35 * size;
    const at = (from: number, to: number, half: number, level: number) => ({
      aft: aft + from * size,
      fore: aft + to * size,
      half: half * size,
      center,
      nose: 0.4,
      square: 2.4,
      z: level,
    });
    const body = (low: number, high: number) => [z + low * size, z + high * size] as const;
    const piece = (from: ReturnType<typeof at>, to: ReturnType<typeof at>, color: Color, level: number) =>
      loft(from, to, { color, level: level + i * 0.001, astern: true });
    const [foot, rim] = body(0, 0.28);
    const [waist, crown] = body(1.05, 1.6);
    return [
      piece(at(1.2, 2.9, 0.4, foot - 0.9), at(1.2, 2.9, 0.5, foot + 0.1), '#5a646d', 0),
      piece(at(0.95, 1.75, 0.2, 0), at(0.55, 1.95, 0.36, foot), '#39424b', 1),
      piece(at(0.15, 2.35, 0.56, foot), at(0, 2.45, 0.64, rim), livery.accent, 2),
      piece(at(0, 2.45, 0.66, rim), at(0.12, 2.3, 0.64, waist), livery.engine, 3),
      piece(at(0.12, 2.3, 0.64, waist), at(0.55, 1.85, 0.4, crown), livery.engine, 4),
    ];
  }).flat();
}

export function swimPlatform(hull: Hull, depth: number, color = teak): Loft[] {
  const plan = { aft: 0.4, fore: -depth, half: hull.halfAtX(0) * 0.96, nose: 0.3, square: 4.5, z: 0.55 };
  return [roof({ ...plan, z: 0.6 }, 0.22, { color: '#f3f1eb', topColor: color, level: 0, astern: true })];
}

export function seat(x: number, y: number, z: number, livery: Livery, level = 0, width = 1.1): Loft[] {
  const plan = { aft: x - 0.9, fore: x + 0.9, half: width, center: y, nose: 0.7, square: 5, z };
  return [
    block(plan, 1.35, { color: livery.house, topColor: livery.cushion, level }),
    block({ ...plan, z: z + 1.35 }, 0.35, { color: livery.cushion, level: level + 0.01 }),
    loft(
      { ...plan, fore: x - 0.45, z: z + 1.6 },
      { ...plan, aft: x - 1.25, fore: x - 0.85, z: z + 3.1 },
      { color: livery.cushion, level: level + 0.02 },
    ),
  ];
}

/** Fishing rods standing in a row of holders. */
export function rods(x: number, z: number, half: number, count: number, height: number, level: number): Tube[] {
  return Array.from({ length: count }, (_, i) => (count > 1 ? i / (count - 1) : 1)).flatMap((u) => {
    const y = -half + u * half * 2;
    const lean = 0.1 + 0.16 * Math.abs(Math.sin(u * 7 + 1));
    const foot: Vec = [x, y, z];
    const grip: Vec = [x - lean * height * 0.25, y, z + height * 0.25];
    return [
      tube([foot, grip], 0.17, '#2d3239', level),
      tube([grip, [x - lean * height, y * 1.05, z + height]], 0.06, '#b9a06a', level),
    ];
  });
}

export function antenna(x: number, y: number, z: number, height: number, level: number): Tube {
  return tube(
    [
      [x, y, z],
      [x - height * 0.14, y, z + height],
    ],
    0.07,
    '#f5f5f2',
    level,
  );
}

export function ensign(x: number, z: number, livery: Livery, size: number): Part[] {
  const top: Vec = [x - size * 0.55, 0, z + size * 1.9];
  const fly = (u: number, v: number): Vec => [
    top[0] - u * size * 1.5 + v * size * 0.22,
    Math.sin(u * 4) * size * 0.12,
    top[2] - v * size * 0.85 - u * u * size * 0.2,
  ];
  const cloth = [...steps(6).map((u) => fly(u, 0)), ...steps(6).map((u) => fly(1 - u, 1))];
  return [tube([[x, 0, z], top], 0.1, brass, 1), sheet(cloth, livery.hull === '#6a2736' ? '#24405f' : '#a13c40', 1.1)];
}

/** A dome for radar or satellite. */
export function dome(x: number, y: number, z: number, radius: number, level: number): Loft[] {
  const plan = (r: number, height: number) => ({
    aft: x - r,
    fore: x + r,
    half: r,
    center: y,
    nose: 0.5,
    square: 2,
    z: height,
  });
  const tier = (from: [number, number], to: [number, number], step: number) =>
    loft(plan(radius * from[0], z + radius * from[1]), plan(radius * to[0], z + radius * to[1]), {
      color: '#f8f7f3',
      level: level + step * 0.01,
    });
  return [tier([0.82, 0], [1, 0.3], 0), tier([1, 0.3], [0.86, 0.75], 1), tier([0.86, 0.75], [0.4, 1], 2)];
}

/** Pipes from the deck to a roof, one pair forward and one aft. */
export function pillars(
  fore: [number, number],
  aft: [number, number],
  half: number,
  z: [number, number],
  level: number,
): Tube[] {
  const color = '#e6e8e8';
  return both((side) => [
    tube(
      [
        [fore[0], side * half, z[0]],
        [fore[1], side * half * 1.1, z[1]],
      ],
      0.2,
      color,
      level,
    ),
    tube(
      [
        [aft[0], side * half, z[0]],
        [aft[1], side * half * 1.1, z[1]],
      ],
      0.2,
      color,
      level,
    ),
    tube(
      [
        [fore[0] * 0.7 + fore[1] * 0.3, side * half, z[0] * 0.65 + z[1] * 0.35],
        [aft[1], side * half * 1.1, z[1]],
      ],
      0.11,
      color,
      level,
    ),
  ]).flat();
}
