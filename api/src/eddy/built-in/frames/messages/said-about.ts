import { isTelling } from '../../compete.ts';
import { errorOf, say, use } from '../../plan.ts';
import type { Chunk } from '../../reading/line.ts';
import type { Meaning } from '../../reading/meanings.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { isRepeatable } from './inbox-points.ts';

const WHO = '(?:_person_|_ref_|he|she|they)';
const TO_ME = '(?:me |us |to me |anything |something |sth )*';
const OPENING = '(?:(?:so|and|hey|okay|wait|hm+|remind me|tell me|look up|check|again|what about|,) )*';
/** 'What did Ruth say about the cushion', 'what did I tell Ruth about the hours'. */
const SAID: readonly RegExp[] = [
  new RegExp(
    `^${OPENING}(?:what|how much|how many|which|where|when|why)\\b.{0,40}\\b${WHO} (?:\\w+ )?(?:say|said|says|tell|told|write|wrote|written|mention|mentioned|claim|claimed|answer|answered|reply|replied|quote|quoted|want to know|wanted to know|ask|asked)\\b ?${TO_ME}`,
  ),
  new RegExp(
    `^${OPENING}(?:did|has|had|have) ${WHO} (?:\\w+ )?(?:say|said|tell|told|write|wrote|written|mention|mentioned|bring up|brought up|answer|answered|talk|talked) ?${TO_ME}`,
  ),
  new RegExp(`^${OPENING}${WHO} (?:\\w+ )?(?:said|told|wrote|mentioned) ?${TO_ME}(?:about|on|regarding) `),
  new RegExp(
    `^${OPENING}(?:what|how much|which|when|where) (?:did|have|had|was it) (?:it )?(?:that )?(?:i|we) (?:\\w+ )?(?:say|said|tell|told|write|wrote|written|mention|mentioned|answer|answered|promise|promised|ask|asked) (?:to )?${WHO}`,
  ),
];
/** Other answers know offers, trades and who has read or answered. */
const OTHER =
  /\b(?:if (?:_person_|_ref_|he|she|they)|pay|owe|deposit|agent|least|lowest|limit|floor|would take|take less|yet|counter\w*|proposals?|deals?|trades?|swaps?|offers?|bids?|accept\w*|declin\w*|agree\w*|last|first|latest|lately|today|back|others?)\b|_own_ (?:offer|bid)/;
const OWN = /\b(?:did|have|had|was it) (?:it )?(?:that )?(?:i|we)\b/;
const NAMES: ReadonlySet<Meaning['is']> = new Set([
  ...(['person', 'ref', 'boat', 'make', 'own', 'saved', 'n', 'id', 'sort', 'place', 'type'] as const),
]);
/** Words that ask and tell, but name no topic. */
const VAGUE =
  /^(?:what|how|much|many|which|where|when|why|who|if|whether|did|does|do|has|had|have|was|were|will|would|could|should|can|say|said|says|tell|told|write|wrote|written|mention|mentioned|claim|claimed|answer|answered|reply|replied|quote|quoted|ask|asked|promise|promised|want|wanted|wanna|know|about|regarding|anything|something|everything|anybody|again|remind|look|check|boat|boats|one|her|his|their|that|this|there|then|thing|things|stuff|really|exactly|ever|even|already|message|messages|chat|conversation|owner|seller|it|for|with|from|please|think|like|get|got|give|gave|need|needed|wants|needs|bring|brought|talk|talked|up|me|us|him|them|she|he|they|my|your|our|the|and|but|not|yes|no|okay|to|of|on|in|at|is|are|be|been|so|wait|hey|okay)$/;
const MOST_WORDS = 6;

/** A message as the tool returns it. */
interface FoundMessage {
  about: string;
  isFromUser: boolean;
  text: string;
  on: string;
  answer?: { text: string; on: string };
  isUnanswered: boolean;
}

/** Looks up in the user's own messages what somebody wrote about a topic. */
export const saidAboutFrame: Frame = (situation) => {
  const { line, language } = situation;
  if (line.has(/_person_ and _person_.*\beach ?other\b/)) return undefined;
  if (language !== 'en' || line.has(OTHER) || !SAID.some((pattern) => line.has(pattern))) return undefined;
  const person = personMeant(situation);
  const words = line.chunks.flatMap(topicWords).slice(0, MOST_WORDS);
  if (!person || words.length === 0) return undefined;
  const isOwn = line.has(OWN);
  return {
    intent: 'inbox',
    weight: 1.85,
    ...EVERYTHING,
    whole: true,
    plan: ([read]) => {
      if (!read) return use('find_in_messages', { words, with: person.id });
      const found = (read.output.found ?? []) as FoundMessage[];
      return say(errorOf(read.output) ?? foundText(found, words, person.name, isOwn));
    },
  };
};

/** The person whom the message names, or whom the last answer told about. */
function personMeant({ line, memory }: Situation): { id: string; name: string } | undefined {
  const named = line.first('person');
  const [id, ...more] = named?.ids ?? [];
  if (named) return id && more.length === 0 ? { id, name: named.name } : undefined;
  const [told] = memory.told;
  if (told) return { id: told.userId, name: told.name };
  const { focus } = memory;
  return focus?.owner && focus.ownerId ? { id: focus.ownerId, name: focus.owner } : undefined;
}

const topicWords = ({ meaning, written, text }: Chunk): string[] => {
  if (meaning && NAMES.has(meaning.is)) return [];
  if (!meaning && !isTelling(text)) return [];
  return written
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter((word) => word.length > 2 && !VAGUE.test(word));
};

function foundText(found: readonly FoundMessage[], words: readonly string[], name: string, isOwn: boolean): string {
  const preferred = (isOwn ? found.find(({ isFromUser }) => isFromUser) : undefined) ?? found[0];
  if (!preferred)
    return `I find nothing about “${words.join(' ')}” in your messages with ${name}. I can draft a message that asks.`;
  const { about, isFromUser, on, text, answer, isUnanswered } = preferred;
  const shown = (words: string) => (isRepeatable(words) ? `“${words}”` : 'it’s in the table.');
  const said = `About the ${about}, ${isFromUser ? 'you' : name} wrote on ${on}: ${shown(text)}`;
  if (isOwn) return said;
  if (answer) return `${said} ${name} answered on ${answer.on}: ${shown(answer.text)}`;
  return isUnanswered ? `${said} ${name} hasn’t written in that conversation since.` : said;
}
