import { boatsOf } from '../../memory.ts';
import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import { TAKEN } from '../../reading/wished-availability.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { wishOfList } from './list-wish.ts';

const THEM =
  '(?:_ref_|(?:any|all|some|one|either|both|none|each)(?: (?:one|(?:of )?(?:them|those|these|the boats|the ones|the two)))?|any(?:thing|one)(?: (?:in|on) (?:there|here|that list|the list))?|they|those|these)';
/** 'Is one of those reserved', 'any taken', 'which of those has a deal pending'. */
const ASKS = new RegExp(
  `^(?:(?:and|so|but|also|okay|hm+|wait|,) )*(?:(?:is|are|were|has|have|do) ${THEM}|which(?: ones?)?|how many of (?:them|those|these)|${THEM})(?: (?:is|are|has|have|got|been|already|currently|yet|now|even|all|there|marked|as|ones|boats|that|maybe|just|a))* ${TAKEN}(?: (?:yet|already|now|then|by (?:someone|somebody|anyone|another buyer)(?: else)?|currently|at the moment|right now|or (?:not|what|sold|pending|taken|reserved)))*[?.! ]*$`,
);

/** The boats of a list that are part of an agreed trade. */
export const takenOfListFrame: Frame = (situation) => {
  const { line, memory } = situation;
  if (memory.shown.length < 2 || memory.asked || !line.has(ASKS)) return undefined;
  return { intent: 'details', weight: 1.6, ...EVERYTHING, plan: takenPlan(situation) };
};

function takenPlan({ memory, phrases }: Situation): Plan {
  const ids = memory.shown.map(({ id }) => id);
  return ([read]) => {
    if (!read) return use('read_boats', wishOfList(memory) ?? { boatIds: ids });
    const error = errorOf(read.output);
    if (error) return say(error);
    const boats = boatsOf(read.output);
    const isPart = countOf(read.output.total) > boats.length;
    const all = isPart ? memory.shown : boats;
    const taken = all.filter(({ inTrade }) => inTrade).map(({ title }) => title);
    const text = taken.length > 0 ? phrases.tradePending(taken, false) : phrases.noneOfThese(all.length);
    return say(isPart ? `${text} ${phrases.ofShown(all.length)}` : text);
  };
}
