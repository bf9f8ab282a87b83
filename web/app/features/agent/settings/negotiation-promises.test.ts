import { expect, it } from 'vitest';
import { negotiationPromises } from './negotiation-promises.ts';
import { settingsOf } from './settings.ts';

const usual = settingsOf(undefined);

it('names the chosen limits and rounds', () => {
  const text = negotiationPromises({ ...usual, min: 60_000, max: 410_000, rounds: 5 }).join(' ');
  expect(text).toContain('up to $410,000');
  expect(text).toContain('For boats without a lowest value, that’s $60,000, or your asking price if it’s lower.');
  expect(text).toContain('never less than 90% of your asking price');
  expect(text).toContain('stops after 5 rounds');
  expect(text).toContain('Your limits stay private.');
  expect(text).toContain('Nothing is agreed until you and the other owner both confirm it.');
});

it('uses the singular for one round', () => {
  expect(negotiationPromises({ ...usual, rounds: 1 }).join(' ')).toContain('after 1 round,');
});

it('promises no offers when negotiating is off', () => {
  expect(negotiationPromises({ ...usual, autoNegotiate: false })).toEqual([
    'Eddy looks for trades and tells you what it finds. It makes no offers. You contact owners yourself.',
  ]);
});
