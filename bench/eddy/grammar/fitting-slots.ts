import type { BoatCondition } from '@tradewind/domain/boat-conditions';
import type { ListingKey } from '@tradewind/domain/trade-taxonomy';
import { any, asks, NO_SUCH_PHRASE, type Scene, type Slot } from './scene.ts';
import { COUNTS, SMALL, TAKEN } from './vocabulary.ts';

const count = (scene: Scene, value: number) =>
  any(scene, [String(value), String(value), SMALL[value] ?? String(value)]);

/** Berths, engines, condition, and what owners take. */
export const FITTING_SLOTS: Record<string, Slot> = {
  sleeps(scene) {
    const value = Math.max(2, Math.min(12, scene.target.sleeps ?? 0));
    asks(scene, { minSleeps: value });
    const number = count(scene, value);
    return any(scene, [
      `that sleeps ${number}`,
      `sleeping at least ${number}`,
      `with berths for ${number}`,
      `sleeps ${number} or more`,
      `where ${number} people can sleep`,
      `that can sleep ${number}`,
      `with room for ${number} overnight`,
    ]);
  },
  carries(scene) {
    const value = Math.max(4, (scene.target.capacity ?? 4) - 1);
    asks(scene, { minCapacity: value });
    return any(scene, [
      `that carries ${value} people`,
      `for ${value} passengers`,
      `with room for at least ${value} people`,
      `with capacity for ${value}`,
      `rated for ${value} or more people`,
      `that fits ${value} guests`,
    ]);
  },
  fuel(scene) {
    const fuel = scene.target.fuel ?? 'Diesel';
    asks(scene, { fuel: [fuel] });
    return fuel === 'Diesel'
      ? any(scene, ['diesel', 'diesel powered', 'with diesels', 'diesel only', 'running on diesel', 'not gas'])
      : any(scene, [
          'gas powered',
          'gasoline',
          'gas only',
          'no diesels',
          'not diesel',
          'running on gas',
          'that are not diesel',
        ]);
  },
  hours(scene) {
    const value = Math.ceil(((scene.target.hours ?? 100) + 15) / 50) * 50;
    asks(scene, { maxHours: value });
    return any(scene, [
      `under ${value} hours`,
      `with less than ${value} engine hours`,
      `no more than ${value} hrs`,
      `hours below ${value}`,
      `max ${value} hours on the motors`,
      `not over ${value} hours`,
      `fewer than ${value} hours`,
    ]);
  },
  fast(scene) {
    const value = Math.floor(((scene.target.speed ?? 30) - 1) / 5) * 5;
    asks(scene, { minSpeed: value });
    return any(scene, [
      `that does at least ${value} mph`,
      `with a top speed over ${value} mph`,
      `doing ${value} mph or better`,
      `faster than ${value} mph`,
      `that can hit ${value} mph`,
    ]);
  },
  condition(scene) {
    const condition = scene.target.condition as BoatCondition;
    asks(
      scene,
      { condition: [condition] },
      condition === 'Excellent' ? { condition: ['Excellent', 'New'] } : { condition: [condition] },
    );
    if (condition === 'New') return any(scene, ['brand new', 'in new condition', 'new, not used']);
    if (condition === 'Project') return any(scene, ['project', 'project condition', 'that needs work, a project']);
    const word = condition.toLowerCase();
    return any(scene, [`in ${word} condition`, `condition ${word}`, `${word} condition only`]);
  },
  noproject(scene) {
    asks(scene, { notCondition: ['Project'] });
    return any(scene, [
      'no projects',
      'no project boats',
      'not a project',
      'nothing that needs a rebuild, so no projects',
      'no fixer-uppers',
    ]);
  },
  engines(scene) {
    const engine = scene.target.engine ?? '';
    const number = 1 + ['Single', 'Twin', 'Triple', 'Quad'].findIndex((word) => engine.startsWith(word));
    const drive = /outboard/.test(engine) ? 'outboard' : /sterndrive/.test(engine) ? 'sterndrive' : 'inboard';
    asks(scene, { engines: number, drive: [drive] });
    const name =
      drive === 'inboard' ? any(scene, ['diesel inboards', 'inboard diesels']) : `${drive}${number > 1 ? 's' : ''}`;
    return any(scene, [
      `with ${COUNTS[number]} ${name}`,
      `${COUNTS[number]} ${name}`,
      `powered by ${COUNTS[number]} ${name}`,
    ]);
  },
  powered(scene) {
    const match = /^(Single|Twin|Triple|Quad) ([\d,]+) HP/.exec(scene.target.engine ?? '');
    const [, word = '', power = ''] = match ?? [];
    asks(scene, {
      engines: 1 + ['Single', 'Twin', 'Triple', 'Quad'].indexOf(word),
      power: Number(power.replace(',', '')),
    });
    const count = word.toLowerCase();
    if (word === 'Single')
      return any(scene, [`with a single ${power}`, `single ${power} hp`, `with one ${power} hp engine`]);
    return any(scene, [
      `${count} ${power}s`,
      `with ${count} ${power}s`,
      `${count} ${power} hp`,
      `${count} ${power} horsepower motors`,
    ]);
  },
  takes(scene) {
    const open = scene.target.takes.includes('open_to_offers') ? ['art'] : [];
    const known = [...scene.target.takes.filter((it) => it in TAKEN), ...open];
    if (known.length === 0) return NO_SUCH_PHRASE;
    const key = any(scene, known);
    const keys: ListingKey[] =
      key === 'bitcoin'
        ? ['bitcoin', 'cryptocurrency']
        : key === 'real_estate'
          ? ['real_estate', 'land']
          : [key as ListingKey];
    asks(scene, { takes: [key as ListingKey] }, { takes: keys });
    const what = any(scene, TAKEN[key as ListingKey] ?? [key]);
    return any(scene, [
      `whose owner takes ${what}`,
      `that I could get for ${what}`,
      `where the owner would take ${what}`,
      `with owners who accept ${what}`,
      `someone would trade for ${what}`,
      `an owner would swap for ${what}`,
    ]);
  },
};
