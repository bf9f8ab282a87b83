import { boatsMeant } from '../../meant.ts';
import { question } from '../../phrases/questions.ts';
import type { Frame } from '../../situation.ts';
import { aspectIn, detailsPlan, severalPlan } from './boat-text.ts';

const BOAT = '(?:the |that |this |my )?_(?:own|boat|ref|make)_';
/** 'Which does my Gale have?' */
const ASKS = new RegExp(
  `^(?:(?:and|so|but|okay|then|hm+|,) )*(?:which|what|which one|what kind|which kind|what type|which type|what sort)(?: of (?:those|them|these|the two|drives?|engines?|motors?|those two))?(?: (?:one|ones|of these))? (?:(?:does|do|did|has|is on|are on|is in|are in) ${BOAT}|${BOAT} (?:has|have|got|uses?|runs?|comes))(?: (?:have|has|got|use|run|run on|come with|with|on|then|now|fall under))*[?.! ]*$`,
);
const DRIVE =
  /\b(?:pods?|stern ?-? ?drives?|out ?-? ?boards?|in ?-? ?boards?|shafts?|jets?|ips|diesels?|gas(?:oline)?|engines?|motors?|propulsion|drives?)\b/;

/** A fact of one boat, behind a question that was about the fact in general. */
export const sameFactFrame: Frame = (situation) => {
  const { line, memory, phrases, language } = situation;
  const before = memory.last?.question.toLowerCase();
  if (before === undefined || !line.has(ASKS)) return undefined;
  const aspect = DRIVE.test(before) ? 'engine' : aspectIn(before);
  const own = line.first('own')?.boats ?? [];
  const [only, ...others] = own;
  const meant = only && others.length === 0 ? { ids: [only.id] } : own.length > 0 ? undefined : boatsMeant(situation);
  if (!aspect || typeof meant !== 'object') return undefined;
  return {
    intent: 'details',
    weight: 1.75,
    uses: ['own', 'boat', 'ref', 'make'],
    words: /.*/,
    plan:
      'ids' in meant
        ? detailsPlan(meant.ids, aspect, phrases)
        : severalPlan(meant.several, phrases, question('whichBoat', language), ({ id }) =>
            detailsPlan([id], aspect, phrases),
          ),
  };
};
