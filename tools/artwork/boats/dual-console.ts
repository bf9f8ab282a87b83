import { createHull, sweep } from '../hull.ts';
import type { BoatModel, Part } from '../model.ts';
import type { Livery } from '../palette.ts';
import type { Random } from '../random.ts';
import { block, both, bowRail, loft, roof, screen } from '../shapes.ts';
import { antenna, outboards, pillars, rods, seat } from './fittings.ts';

export function dualConsole(length: number, livery: Livery, random: Random): BoatModel {
  const hull = createHull({
    length,
    beam: 2.6 + length * 0.245,
    sheer: sweep(2.1 + length * 0.04, 2.6 + length * 0.085, 1.7),
    shoulder: 0.56,
    rake: length * 0.1,
    flare: 1,
    chineAft: 0.1,
    chineFore: 1.5,
    draft: 1.3,
    transomRake: -0.2,
    sternWidth: 0.92,
  });
  const sole = 0.9;
  const x = (share: number) => share * length;
  const deck = hull.sheer(0.55);
  const center = hull.beam * 0.275;
  const half = hull.beam * 0.185;
  const parts: Part[] = [
    ...outboards(hull, livery, length > 25 ? 2 : 1),
    ...both((side) => [
      ...seat(x(0.36), side * center, sole + 0.5, livery, 0, 0.95),
      loft(
        { aft: x(0.46), fore: x(0.63), half, center: side * center, nose: 0.6, square: 5, z: sole },
        { aft: x(0.46), fore: x(0.6), half, center: side * center, nose: 0.6, square: 5, z: deck + 0.75 },
        { color: livery.house, level: 0 },
      ),
      screen(
        {
          aft: x(0.44),
          fore: x(0.605),
          half: half * 1.02,
          center: side * center,
          nose: 0.62,
          square: 6,
          z: deck + 0.75,
        },
        {
          aft: x(0.4),
          fore: x(0.535),
          half: half * 0.96,
          center: side * center * 0.98,
          nose: 0.62,
          square: 6,
          z: deck + 2.75,
        },
        '#2d353d',
        0.3,
      ),
      block(
        {
          aft: x(0.66),
          fore: x(0.81),
          half: 0.65,
          center: side * hull.halfAtX(x(0.76)) * 0.38,
          nose: 0.7,
          z: sole + 0.8,
        },
        1,
        { color: livery.house, topColor: livery.cushion, level: 0 },
      ),
    ]).flat(),
    block({ aft: x(0.05), fore: x(0.14), half: hull.beam * 0.36, nose: 0.8, square: 6, z: sole + 0.4 }, 1.4, {
      color: livery.house,
      topColor: livery.cushion,
      level: 0,
    }),
    ...bowRail(hull, 0.7, 0.75, livery.metal),
  ];
  if (length >= 23) parts.push(...hardtop(deck, hull.beam, x, livery, random));
  return {
    hull,
    livery,
    parts,
    wells: [
      { from: 0.04, to: 0.5, sole, margin: 0.7 },
      { from: 0.6, to: 0.92, sole, margin: 0.6 },
    ],
    ports: [],
    twoTone: random.chance(0.5),
    teakDeck: false,
  };
}

function hardtop(deck: number, beam: number, x: (share: number) => number, livery: Livery, random: Random): Part[] {
  const top = deck + 5.1;
  return [
    ...pillars([x(0.5), x(0.46)], [x(0.3), x(0.27)], beam * 0.4, [deck, top], 0.4),
    roof({ aft: x(0.2), fore: x(0.53), half: beam * 0.44, nose: 0.65, square: 4.5, z: top }, 0.3, {
      color: livery.hull,
      topColor: livery.house,
      level: 1,
    }),
    antenna(x(0.4), beam * 0.3, top + 0.3, 6, 2),
    ...(random.chance(0.6) ? rods(x(0.2), top - 0.1, beam * 0.34, 4, 5.5, 1.5) : []),
  ];
}
