import { matchOf } from '../../matching.ts';
import type { Scored } from '../compete.ts';
import type { Memory } from '../memory.ts';
import { inTurn, type Plan } from '../plan.ts';
import type { Chunk } from '../reading/line.ts';
import { readInTurn } from './parts.ts';
import { isClear, isOpen, moveOf, type Reader, type Request } from './request.ts';

const ORDER_BEHIND =
  /^(?<before>.{12,}?[.?!;])\s*(?:(?:if (?:not|so|yes|no)|otherwise|then|so|and|please)\b,?\s+)*(?<order>(?:write|tell|message|text|let) (?:him|her|them|\p{Lu}\p{L}+)\b.+)$/iu;
const CERTAIN_HELP = 1.8;

/** 'Is a check okay? If not, tell him …': the help, and the message behind it. */
export async function orderBehindHelp(
  message: string,
  memory: Memory,
  whole: Scored | undefined,
  reader: Reader,
): Promise<Plan | undefined> {
  const { before, order } = matchOf(ORDER_BEHIND, message.trim())?.groups ?? {};
  if (!before || !order || whole?.intent !== 'help' || whole.score < CERTAIN_HELP) return undefined;
  const [told, written] = await readInTurn([before, order], memory, reader);
  if (!told || !written || written.best?.intent !== 'message' || !isClear(written)) return undefined;
  const asked = told.best?.intent === 'help' ? reader.planOf(told.situation, told.best) : whole.plan;
  const named = told.situation.line.chunks.find(({ meaning }) => meaning?.is === 'boat' || meaning?.is === 'own');
  const sent = named && !isAbout(written.best, named) ? await aboutBoat(order, named, told, reader) : written;
  return inTurn([asked, reader.planOf(sent.situation, sent.best)], isOpen);
}

/** Whether a drafted message is in the conversation about a boat. */
function isAbout(message: Scored, { meaning }: Chunk): boolean {
  const move = moveOf(message);
  const boats = meaning?.is === 'boat' || meaning?.is === 'own' ? meaning.boats : [];
  const boatId = 'use' in move && 'boatId' in move.input ? move.input.boatId : undefined;
  return boats.some(({ id }) => id === boatId);
}

/** The words with the boat that they are about, since the conversation is about another one. */
const aboutBoat = async (order: string, { written }: Chunk, told: Request, reader: Reader): Promise<Request> => {
  const boat = /^(?:my|the) /i.test(written) ? written : `the ${written}`;
  const [, message] = await readInTurn(
    [told.part, `${order.replace(/[\s.!]+$/, '')}. This is about ${boat}.`],
    told.situation.memory,
    reader,
  );
  return message ?? told;
};
