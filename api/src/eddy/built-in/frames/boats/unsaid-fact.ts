import { isTelling } from '../../compete.ts';
import { boatsMeant } from '../../meant.ts';
import { question } from '../../phrases/questions.ts';
import type { Chunk } from '../../reading/line.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';
import type { Asked } from './boat-questions.ts';
import { detailsPlan, severalPlan } from './boat-text.ts';

/** A question for something about a boat. */
const ASKS =
  /^(?:(?:and|so|hey|hi|eddy|okay|also|but|please|sorry|hm+|,|wait) )*(?:(?:(?:do you (?:have )?|got |have you got |is there |does anybody |does anyone |can you |could you |would you )?(?:any (?:idea|clue|word|info|information)|know|tell(?: me| us)?|say|see|find out|check)|(?:i|we) (?:am |are )?(?:wonder\w*|curious|would like to know|want to know|need to know)|wondering|curious)(?: (?:if|whether|on|about|when|how|why|what))? )?(?:(?:did|do|has|have|was|were|is|does|will) (?:they|he|she|it|anyone|anybody|somebody|someone|the (?:owner|owners|seller|previous owner|last owner)|(?:the |that |this )?_(?:boat|ref|make|id)_)\b|(?:the |that |this )?_(?:boat|ref|make|id)_ (?:was|has|had|were|been|ever|got)\b|when (?:was|were|did|has)\b|how (?:often|recently|well|long ago)\b)/;

const BOAT = '(?:the |that |this |her |his )?_(?:boat|ref|make|id)_';
const PART = '(?:the|her|its|his|any|an?) ([a-z]{3,}(?: [a-z]{3,})??|_strange_)';
/** 'On the Gale, is the galley up or down?', 'is the canvas on the Gale any good': a part of the boat, and where it is. */
const OF_PART: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:and|so|hey|hi|okay|also|but|,) )*(?:on|for|about|with|aboard|regarding) ${BOAT} ?,? (?:is|are|was|were|does|do|did|has|have|how|where|what|which) (?:\\w+ ){0,2}?${PART}(?= (?:\\w+ ?)+[?.! ]*$|[?.! ]*$)`,
  ),
  new RegExp(
    `\\b(?:is|are|was|were|does|do|has|have|how|where|what) (?:\\w+ ){0,2}?${PART}(?: like| look| looking| doing| holding up)? (?:on|of|in|aboard|for) ${BOAT}(?: \\w+){0,5}[?.! ]*$`,
  ),
];

/** Nothing of a trade, of the user's own or of limits: other interpretations know these. */
const FOREIGN = new Set([
  ...['own', 'asset', 'money', 'bound', 'sort', 'type', 'kind', 'person', 'saved', 'coins', 'quantity', 'fuel'],
  ...['condition', 'place', 'engine', 'power', 'lowhours', 'miles', 'age', 'direction', 'lister', 'listed'],
]);
/** Words that ask, time and tie, but name nothing that a listing could mention. */
const VAGUE =
  /^(?:any|idea|clue|if|whether|ever|yet|last|first|time|times|often|recently|once|always|usually|still|already|know|wonder\w*|curious|tell|see|check|previous|owner|owners|seller|anyone|anybody|someone|somebody|boats?|one|ones|really|actually|exactly|much|many|long|ago|every|year|years|month|months|been|being|did|done|thing|things|anything|something|good|well|before|after|since|again|currently|now|when|how|why|what|who|where|which|will|about|into|with|find|info|information|word|properly|regularly|way|kind|sort|bit|lot|_\w+_)$/;
const LONGEST = 16;

/** 'Was the Dorado ever repainted': a listing has no field for it, but its text may tell. */
export const unsaidFactFrame: Frame = (situation) => {
  const { line, phrases, language } = situation;
  const said = OF_PART.map((pattern) => pattern.exec(line.text)?.[1]).find((one) => one && !NO_PART.test(one));
  const part = said === '_strange_' ? line.first('strange')?.word : said;
  if (line.chunks.length > LONGEST || (!part && !line.has(ASKS))) return undefined;
  if (line.chunks.some(({ meaning, negated }) => negated || (meaning && FOREIGN.has(meaning.is)))) return undefined;
  const meant = boatsMeant(situation);
  if (typeof meant !== 'object' || ('ids' in meant && meant.ids.length !== 1)) return undefined;
  const words = line.chunks.filter(isNew).map(({ written }) => written.toLowerCase());
  const thing = part ?? words.find((word) => PAST.test(word)) ?? words.at(-1);
  if (!thing) return undefined;
  const asked: Asked = { about: 'thing', name: thing, words: stemOf(thing), ...(part && { isQuality: true }) };
  return {
    intent: 'details',
    weight: part ? 0.9 : 0.58,
    ...EVERYTHING,
    ...(part && { whole: true }),
    plan:
      'ids' in meant
        ? detailsPlan(meant.ids, line.text, phrases, asked)
        : severalPlan(meant.several, phrases, question('whichBoat', language), ({ id }) =>
            detailsPlan([id], line.text, phrases, asked),
          ),
  };
};

/** Facts that listings have a field for, and things of the trade. */
const NO_PART =
  /\b(?:hours?|price|year|length|beam|width|condition|owners?|seller|engines?|motors?|location|fuel|speed|offers?|trade|listing|status|value|worth|draft|cost|fee|closing|photos?|pictures?|difference|most|best|boats?|one|size|age|range|name|title|deal|latest|situation|story|catch|problem|matter|estimate|market|weight|color|total|payment|payments|monthly|down|insurance|tax|seller|reason|number|tank|deadrise|clearance|height|distance|average)\b/;

const isNew = ({ text, meaning }: Chunk) =>
  (!meaning || meaning.is === 'strange' || meaning.is === 'service' || meaning.is === 'feature') &&
  /^[a-z]{3,}$/.test(text) &&
  isTelling(text) &&
  !VAGUE.test(text);

const PAST = /(?:ed|ilt|ght|own|awn|unk)$/;

/** 'Repainted' is mentioned as 'repaint' as well. */
const stemOf = (thing: string) => [thing, thing.replace(/(?<=\w{4})(?:ed|ing|s)$/, '')].join('|');
