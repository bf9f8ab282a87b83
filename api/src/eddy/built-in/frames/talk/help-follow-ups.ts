import type { FollowUp, HelpTopic } from '../../../../platform/help.ts';
import { matches } from '../../../matching.ts';
import { findHelp, isWithin } from '../../knowledge/find-help.ts';
import { asksCost } from '../../parts/short-questions.ts';
import { just } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';

const OPENING = '^(?:(?:and|so|but|okay|also|then|or|hm+|well) ,? ?)*';
const ENDING =
  '(?: (?:then|now|usually|exactly|please|roughly|about|normally|in general|typically|for that|at all))*[?.! ]*$';
const IT = '(?:it|that|this|they|these|those|the whole thing|all that|all of that|everything)';

const THEM = `(?:${IT}|him|her)`;
const MAY = '(?:(?:can|could|how (?:do|can|would)|may|is there a way|is it possible) (?:i |we |you |to )*)?';

const ASKS: Record<FollowUp, RegExp> = {
  time: new RegExp(
    `${OPENING}(?:(?:and )?how (?:long|fast|quickly|soon|many (?:days|weeks|hours))(?: (?:does|do|will|would|is|are|can) ${IT})?(?: (?:usually|normally|typically))?(?: (?:take|takes|work|happen|go|last|be|stand|stay|remain|count|valid|until .*))?|(?:when|by when) (?:does|do|will|is|are|would) ${IT}(?: \\w+){0,3}|is ${IT} (?:instant|immediate|immediately|right away|quick|fast)|(?:does|do) ${IT} take (?:long|a while|ages)|right away|immediately)${ENDING}`,
  ),
  cost: /^(?!)/,
  undo: new RegExp(
    `${OPENING}${MAY}(?:(?:undo|reverse|revert|cancel|unblock|unpause|unmute)(?: ${THEM})?|(?:take|change|switch|turn) (?:${THEM} )?back(?: ${THEM})?|(?:get|bring) back(?: ${IT})?)(?: (?:back|later|again|afterwards?|on))*${ENDING}|${OPENING}(?:can|could) ${IT} be (?:undone|reversed|restored)(?: (?:later|again))*${ENDING}|${OPENING}(?:(?:what if|if|when) i change my mind|can i change my mind)(?: later)?${ENDING}|${OPENING}is (?:${IT}|that block) (?:permanent|forever|for good|reversible|final)${ENDING}`,
  ),
  next: new RegExp(
    `${OPENING}(?:(?:and )?(?:then what|what then)|what (?:happens|comes|is|follows|do i do)(?: (?:then|next|after(?: that)?|afterwards?))+|what happens|what next|(?:and )?(?:then|after that|afterwards))(?: happens)?${ENDING}`,
  ),
  known: new RegExp(
    `${OPENING}(?:will|would|do|does|can|could|are|is|did) (?:he|she|they|the (?:other|owner|seller|buyer|person)\\w*(?: (?:person|side|party|guy))?|anyone|anybody|someone|people|others) (?:\\w+ )?(?:know|see|notice|find out|told|notified|informed|learn|hear|get (?:told|notified|a (?:message|notification|note)))(?: (?:of|about))?(?: ${IT})?${ENDING}`,
  ),
  public: new RegExp(
    `${OPENING}(?:is|are|will) ${IT} (?:be )?(?:public|private|visible|shown|anonymous|safe with you)(?: (?:to|for) (?:others|everyone|anyone|everybody|people))?${ENDING}|${OPENING}who (?:can |could )?(?:sees?|finds?)(?: ${IT})?${ENDING}|${OPENING}can (?:others|anyone|everyone|people|everybody) see ${IT}${ENDING}|${OPENING}(?:can|could|will|does|do) (?:he|she|they) (?:still |even )?(?:see|find|view|look at) (?:me|my (?:\\w+ )?(?:stuff|things|listings?|boats?|profile|ads?|garage|page))${ENDING}`,
  ),
};
/** Asks for the way that the answer already told. */
const WHERE = new RegExp(
  `${OPENING}(?:where (?:is|are|was|do i find|can i find|do i see|exactly is)(?: (?:that|this|the|it))?(?: (?:button|menu|page|setting|settings|screen|option|tab|link|section))?|which (?:button|menu|page|screen|tab)(?: (?:is|was) ${IT})?|i (?:can not|do not) (?:find|see) (?:it|that|the (?:button|menu|page|option))|how many(?: (?:can|may) i (?:\\w+))?|what was that again|say that again|how do i (?:do|get|get to|find) ${IT})${ENDING}`,
);
const MOST_WORDS = 12;

/** The topic that Eddy told about last, by the text of the answer. */
export function topicTold(help: readonly HelpTopic[], text: string | undefined): HelpTopic | undefined {
  if (!text) return undefined;
  return help.find(({ answer }) => Object.values(answer).some((one) => text.includes(one)));
}

/** Short questions right after an answer from the help: 'how long does that take', 'will they know'. */
export const helpFollowUpFrame: Frame = (situation) => {
  const { line, help, memory, language, reading, phrases } = situation;
  const topic = topicTold(help, memory.helped);
  const words = reading.words;
  // 'Does she still see my listings' after a block.
  const isSeen = topic?.more?.public !== undefined && ASKS.public.test(words);
  if (!topic || line.chunks.length > MOST_WORDS || (speaksOfBoats(line) && !isSeen)) return undefined;
  const asked = asksCost(words) ? 'cost' : (Object.keys(ASKS) as FollowUp[]).find((one) => ASKS[one].test(words));
  const text =
    (asked && topic.more?.[asked]?.[language]) ??
    nextTopic(situation, topic) ??
    (isTold(topic, words) ? topic.answer[language] : undefined) ??
    (asked === 'time' ? phrases.unknownTime : matches(WHERE, words) ? topic.answer[language] : undefined) ??
    (asked && asked !== 'cost' ? phrases.toldAll : undefined);
  return text === undefined ? undefined : { intent: 'help', weight: 1.45, ...EVERYTHING, plan: just(text) };
};

const OF_IT =
  /^(?:(?:and|so|but) )*(?:who|(?:can|could|do|does|may|must|should|will|is) (?:i|we|he|she|they|it|that)) (?:\w+ ){0,3}(?:it|that|this|\w+)[?.! ]*$/;
const FEW_WORDS = 5;

/** Whether the answer just given has all telling words of a very short question: 'who checks', 'can I answer it'. */
const isTold = (topic: HelpTopic, words: string): boolean =>
  OF_IT.test(words) &&
  words.split(' ').length <= FEW_WORDS &&
  isWithin({ ...topic, asks: [topic.answer.en] }, words, 1);

const speaksOfBoats = (line: Situation['line']) =>
  line.has(/_(?:type|make|boat|sort|money|bound|id|person|own|saved|asset|kind)_|\b(?:offers?|price|hours|owner of)\b/);

/** The last question together with this one means another topic: 'how do I block him' and 'will he know'. */
function nextTopic({ memory, reading, help, language }: Situation, before: HelpTopic): string | undefined {
  if (!/\b(?:it|that|this|they|them|he|she|him|her|one|those|these)\b/.test(reading.words)) return undefined;
  const found = findHelp(help, `${memory.helpedBy ?? ''} ${reading.words}`);
  if (found && found.topic !== before && found.certainty > 1.2) return found.topic.answer[language];
  return isWithin(before, reading.words, 1) ? before.answer[language] : undefined;
}
