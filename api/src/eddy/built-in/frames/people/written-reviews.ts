import { isQuotable } from '../../../facts/owners-words.ts';
import { WRITTEN_REVIEWS } from '../../phrases/written-reviews.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';

const REVIEW = '(?:reviews?|ratings?|stars?|feedback)';
const WROTE =
  '(?:leave|left|write|wrote|written|post|posted|give|gave|given|submit|submitted|do|done|make|made|send|sent)';
/** Asks for a review that the user wrote, or should have written: 'did I review him yet', 'what did I write about Ruth'. */
const ASKS = new RegExp(
  [
    `\\b(?:did|have|had) (?:i|we) (?:\\w+ ){0,2}${WROTE}\\b.*\\b${REVIEW}\\b`,
    `\\b${REVIEW} (?:did|have) (?:i|we) (?:\\w+ ){0,2}${WROTE}\\b`,
    `\\b(?:did|have|had) (?:i|we) (?:\\w+ ){0,2}(?:review|reviewed|rate|rated)\\b`,
    `\\b(?:what|which|how) (?:\\w+ ){0,2}(?:did|have) (?:i|we) (?:\\w+ )?(?:rate|rated|review|reviewed)\\b`,
    `\\bwho(?:m)? (?:have|did|do|should|can|must) (?:not )?(?:i|we) (?:\\w+ ){0,3}(?:review|reviewed|rate|rated)\\b`,
    `\\b(?:change|edit|delete|remove|fix|update|take back) (?:my|our|the) (?:own )?${REVIEW} (?:\\w+ ){0,3}_person_`,
    '\\bwhat did (?:i|we) (?:write|say|post) about _person_',
    `\\b(?:i|we) (?:would like|want|need|wish|would love|am going|have) to (?:\\w+ )?(?:leave|write|give|post|submit) (?:_person_ )?(?:an? |my |some )?(?:\\w+ )?${REVIEW}\\b`,
    `\\b(?:i|we) (?:would like|want|need|wish|would love|am going|have) to (?:\\w+ )?(?:review|rate) _person_`,
    `^(?:please |let me |help me |can you |could you )*(?:leave|write|post|submit|give) (?:an? |my )?(?:\\w+ |_n_ |- ){0,3}${REVIEW} (?:for|about|of|on) _person_`,
    `\\b(?:my|our) (?:own )?${REVIEW} (?:of|about|for|on|to) _person_`,
    `\\b(?:who|whom|anyone|anybody|someone) (?:\\w+ )?(?:(?:do|did|should|can|must|have) )?(?:i|we) (?:still |have |need |not |to |yet |can )*(?:review|rate)\\b`,
    '\\b(?:have|did|had) (?:_person_ and (?:i|me|myself)|(?:i|me) and _person_|we|us|_person_ and us) (?:\\w+ )?(?:review|reviewed|rate|rated) (?:each|one) (?:other|another)\\b',
    `\\b(?:can|could|does|will|would|did) (?:_person_|_ref_|he|she|they) (?:\\w+ )?(?:see|read|view|know) (?:about )?(?:my|our|the|what) (?:own )?(?:${REVIEW}|i (?:wrote|rated|said|gave)\\b.*\\b${REVIEW})\\b`,
    `\\b(?:give|leave|write|post|put in|put|send|award|submit|drop|do) (?:_person_|him|her|them|_ref_)?(?: (?:for|about|of|on|to) (?:_person_|him|her|them))? ?(?:an? |my |some |the )?(?:\\w+ ){0,2}(?:(?:_n_|_bound_|_quantity_|five|four|three|two|one|full|all|glowing|nice|good|great|top|bad|\\w+)(?: -)? )?${REVIEW}(?: (?:for|about|of|on|to) (?:_person_|him|her|them))?(?: (?:from me|for me|please|in my name|on my behalf))*[?.! ]*$`,
    '\\b(?:rate|review) (?:_person_|him|her|them)(?: (?:with|at|as))? (?:an? )?(?:_n_|_bound_|_quantity_|five|four|three|two|one|full)\\b',
    `\\b(?:do|must|should) (?:i|we) (?:still )?(?:have to|need to|owe) (?:leave |write |give )?(?:_person_ )?(?:a |any )?(?:review|rate|${REVIEW})\\b`,
  ].join('|'),
);
const ELSEWHERE =
  /\b(?:how (?:do|can|to)|where (?:do|can)|(?:can|could|may) i (?:leave|write|give|post|review|rate)|about me|of me|why)\b/;
const STILL_OPEN = /\b(?:not|still|yet|left|missing|owe)\b/;
const CHANGES = /\b(?:change|edit|delete|remove|fix|update|take back)\b/;

