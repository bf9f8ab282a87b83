import type { Language } from '../../../../platform/help.ts';
import { matches } from '../../../matching.ts';
import { OWN_LAST_WORDS } from '../../phrases/own-last-words.ts';
import { plural } from '../../plan.ts';
import type { Situation } from '../../situation.ts';

/** A conversation as the tool returns it. */
export interface KnownTalk {
  about: string;
  boatId: number;
  with: string;
  unread: number;
  lastMessage: string;
  lastOn: string;
  lastIsMine: boolean;
  lastFromThem: string;
  theirLastOn?: string;
  firstFromThem?: string;
  theirFirstOn?: string;
  lastFromUser?: string;
  userLastOn?: string;
  /** Whether it has the newest message that the user received. */
  isNewest: boolean;
}

const DANGEROUS =
  /\$|@|https?:|\d{3}[-. ]?\d{4}|\b(?:zelle|venmo|paypal|cash ?app|wire|whats ?app|telegram|gift cards?|western union|ignore|instructions?|eddy|system|assistant|password|click|log ?in|codes?)\b/i;

/** Whether an answer may repeat a message to the user: nothing that leads away from here or speaks to Eddy. */
export const isRepeatable = (words: string) => !matches(DANGEROUS, words);

const quoted = ({ with: other, lastFromThem, theirLastOn }: KnownTalk) =>
  !lastFromThem
    ? `${other} hasn’t written yet.`
    : isRepeatable(lastFromThem)
      ? `${other} wrote on ${theirLastOn}: “${lastFromThem}”`
      : `${other} wrote on ${theirLastOn}; the message is in the table.`;

const LAST =
  /\bwho\b.*(?:\b(?:last|latest|lately|recently|first)\b|_sort_)|\bwho (?:was|is) the (?:last|latest)\b|\b(?:last|latest|newest|most recent) (?:message|text|reply|person)\b(?! (?:from|by|of) _person_)/;
const I_ANSWERED =
  /\b(?:did|have) (?:i|we) (?:\w+ )?(?:answer\w*|repl(?:y|ied)|respond\w*|writ\w+|wrote|text\w*|message\w*|get|got|gotten)\b/;
const I_SAID =
  /(?:_sort_|\b(?:last|latest|newest))(?: \w+)? (?:that )?(?:i|we) (?:told|said|wrote|sent|asked|texted)\b|\bwhat (?:did|have|had|was it) (?:i|we) (?:\w+ )?(?:tell|told|say|said|write|wrote|written|answer\w*|reply|replied|ask|asked|send|sent|text|texted)\b/;
const WHEN = /^(?:(?:and|so|but|okay) )*(?:when\b|since when|how long ago|what (?:day|date))\b/;
/** Asks for something of what was written: a day, a place or a price. */
export const ASKS_OF_WORDS =
  /\b(?:when|where|what time|what day|how much|who) (?:does|did) (?:_person_|_ref_|he|she|they) (?:\w+ )?(?:want|wanted|need|ask|suggest|propose)\w* (?:me |us )?to (?:talk|meet|call|speak|come|chat|visit|see|get together|have a call)\b/;
/** Asks for messages that the user has not answered. */
export const NOT_ANSWERED =
  /\b(?:i|we) (?:still |have |did |had )*(?:not|never|yet to|forgot to)(?: yet| even)? (?:\w+ )?(?:answer\w*|repl\w+|respond\w*|writ\w+ back|wrote back|text\w* back|(?:get|got|gotten) back)\b|\b(?:unanswered|not answered) (?:messages?|mails?|chats?|conversations?|texts?)\b|\b(?:have|did) (?:i|we) not (?:yet )?(?:answer\w*|repl\w+|respond\w*)\b|\b(?:have|did) not (?:i|we) (?:\w+ )?(?:answer\w*|repl\w+|respond\w*|(?:get|got|gotten|written|wrote) back)\b/;
const SOMEBODY_ANSWERED =
  /\b(?:has|have|did) (?:anyone|anybody|someone|somebody|any of them|they|any (?:owner|seller)s?)\b.*\b(?:answer\w*|repl\w+|respond\w*|back)\b/;

