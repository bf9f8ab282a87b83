import { expect, test } from 'vitest';
import { statusMoves } from './status-moves.ts';

test('offers the moves that the server allows, in the server’s order', () => {
  expect(statusMoves({ actions: ['edit', 'pause', 'sell', 'delete'] })).toEqual([
    { label: 'Pause', status: 'paused' },
    { label: 'Mark as Sold', status: 'sold' },
  ]);
  expect(statusMoves({ actions: ['relist', 'delete'] })).toEqual([{ label: 'List Again', status: 'active' }]);
});

test('offers none when a listing can only be deleted', () => expect(statusMoves({ actions: ['delete'] })).toEqual([]));
