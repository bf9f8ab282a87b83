import type { BoatType } from '@tradewind/domain/boat-types';
import { STATE_NAMES, type UsState } from '@tradewind/domain/geography';
import { select } from '../oracle.ts';
import { REGIONS } from '../world/names.ts';
import { FITTING_SLOTS } from './fitting-slots.ts';
import { moneyText, oddMoneyText, roundAmount } from './money.ts';
import { any, asks, NO_SUCH_PHRASE, others, type Scene, type Slot } from './scene.ts';
import { SIZE_SLOTS } from './size-slots.ts';
import { TYPE_WORDS } from './vocabulary.ts';

/** Phrases with a meaning: each adds to the selection what it says, so that every sentence knows its correct answer. */

const typeOf = ({ target }: Scene) => target.type as BoatType;
const stateOf = ({ target }: Scene) => target.state as UsState;
const townOf = ({ target }: Scene) => target.location.split(',')[0] ?? '';
/** Codes that are also words, once they are written in lowercase. */
const WORDS: readonly string[] = ['OR', 'IN', 'ME', 'MA', 'OK', 'HI', 'MS', 'MI', 'AL', 'LA', 'OH', 'PA'];
const stateText = (scene: Scene, state: UsState) =>
  any(scene, [STATE_NAMES[state], STATE_NAMES[state], WORDS.includes(state) ? STATE_NAMES[state] : state]);

/** Boats that fit so far, to exclude something that would otherwise be found. */
const soFar = (scene: Scene) => {
  const fitting = select(others(scene), scene.where, scene.viewer);
  return fitting.length > 1 ? fitting : others(scene);
};

const different = (scene: Scene, value: (boat: Scene['target']) => string | null) =>
  any(
    scene,
    [...new Set(soFar(scene).map(value))].filter((it) => it !== null && it !== value(scene.target)).concat(['']),
  ) ?? '';

function other(scene: Scene, value: (boat: Scene['target']) => string | null): string {
  for (let tries = 0; tries < 20; tries++) {
    const found = different(scene, value);
    if (found) return found;
  }
  return any(
    scene,
    others(scene).flatMap((boat) => (value(boat) !== value(scene.target) ? [value(boat) ?? ''] : [])),
  );
}

const cap = (scene: Scene) => roundAmount(scene.target.price, 'up');
const floor = (scene: Scene) => roundAmount(scene.target.price, 'down');

