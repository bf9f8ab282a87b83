import { any, asks, type Scene, type Slot } from './scene.ts';

const feet = (value: number, scene: Scene) =>
  any(scene, [`${value} feet`, `${value} ft`, `${value}ft`, `${value}'`, `${value} foot`]);

/** Ages and sizes. */
export const SIZE_SLOTS: Record<string, Slot> = {
  newer(scene) {
    const year = scene.target.year - Math.floor(scene.chance.next() * 3);
    const wide = { minYear: year };
    const exact = any(scene, [
      `${year} or newer`,
      `${year}+`,
      `from ${year} on`,
      `nothing older than ${year}`,
      `no older than ${year}`,
      `not older than ${year}`,
      `${year} and up`,
      `${year} or later`,
      `at least a ${year}`,
    ]);
    const strict = any(scene, [`newer than ${year}`, `built after ${year}`, `made after ${year}`]);
    const isExact = scene.chance.next() < 0.7 || year === scene.target.year;
    asks(scene, isExact ? wide : { minYear: year + 1 }, wide);
    return isExact ? exact : strict;
  },
  older(scene) {
    const year = Math.min(2025, scene.target.year + 1 + Math.floor(scene.chance.next() * 3));
    const isExact = scene.chance.next() < 0.5 || year === scene.target.year;
    asks(scene, { maxYear: isExact ? year : year - 1 }, { maxYear: year });
    return isExact
      ? any(scene, [
          `${year} or older`,
          `nothing newer than ${year}`,
          `no newer than ${year}`,
          `not newer than ${year}`,
          `up to model year ${year}`,
        ])
      : any(scene, [`older than ${year}`, `built before ${year}`, `pre-${year}`, `from before ${year}`]);
  },
  years(scene) {
    const [low, high] = [scene.target.year - 2, scene.target.year + 2];
    asks(scene, { minYear: low, maxYear: high });
    return any(scene, [
      `between ${low} and ${high}`,
      `built ${low} to ${high}`,
      `from ${low}-${high}`,
      `model years ${low} through ${high}`,
    ]);
  },
  minfeet(scene) {
    const value = Math.floor((scene.target.length ?? 20) - 1);
    // 'Over 30 feet' leaves out a boat of exactly 30.
    asks(scene, { minLength: value + 0.1 }, { minLength: value });
    const text = feet(value, scene);
    return any(scene, [
      `at least ${text}`,
      `${text} or more`,
      `${text} plus`,
      `no shorter than ${text}`,
      `over ${text}`,
      `longer than ${text}`,
      `minimum ${text}`,
      `${value} ft and up`,
      `nothing under ${value} feet`,
      `not under ${value} ft`,
    ]);
  },
  maxfeet(scene) {
    const value = Math.ceil((scene.target.length ?? 20) + 1);
    asks(scene, { maxLength: value });
    const text = feet(value, scene);
    return any(scene, [
      `under ${text}`,
      `no longer than ${text}`,
      `${text} max`,
      `shorter than ${text}`,
      `up to ${text}`,
      `not over ${value} feet`,
      `nothing over ${value} feet`,
      `at most ${text} long`,
    ]);
  },
  feetrange(scene) {
    const length = scene.target.length ?? 20;
    const [low, high] = [Math.floor(length - 2), Math.ceil(length + 2)];
    asks(scene, { minLength: low, maxLength: high });
    return any(scene, [
      `between ${low} and ${high} feet`,
      `${low}-${high} ft`,
      `${low} to ${high} feet long`,
      `from ${low} to ${high}ft`,
      `${low}'-${high}'`,
      `longer than ${low} but shorter than ${high} feet`,
    ]);
  },
  loa(scene) {
    const length = scene.target.length ?? 20;
    const [low, high] = [Math.floor(length - 2), Math.ceil(length + 2)];
    asks(scene, { minLength: low, maxLength: high });
    return any(scene, [
      `LOA ${low}-${high}`,
      `LOA between ${low} and ${high}`,
      `${low} to ${high} LOA`,
      `LOA ${low} to ${high} ft`,
    ]);
  },
  minmeters(scene) {
    const meters = Math.floor((scene.target.length ?? 20) / 3.2808 - 0.3);
    asks(scene, { minLength: meters * 3.2808 + 0.2 }, { minLength: meters * 3.2808 - 1 });
    return any(scene, [
      `at least ${meters} meters`,
      `${meters}m or longer`,
      `over ${meters} metres`,
      `min ${meters} m`,
      `longer than ${meters} meters`,
      `${meters} meters and up`,
    ]);
  },
  maxmeters(scene) {
    const meters = Math.ceil((scene.target.length ?? 20) / 3.2808 + 0.3);
    asks(scene, { maxLength: meters * 3.2808 - 0.2 }, { maxLength: meters * 3.2808 + 1 });
    return any(scene, [
      `under ${meters} meters`,
      `max ${meters}m`,
      `no longer than ${meters} metres`,
      `up to ${meters} meters long`,
      `shorter than ${meters} m`,
    ]);
  },
  beam(scene) {
    const value = Math.ceil((scene.target.beam ?? 0) + 0.5);
    asks(scene, { maxBeam: value });
    return any(scene, [
      `beam under ${value} ft`,
      `no wider than ${value} feet`,
      `with a beam of at most ${value} feet`,
      `max beam ${value}'`,
    ]);
  },
};
