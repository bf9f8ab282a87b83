import type { Scored } from '../compete.ts';
import { correctedOffer } from '../corrected/offer.ts';
import { comparesTold } from '../frames/boats/told-pair.ts';
import { isAnotherWish, offerReplied } from '../frames/offers/offer-reply.ts';
import { ownMeant } from '../frames/talk/answer.ts';
import { chosenBoat } from '../meant.ts';
import { continued } from '../memory.ts';
import type { Reader } from '../parts/request.ts';
import { type EddyAsks, questionIn } from '../phrases/questions.ts';
import { type Plan, say } from '../plan.ts';
import type { Intent, Situation } from '../situation.ts';

const INCOMPLETE: Partial<Record<EddyAsks, readonly Intent[]>> = {
  whatOffer: ['offer'],
  whichForOffer: ['offer'],
  whichForMessage: ['message'],
  whichBoat: ['offer', 'message', 'value', 'distance', 'compare', 'details', 'saved'],
  whichOwnBoat: ['offer', 'reach', 'partners', 'cost'],
  fromWhere: ['distance', 'search'],
  whichPlace: ['search'],
};
const CHOOSES: ReadonlySet<EddyAsks> = new Set(['whichBoat', 'whichForOffer', 'whichForMessage']);
/** Questions that are no reply to 'Which owner should I write to?'. */
const OTHER_QUESTIONS: ReadonlySet<Intent> = new Set([
  'closing',
  'trades',
  'counter',
  'decline',
  'withdraw',
  'cost',
  'reach',
]);
const CLEAR = 1.5;
const LONGEST_REPLY = 9;

/** Eddy asked for something that was missing: the reply completes the earlier message. */
export async function completedPlan(
  situation: Situation,
  best: Scored | undefined,
  { situationOf, bestOf, planOf }: Reader,
): Promise<Plan | undefined> {
  const { memory, line, message } = situation;
  if (memory.asked === 'whatOffer' && memory.before !== undefined && best?.intent !== 'rule') {
    if (best && best.intent !== 'offer' && isAnotherWish(situation)) return undefined;
    const answered = offerReplied(situation, await situationOf(memory.before, memory));
    if (answered) return planOf(situation, { ...answered, score: answered.weight });
  }
  const intents = memory.asked && INCOMPLETE[memory.asked];
  if (memory.asked === 'whichBoat' && best?.intent === 'compare' && best.score >= CLEAR && comparesTold(line))
    return undefined;
  if (!intents || memory.before === undefined) return undefined;
  const corrected = intents.includes('offer') ? correctedOffer(memory.before, message) : undefined;
  if (line.chunks.length > LONGEST_REPLY && !corrected) return undefined;
  const isTown = (memory.asked === 'fromWhere' || memory.asked === 'whichPlace') && line.first('place') !== undefined;
  if (
    best &&
    !isTown &&
    !corrected &&
    ['rule', 'talk', 'card', 'help', 'fees', 'agent', 'inbox', 'answer'].includes(best.intent)
  )
    return undefined;
  // An order of its own for a boat of the list.
  if (best && memory.asked === 'whichBoat' && isOrder(best) && line.has(/_(?:ref|boat|make|id|sort)_/))
    return undefined;
  if (best && memory.asked === 'whichBoat' && OTHER_QUESTIONS.has(best.intent) && best.score >= CLEAR) return undefined;
  if (memory.asked === 'whichBoat' && !line.chunks.some(({ meaning }) => meaning && meaning.is !== 'aside'))
    return undefined;
  if (best && memory.asked === 'whichForMessage' && OTHER_QUESTIONS.has(best.intent) && best.score >= CLEAR)
    return undefined;
  const chosen = memory.asked && CHOOSES.has(memory.asked) ? chosenBoat(situation) : undefined;
  const before = namingOwn(situation, memory.before);
  const more = before === memory.before && (line.has(/_(?:money|own|asset|coins)_|[":]/) || !chosen);
  const whole = await situationOf(
    more ? continued(before, message) : before,
    chosen ? { ...memory, shown: [chosen], focus: chosen, focusId: chosen.id, asked: undefined } : memory,
  );
  const found = bestOf(whole);
  if (!found || !intents.includes(found.intent)) return undefined;
  return corrected && found.intent === 'offer'
    ? acknowledging(planOf(whole, found), situation.phrases.noted(corrected.amount))
    : planOf(whole, found);
}

const ORDERED = 1.8;
const isOrder = ({ intent, score }: Scored) => ['message', 'offer'].includes(intent) && score >= ORDERED;

/** Says first what was changed if the answer still asks for something else; a card shows it itself. */
const acknowledging =
  (plan: Plan, noted: string): Plan =>
  (done) => {
    const move = plan(done);
    return 'say' in move && questionIn(move.say) ? say(`${noted} ${move.say}`) : move;
  };

/** The earlier message with the name of the boat that the reply chooses from one's own. */
function namingOwn(situation: Situation, before: string): string {
  const { memory, own } = situation;
  if (memory.asked !== 'whichOwnBoat') return before;
  const boat = own.find(({ id }) => id === ownMeant(situation));
  if (!boat) return before;
  const name = `my ${boat.make} ${boat.model}`;
  const named = MY_BOAT.test(before)
    ? before.replace(MY_BOAT, name)
    : `${before.replace(/[?.!\s]+$/, '')} with ${name}`;
  const more = MORE.exec(situation.message)?.[0];
  return more ? `${named.replace(/[?.!\s]+$/, '')} ${more.trim()}` : named;
}

const MY_BOAT = /\b(?:my|our) (?:boat|yacht|vessel)s?\b/i;
/** 'The Gale 31 plus 20k' */
const MORE = /\s(?:plus|and|with|\+)\s+\$?\d[\d.,]*(?:\s?(?:k|grand|thousand|million))?\b.*$/i;
