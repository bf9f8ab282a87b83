import type { TradeDetail, TradeRevision } from '@tradewind/contract/trades';
import { expect, it } from 'vitest';
import { sampleTrade } from '../../../nouns/trade/sample-trade.fixture.ts';
import { changesIn, historyOf, shortened } from './trade-history.ts';

const { legs, terms } = sampleTrade();
const first = {
  number: 1,
  author: 'ben',
  note: null,
  legs,
  terms,
  accepted: [],
  createdAt: '2026-03-01T12:00:00.000Z',
};
const second = { ...first, number: 2, author: 'olive', createdAt: '2026-03-01T13:00:00.000Z' };
const trade = (part: Partial<TradeDetail>): TradeDetail => ({
  ...sampleTrade({ revision: 2 }),
  revisions: [first, second],
  ended: null,
  ...part,
});
const told = (part: Partial<TradeDetail>) => historyOf(trade(part), 'ben').map(({ text, at }) => [text, at]);

it('says who made, accepted and canceled what, and when, the newest first', () => {
  const yes = { ...second, accepted: [{ by: 'ben', at: '2026-03-01T14:00:00.000Z' }] };
  const ended = { by: 'olive', at: '2026-03-02T09:00:00.000Z' };
  expect(told({ status: 'cancelled', revisions: [first, yes], agreedAt: '2026-03-01T14:00:00.000Z', ended })).toEqual([
    ['Olive canceled the trade', '2026-03-02T09:00:00.000Z'],
    ['You accepted: the trade is agreed', '2026-03-01T14:00:00.000Z'],
    ['Olive made a counteroffer', '2026-03-01T13:00:00.000Z'],
    ['You made the first offer', '2026-03-01T12:00:00.000Z'],
  ]);
});

it('calls a change of one’s own offer a change', () => {
  const third = { ...second, number: 3 };
  expect(told({ revision: 3, revisions: [first, second, third] })[0]?.[0]).toBe('Olive changed the offer');
});

it.each([
  ['declined', 'olive', 'Olive declined the offer'],
  ['withdrawn', 'ben', 'You withdrew the offer'],
  ['cancelled', null, 'Tradewind canceled the trade'],
  ['expired', null, 'The offer expired'],
  ['void', null, 'The offer ended'],
] as const)('tells how a trade that is %s by %s ended', (status, by, text) => {
  expect(told({ status, ended: { by, at: '2026-03-02T09:00:00.000Z' } })[0]).toEqual([
    text,
    '2026-03-02T09:00:00.000Z',
  ]);
});

it('shortens the titles of a version, and tells all of them when asked', () => {
  const title = 'Larkwell Tern 24 with a new outboard, a trailer, two sets of sails and a heated cabin';
  const long = { ...first, legs: legs.map((leg) => (leg.kind === 'boat' ? { ...leg, title } : leg)) };
  const textOf = (revision: TradeRevision) => changesIn(trade({}), { revision, before: undefined }, 'ben')[0]?.text;
  const short = 'Larkwell Tern 24 with a new outboard, a trailer, two sets…';
  expect(textOf(shortened(long))).toBe(`You’d give ${short} and $50,000 in cash for ${short}.`);
  expect(textOf(long)).toBe(`You’d give ${title} and $50,000 in cash for ${title}.`);
});
