import { boatsOf, dollarsOf } from '../../memory.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import type { Situation } from '../../situation.ts';
import { eachFee, type WithFee } from './with-fees.ts';

const TO_CLOSE =
  /\b(?:(?:cheaper|cheapest|less|more|pricier|expensive|costs?|lower|lowest|higher) ){0,3}(?:to close(?: on)?|closing (?:costs?|fees?)|(?:costs?|fees?) (?:of|for|to) clos(?:e|ing))\b/g;

/** The words of a comparison without those about closings, which compare no prices. */
export const withoutClosing = (text: string): string => text.replace(TO_CLOSE, '');

/** Tells the costs of closing first if a comparison asks for them, the lowest first. */
export const withClosings = ({ line, phrases }: Situation, compare: Plan): Plan => {
  if (line.text === withoutClosing(line.text)) return compare;
  return (done) => {
    const fees = done.find(({ name }) => name === 'prices_with_closing');
    const compared = compare(done.filter((call) => call !== fees));
    const boats = done.flatMap(({ name, output }) => (name === 'boat_details' ? boatsOf(output) : []));
    if (!('say' in compared) || boats.length < 2) return compared;
    if (!fees) return use('prices_with_closing', { boatIds: boats.map(({ id }) => id) });
    const error = errorOf(fees.output);
    const costs = (boatsOf(fees.output) as WithFee[]).toSorted(
      (one, two) => dollarsOf(one.closingCost ?? '') - dollarsOf(two.closingCost ?? ''),
    );
    return say([error ?? eachFee(costs, phrases), compared.say].filter(Boolean).join(' '));
  };
};
