import { lerp, smoothstep, type Vec } from '../geometry.ts';
import { createHull } from '../hull.ts';
import type { BoatModel, Part, Tube } from '../model.ts';
import type { Livery } from '../palette.ts';
import type { Random } from '../random.ts';
import { both, loft, roof, screen, tube } from '../shapes.ts';
import { antenna, dome, rods, seat } from './fittings.ts';

const pipe = '#e6e9ea';

/** A convertible with flybridge, tuna tower and outriggers. */
export function sportFishing(length: number, livery: Livery, random: Random): BoatModel {
  const low = 1.9 + length * 0.028;
  const step = 1.1 + length * 0.018;
  const hull = createHull({
    length,
    beam: 5 + length * 0.195,
    sheer: (t) =>
      low + step * smoothstep(0.24, 0.4, t) + lerp(0, 0.5 + length * 0.052, Math.max(0, (t - 0.15) / 0.85) ** 1.5),
    shoulder: 0.46,
    rake: length * 0.105,
    flare: 1.7,
    chineAft: 0.2,
    chineFore: 2.2,
    draft: 2.2,
    transomRake: -0.3,
    sternWidth: 0.88,
  });
  const x = (share: number) => share * length;
  const half = hull.beam * 0.39;
  const bridge = hull.sheer(0.42) + 4.1 + length * 0.03;
  const parts: Part[] = [
    ...chair(x(0.12), low - 1.6, livery),
    loft(
      {
        aft: x(0.5),
        fore: x(0.86),
        half: half * 0.86,
        halfFore: half * 0.62,
        nose: 0.3,
        square: 2,
        z: (px) => hull.sheerAtX(px) - 0.3,
      },
      {
        aft: x(0.5),
        fore: x(0.8),
        half: half * 0.74,
        halfFore: half * 0.5,
        nose: 0.3,
        square: 2,
        z: (px) => hull.sheerAtX(px) + 1.5 - Math.max(0, px / length - 0.5) * 4,
      },
      { color: livery.house, level: 0 },
    ),
    loft(
      {
        aft: x(0.29),
        fore: x(0.7),
        half,
        halfFore: half * 0.92,
        nose: 0.62,
        square: 2.7,
        z: (px) => hull.sheerAtX(px) - 1,
      },
      { aft: x(0.29), fore: x(0.545), half: half * 0.93, halfFore: half * 0.86, nose: 0.66, square: 2.7, z: bridge },
      {
        color: livery.house,
        level: 0.1,
        doors: { width: 0.7, low: 0.06, high: 0.86 },
        panes: [
          { from: 0.07, to: 0.6, low: 0.55, high: 0.86, lean: -0.02 },
          { from: 0.68, to: 0.985, low: 0.56, high: 0.84 },
        ],
      },
    ),
    roof({ aft: x(0.22), fore: x(0.57), half: half * 1.03, nose: 0.7, square: 3.2, z: bridge }, 0.4, {
      color: livery.house,
      level: 1,
    }),
    ...flybridge(bridge + 0.4, half, x, livery),
    ...tower(bridge + 0.4, half, x, length, livery),
    ...both((side) => outrigger(side, half, bridge, x, length)).flat(),
    ...(random.chance(0.5) ? [antenna(x(0.33), half * 0.8, bridge + 7, 9, 4)] : []),
  ];
  return {
    hull,
    livery,
    parts,
    wells: [{ from: 0.03, to: 0.29, sole: low - 2, margin: 1 }],
    ports: [],
    twoTone: false,
    teakDeck: true,
  };
}

function chair(x: number, z: number, livery: Livery): Part[] {
  return [
    tube(
      [
        [x, 0, z],
        [x, 0, z + 1.6],
      ],
      0.5,
      pipe,
      0,
    ),
    ...seat(x, 0, z + 1.2, livery, 0.02, 1),
    tube(
      [
        [x + 0.9, 0, z + 1.4],
        [x + 2.4, 0, z + 0.9],
      ],
      0.25,
      '#8a5a34',
      0.05,
    ),
  ];
}

