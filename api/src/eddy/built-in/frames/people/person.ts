import { isQuotable } from '../../../facts/owners-words.ts';
import { countOf, errorOf, just, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation, strongest } from '../../situation.ts';

const WHO =
  '(?:_person_|_ref_|he|she|they|him|her|them|(?:the |this |that |its |his |her )?(?:owner|seller|guy|captain))';
const ONLY_VERIFIED =
  /^(?:(?:and|so|but|okay|hey) )*(?:is|was|are) (?:_person_|he|she|they|the (?:owner|seller)) (?:\w+ ){0,3}verified(?: (?:member|user|owner|seller))*[?.! ]*$|^(?:so )?_person_ is (?:\w+ ){0,2}verified(?: (?:member|right|\?|,))*$/;
/** Asks for a verdict on somebody, which Eddy never gives. */
const ACCUSES = new RegExp(
  `^(?!.*\\b(?:where|how (?:far|many miles))\\b).*${WHO}.*\\b(?:crooks?|crooked|frauds?|fraudster|scam\\w*|thief|thieves|con (?:man|artist)|conman|liars?|lying|cheat\\w*|shady|sketchy|criminals?|dishonest|convicted|sued|lawsuit|arrested|jail|prison|rip(?:s|ped|ping)? (?:\\w+ )?off|rip ?off|swindl\\w+|stole|stolen|shark|sleaz\\w+|bad guy|bad (?:person|rep)|a good guy|good (?:person|guy|man|woman)|decent)\\b`,
);
const WHERE =
  /\bwhere (?:is|does|are) (?:_person_|he|she)(?: (?:based|located|live|from|at|now|right|currently|,|and|sitting))*[?.! ]*$/;
