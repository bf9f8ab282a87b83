import { boatsMeant } from '../../meant.ts';
import { just } from '../../plan.ts';
import type { Interpretation, Situation } from '../../situation.ts';
import { amountSaid, fromAsking } from './amounts-said.ts';
import { cashBackIn } from './cash-back.ts';
import { EXPLAINED, withWords } from './offer.ts';
import { offerFor } from './offer-draft.ts';
import { offerWords } from './offer-words.ts';
import { assetsIn } from './offered-things.ts';

/** The reply to 'What would you like to offer?': its own amount, for the boat that the question was about. */
export function offerReplied(replied: Situation, heard: Situation): Interpretation | undefined {
  const { back, situation: paid } = cashBackIn(replied);
  const [answer, before] = [offerWords(paid), offerWords(heard)];
  const [reply, asked] = [answer.situation, before.situation];
  const { memory, line } = reply;
  const says = amountSaid(reply) ?? line.first('own') ?? fromAsking(reply) ?? (assetsIn(reply).length > 0 || undefined);
  if (says === undefined) return undefined;
  const lookedUp = memory.last && memory.last.calls.length > 0 ? memory.focusId : undefined;
  const meant = boatsMeant(asked);
  const target = lookedUp ?? (typeof meant === 'object' && 'ids' in meant ? meant.ids[0] : memory.focusId);
  const other = line.has(/_(?:boat|make|ref|id)_/) ? boatsMeant(reply) : undefined;
  if (target === undefined || (typeof other === 'object' && 'ids' in other && !other.ids.includes(target)))
    return undefined;
  if (back && 'say' in back) return { ...EXPLAINED, weight: 1.2, plan: just(back.say) };
  const plan = offerFor(target, reply, { note: answer.note ?? before.note, ...back });
  return { ...EXPLAINED, weight: 1.2, plan: withWords(plan, [answer, before], reply) };
}

/** Whether a reply to that question asks for something else. */
export const isAnotherWish = ({ line }: Situation): boolean => line.has(ANOTHER_WISH);

const ANOTHER_WISH =
  /_(?:type|kind|place|sort|fuel|engine|condition)_|\b(?:show|find|search|compare|boats|how (?:much|many|does|do)|worth|fee|fees|never mind|cancel|forget)\b/;