function flybridge(z: number, half: number, x: (share: number) => number, livery: Livery): Part[] {
  const top = z + 6.7;
  const y = half * 0.84;
  return [
    loft(
      { aft: x(0.3), fore: x(0.535), half: half * 0.96, nose: 0.62, square: 2.8, z },
      { aft: x(0.3), fore: x(0.5), half: half * 0.94, nose: 0.62, square: 2.8, z: z + 2.9 },
      { color: livery.house, level: 2, open: true },
    ),
    ...both((side) => seat(x(0.36), side * half * 0.32, z + 0.9, livery, 2.2, 0.9)).flat(),
    screen(
      { aft: x(0.36), fore: x(0.498), half: half * 0.92, nose: 0.55, square: 2.8, z: z + 2.9 },
      { aft: x(0.37), fore: x(0.485), half: y, nose: 0.55, square: 2.8, z: top },
      pipe,
      2.6,
    ),
    ...both((side) =>
      tube(
        [
          [x(0.3), side * y * 1.08, z + 2.6],
          [x(0.32), side * y, top],
        ],
        0.24,
        pipe,
        2.6,
      ),
    ),
    roof({ aft: x(0.285), fore: x(0.5), half: half * 0.98, nose: 0.7, square: 3.6, z: top }, 0.36, {
      color: livery.house,
      level: 3,
    }),
    ...dome(x(0.43), half * 0.4, top + 0.3, 0.9, 3.1),
    ...rods(x(0.285), top - 0.6, half * 0.8, 6, 6, 3.2),
  ];
}

function tower(z: number, half: number, x: (share: number) => number, length: number, livery: Livery): Part[] {
  const top = z + 9.5 + length * 0.14;
  const corner = (along: number, side: number, u: number): Vec => [
    lerp(x(along), x(lerp(along, 0.39, 0.62)), u),
    side * lerp(half * 0.98, half * 0.36, u),
    lerp(z, top, u),
  ];
  const legs = both((side) =>
    [0.31, 0.49].map((along) => tube([corner(along, side, 0), corner(along, side, 1)], 0.2, pipe, 3.4)),
  ).flat();
  const hoop = (u: number) => [
    corner(0.31, -1, u),
    corner(0.49, -1, u),
    corner(0.49, 1, u),
    corner(0.31, 1, u),
    corner(0.31, -1, u),
  ];
  const brace = both((side) => tube([corner(0.31, side, 0.58), corner(0.49, side, 0.85)], 0.1, pipe, 3.4));
  const shade = { aft: x(0.345), fore: x(0.435), half: half * 0.46, nose: 0.7, square: 4, z: top + 4.6 };
  return [
    ...legs,
    ...brace,
    ...[0.72, 0.88].map((u) => tube(hoop(u), 0.12, pipe, 3.4)),
    roof({ aft: x(0.35), fore: x(0.43), half: half * 0.4, nose: 0.7, square: 4, z: top }, 0.25, {
      color: livery.house,
      level: 3.5,
    }),
    ...both((side) => [
      tube(
        [
          [x(0.355), side * half * 0.38, top],
          [x(0.36), side * half * 0.4, top + 4.6],
        ],
        0.14,
        pipe,
        3.6,
      ),
      tube(
        [
          [x(0.425), side * half * 0.38, top],
          [x(0.42), side * half * 0.4, top + 4.6],
        ],
        0.14,
        pipe,
        3.6,
      ),
    ]).flat(),
    tube(
      [
        [x(0.355), -half * 0.4, top + 2.2],
        [x(0.43), -half * 0.4, top + 2.2],
        [x(0.43), half * 0.4, top + 2.2],
        [x(0.355), half * 0.4, top + 2.2],
      ],
      0.14,
      pipe,
      3.6,
    ),
    roof(shade, 0.22, { color: livery.hull, topColor: livery.house, level: 3.8 }),
    antenna(x(0.36), half * 0.3, top + 4.8, 7, 4),
  ];
}

function outrigger(side: number, half: number, z: number, x: (share: number) => number, length: number): Tube[] {
  const foot: Vec = [x(0.43), side * half * 1.02, z - 1.5];
  const end: Vec = [x(0.02), side * half * 2.1, z + length * 0.36];
  const middle: Vec = [lerp(foot[0], end[0], 0.5), lerp(foot[1], end[1], 0.55), lerp(foot[2], end[2], 0.47)];
  return [
    tube([foot, middle, end], 0.19, pipe, 4),
    tube([foot, [middle[0] + 1.5, middle[1] + side * 0.8, middle[2] + 2], end], 0.06, pipe, 4),
  ];
}
