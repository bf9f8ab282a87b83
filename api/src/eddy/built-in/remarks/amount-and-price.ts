import type { ToolRecord } from '../../turns.ts';
import { fromAsking } from '../frames/offers/amounts-said.ts';
import { dollarsOf } from '../memory.ts';
import { textOf } from '../plan.ts';
import type { Situation } from '../situation.ts';

/** Offers below this part of the price, and above the other, get a remark. */
const FAR_BELOW = 0.5;
const FAR_ABOVE = 1.3;

/** A remark beside the card of an offer that is far from what the boat asks, unless its price was what the user named. */
export function farFromPrice(situation: Situation, done: readonly ToolRecord[]): string | undefined {
  const draft = done.findLast(({ output }) => 'confirmLabel' in output);
  if (!draft || (draft.name !== 'draft_offer' && draft.name !== 'draft_counter') || fromAsking(situation))
    return undefined;
  const facts = (draft.output.facts ?? []) as { name: string; value: string }[];
  const factNamed = (name: string) => textOf(facts.find((fact) => fact.name === name)?.value);
  const price = factNamed('Asking price');
  const parts = (factNamed('Your offer') || factNamed('You give')).split(/ \+ |, | and (?=your |\$)/);
  const amounts = parts.map((part) => part.match(/\$[\d,]+(?:\.\d+)?/g)?.at(-1));
  if (!price || amounts.some((amount) => amount === undefined)) return undefined;
  const back = dollarsOf(factNamed('You get on top').match(/\$[\d,.]+/)?.[0] ?? '0');
  const share = (amounts.reduce((sum, amount) => sum + dollarsOf(amount ?? '0'), 0) - back) / dollarsOf(price);
  if (!(share < FAR_BELOW || share > FAR_ABOVE)) return undefined;
  const { phrases, memory } = situation;
  const remark = share < FAR_BELOW ? phrases.farBelow(price) : phrases.farAbove(price);
  return memory.last?.text.includes(remark) ? undefined : remark;
}
