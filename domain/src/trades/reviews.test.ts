import { describe, expect, it } from 'vitest';
import { revealedBy, reviewReminderAt, reviewsCloseAt } from './reviews.ts';

const review = (authorId: string | null, aboutId: string, isShown = false) => ({ authorId, aboutId, isShown });

describe('Reviews of a trade', () => {
  it('close 14 days after the trade, with a reminder three days earlier', () => {
    const closedAt = new Date('2026-11-01T12:00:00Z');
    expect(reviewsCloseAt(closedAt)).toEqual(new Date('2026-11-15T12:00:00Z'));
    expect(reviewReminderAt(closedAt)).toEqual(new Date('2026-11-12T12:00:00Z'));
  });

  it('stay hidden while only one of the two has written', () => {
    const own = review('ann', 'ben');
    expect(revealedBy(own, [own])).toEqual([]);
  });

  it('show together once both have written', () => {
    const [own, other] = [review('ann', 'ben'), review('ben', 'ann')];
    expect(revealedBy(own, [other, own])).toEqual([other, own]);
  });

  it('show pair by pair in a ring', () => {
    const [own, other] = [review('ann', 'ben'), review('ben', 'ann')];
    const unrelated = [review('ann', 'cleo'), review('cleo', 'ben'), review('ben', 'cleo', true)];
    expect(revealedBy(own, [...unrelated, own, other])).toEqual([own, other]);
  });

  it('of somebody who left wait for the end', () => {
    const own = review('ann', 'ben');
    expect(revealedBy(own, [own, review(null, 'ann')])).toEqual([]);
  });
});