const PERSON: readonly (readonly [RegExp, number])[] = [
  [WHERE, 1.6],
  [ONLY_VERIFIED, 1.62],
  [ACCUSES, 1.6],
  [/\b(?:reviews?|ratings?|rated|stars|feedback|reputation|track record|references)\b/, 1.45],
  [
    new RegExp(
      `\\b(?:what|anything)\\b.*\\b(?:others|(?:other )?(?:owners|sellers|buyers|users)|people|members|everybody|everyone|they)\\b.*\\b(?:say|said|think|write|wrote)\\b.*\\b(?:about|of) ${WHO}`,
    ),
    1.62,
  ],
  [
    new RegExp(
      `\\b(?:how many|what|which) (?:trades?|deals?|sales)\\b.{0,80}${WHO}.{0,80}\\b(?:done|made|closed|completed|had|has)\\b`,
    ),
    1.6,
  ],
  [
    new RegExp(
      `\\b(?:has|have|did|does) ${WHO} (?:\\w+ )?(?:sold|sell|bought|buy|traded|trade|closed|close|done)\\b.*\\b(?:before|anything|here|deals?|trades?|already|boats?)\\b`,
    ),
    1.6,
  ],
  [
    new RegExp(
      `\\b(?:since when|how long|when)\\b.{0,80}${WHO}.{0,80}\\b(?:verified|member|registered|join\\w*|on (?:here|tradewind))\\b`,
    ),
    1.6,
  ],
  [
    new RegExp(
      `\\bhow (?:quickly|fast|soon|long|quick|responsive)\\b.{0,80}${WHO}.{0,80}\\b(?:answers?|repl(?:y|ies)|responds?|responsive|get back|take to)\\b|\\b(?:response|reply) times?\\b`,
    ),
    1.6,
  ],
  [
    new RegExp(
      `\\b(?:trust|rely on) ${WHO}|\\b(?:is|are)\\b.{0,80}${WHO}.{0,80}\\b(?:trustworthy|reliable|legit\\w*|honest|serious|reputable|for real|real(?! estate)|an? actual (?:person|human|owner)|safe|a scammer|dependable)\\b|${WHO}.*\\b(?:trustworthy|reliable|legit\\w*|reputable|dependable)\\b`,
    ),
    1.6,
  ],
];
const NOT_PERSON =
  /\bwhy (?:can not|do not|does not|is not)\b|\b(?:how (?:do|does|can|are) (?:reviews?|ratings?|(?:i|we)(?! (?:know|tell|find out|make sure|be sure|check)))|my (?:own )?(?:reviews?|ratings?|stars)|review (?:him|her|them|_person_)|write (?:a |an )?review|leave (?:a )?review|(?:answer|reply to|respond to|comment on) (?:\w+ )?(?:_person_ 's|his|her|their|the|that) (?:\w+ )?review|messages?|tell|ask)\b/;

/** A member's public profile: reviews, closed trades, since when verified, and how soon they reply. */
export const personFrame: Frame = (situation) => {
  const { line } = situation;
  const weight = strongest(line, PERSON);
  if (weight === 0 || line.has(NOT_PERSON)) return undefined;
  const isWhere = line.has(WHERE);
  const person = line.first('person');
  if (isWhere && !person) return undefined;
  const userId = personMeant(situation);
  if (userId === undefined) return undefined;
  return {
    intent: 'owner',
    weight,
    ...EVERYTHING,
    ...(line.has(ACCUSES) && { whole: true }),
    plan:
      userId === 'several'
        ? just(situation.phrases.whoseBoats)
        : isWhere && person
          ? just(situation.phrases.person.noPlace(person.name))
          : profilePlan(userId, situation, line.has(ONLY_VERIFIED)),
  };
};

/** Somebody by name, the owner of the boat that the words name, or the owner of the boat discussed. */
function personMeant({ line, memory }: Situation): string | undefined {
  const person = line.first('person');
  if (person) return person.ids.length === 1 ? person.ids[0] : 'several';
  const owners = new Set(
    [...line.all('boat'), ...line.all('make')].flatMap(({ boats }) => boats.flatMap(({ ownerId }) => ownerId ?? [])),
  );
  if (owners.size === 1) return [...owners][0];
  if (owners.size > 1 || line.has(/_(?:boat|make)_/)) return undefined;
  const isSpokenOf = line.has(new RegExp(WHO));
  const profile = memory.last?.calls.findLast(({ name }) => name === 'person_profile')?.input.userId;
  if (isSpokenOf && profile !== undefined) return String(profile);
  const [told, ...others] = memory.told;
  if (told && others.length === 0) return told.userId;
  return isSpokenOf ? memory.focus?.ownerId : undefined;
}

interface KnownReview {
  by: string;
  byUser?: boolean;
  stars: number;
  lastFromThem: string;
}

function profilePlan(userId: string, { phrases: { person }, line }: Situation, onlyStanding: boolean): Plan {
  return (done) => {
    const [profile] = done;
    if (!profile) return use('person_profile', { userId });
    const { output } = profile;
    const error = errorOf(output);
    if (error) return say(error);
    const standing = person.standing(textOf(output.name), textOf(output.verifiedSince), output.verified === true);
    if (onlyStanding) return say(standing);
    const reviews = (output.reviews ?? []) as KnownReview[];
    return say(
      [
        line.has(ACCUSES) ? person.noVerdict : '',
        standing,
        person.trades(textOf(output.name), countOf(output.closedTrades), textOf(output.memberSince)),
        countOf(output.reviewCount) > 0
          ? person.reviews(countOf(output.reviewCount), textOf(output.stars))
          : person.noReviews,
        ...reviews
          .filter(({ lastFromThem }) => lastFromThem && isQuotable(lastFromThem))
          .map(({ by, byUser, lastFromThem }) =>
            byUser ? person.ownReview(lastFromThem) : person.review(by, lastFromThem),
          ),
        textOf(output.replies) ? person.replies(textOf(output.replies)) : person.noReplies,
        person.safety,
      ]
        .filter(Boolean)
        .join(' '),
    );
  };
}