/** Answers a question for one point of the conversations: the last writer, a day, or the last word. Other languages know only the user's own last words. */
export function pointText(
  { line, language }: Situation,
  output: Record<string, unknown>,
  name: string | undefined,
): string | undefined {
  const talks = (output.conversations ?? []) as KnownTalk[];
  const named = name ? talks.filter((talk) => talk.with.toLowerCase() === name.toLowerCase()) : talks;
  const talk = named.find(({ unread }) => unread > 0) ?? named.find(({ lastFromThem }) => lastFromThem) ?? named[0];
  if (talk && name && language !== 'en' && line.has(I_SAID)) return saidText(named, language);
  if (!talk || language !== 'en') return undefined;
  if (!name && line.has(LAST)) {
    const newest = talks.find(({ isNewest }) => isNewest);
    return newest
      ? `The last one to write to you was ${newest.with} about the ${newest.about}. ${quoted(newest)}`
      : undefined;
  }
  if (name && line.has(WHOLE_TALK)) return talkText(named);
  if (name && line.has(HAS_READ)) return `I can’t see whether somebody has read a message. ${mineOrTheirs(talk)}`;
  if (line.has(NOT_ANSWERED) || line.has(WAITS_FOR_ANSWER)) return unansweredText(named);
  if (!name && line.has(SOMEBODY_ANSWERED)) return answeredText(talks);
  if (line.has(I_SAID)) return name ? saidText(named, language) : undefined;
  if (name && line.has(I_ANSWERED)) return mineText(talk);
  if (line.has(WHEN) && !line.has(ASKS_OF_WORDS))
    return talk.theirLastOn
      ? `${talk.with} last wrote about the ${talk.about} on ${talk.theirLastOn}.`
      : `${talk.with} hasn’t written yet about the ${talk.about}.`;
  return name && line.has(ASKED_FIRST) ? firstText(named, line) : undefined;
}

/** Asks for a question or the beginning of a conversation, which the last message need not tell. */
const ASKED_FIRST =
  /\b(?:first|originally|initially|at first|begin\w*|start\w*)\b|\b(?:want\w*|like\w*|need\w*) to know\b|\b(?:ask|asked|asking|asks)\b(?! (?:for|to)\b)|\bquestions?\b/;

/** The first words of somebody, and the last ones. */
function firstText(talks: readonly KnownTalk[], line: Situation['line']): string | undefined {
  const boats = [...line.all('boat'), ...line.all('make'), ...line.all('own')].flatMap(({ boats }) => boats);
  const talk = talks.find(({ boatId }) => boats.some(({ id }) => id === boatId)) ?? talks[0];
  if (!talk?.firstFromThem || !isRepeatable(talk.firstFromThem)) return undefined;
  return `${talk.with} first wrote about the ${talk.about} on ${talk.theirFirstOn}: “${talk.firstFromThem}” ${
    isRepeatable(talk.lastFromThem)
      ? `The last message from ${talk.with}, on ${talk.theirLastOn}: “${talk.lastFromThem}”`
      : 'The last one is in the table.'
  }`;
}

/** Asks for all of a conversation, of which Eddy sees only its ends. */
export const WHOLE_TALK =
  /\b(?:show|read|open|see|pull up|give me|view|go (?:through|over)|list|display|bring up|look at|summarize|summary|sum up|recap|what (?:are|were|is in)|all|whole|entire|full)\b.*\b(?:messages|conversations?|chats?|talks?|threads?|texts|back and forth|correspondence)\b.*\b(?:with|and|between)\b.*_person_|\bwhat (?:have|did) (?:me and )?_person_ and (?:i|me) (?:\w+ )?(?:writ\w+|wrote|say|said|talk\w*|discuss\w*)\b|\bwhat (?:have|did) (?:i|we) (?:and )?(?:\w+ )?(?:talk\w*|discuss\w*|writ\w+|wrote|chat\w*)(?: about)? with _person_|^(?:my |our )?(?:messages|conversations?|chats?|thread|texts) (?:with|and) _person_[?.! ]*$/;

/** Both ends of each conversation with somebody. */
function talkText(talks: readonly KnownTalk[]): string {
  const words = (text: string | undefined) => (text && isRepeatable(text) ? `“${text}”` : 'it’s in the table.');
  const lines = talks
    .slice(0, MOST)
    .map((talk) =>
      [
        `With ${talk.with} about the ${talk.about}:`,
        talk.firstFromThem ? `${talk.with} first wrote on ${talk.theirFirstOn}: ${words(talk.firstFromThem)}` : '',
        talk.lastFromThem
          ? `The last message from ${talk.with}, on ${talk.theirLastOn}: ${words(talk.lastFromThem)}`
          : `${talk.with} hasn’t written yet.`,
        talk.lastFromUser ? `Your last one, on ${talk.userLastOn}: ${words(talk.lastFromUser)}` : '',
      ]
        .filter(Boolean)
        .join(' '),
    );
  return `${lines.join(' ')} I only see the first and the last message: open Messages to read the whole conversation.`;
}

