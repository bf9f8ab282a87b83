import { isQuotable } from '../../../facts/owners-words.ts';
import { ask, countOf, errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';

const MINE =
  /\b(?:what|which|how many|any) (?:reviews?|ratings?|stars|feedback) (?:did|do|have) (?:i|we) (?:\w+ )?(?:get|got|gotten|have|receive\w*)\b|\b(?:my|our) (?:own |current |average |overall )?(?:reviews?|ratings?|stars?|feedback|reputation|score)\b|\b(?:reviews?|feedback|ratings?|stars) (?:of|about|on|for) (?:me|us)\b|\b(?:do|have|did) (?:i|we) (?:have |got |get |gotten )*(?:any |some |many )?(?:reviews?|ratings?|stars|feedback)\b|\bhow (?:am i|was i|many stars (?:do|have) i)(?: \w+)? ?(?:rated|reviewed)?\b(?=.*\b(?:rated|reviewed|stars)\b)|\b(?:left|leave|gave|give|wrote|written|write|post(?:ed)?)(?: me| us)? (?:a |any |an? \w+ )?(?:reviews?|ratings?|feedback)(?: (?:about|of|for|on) (?:me|us))?\b(?=.*(?:_person_|\b(?:anyone|anybody|someone|he|she|they|who)\b)|)|\b(?:say|said|write|wrote|think|thought) (?:\w+ )?(?:about|of) (?:me|us)\b|\b(?:rate|rated|review|reviewed) (?:me|us)\b|\b(?:gave|give|given) (?:me|us) (?:\w+ )?(?:_n_ |\w+ )?stars?\b|\bstars (?:do|did|have) (?:i|we)\b/;
const TO_ME = /\b(?:me|us|my|our|i)\b/;
const ELSEWHERE =
  /\b(?:how (?:do|can|does)|where|should i|want to|(?:can|could|may) (?:i|we) (?:leave|write|post|give|submit|add)|leave (?:him|her|them|_person_)|review (?:him|her|them|_person_)|change|delete|remove|report|take|edit|my review (?:of|about|for)|answer|reply|respond|comment|unfair|unjust|false|fake|untrue|lies?|lying|wrong|why|did i (?!get|receive)|have i (?!got|received)|i (?:wrote|left|gave))\b/;

/** 'Why do I only have 3 stars?' */
const WHY_FEW =
  /\b(?:why|how come)\b.{0,80}\b(?:i|my|our|we)\b.{0,80}\b(?:stars?|ratings?|score|reviews?)\b.{0,80}\b(?:only|just|low|bad|not|_n_)|\b(?:why|how come)\b.{0,80}\b(?:i|my|our|we)\b.{0,80}\b(?:only|just|low|bad|not)\b.{0,80}\b(?:stars?|ratings?|score|reviews?)\b/;
/** 'Why only 3 stars from her?' */
const FEW_STARS = /\b(?:only|just|why)\b.{0,80}\bstars?\b.{0,80}\b(?:from|by|of)\b/;

interface KnownReview {
  by: string;
  lastFromThem: string;
}

/** The reviews that others wrote about the user, as everybody sees them. */
export const ownReputationFrame: Frame = (situation) => {
  const { line } = situation;
  const hasReviews = line.has(/\breviews?|ratings?|stars?|feedback|reputation\b/);
  const person = line.first('person');
  const isFew = (person !== undefined && line.has(FEW_STARS)) || (person === undefined && line.has(WHY_FEW));
  if (!isFew && (!line.has(MINE) || !line.has(TO_ME))) return undefined;
  if (!isFew && line.has(ELSEWHERE) && !line.has(/\bdo i have\b/)) return undefined;
  if (!hasReviews && !person && !line.has(/\b(?:people|others|everyone|everybody|anyone|anybody|folks|members)\b/))
    return undefined;
  return {
    intent: 'owner',
    weight: 1.78,
    ...EVERYTHING,
    whole: true,
    plan: ownProfilePlan(situation, person?.name),
  };
};

const VERIFIED =
  /\b(?:am i|are we|is my (?:account|profile|identity)|was i|have i been|did i get) (?:\w+ ){0,3}(?:verified|checked|confirmed)\b|\bmy (?:account|profile|identity|status) (?:is |already )*(?:verified|unverified)\b|\bdo i have (?:a |the |my )?(?:verified|verification) badge\b/;
const WAYS = /\b(?:how (?:do|can|to|long|does)|where|get verified|become|why|can i|boat|hull|photo)\b/;

/** Whether the user is verified, and since when. */
export const ownVerifiedFrame: Frame = ({ line, phrases: { ownStanding } }) => {
  if (!line.has(VERIFIED) || line.has(WAYS)) return undefined;
  return {
    intent: 'owner',
    weight: 1.62,
    ...EVERYTHING,
    plan: ask('person_profile', {}, (output) =>
      output.verified === true ? ownStanding.verified(textOf(output.verifiedSince)) : ownStanding.notVerified,
    ),
  };
};

const I_WROTE =
  /\b(?:did|have|had) (?:i|we) (?:\w+ )?(?:leave|left|write|wrote|written|give|given|gave|post\w*|submit\w*) (?:\w+ ){0,2}(?:_person_ )?(?:\w+ ){0,3}(?:reviews?|ratings?|stars?|feedback)\b|\b(?:did|have) (?:i|we) (?:\w+ )?(?:review(?:ed)?|rated?) (?:the )?_person_|\b(?:what|how many) (?:stars?|rating|review)\b.*\b(?:did|have) (?:i|we) (?:\w+ )?(?:give|given|leave|left|write|wrote|written)\b|\bmy (?:review|rating) (?:of|for|about|on) _person_/;

/** 'Did I leave Ruth a review?': the one that others see. */
export const writtenReviewFrame: Frame = (situation) => {
  const { line, phrases } = situation;
  const [person, ...others] = line.all('person');
  const [userId, ...more] = person?.ids ?? [];
  if (!line.has(I_WROTE) || !person || others.length > 0 || userId === undefined || more.length > 0) return undefined;
  if (line.has(/\b(?:how (?:do|can|to|long)|change|edit|delete|remove|can i|where)\b/)) return undefined;
  return {
    intent: 'owner',
    weight: 1.8,
    ...EVERYTHING,
    whole: true,
    plan: ask('person_profile', { userId }, (output) => {
      const mine = ((output.reviews ?? []) as (KnownReview & { byUser?: boolean; stars: number })[]).find(
        ({ byUser }) => byUser,
      );
      if (!mine) return phrases.noReviewWritten(person.name);
      return [
        phrases.reviewWritten(person.name, mine.stars),
        mine.lastFromThem && isQuotable(mine.lastFromThem) ? phrases.person.ownReview(mine.lastFromThem) : '',
      ]
        .filter(Boolean)
        .join(' ');
    }),
  };
};

function ownProfilePlan({ phrases }: Situation, by: string | undefined): Plan {
  return (done) => {
    const [profile] = done;
    if (!profile) return use('person_profile', {});
    const { output } = profile;
    const error = errorOf(output);
    if (error) return say(error);
    const all = (output.reviews ?? []) as KnownReview[];
    const shown = by ? all.filter((review) => review.by === by) : all;
    const count = countOf(output.reviewCount);
    const summary = count > 0 ? phrases.ownReviews(count, textOf(output.stars)) : phrases.noOwnReviews;
    const words = shown
      .filter(({ lastFromThem }) => lastFromThem && isQuotable(lastFromThem))
      .map((review) => phrases.person.review(review.by, review.lastFromThem));
    if (by && shown.length === 0) return say([phrases.noReviewFrom(by), summary].join(' '));
    return say([...(by ? [...words, summary] : [summary, ...words])].join(' '));
  };
}
