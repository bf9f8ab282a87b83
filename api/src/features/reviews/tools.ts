import { nothingInput } from '@tradewind/contract/eddy-tools';
import type { ReviewPair } from '@tradewind/contract/reviews';
import { reading } from '../../platform/tool.ts';
import { listTrades } from '../trades/service.ts';
import { readReviews } from './service.ts';

const TRADES_SHOWN = 10;
const LETTERS_SHOWN = 300;

export const myReviews = reading({
  name: 'my_reviews',
  description:
    'The user’s own review of each person with whom a trade has closed: written or not, public or still hidden, and until when it can be written.',
  input: nothingInput,
  async run({ db, caller }) {
    const { trades } = await listTrades(db, caller.id, { state: 'closed', limit: TRADES_SHOWN });
    const all = await Promise.all(trades.map(({ id }) => readReviews(db, caller, id)));
    return {
      output: { reviews: all.flatMap(({ closesAt, pairs }) => pairs.map((pair) => ownReviewOf(pair, closesAt))) },
    };
  },
});

function ownReviewOf({ person, written, actions }: ReviewPair, closesAt: string | null) {
  return {
    with: person.firstName,
    isWritten: written !== null,
    ...(written && {
      stars: written.stars,
      isPublic: written.shown,
      lastFromUser: [...(written.text ?? '')].slice(0, LETTERS_SHOWN).join(''),
    }),
    canWrite: actions.includes('write'),
    canChange: actions.includes('edit'),
    ...(closesAt && { until: dayOf(closesAt) }),
  };
}

/** 'November 18, 2026'. */
const dayOf = (time: string) =>
  new Date(time).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
