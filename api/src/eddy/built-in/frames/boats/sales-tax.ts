import { ask, textOf } from '../../plan.ts';
import type { Frame } from '../../situation.ts';

const TAX = /\b(?:sales|use|boat|vessel|state)? ?tax(?:es|ed)?\b/;
/** Taxes on gains, and the whole cost of a boat. */
const OTHER =
  /\b(?:capital|gains?|income|irs|deduct\w*|write off|1031|like ?-? ?kind|property|all in|total|credit for|avoid|dodge|evade|skip|cash under|bill of sale)\b|_(?:boat|make|own|type)_/;
const LEAST_PRICE = 1_000;

/** How a state taxes the sale of a boat. */
export const salesTaxFrame: Frame = ({ line, phrases }) => {
  const places = line.all('place');
  const states = [...new Set(places.flatMap(({ states }) => states ?? []))];
  const [state, ...others] = states;
  if (!state || others.length > 0 || !TAX.test(line.text) || OTHER.test(line.text)) return undefined;
  const bound = line.first('bound');
  const price = line.first('money')?.value ?? bound?.max ?? bound?.min;
  const input = { state, ...(price !== undefined && price >= LEAST_PRICE && { price: Math.round(price) }) };
  return {
    intent: 'help',
    weight: 1.6,
    uses: ['place', 'money', 'bound', 'n', 'service'],
    words: /.*/,
    plan: ask('sales_tax', input, (output) =>
      [
        phrases.taxRule,
        textOf(output.why),
        output.tax ? phrases.taxAt(textOf(output.price), textOf(output.tax)) : '',
        phrases.taxNote,
      ]
        .filter(Boolean)
        .join(' '),
    ),
  };
};
