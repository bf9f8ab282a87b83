import { createHull, sweep } from '../hull.ts';
import type { BoatModel, Part } from '../model.ts';
import type { Livery } from '../palette.ts';
import { block, both, loft, roof, screen, tube } from '../shapes.ts';
import { antenna, dome, outboards, pillars, rods, seat } from './fittings.ts';

export function centerConsole(length: number, livery: Livery): BoatModel {
  const hull = createHull({
    length,
    beam: 2.6 + length * 0.225,
    sheer: sweep(2 + length * 0.038, 2.7 + length * 0.088, 1.8),
    shoulder: 0.5,
    rake: length * 0.115,
    flare: 1.5,
    chineAft: 0.1,
    chineFore: 1.5 + length * 0.02,
    draft: 1.4,
    transomRake: -0.3,
    sternWidth: 0.9,
  });
  const sole = 1.1;
  const x = (share: number) => share * length;
  const top = sole + 7.1;
  const half = hull.beam * 0.17;
  const parts: Part[] = [
    ...outboards(hull, livery, length > 36 ? 4 : length > 30 ? 3 : length > 23 ? 2 : 1),
    ...seat(x(0.3), 0, sole + 0.6, livery, 0, half * 0.95),
    ...seat(x(0.64), 0, sole - 0.2, livery, 0, half * 0.8),
    loft(
      { aft: x(0.4), fore: x(0.57), half, nose: 0.55, square: 4, z: sole },
      { aft: x(0.41), fore: x(0.53), half: half * 0.94, nose: 0.55, square: 4, z: sole + 4.1 },
      { color: livery.house, level: 0, panes: [{ from: 0.12, to: 0.34, low: 0.3, high: 0.72 }] },
    ),
    screen(
      { aft: x(0.44), fore: x(0.53), half: half * 0.94, nose: 0.4, square: 4, z: sole + 4.1 },
      { aft: x(0.44), fore: x(0.49), half: half * 0.86, nose: 0.4, square: 4, z: top - 0.4 },
      '#d8dcde',
      0.1,
    ),
    ...pillars([x(0.555), x(0.52)], [x(0.41), x(0.38)], half * 1.1, [sole, top], 0.2),
    roof({ aft: x(0.29), fore: x(0.585), half: half * 1.75, nose: 0.6, square: 4.5, z: top }, 0.32, {
      color: livery.hull,
      topColor: livery.house,
      level: 1,
    }),
    ...dome(x(0.47), 0, top + 0.3, 0.75, 2),
    ...rods(x(0.29), top - 0.1, half * 1.5, 5, 6.2, 1.5),
    antenna(x(0.43), half * 1.4, top + 0.3, 8, 2),
    ...both((side) =>
      tube(
        [
          [x(0.5), side * half * 1.6, top + 0.2],
          [x(0.3), side * half * 2.6, top + length * 0.15],
          [x(0.12), side * half * 3, top + length * 0.27],
        ],
        0.12,
        '#e8e6df',
        2,
      ),
    ),
    block({ aft: x(0.74), fore: x(0.84), half: hull.halfAtX(x(0.8)) * 0.4, nose: 0.6, z: sole + 0.8 }, 1, {
      color: livery.house,
      topColor: livery.cushion,
      level: 0,
    }),
  ];
  return {
    hull,
    livery,
    parts,
    wells: [{ from: 0.05, to: 0.92, sole, margin: 0.75 }],
    ports: [],
    twoTone: false,
    teakDeck: false,
  };
}
