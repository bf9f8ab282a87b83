import { createHull, sweep } from '../hull.ts';
import type { BoatModel, Part } from '../model.ts';
import type { Livery } from '../palette.ts';
import type { Random } from '../random.ts';
import { both, bowRail, loft, roof, tube } from '../shapes.ts';
import { antenna, dome, outboards, rods } from './fittings.ts';

/** A walkaround with a pilothouse. */
export function saltwaterFishing(length: number, livery: Livery, random: Random): BoatModel {
  const hull = createHull({
    length,
    beam: 2.8 + length * 0.235,
    sheer: sweep(2 + length * 0.036, 2.9 + length * 0.1, 2.1),
    shoulder: 0.54,
    rake: length * 0.09,
    flare: 1.2,
    chineAft: 0.1,
    chineFore: 1.8,
    draft: 1.5,
    transomRake: -0.3,
    sternWidth: 0.93,
  });
  const sole = 1;
  const x = (share: number) => share * length;
  const deck = hull.sheer(0.6);
  const half = hull.beam * 0.34;
  const top = sole + 7.3;
  const share = (z: number) => (z - sole) / (top - sole);
  const glass = { low: share(deck + 1.25), high: 0.93 };
  const parts: Part[] = [
    ...outboards(hull, livery, length > 31 ? 3 : 2),
    loft(
      {
        aft: x(0.56),
        fore: x(0.9),
        half: half * 0.92,
        halfFore: half * 0.7,
        nose: 0.35,
        square: 2.2,
        z: (px) => hull.sheerAtX(px) - 0.1,
      },
      {
        aft: x(0.56),
        fore: x(0.83),
        half: half * 0.8,
        halfFore: half * 0.6,
        nose: 0.3,
        square: 2.2,
        z: (px) => hull.sheerAtX(px) + 1.25 - ((px / length - 0.56) / 0.27) * 0.75,
      },
      {
        color: livery.house,
        level: 0,
        panes: [
          { from: 0.22, to: 0.36, low: 0.3, high: 0.72, lean: -0.02 },
          { from: 0.42, to: 0.52, low: 0.32, high: 0.72, lean: -0.02 },
        ],
      },
    ),
    loft(
      { aft: x(0.36), fore: x(0.645), half, nose: 0.62, square: 4, z: sole },
      { aft: x(0.36), fore: x(0.575), half: half * 0.92, nose: 0.62, square: 4, z: top },
      {
        color: livery.house,
        level: 0.2,
        doors: { width: 0.62, low: 0.06, high: 0.92 },
        panes: [
          { from: 0.05, to: 0.25, ...glass },
          { from: 0.28, to: 0.5, ...glass },
          { from: 0.53, to: 0.68, ...glass, lean: -0.01 },
          { from: 0.715, to: 0.985, ...glass },
        ],
      },
    ),
    ...both((side) =>
      tube(
        [
          [x(0.23), side * half * 1.02, hull.sheer(0.2)],
          [x(0.25), side * half * 1.02, top],
        ],
        0.22,
        '#e9eaea',
        0.3,
      ),
    ),
    roof({ aft: x(0.2), fore: x(0.625), half: half * 1.14, nose: 0.7, square: 4.5, z: top }, 0.38, {
      color: livery.hull,
      topColor: livery.house,
      level: 1,
    }),
    ...dome(x(0.47), 0, top + 0.35, 0.85, 2),
    ...rods(x(0.2), top, half * 0.95, 6, 6.4, 1.5),
    ...both((side) => rods(x(0.06), hull.sheer(0.05), side * hull.halfAtX(x(0.06)) * 0.9, 1, 5.5, 0.1)).flat(),
    antenna(x(0.36), half * 0.9, top + 0.3, 8, 2),
    antenna(x(0.36), -half * 0.9, top + 0.3, 7, 2),
    ...both((side) =>
      tube(
        [
          [x(0.4), side * half * 1.12, top - 0.1],
          [x(0.24), side * half * 1.7, top + length * 0.22],
          [x(0.04), side * half * 2, top + length * 0.36],
        ],
        0.12,
        '#e8e6df',
        2,
      ),
    ),
    ...bowRail(hull, 0.52, 1.7, livery.metal),
  ];
  return {
    hull,
    livery,
    parts,
    wells: [{ from: 0.05, to: 0.4, sole, margin: 0.8 }],
    ports: [{ from: 0.68, to: 0.73, low: 1.52, high: 1.68 }],
    twoTone: random.chance(0.25),
    teakDeck: false,
  };
}
