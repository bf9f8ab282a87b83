import { boatsOf } from '../../memory.ts';
import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import { refined } from '../../reading/refined-wish.ts';
import { readWish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { onlyOpenIn, takersText, takesKind } from '../search/of-these.ts';
import { searchPlan } from '../search/search-plan.ts';
import { wishOfList } from './list-wish.ts';

const THEM = '(?:_ref_|(?:any |all |either |both )?(?:of )?(?:those|these|them|their|the)(?: _n_)?)';
const TAKES =
  '(?:takes?|accepts?|wants?|considers?|likes?|goes? for|(?:swaps?|trades?)(?: \\w+)? for|be (?:interested in|open to|happy with|willing to take))';
/** 'Which of those owners would take my gold', 'would any of the owners accept land'. */
const ASKS = new RegExp(
  `^(?:(?:and|so|but|also|okay|then|,) )*(?:tell me )?(?:(?:would|will|do|does|might|could) )?(?:which |who |any |either )?(?:of )?${THEM} (?:owners|sellers|people|guys|folks)(?: (?:there|here))?(?: (?:would|will|might|could|can|do|does|also|even|actually|maybe|who|that))* ${TAKES}\\b`,
);
const OTHER = /_(?:own|saved|boat|make|type|kind|id|person|money|bound|place|sort)_|\b(?:boats|how many)\b/;

/** The owners of a list that a search found who take something. The list stays the one that was found. */
export const takersOfListFrame: Frame = (situation) => {
  const { line, memory } = situation;
  const isThing = line.first('asset') !== undefined || line.first('coins') !== undefined;
  if (memory.listedBy !== 'search_boats' || !isThing || !line.has(ASKS) || line.has(OTHER)) return undefined;
  const plan = takersPlan(situation);
  return plan && { intent: 'owner', weight: 1.6, ...EVERYTHING, plan };
};

function takersPlan({ line, memory, phrases }: Situation): Plan | undefined {
  const base = wishOfList(memory);
  if (!base) return undefined;
  const wanted = line.chunks.filter(({ meaning }) => meaning?.is === 'asset' || meaning?.is === 'coins');
  const narrowed = searchPlan({ wish: refined(base, readWish(line).wish) }, phrases);
  return ([read, ...rest]) => {
    if (!read) return use('read_boats', base);
    const error = errorOf(read.output);
    if (error) return say(error);
    const boats = boatsOf(read.output);
    const total = countOf(read.output.total);
    // A longer list is read by the search itself.
    if (total > boats.length) return narrowed(rest);
    if (total === 0) return say(phrases.nothing);
    const taken = boats.filter((boat) =>
      wanted.every(
        ({ meaning, negated }) =>
          meaning !== undefined &&
          (meaning.is === 'asset' || meaning.is === 'coins') &&
          takesKind(boat, meaning) !== Boolean(negated),
      ),
    );
    return say(takersText(total, taken, onlyOpenIn(taken, wanted), phrases));
  };
}