/** Behind an answer about written reviews: 'can I still change it?' */
const CHANGES_IT =
  /^(?:(?:and|so|but|okay|hm+|,) )*(?:can|could|may|am|is|how (?:do|can)) (?:i|we|it|there)\b.*\b(?:change|edit|delete|remove|fix|update|take (?:it )?back|rewrite|correct)(?: |$)(?:.*\b(?:it|that|what (?:i|we) (?:wrote|said|gave|posted)|my (?:review|rating|stars|words)|the (?:review|stars|rating)))?/;

const WEIGHT = 1.82;

interface WrittenReview {
  with: string;
  isWritten: boolean;
  stars?: number;
  isPublic?: boolean;
  lastFromUser?: string;
  canWrite: boolean;
  until?: string;
}

/** The reviews that the user wrote about others, and those that are still possible. */
export const writtenReviewsFrame: Frame = (situation) => {
  const { line, memory } = situation;
  const isFurther = memory.last?.calls.some(({ name }) => name === 'my_reviews') && line.has(CHANGES_IT);
  if (!isFurther && (!line.has(ASKS) || line.has(ELSEWHERE))) return undefined;
  return {
    intent: 'owner',
    weight: WEIGHT,
    ...EVERYTHING,
    whole: !line.has(/[,?] and \w/),
    plan: writtenPlan(situation),
  };
};

function writtenPlan({ line, language, memory }: Situation): Plan {
  const said = WRITTEN_REVIEWS[language];
  const isChange = line.has(CHANGES) || line.has(CHANGES_IT);
  const named = [...new Set(line.all('person').map(({ name }) => name))];
  const names = named.length > 0 ? named : namesTold(memory, isChange);
  return (done) => {
    const [found] = done;
    if (!found) return use('my_reviews');
    const error = errorOf(found.output);
    if (error) return say(error);
    const all = (found.output.reviews ?? []) as WrittenReview[];
    const open = all.filter(({ isWritten }) => !isWritten);
    if (names.length === 0 && all.length > 0 && line.has(STILL_OPEN))
      return say(open.length > 0 ? open.map((one) => textFor(one, said, false)).join(' ') : said.allWritten);
    if (names.length === 0)
      return say(all.length > 0 ? all.map((one) => textFor(one, said, isChange)).join(' ') : said.noTrade);
    const texts = names.map((name) => {
      const about = all.filter((one) => one.with === name);
      const tell = line.has(EACH_OTHER) ? ofBoth : line.has(WISHES) ? plainly : textFor;
      return about.length > 0 ? about.map((one) => tell(one, said, isChange)).join(' ') : said.noTradeWith(name);
    });
    return say(texts.join(' '));
  };
}

/** The people whose reviews the last answer told. */
const namesTold = ({ last }: Situation['memory'], isChange: boolean): string[] => {
  const reviews = isChange ? last?.calls.find(({ name }) => name === 'my_reviews')?.output.reviews : undefined;
  const all = [...new Set(((reviews ?? []) as WrittenReview[]).map((one) => one.with))];
  return all.filter((name) => last?.text.includes(name));
};

/** A wish is answered without yes or no. */
const WISHES =
  /\b(?:i|we) (?:would like|want|need|wish|would love|am going|have) to\b|^(?:please |let me |help me )*(?:leave|write|post|submit)\b|^(?!.*\b(?:did|have|has|can|could|do)\b).*\b(?:give|rate|award|drop|send)\b/;
const plainly: typeof textFor = (...told) =>
  textFor(...told).replace(/^\p{L}+, (\p{L})/u, (_, first: string) => first.toUpperCase());

const EACH_OTHER = /\b(?:each other|one another)\b/;

/** A review stays hidden as long as the other side has not written: only one of the two has. */
function ofBoth(review: WrittenReview, said: (typeof WRITTEN_REVIEWS)['en'], isChange: boolean): string {
  const text = textFor(review, said, isChange);
  if (!review.isWritten || isChange) return text;
  const told = text.replace(/^\p{L}+, (\p{L})/u, (_, first: string) => first.toUpperCase());
  return review.isPublic ? told : `${said.onlyYou(review.with)} ${told}`;
}

function textFor(review: WrittenReview, said: (typeof WRITTEN_REVIEWS)['en'], isChange: boolean): string {
  const { with: name, isWritten, stars, isPublic, lastFromUser = '', canWrite, until = '' } = review;
  if (!isWritten) return canWrite ? said.notYet(name, until) : said.tooLate(name);
  if (isChange) return isPublic ? said.fixed(name) : said.canChange(name);
  const text = isQuotable(lastFromUser) ? lastFromUser : '';
  return `${said.written(name, String(stars), text)} ${isPublic ? said.isPublic : said.isHidden(name)}`;
}
