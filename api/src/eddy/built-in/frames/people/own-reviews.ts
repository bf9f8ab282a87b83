import { isQuotable } from '../../../facts/owners-words.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { type Frame, type Situation, strongest } from '../../situation.ts';

const WHO = '(?:_person_|_ref_|he|she|they|anyone|anybody|someone|somebody|people|others|everyone|folks|members)';
const OWN_REVIEWS: readonly (readonly [RegExp, number])[] = [
  [
    new RegExp(
      `\\b(?:what|which|anything|how|did|has|have)\\b.*${WHO}.*\\b(?:say|said|saying|write|wrote|written|think|thought|post|posted|put|leave|left)\\b(?: \\w+)? (?:about|of|on) (?:me|us)\\b`,
    ),
    1.66,
  ],
  [
    new RegExp(
      `${WHO}(?: \\w+){0,2} (?:rate|rated|review|reviewed|give|gave|given|leave|left|write|wrote|written)\\b.*\\b(?:me|us)\\b.*\\b(?:stars?|reviews?|ratings?|feedback|yet|already)\\b`,
    ),
    1.66,
  ],
  [new RegExp(`${WHO}(?: \\w+){0,2} (?:rate|rated|review|reviewed) (?:me|us)\\b`), 1.66],
  [
    /\b(?:my|our) (?:\w+ )?(?:reviews?|ratings?|stars|feedback|reputation)\b|\b(?:reviews?|ratings?|feedback|stars)\b.*\b(?:about|of|for|on|to|from) (?:me|us)\b|\b(?:reviews?|stars|ratings?) (?:do|did|have) i (?:have|get|got|gotten|received?)\b/,
    1.5,
  ],
];
/** How reviews work, and reviews that the user writes. */
const NOT_OWN =
  /\b(?:how (?:do|does|can|could) (?:i|we|reviews?|ratings?)|can i|should i|where (?:do|can) i|write (?:a|my|the)|leave (?:a|my|the)|change|edit|delete|remove|fake|unfair|false|report|dispute|reply to|respond to|i (?:wrote|gave|left|write)|tell|ask)\b/;

/** The reviews of the user, all or by one person. */
export const ownReviewsFrame: Frame = (situation) => {
  const { line } = situation;
  const weight = strongest(line, OWN_REVIEWS);
  if (weight === 0 || NOT_OWN.test(line.text)) return undefined;
  return {
    intent: 'owner',
    weight,
    uses: ['person', 'ref', 'n', 'sort'],
    words: /.*/,
    plan: reviewsPlan(situation),
  };
};

interface KnownReview {
  by: string;
  stars: number;
  lastFromThem: string;
}

interface Partner {
  name: string;
  hasReviewedUser: boolean;
  isReviewedByUser: boolean;
  isOpen: boolean;
}

const MOST_TOLD = 3;

function reviewsPlan({ line, memory, phrases: { person } }: Situation): Plan {
  return (done) => {
    const [last] = done;
    if (!last) return use('my_reviews');
    const error = errorOf(last.output);
    if (error) return say(error);
    const told = line.has(/\b(?:he|she|they)\b|_ref_/) && memory.told.length === 1 ? memory.told[0]?.name : undefined;
    const name = line.first('person')?.name ?? told;
    const reviews = (last.output.reviews ?? []) as KnownReview[];
    const meant = reviews.filter(({ by }) => name === undefined || by === name);
    if (meant.length > 0) return say(meant.slice(0, MOST_TOLD).map(reviewText).join(' '));
    if (name === undefined) return say(person.noOwnReviews);
    const partner = ((last.output.partners ?? []) as Partner[]).find((one) => one.name === name);
    const hidden = !partner?.isOpen ? '' : partner.isReviewedByUser ? person.hiddenStill : person.hiddenUntil;
    return say([person.noReviewBy(name), hidden].filter(Boolean).join(' '));
  };

  function reviewText({ by, stars, lastFromThem }: KnownReview): string {
    return person.ownReview(by, stars, isQuotable(lastFromThem) ? lastFromThem : '');
  }
}
