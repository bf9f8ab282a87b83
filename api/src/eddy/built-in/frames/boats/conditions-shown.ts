import { matches } from '../../../matching.ts';
import { boatsOf } from '../../memory.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { refined } from '../../reading/refined-wish.ts';
import type { Frame, Situation } from '../../situation.ts';
import { searchPlan } from '../search/search-plan.ts';

const THEY = '(?:they|these|those|both|all|either|any)(?: (?:of )?(?:them|these|those|ones|boats|two|three|four|_n_))?';
const LEADS = '^(?:(?:and|so|but|okay|wait|hm+|cool|nice|,) )*';
const NEW =
  '(?:brand )?(?:new|used|second ?-? ?hand|pre ?-? ?owned|unused|(?:in )?(?:good|decent|great|nice|bad|rough|mint|excellent|fair|new) ?(?:shape|condition|nick)?)';
const ASKED = new RegExp(
  `${LEADS}(?:are|were|is) ${THEY}(?: (?:all|both|even|actually|really|still|any|like))* ${NEW}(?: (?:or (?:used|new|not|what)|ones?|boats))*[?.! ]*$|${LEADS}(?:what|which|how good)(?: kind of)? (?:shape|condition|nick)? ?are ${THEY}(?: in)?[?.! ]*$`,
);
const MOST_TOLD = 4;

/** 'Are they new?' about the boats on screen: the condition that each owner gives, or a search among many. */
export const conditionsShownFrame: Frame = (situation) => {
  const { memory, reading } = situation;
  if (memory.shown.length === 0 || !matches(ASKED, reading.words)) return undefined;
  const plan = memory.found > MOST_TOLD || memory.shown.length > MOST_TOLD ? newOnes(situation) : each(situation);
  return plan && { intent: 'details', weight: 1.5, uses: ['ref', 'condition', 'n', 'sort'], words: /.*/, plan };
};

const each =
  ({ memory, phrases }: Situation): Plan =>
  (done) => {
    const [details] = done;
    if (!details) return use('boat_details', { boatIds: memory.shown.map(({ id }) => id) });
    const boats = boatsOf(details.output);
    return say(
      errorOf(details.output) ??
        boats
          .map(({ title, condition, year }) => phrases.quality.condition(title, condition ?? undefined, year))
          .join(' '),
    );
  };

function newOnes({ memory, phrases }: Situation): Plan | undefined {
  if (!memory.search || memory.listedBy !== 'search_boats') return undefined;
  const { cursor: _cursor, limit: _limit, ...wish } = memory.search;
  return searchPlan({ wish: refined(wish, { conditions: ['New'] }) }, phrases);
}
