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
  current: true,
  doneAt: null,
  facts: null,
  note: null,
  actions: ['enter'],
  services: [],
  known: null,
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
    task('deposit', { step: 'deposits', current: false }),
  ];
  const party = sortTasks({ tasks, position: 0 });
  expect(kindsOf(party.yours)).toEqual(['legal-details', 'agreement']);
  expect(kindsOf(party.others)).toEqual(['legal-details']);
  expect(kindsOf(party.broker)).toEqual(['identity', 'vessel-papers']);
  expect(kindsOf(party.later)).toEqual(['deposit']);
  expect(kindsOf(party.finished)).toEqual(['disclosures']);
  const broker = sortTasks({ tasks, position: null });
  expect(kindsOf(broker.yours)).toEqual(['identity', 'vessel-papers']);
  expect(broker.broker).toEqual([]);
});

it('puts late tasks first', () => {
  const tasks = [task('agreement', { late: true }), task('legal-details')];
  expect(kindsOf(sortTasks({ tasks, position: 0 }).yours)).toEqual(['agreement', 'legal-details']);
});

it('keeps a task with its reader until all papers that they chose have arrived', () => {
  const tasks = [task('vessel-papers', { state: 'submitted' })];
  expect(kindsOf(sortTasks({ tasks, position: 0 }, () => true).yours)).toEqual(['vessel-papers']);
  expect(sortTasks({ tasks, position: 0 }, () => true).broker).toEqual([]);
});
