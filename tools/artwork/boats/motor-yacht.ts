import { createHull, sweep } from '../hull.ts';
import type { BoatModel, Pane, Part } from '../model.ts';
import type { Livery } from '../palette.ts';
import { both, bowRail, loft, roof, screen, tube } from '../shapes.ts';
import { antenna, dome, ensign, seat, swimPlatform } from './fittings.ts';

export function motorYacht(length: number, livery: Livery): BoatModel {
  const hull = createHull({
    length,
    beam: 6 + length * 0.165,
    sheer: sweep(2.8 + length * 0.026, 3.6 + length * 0.072, 1.25),
    shoulder: 0.55,
    rake: length * 0.1,
    flare: 1,
    chineAft: 0.2,
    chineFore: 2.6,
    draft: 2.6,
    transomRake: 0.8,
    sternWidth: 0.94,
  });
  const x = (share: number) => share * length;
  const half = hull.beam * 0.42;
  const saloon = 5.6 + length * 0.018;
  const upper = hull.sheer(0.35) + saloon;
  const grand = length >= 74;
  const parts: Part[] = [
    ...swimPlatform(hull, 3.4),
    loft(
      {
        aft: x(0.62),
        fore: x(0.9),
        half: half * 0.9,
        halfFore: half * 0.66,
        nose: 0.3,
        square: 2,
        z: (px) => hull.sheerAtX(px) - 0.3,
      },
      {
        aft: x(0.62),
        fore: x(0.86),
        half: half * 0.8,
        halfFore: half * 0.55,
        nose: 0.3,
        square: 2,
        z: (px) => hull.sheerAtX(px) + 1.7 - Math.max(0, px / length - 0.62) * 4,
      },
      { color: livery.house, level: 0 },
    ),
    loft(
      {
        aft: x(0.2),
        fore: x(0.76),
        half,
        halfFore: half * 0.94,
        nose: 0.62,
        square: 2.8,
        z: (px) => hull.sheerAtX(px) - 0.4,
      },
      { aft: x(0.2), fore: x(0.615), half: half * 0.93, halfFore: half * 0.88, nose: 0.66, square: 2.8, z: upper },
      { color: livery.house, level: 0.1, panes: saloonPanes, doors: { width: 0.82, low: 0.06, high: 0.86 } },
    ),
    ...both((side) =>
      tube(
        [
          [x(0.075), side * half * 0.97, hull.sheer(0.08)],
          [x(0.1), side * half * 0.97, upper],
        ],
        0.3,
        livery.house,
        0.2,
      ),
    ),
    roof(
      { aft: x(0.045), fore: x(0.645), half: half * 1.04, halfFore: half * 0.95, nose: 0.7, square: 3, z: upper },
      0.55,
      { color: livery.house, topColor: livery.deck, level: 1 },
    ),
    ...(grand ? skylounge(upper + 0.55, half, x, livery) : flybridge(upper + 0.55, half, x, livery, 0.22, 0.55, 2)),
    ...bowRail(hull, 0.5, 2.2, livery.metal),
    ...both((side) => ({
      ...tube(
        [0.03, 0.08, 0.13, 0.18].map((t) => {
          const [px, py, pz] = hull.skin(t, 2, side);
          return [px, py * 0.96, pz + 2.2] as const;
        }),
        0.16,
        livery.metal,
        0,
      ),
      onEdge: true,
    })),
    ...ensign(x(0.015), hull.sheer(0), livery, 1.6),
  ];
  return {
    hull,
    livery,
    parts,
    wells: [{ from: 0.03, to: 0.2, sole: hull.sheer(0) - 2, margin: 0.8 }],
    ports: [
      { from: 0.36, to: 0.5, low: 1.46, high: 1.66 },
      { from: 0.54, to: 0.62, low: 1.46, high: 1.66 },
      { from: 0.68, to: 0.72, low: 1.5, high: 1.64 },
      { from: 0.76, to: 0.79, low: 1.52, high: 1.64 },
    ],
    twoTone: false,
    teakDeck: true,
  };
}

const saloonPanes: readonly Pane[] = [
  { from: 0.04, to: 0.2, low: 0.36, high: 0.84 },
  { from: 0.212, to: 0.37, low: 0.36, high: 0.84 },
  { from: 0.382, to: 0.62, low: 0.4, high: 0.84, lean: -0.02 },
  { from: 0.66, to: 0.82, low: 0.5, high: 0.88 },
  { from: 0.835, to: 0.99, low: 0.5, high: 0.88 },
];

