import { expect, test } from 'vitest';
import { statusMoves } from './status-moves.ts';

const labels = (status: string) => statusMoves(status).map(({ label }) => label);

test('an active listing can be paused or marked as sold', () =>
  expect(labels('active')).toEqual(['Pause', 'Mark as Sold']));

test('a paused one can be resumed or marked as sold', () =>
  expect(labels('paused')).toEqual(['Resume', 'Mark as Sold']));

test('a sold one can be listed again', () => expect(labels('sold')).toEqual(['List Again']));

test('an owner does not bring back what its source retired', () => expect(labels('retired')).toEqual([]));
