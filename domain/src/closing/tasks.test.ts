import { describe, expect, it } from 'vitest';
import { TASK_KIND_NAMES } from './task-kinds.ts';
import { type ClosingLeg, tasksOf } from './tasks.ts';

const vessel = (number: number, giver: number, receiver: number, facts?: ClosingLeg['vessel']): ClosingLeg => ({
  number,
  course: 'vessel',
  giver,
  receiver,
  vessel: facts,
});
const DOCUMENTED = { regime: 'documented', hasLoan: false, parts: [] } as const;

const keysOf = (legs: readonly ClosingLeg[], parties = [0, 1]) => tasksOf({ parties, legs }).map(({ key }) => key);

it('asks every party for a deposit, also those who only receive cash', () => {
  const keys = keysOf([vessel(1, 0, 1), { number: 2, course: 'cash', giver: 1, receiver: 0 }]);
  expect(keys).toEqual(expect.arrayContaining(['deposit:party-0', 'deposit:party-1']));
  expect(keys).toContain('source-of-funds:party-1');
  expect(keys).not.toContain('source-of-funds:party-0');
});

it('asks for the source of funds once, however many payments somebody makes', () => {
  const cash = (number: number, receiver: number): ClosingLeg => ({ number, course: 'cash', giver: 2, receiver });
  const keys = keysOf([cash(1, 0), cash(2, 1)], [0, 1, 2]);
  expect(keys.filter((key) => key.startsWith('source-of-funds'))).toEqual(['source-of-funds:party-2']);
});

describe('The tasks of a boat', () => {
  it('belong to its giver, its receiver and the broker', () => {
    const tasks = tasksOf({ parties: [0, 1], legs: [vessel(1, 0, 1, DOCUMENTED)] });
    const actorOf = (kind: string) => tasks.find((task) => task.kind === kind && task.leg === 1)?.actor;
    expect(actorOf('bill-of-sale')).toBe(0);
    expect(actorOf('acceptance')).toBe(1);
    expect(actorOf('title-search')).toBe('broker');
  });

  it('include the assigned title only where a state keeps it', () => {
    expect(keysOf([vessel(1, 0, 1, DOCUMENTED)])).not.toContain('title-assigned:leg-1');
    expect(keysOf([vessel(1, 0, 1, { ...DOCUMENTED, regime: 'state' })])).toContain('title-assigned:leg-1');
  });

  it('go to a person for a foreign flag', () => {
    expect(keysOf([vessel(1, 0, 1, { ...DOCUMENTED, regime: 'foreign' })])).toContain('flag-review:leg-1');
  });

  it('include the title of each part, and the satisfaction of a loan', () => {
    const keys = keysOf([vessel(1, 0, 1, { regime: 'state', hasLoan: true, parts: ['Trailer', 'Tender'] })]);
    expect(keys).toEqual(
      expect.arrayContaining(['part-title:leg-1:Trailer', 'part-title:leg-1:Tender', 'lien-satisfaction:leg-1']),
    );
  });

  it('stay the same when its facts become known; only new ones appear', () => {
    const before = keysOf([vessel(1, 0, 1)]);
    const after = keysOf([vessel(1, 0, 1, { regime: 'state', hasLoan: true, parts: ['Trailer'] })]);
    expect(after).toEqual(expect.arrayContaining(before));
  });
});

it('tracks what closes outside with its giver and its receiver', () => {
  const tasks = tasksOf({ parties: [0, 1], legs: [{ number: 3, course: 'outside', giver: 1, receiver: 0 }] });
  expect(tasks.filter(({ leg }) => leg === 3).map(({ kind, actor }) => [kind, actor])).toEqual([
    ['outside-opened', 1],
    ['outside-ready', 1],
    ['outside-released', 1],
    ['outside-confirmed', 0],
  ]);
});

it('uses every kind of task, each key once', () => {
  const facts = { regime: 'state', hasLoan: true, parts: ['Trailer'] } as const;
  const tasks = tasksOf({
    parties: [0, 1, 2],
    legs: [
      vessel(1, 0, 1, facts),
      vessel(2, 1, 2, { ...facts, regime: 'foreign' }),
      { number: 3, course: 'item', giver: 2, receiver: 0 },
      { number: 4, course: 'cash', giver: 1, receiver: 0 },
      { number: 5, course: 'outside', giver: 2, receiver: 1 },
      { number: 6, course: 'coins', giver: 0, receiver: 2 },
    ],
  });
  expect(new Set(tasks.map(({ kind }) => kind))).toEqual(new Set(TASK_KIND_NAMES));
  expect(new Set(tasks.map(({ key }) => key)).size).toBe(tasks.length);
});