export const SLOTS: Record<string, Slot> = {
  ...SIZE_SLOTS,
  ...FITTING_SLOTS,
  types(scene) {
    asks(scene, { type: [typeOf(scene)] });
    return any(scene, TYPE_WORDS[typeOf(scene)].many);
  },
  type(scene) {
    asks(scene, { type: [typeOf(scene)] });
    return any(scene, TYPE_WORDS[typeOf(scene)].one);
  },
  /** Two types, either of which will do. */
  eithertypes(scene) {
    const second = other(scene, ({ type }) => type) as BoatType;
    asks(scene, { type: [typeOf(scene), second] });
    const pair = [any(scene, TYPE_WORDS[typeOf(scene)].many), any(scene, TYPE_WORDS[second].many)];
    return (scene.chance.next() < 0.5 ? pair : pair.toReversed()).join(any(scene, [' or ', ' and ', ' / ', ', also ']));
  },
  notype(scene) {
    const type = other(scene, ({ type }) => type) as BoatType;
    asks(scene, { notType: [type] });
    const words = any(scene, TYPE_WORDS[type].many);
    return any(scene, [
      `no ${words}`,
      `not ${any(scene, TYPE_WORDS[type].one)}`,
      `anything but ${words}`,
      `except ${words}`,
      `I don't want ${words}`,
      `please skip the ${words}`,
      `other than ${words}`,
      `without the ${words}`,
    ]);
  },
  max(scene) {
    asks(scene, { maxPrice: cap(scene) });
    const amount = moneyText(scene.chance, cap(scene));
    return any(scene, [
      `under ${amount}`,
      `below ${amount}`,
      `for less than ${amount}`,
      `up to ${amount}`,
      `max ${amount}`,
      `${amount} or less`,
      `${amount} tops`,
      `at most ${amount}`,
      `less then ${amount}`,
      `with a ${amount} budget`,
      `not over ${amount}`,
    ]);
  },
  min(scene) {
    asks(scene, { minPrice: floor(scene) });
    const amount = moneyText(scene.chance, floor(scene));
    return any(scene, [
      `over ${amount}`,
      `above ${amount}`,
      `from ${amount} up`,
      `at least ${amount}`,
      `${amount} or more`,
      `priced higher than ${amount}`,
      `starting at ${amount}`,
      `${amount} and up`,
    ]);
  },
  /** A limit in the negative. */
  nomore(scene) {
    asks(scene, { maxPrice: cap(scene) });
    const amount = moneyText(scene.chance, cap(scene));
    return any(scene, [
      `nothing over ${amount}`,
      `not more than ${amount}`,
      `no more than ${amount}`,
      `I can't go over ${amount}`,
      `we can't spend more than ${amount}`,
      `nothing above ${amount}`,
      `it must not cost more than ${amount}`,
      `never above ${amount}`,
      `won't pay over ${amount}`,
      `don't show me anything over ${amount}`,
    ]);
  },
  noless(scene) {
    asks(scene, { minPrice: floor(scene) });
    const amount = moneyText(scene.chance, floor(scene));
    return any(scene, [
      `nothing under ${amount}`,
      `nothing below ${amount}`,
      `not less than ${amount}`,
      `no cheaper than ${amount}`,
      `don't bother with anything under ${amount}`,
      `nothing cheaper than ${amount}`,
      `not under ${amount}`,
    ]);
  },
  range(scene) {
    const [low, high] = [floor(scene), cap(scene)];
    asks(scene, { minPrice: low, maxPrice: high });
    const [a, b] = [moneyText(scene.chance, low), moneyText(scene.chance, high)];
    return any(scene, [
      `between ${a} and ${b}`,
      `from ${a} to ${b}`,
      `${a} to ${b}`,
      `somewhere between ${a} and ${b}`,
      `in the ${a} - ${b} range`,
      `over ${a} but under ${b}`,
    ]);
  },
  oddmax(scene) {
    const cap = [250_000, 500_000, 1_000_000, 1_500_000, roundAmount(scene.target.price, 'up')].filter(
      (it) => it > scene.target.price,
    );
    const limit = any(scene, cap);
    const amount = oddMoneyText(scene.chance, limit) || moneyText(scene.chance, limit);
    asks(scene, { maxPrice: limit });
    return any(scene, [
      `under ${amount}`,
      `below ${amount}`,
      `no more than ${amount}`,
      `up to ${amount}`,
      `for at most ${amount}`,
    ]);
  },
  about(scene) {
    const middle = roundAmount(scene.target.price, 'up');
    asks(
      scene,
      { minPrice: middle * 0.96, maxPrice: middle * 1.04 },
      { minPrice: middle * 0.7, maxPrice: middle * 1.3 },
    );
    const amount = moneyText(scene.chance, middle);
    return any(scene, [
      `around ${amount}`,
      `about ${amount}`,
      `roughly ${amount}`,
      `in the neighborhood of ${amount}`,
      `${amount} give or take`,
    ]);
  },
  instate(scene) {
    asks(scene, { state: [stateOf(scene)] });
    const state = stateText(scene, stateOf(scene));
    return any(scene, [
      `in ${state}`,
      `in ${state}`,
      `located in ${state}`,
      `somewhere in ${state}`,
      `that are in ${state}`,
    ]);
  },
  ineither(scene) {
    const second = other(scene, ({ state }) => state) as UsState;
    asks(scene, { state: [stateOf(scene), second] });
    const pair = [STATE_NAMES[stateOf(scene)], STATE_NAMES[second]];
    return any(scene, [
      `in ${pair.join(' or ')}`,
      `in ${pair.join(' and ')}`,
      `in either ${pair.join(' or ')}`,
      `in ${pair.join('/')}`,
    ]);
  },
  notstate(scene) {
    const state = other(scene, ({ state }) => state) as UsState;
    asks(scene, { notState: [state] });
    const name = stateText(scene, state);
    return any(scene, [
      `not in ${name}`,
      `NOT in ${name}`,
      `anywhere but ${name}`,
      `anywhere except ${name}`,
      `outside ${name}`,
      `outside of ${name}`,
      `but nothing in ${name}`,
      `just not ${STATE_NAMES[state]}`,
      `that isn't in ${name}`,
    ]);
  },
  region(scene) {
    const region = REGIONS.find(({ states }) => states.includes(stateOf(scene)));
    if (!region) return NO_SUCH_PHRASE;
    asks(scene, { state: [...region.states] });
    return any(scene, region.names);
  },
  intown(scene) {
    asks(scene, { place: [townOf(scene)] });
    return any(scene, [
      `in ${townOf(scene)}`,
      `near ${townOf(scene)}`,
      `around ${townOf(scene)}`,
      `in ${scene.target.location}`,
      `at ${townOf(scene)}`,
    ]);
  },
  nottown(scene) {
    const town = other(scene, ({ location }) => location.split(',')[0] ?? '');
    asks(scene, { notPlace: [town] });
    return any(scene, [
      `not in ${town}`,
      `anywhere but ${town}`,
      `except ${town}`,
      `outside ${town}`,
      `that is NOT in ${town}`,
    ]);
  },
  make(scene) {
    asks(scene, { make: [scene.target.make] });
    return any(scene, [scene.target.make, scene.target.make.toLowerCase()]);
  },
  makes(scene) {
    asks(scene, { make: [scene.target.make] });
    const { make } = scene.target;
    return any(scene, [
      `${make}s`,
      `${make.toLowerCase()}s`,
      `${make} boats`,
      `${make.toUpperCase()} boats`,
      `boats by ${make}`,
    ]);
  },
  eithermakes(scene) {
    const second = other(scene, ({ make }) => make);
    asks(scene, { make: [scene.target.make, second] });
    return any(scene, [
      `${scene.target.make} or ${second}`,
      `${second} or ${scene.target.make}`,
      `a ${scene.target.make} or maybe a ${second}`,
    ]);
  },
  nomake(scene) {
    const make = other(scene, ({ make }) => make);
    asks(scene, { notMake: [make] });
    return any(scene, [
      `no ${make}s`,
      `not a ${make}`,
      `anything but a ${make}`,
      `except ${make}`,
      `but no ${make} please`,
      `other than ${make}`,
    ]);
  },
};
