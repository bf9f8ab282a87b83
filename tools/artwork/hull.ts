import { clamp, lerp, smoothstep, type Vec } from './geometry.ts';

/** The lines of a planing hull. Stations t run from the transom (0) to the stem (1). */
interface HullForm {
  length: number;
  beam: number;
  /** Height of the deck edge above the water. */
  sheer(t: number): number;
  /** Where the deck starts to narrow toward the bow. */
  shoulder: number;
  /** How far the stem leans forward between water and deck. */
  rake: number;
  /** How hollow the bow sections are. */
  flare: number;
  chineAft: number;
  chineFore: number;
  draft: number;
  /** How far the transom leans aft at deck level. */
  transomRake: number;
  /** Width of the transom against the full beam. */
  sternWidth: number;
}

export interface Hull extends HullForm {
  /** A point of the side: q 0 is the keel, 1 the chine, 2 the deck edge. */
  skin(t: number, q: number, side: number): Vec;
  deckHalf(t: number): number;
  /** The q of a height above the waterline. */
  atHeight(t: number, z: number): number;
  /** The deck edge at a position along the boat. */
  sheerAtX(x: number): number;
  halfAtX(x: number): number;
}

export function createHull(form: HullForm): Hull {
  const { length, beam } = form;
  const stern = (t: number) => lerp(form.sternWidth, 1, smoothstep(0, 0.45, t));
  const narrowing = (t: number, from: number, power: number, round: number) =>
    (1 - clamp((t - from) / (1 - from)) ** power) ** round;
  const deckHalf = (t: number) => (beam / 2) * stern(t) * narrowing(t, form.shoulder, 2.1, 0.72);
  const chineHalf = (t: number) => (beam / 2) * 0.9 * stern(t) * narrowing(t, form.shoulder - 0.22, 1.75, 1.05);
  const chineZ = (t: number) => lerp(form.chineAft, form.chineFore, smoothstep(0.3, 1, t) ** 1.4);
  const keelZ = (t: number) => lerp(-form.draft, -0.15, smoothstep(0.66, 1, t) ** 1.8);
  const bowHeight = form.sheer(1);

  const skin = (t: number, q: number, side: number): Vec => {
    const z = q <= 1 ? lerp(keelZ(t), chineZ(t), q) : lerp(chineZ(t), form.sheer(t), q - 1);
    const w = q - 1;
    const half =
      q <= 1 ? chineHalf(t) * q : lerp(chineHalf(t), deckHalf(t), w ** (1 + form.flare * smoothstep(0.45, 1, t)));
    const overhang = form.rake * clamp(1 - z / bowHeight, 0, 1.4) ** 1.25;
    const lean = form.transomRake * (z / form.sheer(0)) * (1 - smoothstep(0, 0.12, t));
    return [t * length - overhang * smoothstep(0.45, 1, t) ** 1.5 - lean, half * side, z];
  };
  const atHeight = (t: number, z: number) => {
    let low = 0;
    let high = 2;
    for (let i = 0; i < 18; i++) {
      const middle = (low + high) / 2;
      if (skin(t, middle, 1)[2] < z) low = middle;
      else high = middle;
    }
    return high;
  };
  return {
    ...form,
    skin,
    deckHalf,
    atHeight,
    sheerAtX: (x) => form.sheer(clamp(x / length)),
    halfAtX: (x) => deckHalf(clamp(x / length)),
  };
}

/** A deck edge that rises in one sweep from stern to bow. */
export function sweep(aft: number, fore: number, hollow = 1.6): (t: number) => number {
  return (t) => lerp(aft, fore, clamp(t) ** hollow);
}
