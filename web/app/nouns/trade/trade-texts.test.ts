import { TRADE_STATES } from '@tradewind/contract/trade-values';
import { describe, expect, it } from 'vitest';
import { boatLeg, cashLeg, sampleParty, sampleTrade } from './sample-trade.fixture.ts';
import { bitcoinTerms, legsInside, legsText, nextStepOf, standingOf, timeLeft } from './trade-texts.ts';

describe('The standing of a trade', () => {
  it('names the person it waits for', () => {
    expect(standingOf(sampleTrade(), 'olive')).toEqual({ text: 'Waiting for you', tone: 'waiting' });
    expect(standingOf(sampleTrade({ list: 'open' }), 'ben')).toEqual({ text: 'Waiting for Olive', tone: 'quiet' });
  });

  it('names everyone who has not answered a ring', () => {
    const parties = [sampleParty('ben', { accepted: true }), sampleParty('olive'), sampleParty('kim')];
    expect(standingOf(sampleTrade({ list: 'open', parties }), 'ben').text).toBe('Waiting for Olive and Kim');
  });

  it('says that an offer is a backup, whoever has accepted it', () => {
    expect(standingOf(sampleTrade({ backup: true, list: 'open' }), 'olive').text).toBe('Backup offer');
    expect(nextStepOf(sampleTrade({ backup: true, list: 'open' }), 'olive')).toContain('reserved for another trade');
  });

  it('says that a closing has ended while its money is paid back', () => {
    const ending = sampleTrade({ status: 'closing', list: 'closing', ending: true });
    expect(standingOf(ending, 'ben')).toEqual({ text: 'Ended, refunds pending', tone: 'over' });
    expect(nextStepOf(ending, 'ben')).toContain('What we hold is paid back');
    expect(standingOf({ ...ending, status: 'disputed' }, 'ben').text).toBe('In dispute');
  });

  it('is told for every state, to parties and to others', () => {
    for (const status of TRADE_STATES)
      for (const reader of ['ben', 'olive', 'broker']) {
        const trade = sampleTrade({ status, list: 'open' });
        expect(standingOf(trade, reader).text).not.toBe('');
        expect(nextStepOf(trade, reader)).toMatch(/\.$/);
      }
  });
});

describe('The time left', () => {
  it.each([
    ['2026-03-03T12:00:01.000Z', '2 days left'],
    ['2026-03-03T12:00:00.000Z', '48 hours left'],
    ['2026-03-03T11:59:59.000Z', '48 hours left'],
    ['2026-03-03T11:55:00.000Z', '47 hours left'],
    ['2026-03-01T13:59:00.000Z', '1 hour left'],
    ['2026-03-01T12:59:59.000Z', '59 minutes left'],
    ['2026-03-01T12:01:00.000Z', '1 minute left'],
    ['2026-03-01T12:00:30.000Z', 'Less than a minute left'],
    ['2026-03-01T12:00:00.000Z', 'Time is up'],
  ])('until %s is "%s"', (expiresAt, text) => {
    expect(timeLeft(expiresAt, new Date('2026-03-01T12:00:00.000Z'))).toBe(text);
  });
});

it('lists what goes one way', () => {
  expect(legsText([boatLeg(1, 'ben', 'olive'), cashLeg('50000.50', 'ben', 'olive')])).toBe(
    'Boat 1 and $50,000.50 in cash',
  );
  expect(legsText([])).toBe('nothing');
  const week = { ...boatLeg(1, 'ben', 'olive'), title: 'A week in Maine' };
  expect(legsText([week, week])).toBe('A week in Maine and a week in Maine');
  expect(legsInside([week])).toBe('a week in Maine');
});

it('says who named the price of a coin, and what stays fixed', () => {
  const leg = { ...cashLeg('60000.00', 'ben', 'olive'), kind: 'bitcoin', amount: '0.5', price: '120000.00' } as const;
  expect(bitcoinTerms({ ...leg, priceSource: 'Entered by Ben', fixed: 'dollars' })).toBe(
    '$120,000 per coin (Entered by Ben). The dollar value is fixed.',
  );
});