export const HAS_READ =
  /\b(?:if|whether|that) (?:_person_|he|she|they) (?:has |have |already )*(?:read|seen|saw|opened) (?:my|the|our|that) (?:\w+ )?(?:messages?|note|text|reply)\b|\b(?:has|did|have) (?:_person_|he|she|they) (?:\w+ )?(?:read|see|seen|open(?:ed)?|look(?:ed)? at) (?:my|the|our|that) (?:\w+ )?(?:messages?|note|text|reply)\b/;
/** 'Who's waiting for me to write back?' */
export const WAITS_FOR_ANSWER =
  /\b(?:waiting|waits|wait) (?:for|on) (?:me|us|my|an?|to hear) ?(?:to )?(?:\w+ )?(?:write|reply|replies|text|message|respond in messages|get back|hear)\b|\b(?:who|whom) (?:should|do|must) (?:i|we) (?:\w+ )?(?:write|text|message|reply) back\b/;

const mineOrTheirs = (talk: KnownTalk) =>
  talk.lastIsMine
    ? `The last message about the ${talk.about} is yours, from ${talk.lastOn}.`
    : `The last message about the ${talk.about} is from ${talk.with}.`;

function answeredText(talks: readonly KnownTalk[]): string {
  const answered = talks.filter(({ lastFromThem }) => lastFromThem);
  if (answered.length === 0) return 'No, nobody has written to you yet.';
  return `Yes. ${answered
    .slice(0, 3)
    .map((talk) => `About the ${talk.about}: ${quoted(talk)}`)
    .join(' ')}`;
}

/** Says whether a person answered the user's last message, with their words. */
export function lastWordsWith(talks: readonly KnownTalk[], name: string): string {
  const named = talks.filter((talk) => talk.with.toLowerCase() === name.toLowerCase());
  const talk = named.find(({ unread }) => unread > 0) ?? named.find(({ lastIsMine }) => !lastIsMine) ?? named[0];
  if (!talk) return `You and ${name} haven’t written to each other.`;
  if (!talk.lastIsMine) return `Yes. About the ${talk.about}, ${quoted(talk)}`;
  if (talk.unread > 0)
    return `Yes, there’s an unread message. About the ${talk.about}, ${quoted(talk)} You wrote after that, on ${talk.lastOn}.`;
  const before = talk.lastFromThem ? ` Before that, ${quoted(talk)}` : '';
  return `Not yet: the last message about the ${talk.about} is yours, from ${talk.lastOn}.${before}`;
}

const mineText = (talk: KnownTalk) =>
  talk.lastIsMine
    ? `Yes, the last message to ${talk.with} about the ${talk.about} is yours, from ${talk.lastOn}.`
    : `Not since then: the last message about the ${talk.about} is from ${talk.with}. ${quoted(talk)}`;

const MOST = 3;

function unansweredText(talks: readonly KnownTalk[]): string {
  const open = talks.filter(({ lastIsMine, lastFromThem }) => !lastIsMine && lastFromThem);
  if (open.length === 0)
    return 'No message waits for your answer: in each of these conversations, the last one is yours.';
  const more = open.length > MOST ? ` ${open.length - MOST} more are in the table.` : '';
  return `Yes, in ${plural(open.length, 'conversation')} the last message isn’t yours. ${open
    .slice(0, MOST)
    .map((talk) => `About the ${talk.about}: ${quoted(talk)}`)
    .join(' ')}${more}`;
}

/** The user's own last words in each conversation with somebody. */
function saidText(talks: readonly KnownTalk[], language: Language): string {
  const { words, without, none, there } = OWN_LAST_WORDS[language];
  const said = talks.filter(({ lastFromUser }) => lastFromUser).slice(0, MOST);
  if (said.length === 0) return `${none(talks[0]?.with)} ${there}`;
  const lines = said.map(({ with: other, about, lastFromUser = '', userLastOn = '' }) =>
    isRepeatable(lastFromUser) ? words(other, about, lastFromUser, userLastOn) : without(other, about, userLastOn),
  );
  return `${lines.join(' ')} ${there}`;
}
