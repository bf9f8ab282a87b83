import type { ClosingTask } from '@tradewind/contract/closing';
import { expect, it } from 'vitest';
import { sortTasks } from './task-order.ts';

let ids = 0;
const task = (kind: ClosingTask['kind'], overrides: Partial<ClosingTask> = {}): ClosingTask => ({
  id: ++ids,
  kind,
  step: 'signing',
  by: 0,
  party: 0,
  leg: null,
  part: null,
  title: null,
  state: 'open',
  dueAt: '2026-11-18T12:00:00Z',
  late: false,
  doneAt: null,
  facts: null,
  note: null,
  actions: ['enter'],
  services: [],
  ...overrides,
});

const kindsOf = (tasks: readonly ClosingTask[]) => tasks.map(({ kind }) => kind);

it('divides tasks by whose turn it is', () => {
  const tasks = [
    task('agreement'),
    task('legal-details'),
    task('legal-details', { by: 1, party: 1 }),
    task('identity', { by: null }),
    task('vessel-papers', { state: 'submitted' }),
    task('disclosures', { state: 'done', doneAt: '2026-11-15T12:00:00Z' }),
    task('deposit', { step: 'deposits', dueAt: null }),
  ];
  const party = sortTasks({ tasks, position: 0, step: 'signing' });
  expect(kindsOf(party.yours)).toEqual(['legal-details', 'agreement']);
  expect(kindsOf(party.others)).toEqual(['legal-details']);
  expect(kindsOf(party.broker)).toEqual(['identity', 'vessel-papers']);
  expect(kindsOf(party.later)).toEqual(['deposit']);
  expect(kindsOf(party.finished)).toEqual(['disclosures']);
  const broker = sortTasks({ tasks, position: null, step: 'signing' });
  expect(kindsOf(broker.yours)).toEqual(['identity', 'vessel-papers']);
  expect(broker.broker).toEqual([]);
});

it('leaves for later what the reader cannot do yet, except for sending money', () => {
  const tasks = [task('agreement', { actions: [] }), task('deposit', { step: 'deposits', actions: [] })];
  const sorted = sortTasks({ tasks, position: 0, step: 'signing' });
  expect(kindsOf(sorted.yours)).toEqual(['deposit']);
  expect(kindsOf(sorted.later)).toEqual(['agreement']);
});

it('puts late tasks first', () => {
  const tasks = [task('agreement', { late: true }), task('legal-details')];
  expect(kindsOf(sortTasks({ tasks, position: 0, step: 'signing' }).yours)).toEqual(['agreement', 'legal-details']);
});

it('keeps the keys for after the release, even when their date is known', () => {
  const tasks = [task('keys-given', { step: 'hand-over' })];
  expect(sortTasks({ tasks, position: 0, step: 'release' }).yours).toEqual([]);
  expect(kindsOf(sortTasks({ tasks, position: 0, step: 'hand-over' }).yours)).toEqual(['keys-given']);
});
