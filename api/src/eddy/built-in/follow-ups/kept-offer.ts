import { matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';

const KEPT =
  /^\s*(?:(?:no|nah|nope|wait|actually|hm+|ok(?:ay)?|oh|on second thoughts?|well|sorry)[\s,.!…–—-]+)*(?:(?:keep|leave) (?:it|that|the offer|mine)(?: (?:up|open|there|in|alive|on the table))?|(?:do not|don['’]?t) (?:withdraw|pull|cancel)(?: it| that| the offer)?|let it (?:stand|ride))[\s,.;–—-]+(?:(?:and|but|just|only|instead|rather|then)[\s,]+)*(?:raise|bump|up|increase|lower|drop|cut|reduce|change|make|set|move)(?: (?:it|that|the offer|mine))?(?: up| down)?(?: to)? (?<sum>\$?\d[\d.,]*\s?(?:k|grand|thousand|mil|million)?)(?: (?:cash|instead|please|then))*[\s.!]*$/iu;

/** 'Keep it, but raise it to 300k' beside a card that withdraws the offer: an order without that card. */
export function keptOffer(message: string, memory: Memory): { message: string; memory: Memory } | undefined {
  if (memory.card?.name !== 'withdraw_offer' || !memory.cardIsLast) return undefined;
  const sum = matchOf(KEPT, message)?.groups?.sum?.trim();
  const facts = (memory.card.output.facts ?? []) as { name: string; value: string }[];
  const boat = facts.find(({ name }) => name === 'You get')?.value;
  if (!sum || !boat) return undefined;
  return {
    message: `raise my offer for the ${boat} to ${sum}`,
    memory: { ...memory, card: undefined, cardIsLast: false },
  };
}
