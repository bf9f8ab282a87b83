import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { type KnownTalk, lastWordsWith } from '../messages/inbox-points.ts';
import { dealsNamed } from './deals-named.ts';
import { stateLine } from './trade-line.ts';

const GOT_BACK =
  /\b(?:did|has|have|is|was) _person_ (?:\w+ ){0,2}(?:answer\w*|repl(?:y|ied)\w*|respond\w*|react\w*|writ\w+|wrote|text\w*|(?:get|got|gotten|come|came|been) (?:back|in touch)|be in touch)\b|\b(?:hear|heard|hearing|word|news|anything|answer|reply|response|message|update)s? (?:\w+ ){0,2}(?:back )?(?:from|by) _person_|\b_person_ (?:\w+ )?(?:get|got|gotten|getting) back to (?:me|us)\b|\b_person_ (?:ever )?(?:answer|reply|respond)(?:ed)? (?:me|us|yet)\b/;
const OTHER =
  /\b(?:offers?|bids?|proposals?|counter\w*|trade|deal|declin\w*|reject\w*|accept\w*|last|latest|first|about|when|what|why|papers?|deposit|sign\w*|paid|pay|review\w*)\b|_(?:money|bound|n|sort|service|type|asset)_/;

/** 'What's new with Ruth?' */
const NEWS =
  /\b(?:what|anything|any|how|where) (?:(?:is|are|do|things?|it|stuff|else) )*(?:_sort_|new|news|up|happening|going(?: on)?|update|updates|stand|the latest|latest|look\w*|coming along) (?:with|from) _person_[?.! ]*$|^(?:(?:and|so|okay) )*(?:updates?|news|status|catch me up|_sort_)(?: (?:on|with|about|from))? _person_[?.! ]*$/;

/** 'Did Ruth ever get back to me?': her last message, and the open offers between the two. */
export const gotBackFrame: Frame = (situation) => {
  const { line, deals, language } = situation;
  const isNews = line.has(NEWS);
  if (language !== 'en' || (!isNews && (!line.has(GOT_BACK) || line.has(OTHER)))) return undefined;
  const [person, ...others] = line.all('person');
  if (!person || others.length > 0) return undefined;
  const withThem = dealsNamed(situation, deals).filter(({ people }) => people.some(({ name }) => name === person.name));
  const running = withThem.filter(({ list }) => list === 'open' || list === 'waiting');
  const ended = withThem.filter(({ list }) => list === 'ended').slice(0, 1);
  const isBound = withThem.some(({ list }) => list === 'agreed' || list === 'closing');
  const bound = isNews ? withThem.filter(({ list }) => list === 'agreed' || list === 'closing') : [];
  const open = running.length > 0 || isBound ? [...running, ...bound] : ended;
  if (open.length === 0 && !isNews) return undefined;
  return {
    intent: 'inbox',
    weight: 1.74,
    ...EVERYTHING,
    plan: gotBackPlan(
      situation,
      person.name,
      open.slice(0, MOST).map(({ tradeId }) => tradeId),
    ),
  };
};

const MOST = 2;

/** News are asked for, and not whether there are any. */
const withoutYes = (text: string) => text.replace(/^Yes[.,] (\p{L})/u, (_all, letter: string) => letter.toUpperCase());

function gotBackPlan(situation: Situation, name: string, tradeIds: readonly number[]): Plan {
  return (done) => {
    const [talks, ...explained] = done;
    if (!talks) return use('my_conversations');
    const tradeId = tradeIds[explained.length];
    if (tradeId !== undefined) return use('explain_trade', { tradeId });
    const conversations = (talks.output.conversations ?? []) as KnownTalk[];
    const told = errorOf(talks.output) ?? lastWordsWith(conversations, name);
    const words = situation.line.has(NEWS) ? withoutYes(told) : told;
    return say([words, ...explained.map(({ output }) => stateLine(output, situation))].filter(Boolean).join(' '));
  };
}
