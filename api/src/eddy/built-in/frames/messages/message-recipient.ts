import { boatsMeant } from '../../meant.ts';
import type { Chunk } from '../../reading/line.ts';
import type { Situation } from '../../situation.ts';
import { isOfRanked } from './ranked-recipient.ts';

export const isRecipient = ({ meaning, text }: Chunk) =>
  (meaning !== undefined && ['person', 'ref', 'boat', 'make', 'id'].includes(meaning.is)) ||
  /^(?:him|her|them|owner|seller|guy|person)$/.test(text);

/** 'The owner of the cheapest one'. */
const isSortedOne = (head: readonly Chunk[], index: number) => {
  const at = head[index]?.text === 'one' ? index - 1 : index;
  return head[at]?.meaning?.is === 'sort' && head[at - 1]?.text === 'the' && head[at - 2]?.text === 'of';
};

/** Words between the parts of a recipient: 'Ruth, about the …', 'the owner of the …'. */
const BETWEEN =
  /^(?:about|of|the|that|this|his|her|their|'s|owner|seller|guy|for|regarding|re|on|,|boat|a|an|message|note|line|text|email|reply|question|to|with|who|whoever|owns|sells|selling|has|quick|short|nice|and|person|back|in|at|from|please)$/;

/** The text begins behind a colon, a quote, or words such as 'that' and 'if'. */
const TEXT_BEGINS = /^(?::|"|that|if|whether|saying|know|i|we|my|and|asking|when|what|how|why|where)$/;

/** A comma separates the recipient from a question: "message the Breeze 28's owner, is the price firm". */
const isTextBehind = (chunks: readonly Chunk[], index: number) =>
  chunks[index]?.text === ',' &&
  /^(?:is|are|was|does|do|did|has|have|can|could|would|will|should|who|which|any|hi|hello|please|thanks|yes|no|sure|tell|ask|say)$/.test(
    chunks[index + 1]?.text ?? '',
  );

/** 'Tell Ruth be here before 6': a verb right behind the name is for the reader. */
const isOrderBehind = (chunks: readonly Chunk[], first: number, index: number) =>
  index === first + 1 &&
  chunks[first]?.meaning?.is === 'person' &&
  /^(?:be|bring|call|come|give|take|send|get|go|keep|let|make|meet|put|show|stop|text|wait|write|look|check|hold|leave|pick|do|have|forget|hurry)$/.test(
    chunks[index]?.text ?? '',
  );

/** The part of the message that says who gets it. Boats in the text itself are only its content. */
export function headOf({ line }: Situation): readonly Chunk[] {
  const first = line.chunks.findIndex(isRecipient);
  const end = line.chunks.findIndex(
    ({ text, meaning }, index) =>
      index > first &&
      !meaning &&
      (isOrderBehind(line.chunks, first, index) ||
        TEXT_BEGINS.test(text) ||
        /^[.!?;]$/.test(text) ||
        isTextBehind(line.chunks, index)),
  );
  return first < 0 ? [] : line.chunks.slice(0, end < 0 ? undefined : end);
}

/** 'The owner of the …', "…'s owner" and 'Ruth, about the …' name a boat; otherwise the person or the owner discussed. */
export function recipientBoat(situation: Situation, head: readonly Chunk[]) {
  // Behind a name, 'the boat' is part of the text.
  const isNamed = head.find(isRecipient)?.meaning?.is === 'person';
  const named = head.filter(
    ({ meaning }) =>
      meaning &&
      ['boat', 'make', 'id', 'ref'].includes(meaning.is) &&
      !(meaning.is === 'ref' && (meaning.ref.by === 'owner' || isNamed)),
  );
  if (named.length > 0) return boatsMeant(situation, named);
  const people = head.filter(({ meaning }) => meaning?.is === 'person' || meaning?.is === 'ref');
  const [first] = people;
  const meant = first && boatsMeant(situation, [first]);
  // Of several boats, the text may name the one that it is about.
  if (typeof meant === 'object' && 'several' in meant && situation.line.has(/_(?:boat|make)_/))
    return boatsMeant(situation);
  if (first && meant !== 'which one?') return meant;
  const { focusId, shown } = situation.memory;
  return focusId === undefined && shown.length !== 1 ? boatsMeant(situation) : boatsMeant(situation, head);
}

/** The chunk that names the recipient last: the person, or the boat that follows as 'about the …'. */
export function endOfRecipient(head: readonly Chunk[]): number {
  const at = head.findIndex(({ meaning }) => meaning?.is === 'person');
  const behind = head.slice(at + 1, at + 4).map(({ text }) => text);
  const isTold =
    at >= 0 &&
    behind.length > 0 &&
    !/^(?:(?:about|regarding|re|for|on|,(?! (?:that|if|whether|dass|ob)\b)|'s|of) )/.test(`${behind.join(' ')} `);
  const isTopic =
    at >= 0 && /^(?:about|regarding) (?:(?:the|his|her) )?(?!_|(?:the|his|her) )\w/.test(`${behind.join(' ')} `);
  if ((isTold || isTopic) && head[at]) return head[at].end;
  const first = head.findIndex(isRecipient);
  let end = head[first]?.end ?? 0;
  // A pronoun further on belongs to the text.
  for (const [index, chunk] of [...head.entries()].slice(first + 1)) {
    if (isRecipient(chunk) || isSortedOne(head, index) || isOfRanked(head, index)) end = chunk.end;
    else if (!BETWEEN.test(chunk.text) && !chunk.meaning) break;
  }
  return end;
}
