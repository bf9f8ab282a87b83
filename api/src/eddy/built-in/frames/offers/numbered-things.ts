import type { Line } from '../../reading/line.ts';

const AMOUNT = '_(?:money|bound|n|coins)_';
const JOINS = '(?:and|plus|\\+|&|,|with|on top of|along with|as well as)';
const CASH = '(?:dollars |bucks |cash |in cash )*';
/** 'My 964 and 20k' and 'swap my 964': beside cash or an exchange, the number names a thing. */
const GIVEN = new RegExp(
  `\\bmy _n_(?= (?:${JOINS} ){0,2}(?:another |about |around |like )?${AMOUNT})|(?<=${AMOUNT} ${CASH}(?:${JOINS} )?)my _n_(?= (?:for|against|on|towards?)\\b|$)|(?<=\\b(?:trade|trading|swap|swapping|exchange|exchanging)(?: in)? )my _n_(?= |$)`,
);
/** Amounts that were offered before: 'raise my 150 and …', 'my 150 offer'. */
const OFFERED =
  /\b(?:raise|bump|lower|increase|change|reduce|drop|cut|sweeten|make|up|match|beat|forget|withdraw) my _n_|\bmy _n_ (?:offer|bid|proposal|dollars?|bucks|cash|percent|limit|max|budget)\b/;

/** Own things that are called by a number alone, such as the model of a car. */
export function numberedThings(line: Line): string[] {
  if (line.has(OFFERED)) return [];
  const things: string[] = [];
  line.each(GIVEN, ({ chunks }) => {
    const written = chunks.at(-1)?.written ?? '';
    if (/^\d{2,4}$/.test(written)) things.push(written);
    return undefined;
  });
  return things;
}
