import { boatsMeant } from '../meant.ts';
import { boatsOf } from '../memory.ts';
import { question } from '../phrases/questions.ts';
import { countOf, errorOf, type Plan, say, textOf, use } from '../plan.ts';
import type { Frame, Situation } from '../situation.ts';
import { severalPlan } from './boat-text.ts';

/** Asks for advice about an offer to make. It is no question about the offers of others. */
export const ASKS_ADVICE =
  /\b(?:what|how much|how low|how high) (?:should|could|would|shall|can|do) (?:i|we|you) (?:\w+ )?(?:offer|bid|propose|recommend (?:i|to) (?:offer|bid))\b|\b(?:fair|good|reasonable|sensible|decent|right|realistic|smart|opening|first|starting|serious) (?:\w+ )?(?:offer|bid)\b|\bwhat (?:offer|bid) (?:should|would|could)\b|\badvi[cs]e\b.*\b(?:offer|bid)\b/;

/** Tells how much to offer: the asking price, the estimate, and what the owner takes. */
export const adviceFrame: Frame = (situation) => {
  const { line, phrases, language, memory } = situation;
  if (!ASKS_ADVICE.test(line.text) || line.has(/_own_|_(?:money|bound)_|\b(?:terms|deposit|fees?)\b/)) return undefined;
  const meant = boatsMeant(situation);
  const id = typeof meant === 'object' && 'ids' in meant ? meant.ids[0] : undefined;
  const target = id ?? (meant === undefined ? memory.focusId : undefined);
  if (target === undefined && !(typeof meant === 'object' && 'several' in meant)) return undefined;
  const plan =
    target === undefined && typeof meant === 'object' && 'several' in meant
      ? severalPlan(meant.several, phrases, question('whichBoat', language), (boat) => advicePlan(boat.id, situation))
      : advicePlan(target ?? 0, situation);
  return { intent: 'value', weight: 1.62, uses: ['boat', 'make', 'ref', 'id', 'person', 'n'], words: /.*/, plan };
};

function advicePlan(boatId: number, { phrases }: Situation): Plan {
  const { offerAdvice } = phrases;
  return (done) => {
    const [value] = done;
    if (!value) return use('market_value', { boatId });
    const { output } = value;
    const [boat] = boatsOf(output);
    if (errorOf(output) || !boat) return say(errorOf(output) ?? phrases.nothing);
    const [asking, average, lowest, highest] = ['asking', 'average', 'lowest', 'highest'].map((key) =>
      textOf(output[key]),
    );
    const estimate = average
      ? [
          offerAdvice.asks(boat.title, boat.price, average, lowest ?? '', highest ?? '', countOf(output.comparables)),
          output.position === 'above'
            ? offerAdvice.above(average)
            : offerAdvice[output.position === 'below' ? 'below' : 'about'](asking ?? boat.price),
        ]
      : [offerAdvice.unknown(boat.title, boat.price)];
    const takes = boat.takesInTrade ?? [];
    return say(
      [...estimate, takes.length > 0 ? phrases.takesInTrade(takes) : phrases.noTrade, offerAdvice.private].join(' '),
    );
  };
}
