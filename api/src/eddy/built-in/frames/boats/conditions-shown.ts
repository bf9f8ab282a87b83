import { matches } from '../../../matching.ts';
import { boatsOf } from '../../memory.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { refined } from '../../reading/refined-wish.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { searchPlan } from '../search/search-plan.ts';

const THEY = '(?:they|these|those|both|all|either|any)(?: (?:of )?(?:them|these|those|ones|boats|two|three|four|_n_))?';
const LEADS = '^(?:(?:and|so|but|okay|wait|hm+|cool|nice|,) )*';
const NEW =
  '(?:brand )?(?:new|used|second ?-? ?hand|pre ?-? ?owned|unused|(?:in )?(?:good|decent|great|nice|bad|rough|mint|excellent|fair|new) ?(?:shape|condition|nick)?)';
const ASKED = new RegExp(
  `${LEADS}(?:are|were|is) ${THEY}(?: (?:all|both|even|actually|really|still|any|like))* ${NEW}(?: (?:or (?:used|new|not|what)|ones?|boats))*[?.! ]*$|${LEADS}(?:which|what|any|are any|is any|who)(?: ones?| boats?| if any)?(?: of (?:these|those|them|the (?:two|three|four|\\d)))?(?: boats| ones| two| three)? (?:(?:is|are|were) )?(?:(?:still|actually|really|considered|listed as|in) )*${NEW}(?: (?:or (?:used|new|not)|ones?|boats|condition))*[?.! ]*$|${LEADS}(?:what|which|how good)(?: kind of)? (?:shape|condition|nick)? ?are ${THEY}(?: in)?[?.! ]*$`,
);
/** 'Which of these are new?' asks for their condition, 'which is newer' for their year. */
const WHICH_NEW = new RegExp(
  `${LEADS}(?:(?:which|what)(?: ones?| boats?)?(?: (?:of|from) (?:them|these|those|em|the boats))? (?:is|are)(?: (?:actually|really|still|brand|like))* (?:new|unused)(?: (?:ones?|condition|boats))*|(?:(?:is|are) )?any(?: (?:of|from) (?:them|these|those|em))?(?: (?:brand|actually|really|in))* (?:new|unused)(?: (?:ones?|condition|boats))*)[?.! ]*$`,
);
const MOST_TOLD = 4;

/** 'Are they new?' about the boats on screen: the condition that each owner gives, or a search among many. */
export const conditionsShownFrame: Frame = (situation) => {
  const { memory, reading } = situation;
  const which =
    memory.shown.length > 1 && matches(WHICH_NEW, reading.words) ? newOnes(situation, { only: true }) : undefined;
  if (which) return { intent: 'details', weight: 1.75, ...EVERYTHING, plan: which };
  if (memory.shown.length === 0 || !matches(ASKED, reading.words)) return undefined;
  const plan = memory.found > MOST_TOLD || memory.shown.length > MOST_TOLD ? newOnes(situation) : each(situation);
  return plan && { intent: 'details', weight: 1.5, ...EVERYTHING, plan };
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

function newOnes({ memory, phrases }: Situation, alone: { only?: true } = {}): Plan | undefined {
  if (!memory.search || memory.listedBy !== 'search_boats') return undefined;
  const { cursor: _cursor, limit: _limit, ...wish } = memory.search;
  return searchPlan({ wish: refined(wish, { conditions: ['New'] }), ...alone }, phrases);
}
