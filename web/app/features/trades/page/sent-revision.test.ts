import { expect, it } from 'vitest';
import { cashLeg, sampleTrade } from '../../../nouns/trade/sample-trade.fixture.ts';
import { withRevision } from './sent-revision.ts';
import { historyOf } from './trade-history.ts';

const { legs, terms, createdAt } = sampleTrade();
const first = { number: 1, author: 'ben', note: null, legs, terms, accepted: [], createdAt };
const known = { ...sampleTrade({ revision: 1 }), revisions: [first], ended: null };
const sent = sampleTrade({
  ...{ revision: 2, author: 'olive', actions: ['withdraw', 'counter'] },
  legs: [cashLeg('78000.00', 'ben', 'olive')],
});

it('shows a sent counteroffer in place of the offer before, also in the history', () => {
  const shown = withRevision(known, sent);
  expect(shown).toMatchObject({ revision: 2, author: 'olive', legs: sent.legs, actions: ['withdraw', 'counter'] });
  expect(historyOf(shown, 'olive').map(({ text, isCurrent }) => [text, isCurrent])).toEqual([
    ['You made a counteroffer', true],
    ['Ben made the first offer', false],
  ]);
});

it('lists a revision once that was read again before the answer came', () => {
  expect(withRevision(withRevision(known, sent), sent).revisions.map(({ number }) => number)).toEqual([1, 2]);
});
