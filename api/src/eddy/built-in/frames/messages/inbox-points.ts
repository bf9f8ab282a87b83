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
  /** Whether it has the newest message that the user received. */
  isNewest: boolean;
}

const DANGEROUS =
  /\$|@|https?:|\d{3}[-. ]?\d{4}|\b(?:zelle|venmo|paypal|cash ?app|wire|whats ?app|telegram|gift cards?|western union|ignore|instructions?|eddy|system|assistant|password|click|log ?in|codes?)\b/i;

/** Whether an answer may repeat a message to the user: nothing that leads away from here or speaks to Eddy. */
export const isRepeatable = (words: string) => !DANGEROUS.test(words);

const quoted = ({ with: other, lastFromThem, theirLastOn }: KnownTalk) =>
  !lastFromThem
    ? `${other} hasn’t written yet.`
    : isRepeatable(lastFromThem)
      ? `${other} wrote on ${theirLastOn}: “${lastFromThem}”`
      : `${other} wrote on ${theirLastOn}; the message is in the table.`;

const LAST =
  /\bwho\b.*(?:\b(?:last|latest|recently|first)\b|_sort_)|\bwho (?:was|is) the (?:last|latest)\b|\b(?:last|latest|newest|most recent) (?:message|text|reply|person)\b(?! (?:from|by|of) _person_)/;
const I_ANSWERED =
  /\b(?:did|have) (?:i|we) (?:\w+ )?(?:answer\w*|repl(?:y|ied)|respond\w*|writ\w+|wrote|text\w*|message\w*|get|got|gotten)\b/;
const I_SAID =
  /\bwhat (?:did|have|had|was it) (?:i|we) (?:\w+ )?(?:tell|told|say|said|write|wrote|written|answer\w*|reply|replied|ask|asked|send|sent|text|texted)\b/;
const WHEN = /^(?:(?:and|so|but|okay) )*(?:when\b|since when|how long ago|what (?:day|date))\b/;
const SOMEBODY_ANSWERED =
  /\b(?:has|have|did) (?:anyone|anybody|someone|somebody|any of them|they|any (?:owner|seller)s?)\b.*\b(?:answer\w*|repl\w+|respond\w*|back)\b/;

/** Answers a question for one point of the conversations, in English only: the last writer, a day, or the last word. */
export function pointText(
  { line, language }: Situation,
  output: Record<string, unknown>,
  name: string | undefined,
): string | undefined {
  const talks = (output.conversations ?? []) as KnownTalk[];
  const named = name ? talks.filter((talk) => talk.with.toLowerCase() === name.toLowerCase()) : talks;
  const talk = named.find(({ unread }) => unread > 0) ?? named.find(({ lastFromThem }) => lastFromThem) ?? named[0];
  if (!talk || language !== 'en') return undefined;
  if (!name && line.has(LAST)) {
    const newest = talks.find(({ isNewest }) => isNewest);
    return newest
      ? `The last one to write to you was ${newest.with} about the ${newest.about}. ${quoted(newest)}`
      : undefined;
  }
  if (!name && line.has(SOMEBODY_ANSWERED)) return answeredText(talks);
  if (line.has(I_SAID)) return name ? saidText(talk) : undefined;
  if (name && line.has(I_ANSWERED)) return mineText(talk);
  if (line.has(WHEN))
    return talk.theirLastOn
      ? `${talk.with} last wrote about the ${talk.about} on ${talk.theirLastOn}.`
      : `${talk.with} hasn’t written yet about the ${talk.about}.`;
  return undefined;
}

function answeredText(talks: readonly KnownTalk[]): string {
  const answered = talks.filter(({ lastFromThem }) => lastFromThem);
  if (answered.length === 0) return 'No, nobody has written to you yet.';
  return `Yes. ${answered
    .slice(0, 3)
    .map((talk) => `About the ${talk.about}: ${quoted(talk)}`)
    .join(' ')}`;
}

const mineText = (talk: KnownTalk) =>
  talk.lastIsMine
    ? `Yes, the last message to ${talk.with} about the ${talk.about} is yours, from ${talk.lastOn}.`
    : `Not since then: the last message about the ${talk.about} is from ${talk.with}. ${quoted(talk)}`;

function saidText(talk: KnownTalk): string {
  const there = 'Open Messages to read the whole conversation.';
  if (!talk.lastIsMine)
    return `The last message about the ${talk.about} is from ${talk.with}, and I only see the last one of each side: ${quoted(talk)} ${there}`;
  return `Your last message to ${talk.with} about the ${talk.about} is from ${talk.lastOn}; it’s in the table. ${there}`;
}
