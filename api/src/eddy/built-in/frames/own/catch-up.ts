import { matches } from '../../../matching.ts';
import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import type { KnownTalk } from '../messages/inbox-points.ts';
import { closingText } from '../trades/closing-text.ts';
import type { KnownClosing } from '../trades/known-closing.ts';
import { tradesIn } from '../trades/trade-meant.ts';
import { tradesText } from '../trades/trades.ts';

const OPENS =
  '^(?:(?:and|so|but|okay|hey|hi|hello|eddy|well|also|please|can you|could you|tell me|quick question|hm+|um+|wait|actually|then|right|alright|fine|no|[,.]) ?)*';
const SINCE =
  '(?:while i was (?:gone|away|out|off|asleep|sleeping|at work|traveling|on (?:vacation|holiday|the water))|since (?:i (?:was (?:last )?(?:here|on|gone|away)|left|last (?:checked|looked|logged in|was here))|(?:my )?last (?:time|visit|login)|yesterday|this morning|last (?:night|week)|then))';
const OURS =
  '(?:(?:for|with|to|concerning|that concerns) (?:me|us)|(?:with|on|in|about|for) (?:my|our|all my) (?:\\w+ )?(?:account|stuff|things|end|side|affairs|business|dealings|deals|trades|boats?|listings?))';
const WHEN = `(?: (?:${SINCE}|today|lately|recently|overnight|this week|yet|now|right now|at the moment|here|please|else|important))*`;
const HAPPENS =
  '(?:new|happen(?:ed|ing|s)?|going on|gone on|changed?|different|come (?:in|up|through)|came (?:in|up|through))';
const SUBJECT = '(?:anything|something|stuff|what|what all|what else|whats)(?: (?:is|has|have|been|was|did|else|all))*';

/** Asks for everything that concerns the user: it says for whom, or since when. */
const NEWS = new RegExp(
  [
    `${OPENS}(?:did |has |is |was )?${SUBJECT} ${HAPPENS}(?: to know)?(?: ${OURS}${WHEN}| ${SINCE}${WHEN})[?.! ]*$`,
    `${OPENS}(?:what (?:has|is) been (?:going on|happening|up)|what have i missed|(?:did|have) i miss(?:ed)? (?:anything|something|much|a lot)|what did i miss)(?: ${OURS})?${WHEN}[?.! ]*$`,
    `${OPENS}(?:catch me up|(?:bring|get) me up to (?:speed|date)|fill me in|update me|give me (?:an? |the |my )?(?:quick |short |brief |full )?(?:update|rundown|run down|status|summary|overview|briefing|recap))(?: (?:on|of|about) (?:everything|it all|all of it|all that|my (?:stuff|things|account|affairs|deals|trades)|where (?:i stand|things stand)))?${WHEN}[?.! ]*$`,
    `${OPENS}(?:what is (?:the )?(?:situation|state|status|story|latest|update)|how (?:is|are|do) (?:things|everything|it)(?: all)?(?: (?:going|looking|coming along|stand|doing))?)(?: (?:of|with|on|for) (?:all )?(?:my (?:stuff|things|account|affairs|business|dealings|side|end)|me)|${WHEN} (?:with|for) (?:me|my (?:stuff|things|account)))${WHEN}[?.! ]*$`,
    `${OPENS}(?:what is my status|where do i stand(?: with everything| overall| in general)?|any (?:updates?|news|movement|developments?|activity|action) (?:for me|on my (?:end|side|stuff|account|things)))${WHEN}[?.! ]*$`,
  ].join('|'),
);
const SITE =
  '(?: (?:with|at|through|on|via|by) (?:you(?: (?:guys|people|all|folks))?|eddy|tradewind|the (?:site|app|platform|brokerage)|here))?';
const NOW = '(?: (?:at the moment|right now|now|currently|these days|at present|at this point|today|here|so far)){0,2}';
const ACTUALLY = '(?:(?:actually|currently|still|even|really|now|all|else) ){0,2}';
const RUNS =
  '(?:running|going|going on|in progress|ongoing|in the works|active|happening|on the go|in the pipeline|cooking|under way|underway)';
/** Asks for everything that the user has under way. */
const RUNNING = new RegExp(
  `${OPENS}(?:(?:what|which)(?: (?:deals|trades|things|stuff|business|all))? (?:do|have) i ${ACTUALLY}(?:have |got )?${ACTUALLY}(?:any |all )?${RUNS}${NOW}${SITE}${NOW}|what (?:deals|trades|things|stuff|business)?(?: of mine)? ?(?:is|are) ${ACTUALLY}${RUNS}(?: for me| on my (?:end|side))${NOW}${SITE}|(?:show|list|tell)(?: me)? (?:everything|all|what) (?:that )?(?:i have|i have got|is) ${ACTUALLY}${RUNS}(?: for me)?${NOW}${SITE}|what (?:is|are) (?:all )?my (?:open|current|running|active|ongoing|live) (?:deals|dealings|business)|what is (?:all )?(?:on my plate|on my side)${NOW})${NOW}[?.! ]*$`,
);
/** Bare, the same words may be about what was told last. */
const BARE = new RegExp(`${OPENS}any (?:movement|developments?|activity|action)${WHEN}[?.! ]*$`);
const ELSEWHERE = /_(?:type|make|boat|person|place|bound|money|asset|saved|service)_|\b(?:agent|search|listed)\b/;

/** 'Did I miss anything?': unread messages, offers that wait for the user, closings, and offers that wait for others. */
export const catchUpFrame: Frame = (situation) => {
  const { line, reading, memory } = situation;
  const isBare = BARE.test(reading.words) && memory.told.length === 0 && !memory.focus;
  if ((!isBare && !matches(NEWS, reading.words) && !matches(RUNNING, reading.words)) || line.has(ELSEWHERE))
    return undefined;
  return {
    intent: 'trades',
    weight: 1.78,
    ...EVERYTHING,
    whole: true,
    plan: catchUpPlan(situation),
  };
};

function catchUpPlan({ phrases }: Situation): Plan {
  return (done) => {
    const [talks, waiting, agreed, sent] = done;
    if (!talks) return use('my_conversations');
    if (!waiting) return use('my_trades', { list: 'waiting' });
    if (!agreed) return use('my_closings');
    if (!sent) return use('my_trades', { list: 'open' });
    const error = [talks, waiting, agreed, sent].map(({ output }) => errorOf(output)).find(Boolean);
    if (error) return say(error);
    const unread = ((talks.output.conversations ?? []) as KnownTalk[]).filter((talk) => talk.unread > 0);
    const closings = (agreed.output.closings ?? []) as KnownClosing[];
    const texts = [
      unread.length > 0
        ? `${phrases.inbox.total(countOf(talks.output.total), countOf(talks.output.unread))} ${phrases.inbox.unread(unread)}`
        : '',
      tradesIn(waiting.output).length > 0 ? tradesText(waiting.output, phrases, 'waiting') : '',
      closings.length > 0 ? closingText(closings, closings.length, 'tasks', phrases) : '',
      tradesIn(sent.output).length > 0 ? tradesText(sent.output, phrases, 'open') : '',
    ].filter(Boolean);
    return say(texts.join(' ') || phrases.nothingNew);
  };
}
