import { boatsOf, dollarsOf, type KnownBoat } from '../../memory.ts';
import { just, textOf } from '../../plan.ts';
import { EVERYTHING, type Frame, type Interpretation, type Situation } from '../../situation.ts';
import { apart } from '../search/extremes.ts';
import { comparedIn, pointIn } from './points.ts';

const OPENS = '^(?:(?:and|so|but|okay|hm+|oh|,) )*';
const ENDS =
  '(?: (?:is|are|was) (?:it|that|this|she|he|they|the difference|_ref_))?(?: (?:then|exactly|cheaper|dearer|newer|older|longer|shorter|bigger|smaller|more|less|apart))*[?.! ]*$';
const BY_HOW_MUCH = new RegExp(
  `${OPENS}(?:by how (?:much|many \\w+)|how (?:much|many \\w+) (?:cheaper|less|more|dearer|pricier|newer|older|longer|shorter|bigger|smaller|more expensive|less expensive)|what is the (?:difference|gap)|how (?:big|large) is the (?:difference|gap)|how far apart)${ENDS}`,
);
const WHY =
  /^(?:(?:and|so|but|okay|hm+|oh|,) )*(?:why|how come|what makes you (?:say|think|pick|choose)|for what reason)(?: (?:that|this|it|her|him|exactly|is (?:that|it|this)|did you (?:pick|choose|suggest|recommend|name|say)|do you (?:say|think|suggest)|_ref_|one|so|the (?:first|best)|best|not the other|first|(?:and|but|,)? ?(?:not|over|instead of|rather than) (?:the )?(?:other|others|second|next)(?: (?:one|ones|two))?|(?:and|but|over|instead of|rather than)? ?(?:not )?(?:the )?_ref_))*[?.! ]*$/;

const reason = (weight: number, text: string): Interpretation => ({
  intent: 'details',
  weight,
  ...EVERYTHING,
  plan: just(text),
});

/** 'Why that one?' and 'by how much?' about the last answer. */
export const reasonsFrame: Frame = (situation) => {
  const { line, memory, phrases } = situation;
  const asked = `${line.text} ${memory.last?.question.toLowerCase() ?? ''}`;
  if (line.has(BY_HOW_MUCH)) {
    const text = gapText(situation, asked);
    return text === undefined ? undefined : reason(1.4, text);
  }
  if (!line.has(WHY) || memory.last?.calls.at(-1)?.name === 'estimate_boats') return undefined;
  const [best] = boatsOf(memory.last?.calls.at(-1)?.output ?? {}) as (KnownBoat & { why?: string })[];
  if (best?.why) return reason(1.4, textOf(best.why));
  const point = memory.shown.length > 1 ? pointIn(memory.shown, asked, phrases) : undefined;
  if (point) return reason(1.4, [point, gapText(situation, asked)].filter(Boolean).join(' '));
  const { search, listedBy } = memory;
  if (!search || listedBy !== 'search_boats' || memory.shown.length < 2) return undefined;
  return reason(
    1.3,
    phrases.onlySorted(phrases.orders[search.near ? 'distance' : (search.order ?? search.sort ?? 'newest')]),
  );
};

/** How far the first boat of the last answer is from the next in the figure that it was compared by. */
function gapText({ memory: { shown, search }, phrases }: Situation, asked: string): string | undefined {
  const measure = comparedIn(asked) ?? 'price';
  const isSorted = search?.sort !== undefined || search?.order !== undefined;
  if (shown.length < 2 || (shown.length > 2 && !isSorted && comparedIn(asked) === undefined)) return undefined;
  const figureOf = (boat: KnownBoat) =>
    measure === 'price' ? dollarsOf(boat.price) : (boat as KnownBoat & Record<string, unknown>)[measure];
  const isLow =
    /\b(?:cheap\w*|less|least|lowest|older|oldest|smaller|smallest|shorter|shortest|fewest|fewer|slow\w*)\b/.test(
      asked,
    );
  const known = shown.filter((boat) => typeof figureOf(boat) === 'number');
  const [one, other] = known.sort((a, b) => (isLow ? 1 : -1) * (Number(figureOf(a)) - Number(figureOf(b))));
  if (!one || !other) return undefined;
  if (figureOf(one) === figureOf(other)) return phrases.equal(phrases.ahead[measure](Number(figureOf(one))));
  return apart(one, other, measure, phrases);
}
