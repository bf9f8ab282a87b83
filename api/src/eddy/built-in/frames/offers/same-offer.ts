import { boatsMeant, idsMeant } from '../../meant.ts';
import { question } from '../../phrases/questions.ts';
import { ask, just } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { severalPlan } from '../boats/boat-text.ts';

const SAME =
  /\b(?:(?:the|that|an?|my|this|exact|exactly|very) )*(?:same|identical) (?:offer|bid|terms|amount|deal|thing|one|price|money|sum|cash)\b|\b(?:offer|send|give|bid|do|make|pay|propose)(?: (?:him|her|them|_person_|_ref_))? (?:the |exactly the )?same\b|^(?:(?:and|now|also|please|then) )*(?:the )?same (?:to|for|on|with)\b/;
const ORDERS = /\b(?:offer|send|give|bid|do|make|pay|propose|draft|put|submit|same (?:to|for|on|with))\b/;
const ASKS = /^(?:(?:and|so|okay) )*(?:is|are|was|were|does|did|has|have|what|which|who|why|how|when)\b/;

/** 'Send the same offer to Ruth for the Gale': the card shown last, once more for another boat. */
export const sameOfferFrame: Frame = (situation) => {
  const { line, memory } = situation;
  const { card } = memory;
  if (card?.name !== 'draft_offer' || !line.has(SAME) || !line.has(ORDERS) || line.has(ASKS)) return undefined;
  // Another amount makes it another offer.
  if (line.has(/_(?:money|bound|own|asset|coins)_/)) return undefined;
  const plan = planFor(situation, card.input);
  return plan && { intent: 'offer', weight: 1.75, ...EVERYTHING, plan };
};

function planFor(situation: Situation, input: Record<string, unknown>) {
  const { phrases, language } = situation;
  const meant = boatsMeant(situation);
  const draftFor = (boatId: number) => ask('draft_offer', { ...input, boatId }, () => phrases.draftOffer);
  if (typeof meant === 'object' && 'several' in meant)
    return severalPlan(meant.several, phrases, question('whichForOffer', language), ({ id }) => draftFor(id));
  const [id] = idsMeant(meant);
  if (id === undefined) return just(question('whichForOffer', language));
  return id === input.boatId ? undefined : draftFor(id);
}
