import type { Chunk } from '../../reading/line.ts';
import type { Situation } from '../../situation.ts';
import type { Told } from '../../told.ts';

/** An answer to what somebody wrote, without a name: it follows what Eddy told last. */
const REPLIES =
  /^(?:(?:please|can you|could you|okay|so|and|hey|eddy|just|then|great|good|perfect|,) )*(?:(?:reply|respond|answer)(?: back)? (?::|that|with|saying|yes|no|and say)|(?:write|text|message|get) back\b(?! to (?:me|us))|say (?!(?:what|again|more|it again|so|something|nothing)\b)\S)/;

const OPENING =
  /^\s*(?:(?:please|can you|could you|ok(?:ay)?|so|and|hey|eddy|just|then|great|good|perfect),?\s+)*(?:reply|respond|answer|write|text|message|get|say)\b(?:\s+back)?(?:\s+(?:with|saying|and say))?\b[\s,:]*/i;

export const repliesToTold = ({ line, memory: { told } }: Situation): boolean =>
  told.some(({ tradeId }) => tradeId === undefined || !line.has(/^(?:\w+ )*say yes\b/)) && line.has(REPLIES);

/** The person of the last answer who gets a message, by name or by a pronoun; 'several' if it may be one of many. */
export function toldMeant(
  { line, memory: { told, asked, last } }: Situation,
  head: readonly Chunk[],
): Told | 'several' | undefined {
  if (head.some(({ meaning }) => meaning && ['boat', 'make', 'id'].includes(meaning.is))) return undefined;
  const place = head.flatMap(({ meaning }) =>
    meaning?.is === 'ref' && meaning.ref.by === 'position' ? meaning.ref.positions : [],
  )[0];
  const isListed = (last?.calls ?? []).some(({ name }) => name === 'my_trades' || name === 'my_conversations');
  if (place !== undefined && isListed && told.length > 1) return told.at(place);
  if (head.some(({ meaning }) => meaning?.is === 'ref' && meaning.ref.by !== 'owner' && meaning.ref.by !== 'focus'))
    return undefined;
  const isNamed = head.some(({ meaning }) => meaning?.is === 'person') || asked === 'whichForMessage';
  const person = isNamed ? line.first('person') : undefined;
  const meant = told.filter(({ name }) => !person || name === person.name);
  const [first] = meant;
  return first && meant.some(({ userId }) => userId !== first.userId) ? 'several' : first;
}

const YES = /^(?:yes|sure|okay)(?: (?:to|on) (?:that|this|it|him|her|them|_person_))?[\s.!]*$/i;
const NO = /^no(?: (?:to|on) (?:that|this|it|him|her|them))?[\s.!]*$/i;

/** The words of an answer behind its opening, where no recipient divides them. */
export function replyText(message: string): string {
  const words = message.replace(OPENING, '');
  if (YES.test(words)) return 'yes, that works for me';
  return NO.test(words) ? 'no, thank you' : words;
}
