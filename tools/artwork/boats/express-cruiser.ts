import { lerp, smoothstep } from '../geometry.ts';
import { createHull, sweep } from '../hull.ts';
import type { BoatModel, Part } from '../model.ts';
import type { Livery } from '../palette.ts';
import type { Random } from '../random.ts';
import { block, both, bowRail, loft, roof, screen } from '../shapes.ts';
import { antenna, dome, ensign, seat, swimPlatform } from './fittings.ts';

export function expressCruiser(length: number, livery: Livery, random: Random): BoatModel {
  const hull = createHull({
    length,
    beam: 3.6 + length * 0.22,
    sheer: sweep(2.3 + length * 0.035, 2.7 + length * 0.075, 1.3),
    shoulder: 0.52,
    rake: length * 0.15,
    flare: 0.7,
    chineAft: 0.15,
    chineFore: 1.8,
    draft: 1.8,
    transomRake: 0.6,
    sternWidth: 0.92,
  });
  const x = (share: number) => share * length;
  const sole = 1.6;
  const half = hull.beam * 0.43;
  const rise = 0.75 + length * 0.024;
  const screenFoot = hull.sheer(0.55) + rise * 0.92;
  const glassHeight = 1.5 + length * 0.032;
  const coaming = (side: number) => {
    const plan = { aft: x(0.31), fore: x(0.52), half: 0.3, nose: 0.9, square: 6 };
    return loft(
      { ...plan, center: side * half * 0.95, z: (px) => hull.sheerAtX(px) - 0.05 },
      { ...plan, aft: x(0.34), center: side * half * 0.9, z: (px) => hull.sheerAtX(px) + rise * 0.97 },
      { color: livery.house, level: 0.02 },
    );
  };
  const parts: Part[] = [
    ...swimPlatform(hull, 2.6),
    loft(
      {
        aft: x(0.47),
        fore: x(0.93),
        half,
        halfFore: half * 0.72,
        nose: 0.34,
        square: 2,
        z: (px) => hull.sheerAtX(px) - 0.05,
      },
      {
        aft: x(0.47),
        fore: x(0.88),
        half: half * 0.93,
        halfFore: half * 0.66,
        nose: 0.34,
        square: 2,
        z: (px) => hull.sheerAtX(px) + lerp(rise, 0.15, Math.max(0, (px / length - 0.4) / 0.48) ** 1.3),
      },
      { color: livery.house, level: 0, panes: [{ from: 0.04, to: 0.5, low: 0.3, high: 0.78, lean: -0.05 }] },
    ),
    screen(
      {
        aft: x(0.33),
        fore: x(0.7),
        half: half * 0.93,
        nose: 0.36,
        square: 2.5,
        z: (px) => screenFoot - Math.max(0, px / length - 0.45) * 1.4,
      },
      {
        aft: x(0.3),
        fore: x(0.52),
        half: half * 0.82,
        nose: 0.36,
        square: 2.6,
        z: (px) => screenFoot + glassHeight * (0.6 + 0.4 * smoothstep(0.28, 0.5, px / length)),
      },
      '#39424b',
      0.3,
    ),
    ...both((side) => seat(x(0.4), side * half * 0.45, sole + 1.3, livery, 0, 1.1)).flat(),
    block(
      { aft: x(0.06), fore: x(0.13), half: half * 0.8, nose: 0.8, square: 6, z: sole + 0.5 },
      hull.sheer(0.1) - sole,
      { color: livery.house, topColor: livery.cushion, level: 0 },
    ),
    ...both((side) => coaming(side)),
    ...arch(hull.sheer(0.25), screenFoot + glassHeight + 0.5, half, x, livery),
    ...bowRail(hull, 0.56, 1.5, livery.metal),
    ...ensign(x(0.02), hull.sheer(0), livery, 1.3),
  ];
  const port = length > 38 ? 0.055 : 0.04;
  return {
    hull,
    livery,
    parts,
    wells: [{ from: 0.05, to: 0.49, sole, margin: 0.9 }],
    ports: [0.5, 0.6, 0.7].map((from) => ({ from, to: from + port, low: 1.55, high: 1.72 })),
    twoTone: random.chance(0.2),
    teakDeck: true,
  };
}

/** The swept radar arch. */
function arch(foot: number, top: number, half: number, x: (share: number) => number, livery: Livery): Part[] {
  const legs = both((side) =>
    loft(
      { aft: x(0.26), fore: x(0.345), half: 0.28, center: side * half * 0.97, nose: 0.8, square: 6, z: foot },
      { aft: x(0.16), fore: x(0.215), half: 0.24, center: side * half * 0.84, nose: 0.8, square: 6, z: top },
      { color: livery.house, level: 0.4 },
    ),
  );
  return [
    ...legs,
    roof({ aft: x(0.15), fore: x(0.225), half: half * 0.88, nose: 0.8, square: 6, z: top }, 0.42, {
      color: livery.house,
      level: 1,
    }),
    ...dome(x(0.17), 0, top + 0.5, 0.9, 2),
    antenna(x(0.16), half * 0.7, top + 0.4, 7, 2),
  ];
}
