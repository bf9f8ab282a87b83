import { assetsIn } from './frames/offers/offered-things.ts';
import { distinct } from './plan.ts';
import type { Chunk } from './reading/line.ts';
import { featuresIn } from './reading/wish.ts';
import { colorsIn, qualitiesIn } from './reading/words/qualities.ts';
import type { Interpretation, Situation } from './situation.ts';

export interface Scored extends Interpretation {
  score: number;
}

const COVERAGE = 0.8;

const NOTHING_SAID =
  /^(?:[.,;:!?()"'$+&/-]|'s|a|an|the|i|me|my|we|us|our|you|your|he|she|it|they|them|is|are|was|were|be|been|am|do|does|did|have|has|had|can|could|would|will|should|may|might|to|of|for|on|in|at|by|with|and|or|but|if|so|then|there|here|that|this|these|those|please|just|also|too|okay|well|hi|hello|hey|thanks|eddy|really|very|some|any|as|from|up|out|now|like|get|got|go|want|need|let|s)$/;

/** Whether a plain word tells anything. */
export const isTelling = (text: string): boolean => !NOTHING_SAID.test(text);

/** How much of a message a chunk is. */
function weightOf({ meaning, text, negated }: Chunk): number {
  if (meaning?.is === 'aside') return 0;
  if (meaning)
    return (
      (meaning.is === 'strange' || meaning.is === 'feature' ? 1 : meaning.is === 'n' ? 1.5 : 2) + (negated ? 1 : 0)
    );
  return NOTHING_SAID.test(text) ? 0 : NEGATION.test(text) ? 1.5 : 0.5;
}

const NEGATION = /^(?:no|not|nothing|never|without|except|none)$/;

function isExplained({ uses, words }: Interpretation, chunk: Chunk): boolean {
  if (chunk.meaning) return uses.includes(chunk.meaning.is) || words.source === '.*';
  return words.source === '.*' || words.test(chunk.text);
}

/** Whether a chunk says something that the interpretation does not explain. */
export const isUnexplained = (interpretation: Interpretation, chunk: Chunk): boolean =>
  weightOf(chunk) > 0 && !isExplained(interpretation, chunk);

/** Adds the share of the message that an interpretation explains to the weight of its words. */
export function scored({ line }: Situation, interpretation: Interpretation): Scored {
  const total = line.chunks.reduce((sum, chunk) => sum + weightOf(chunk), 0);
  const explained = line.chunks.reduce(
    (sum, chunk) => sum + (isExplained(interpretation, chunk) ? weightOf(chunk) : 0),
    0,
  );
  const coverage = total === 0 ? 1 : explained / total;
  return { ...interpretation, score: interpretation.weight + COVERAGE * coverage };
}

const NAMED = new Set([
  'person',
  'n',
  'money',
  'bound',
  'quantity',
  'age',
  'strange',
  'place',
  'direction',
  'type',
  'make',
  'boat',
  'coins',
  'fuel',
  'engine',
  'power',
  'miles',
  'kind',
  'condition',
  'feature',
  'lister',
  'listed',
  'untaken',
  'leftout',
]);
const OF_BOATS: ReadonlySet<Interpretation['intent']> = new Set(['search', 'figures', 'details', 'compare']);
const IDIOM =
  /_asset_ (?:, )?(?:but )?(?:not|no) boats\b|\b(?:not sure|why not|if not|or not|not only|not yet|do not (?:watch|look|search|hunt) for|no (?:problem|worries|idea|rush|thanks|hurry|longer|matter|clue|big deal)|do not (?:know|have|care|mind|worry|need to|like)|does not (?:have to|matter|need)|nothing (?:to|for) (?:list|listing|post|join|sign)|can not (?:find|see|wait|decide|figure)|not (?:mph|knots|kts|feet|ft|meters|kilometers|km|dollars|euros)|did not (?:find|see|get|mean)|(?:is|was|did|does|has|had) not (?:there|it)|no ,|^no\b)/;

/** Numbers, names and negations that the interpretation leaves out, in the user's words. */
export function unusedIn(situation: Situation, interpretation: Interpretation): string[] {
  const { line } = situation;
  if (['talk', 'help', 'rule', 'message', 'card', 'answer'].includes(interpretation.intent)) return [];
  const given = ['offer', 'reach'].includes(interpretation.intent) ? assetsIn(situation).join(' ').toLowerCase() : '';
  const reasons = interpretation.intent === 'search' ? partsOf(line.chunks).filter(isOfOneself).flat() : [];
  const left = line.chunks.filter(
    (chunk) =>
      chunk.meaning &&
      !(chunk.meaning.is === 'strange' && /^\p{Ll}/u.test(chunk.written) && reasons.includes(chunk)) &&
      (NAMED.has(chunk.meaning.is) || (chunk.meaning.is === 'service' && interpretation.intent === 'search')) &&
      !isExplained(interpretation, chunk) &&
      !(chunk.meaning.is === 'strange' && interpretation.words.test(chunk.text)) &&
      !given.includes(chunk.written.toLowerCase()),
  );
  // A search says itself that listings have no colors.
  const told = interpretation.intent === 'search' ? colorsIn(line) : [];
  const qualities =
    OF_BOATS.has(interpretation.intent) && interpretation.words.source !== '.*'
      ? qualitiesIn(line).filter((one) => !featuresIn(line).includes(one.toLowerCase()) && !told.includes(one))
      : [];
  const negations = interpretation.whole || line.has(IDIOM) ? [] : openNegations(line.chunks);
  const asides = interpretation.intent === 'search' ? asidesIn(line.chunks, interpretation) : [];
  const words = left
    .map(({ written }) => written)
    .filter((word) => ![...qualities, ...told].some((one) => one.includes(word)));
  const all = distinct([...words, ...qualities, ...asides, ...negations]);
  return all
    .filter((one) => !all.some((other) => other !== one && isWithin(one, other)) && !saysNothing(one))
    .slice(0, 4);
}

const isWithin = (one: string, other: string) => other.toLowerCase().includes(one.toLowerCase());

const EMPTY =
  /^(?:wh?i?ch|wat|wht|matters?|own(?:s|ed)?|tradewind|eddy|(?:week)?(?:ends?|days?)|weekends?|nights?|usually|sometimes|often|mostly|gonna|wanna|kinda|sorta|tho|rn|btw|imo|asap|on|in|at|the|a|an|my|our|for|of|to)$/i;
/** 'Doesn’t it?' */
const TAG = /^not (?:it|he|she|they|you|we|i)$/i;

/** Whether words carry nothing that an answer could leave out. */
export const saysNothing = (words: string): boolean =>
  TAG.test(words) || words.split(/\s+/).every((word) => EMPTY.test(word));

const SEPARATES = /^[,;.!?]$/;
const MOST_ASIDE = 6;
/** Courtesies, hesitation and people: they ask for nothing. */
const TALK =
  /^(?:hi|hello|hey|yo|thanks?|thank|cheers|please|pls|sorry|lol|haha|ok|okay|alright|great|good|nice|cool|sure|yes|yeah|no|nope|hm+|um+|well|maybe|honestly|really|basically|actually|dude|man|bro|buddy|mate|eddy|morning|afternoon|evening|day|help|wondering|question|quick|know|think|guess|see|say|tell|looking|ideally|preferably|especially|else|whatever|anything|something|everything|stuff|things?|etc|though|all|wife|husband|kids|family|friends?|wait|love|hope|retired|first|time|budget|price|us|dollars?|usd|cash|total|max|min|matter|matters|whichever)$/;

/** A reason or a remark about oneself: 'my son gets cold easily', unlike a wish or a negation. */
const OF_ONESELF =
  /^(?!.*\b(?:want|wants|need|needs|prefer|prefers|like|likes|would|must|should|require|requires|insists?|looking|has to|have to|no|not|never|without|only)\b)(?:(?:and|so|but|because|since|as|well|also|you see|see|sorry) )*(?:i|we|(?:my|our) (?:\w+ )?\w+(?: and (?:i|my \w+))?) (?:\w+ )?(?:am|is|are|was|were|'s|'m|'re|get|gets|got|have|has|had|hate|hates|love|loves|fear|fears|live|lives|work|works|retired?|moved?|used|grew|feel|feels|come|comes|came|turn|turns|turned|go|goes|suffer|suffers|can|dream|dreams)\b/;

const isOfOneself = (part: readonly Chunk[]) => OF_ONESELF.test(part.map(({ text }) => text).join(' '));

function partsOf(chunks: readonly Chunk[]): Chunk[][] {
  const parts: Chunk[][] = [[]];
  for (const chunk of chunks) {
    if (!chunk.meaning && SEPARATES.test(chunk.text)) parts.push([]);
    else parts.at(-1)?.push(chunk);
  }
  return parts;
}

/** Short parts between commas that nothing was understood of: 'fresh bottom paint'. */
function asidesIn(chunks: readonly Chunk[], interpretation: Interpretation): string[] {
  const parts = partsOf(chunks);
  if (parts.filter((part) => part.length > 0).length < 2) return [];
  return parts.flatMap((part) => {
    const said = part.filter((chunk) => isUnexplained(interpretation, chunk) && !TALK.test(chunk.text));
    if (isOfOneself(part)) return [];
    const isOpen = part.length <= MOST_ASIDE && part.every(({ meaning }) => !meaning) && said.length > 1;
    return isOpen ? [part.map(({ written }) => written).join(' ')] : [];
  });
}

/** A negation that excluded nothing, with the words behind it. */
function openNegations(chunks: readonly Chunk[]): string[] {
  return chunks.flatMap((chunk, index) => {
    if (chunk.meaning || !/^(?:no|not|nothing|without|except|never)$/.test(chunk.text)) return [];
    const behind = chunks.slice(index + 1, index + 5);
    const end = behind.findIndex(({ text, meaning }) => meaning || /^[.,;!?]$/.test(text));
    const words = end < 0 ? behind : behind.slice(0, end);
    if (chunk.text === 'no' && !words.some(({ text }) => isTelling(text) && !TALK.test(text))) return [];
    return words.length === 0 ? [] : [[chunk, ...words].map(({ text }) => text).join(' ')];
  });
}