type Share = (share: number) => number;

/** An enclosed upper saloon with an open bridge on top of it. */
function skylounge(z: number, half: number, x: Share, livery: Livery): Part[] {
  const top = z + 6.3;
  return [
    loft(
      { aft: x(0.25), fore: x(0.6), half: half * 0.86, nose: 0.66, square: 2.8, z },
      { aft: x(0.25), fore: x(0.5), half: half * 0.78, nose: 0.66, square: 2.8, z: top },
      {
        color: livery.house,
        level: 2,
        doors: { width: 0.8, low: 0.06, high: 0.86 },
        panes: [
          { from: 0.05, to: 0.28, low: 0.34, high: 0.82 },
          { from: 0.3, to: 0.58, low: 0.34, high: 0.82, lean: -0.02 },
          { from: 0.63, to: 0.8, low: 0.36, high: 0.86 },
          { from: 0.82, to: 0.99, low: 0.36, high: 0.86 },
        ],
      },
    ),
    roof({ aft: x(0.15), fore: x(0.525), half: half * 0.9, nose: 0.7, square: 3, z: top }, 0.5, {
      color: livery.house,
      topColor: livery.deck,
      level: 2.6,
    }),
    ...flybridge(top + 0.5, half * 0.86, x, livery, 0.26, 0.47, 3),
  ];
}

function flybridge(
  z: number,
  half: number,
  x: Share,
  livery: Livery,
  aft: number,
  fore: number,
  level: number,
): Part[] {
  const top = z + 6.6;
  const middle = (aft + fore) / 2;
  return [
    loft(
      { aft: x(aft), fore: x(fore + 0.04), half: half * 0.92, nose: 0.66, square: 2.8, z },
      { aft: x(aft - 0.02), fore: x(fore), half: half * 0.92, nose: 0.66, square: 2.8, z: z + 2.5 },
      { color: livery.house, level, open: true },
    ),
    ...both((side) => seat(x(fore - 0.1), side * half * 0.35, z + 0.7, livery, level + 0.2, 1)).flat(),
    ...seat(x(aft + 0.06), 0, z + 0.4, livery, level + 0.2, half * 0.6),
    screen(
      { aft: x(middle), fore: x(fore), half: half * 0.9, nose: 0.5, square: 2.8, z: z + 2.5 },
      { aft: x(middle), fore: x(fore - 0.03), half: half * 0.84, nose: 0.5, square: 2.8, z: z + 3.9 },
      '#39424b',
      level + 0.55,
    ),
    ...both((side) =>
      loft(
        {
          aft: x(aft + 0.01),
          fore: x(aft + 0.08),
          half: 0.3,
          center: side * half * 0.88,
          nose: 0.8,
          square: 6,
          z: z + 2.3,
        },
        {
          aft: x(aft + 0.03),
          fore: x(aft + 0.075),
          half: 0.26,
          center: side * half * 0.74,
          nose: 0.8,
          square: 6,
          z: top,
        },
        { color: livery.house, level: level + 0.6 },
      ),
    ),
    ...both((side) =>
      tube(
        [
          [x(fore - 0.02), side * half * 0.8, z + 3],
          [x(fore - 0.07), side * half * 0.74, top],
        ],
        0.24,
        livery.house,
        level + 0.6,
      ),
    ),
    roof({ aft: x(aft - 0.02), fore: x(fore - 0.02), half: half * 0.86, nose: 0.7, square: 3.2, z: top }, 0.4, {
      color: livery.house,
      level: level + 0.8,
    }),
    ...mast(x(aft + 0.05), top + 0.4, half, livery, level + 0.9),
  ];
}

function mast(x: number, z: number, half: number, livery: Livery, level: number): Part[] {
  return [
    loft(
      { aft: x - 1.2, fore: x + 1.2, half: 0.5, nose: 0.6, z },
      { aft: x - 1.4, fore: x - 0.4, half: 0.3, nose: 0.6, z: z + 2.6 },
      { color: livery.house, level },
    ),
    tube(
      [
        [x - 0.9, -2, z + 2.6],
        [x - 0.9, 2, z + 2.6],
      ],
      0.24,
      livery.house,
      level,
    ),
    ...both((side) => dome(x + 0.4, side * half * 0.5, z, 0.95, level)).flat(),
    antenna(x - 1, 1.6, z + 2.6, 6, level),
    antenna(x - 1, -1.6, z + 2.6, 5, level),
  ];
}
