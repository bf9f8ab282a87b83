import { boatsMeant, EXTREMES, extremeOf } from '../../meant.ts';
import { question } from '../../phrases/questions.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { aspectIn, detailsPlan, severalPlan } from './boat-text.ts';

const BOAT = '(?:the |that |this |my )?_(?:own|boat|ref|make)_';
/** 'Which does my Gale have?' */
const ASKS = new RegExp(
  `^(?:(?:and|so|but|okay|then|hm+|,) )*(?:which|what|which one|what kind|which kind|what type|which type|what sort)(?: of (?:those|them|these|the two|drives?|engines?|motors?|those two))?(?: (?:one|ones|of these))? (?:(?:does|do|did|has|is on|are on|is in|are in) ${BOAT}|${BOAT} (?:has|have|got|uses?|runs?|comes))(?: (?:have|has|got|use|run|run on|come with|with|on|then|now|fall under))*[?.! ]*$`,
);
/** 'And on the cheapest?' */
const OF_END =
  /^(?:(?:and|so|but|okay|then|hm+|what about|how about|,) )*(?:on|for|of|in|with) (?:the )?_sort_(?: (?:one|boat|of (?:them|those|these)))?[?.! ]*$/;
const DRIVE =
  /\b(?:pods?|stern ?-? ?drives?|out ?-? ?boards?|in ?-? ?boards?|shafts?|jets?|ips|diesels?|gas(?:oline)?|engines?|motors?|propulsion|drives?)\b/;

/** A fact of one boat, behind a question that was about the fact in general. */
export const sameFactFrame: Frame = (situation) => {
  const { line, memory, phrases, language } = situation;
  const before = memory.last?.question.toLowerCase();
  const end = line.has(OF_END) ? endMeant(situation) : undefined;
  if (before === undefined || !(end || line.has(ASKS))) return undefined;
  const aspect = DRIVE.test(before) ? 'engine' : aspectIn(before);
  const meant = end ?? meantIn(situation);
  if (!aspect || typeof meant !== 'object') return undefined;
  return {
    intent: 'details',
    weight: 1.75,
    ...EVERYTHING,
    plan:
      'ids' in meant
        ? detailsPlan(meant.ids, aspect, phrases)
        : severalPlan(meant.several, phrases, question('whichBoat', language), ({ id }) =>
            detailsPlan([id], aspect, phrases),
          ),
  };
};

function meantIn(situation: Situation) {
  const own = situation.line.first('own')?.boats ?? [];
  const [only, ...others] = own;
  if (only && others.length === 0) return { ids: [only.id] };
  return own.length > 0 ? undefined : boatsMeant(situation);
}

/** The boat at an end of the list, after a fact of another one. */
function endMeant({ line, memory: { shown, cheapest, focusId } }: Situation) {
  const sort = line.first('sort');
  const extreme = sort && EXTREMES[sort.by];
  if (!extreme || shown.length < 2 || focusId === undefined) return undefined;
  const boat = extremeOf(cheapest ? [...shown, cheapest] : shown, extreme);
  return boat && { ids: [boat.id] };
}
