import { createHull, sweep } from '../hull.ts';
import type { BoatModel, Part } from '../model.ts';
import type { Livery } from '../palette.ts';
import type { Random } from '../random.ts';
import { block, both, loft, screen, tube } from '../shapes.ts';
import { ensign, seat, swimPlatform } from './fittings.ts';

export function bowrider(length: number, livery: Livery, random: Random): BoatModel {
  const hull = createHull({
    length,
    beam: 3 + length * 0.26,
    sheer: (t) => sweep(1.9 + length * 0.035, 2.05 + length * 0.06, 1.4)(t) - 0.5 * Math.max(0, t - 0.75) ** 2 * 8,
    shoulder: 0.6,
    rake: length * 0.13,
    flare: 0.5,
    chineAft: 0.05,
    chineFore: 1.25,
    draft: 1.1,
    transomRake: 0.3,
    sternWidth: 0.93,
  });
  const sole = 0.7;
  const x = (share: number) => share * length;
  const deck = hull.sheer(0.55);
  const pad = hull.halfAtX(x(0.1)) * 0.86;
  const bench = (side: number) => side * hull.halfAtX(x(0.76)) * 0.38;
  const parts: Part[] = [
    ...swimPlatform(hull, 2.2),
    loft(
      { aft: x(0.015), fore: x(0.2), half: pad, nose: 0.85, square: 7, z: deck - 0.7 },
      { aft: x(0.02), fore: x(0.19), half: pad * 0.96, nose: 0.85, square: 7, z: deck + 0.35 },
      { color: livery.cushion, level: 0 },
    ),
    ...both((side) => [
      ...seat(x(0.4), side * hull.beam * 0.24, sole + 0.2, livery, 0, 0.85),
      block({ aft: x(0.67), fore: x(0.81), half: 0.6, center: bench(side), nose: 0.7, z: sole + 0.8 }, 0.8, {
        color: livery.house,
        topColor: livery.cushion,
        level: 0,
      }),
    ]).flat(),
    block({ aft: x(0.5), fore: x(0.62), half: hull.beam * 0.4, nose: 0.5, square: 5, z: sole }, deck + 0.25 - sole, {
      color: livery.house,
      level: 0,
    }),
    screen(
      {
        aft: x(0.4),
        fore: x(0.66),
        half: hull.beam * 0.44,
        nose: 0.5,
        square: 3.2,
        z: (px) => hull.sheerAtX(px) + 0.15,
      },
      { aft: x(0.35), fore: x(0.55), half: hull.beam * 0.385, nose: 0.5, square: 3.2, z: deck + 1.85 },
      '#2d353d',
      0.3,
    ),
    ...both((side) =>
      tube(
        [
          [x(0.655), side * 0.55, deck + 0.25],
          [x(0.545), side * 0.5, deck + 1.85],
        ],
        0.1,
        '#2d353d',
        0.4,
      ),
    ),
    ...both((side) => ({
      ...tube(
        [0.74, 0.8, 0.86, 0.92].map((t) => {
          const [px, py, pz] = hull.skin(t, 2, side);
          return [px, py * 0.9, pz + 0.35] as const;
        }),
        0.12,
        livery.metal,
        0,
      ),
      onEdge: true,
    })),
    ...ensign(x(0.02), deck + 0.2, livery, 1),
  ];
  return {
    hull,
    livery,
    parts,
    wells: [
      { from: 0.2, to: 0.5, sole, margin: 0.55 },
      { from: 0.62, to: 0.93, sole, margin: 0.5 },
    ],
    ports: [],
    twoTone: random.chance(0.65),
    teakDeck: false,
  };
}
