import { matches, matchOf } from '../../../matching.ts';
import { dollarsOf } from '../../memory.ts';
import { type Plan, remarked } from '../../plan.ts';
import type { Situation } from '../../situation.ts';

const SAID =
  '(?:quoted|promised|guaranteed|agreed|confirmed|assured|committed|(?:told|gave|offered|showed|named) (?:me|us)|said|stated|mentioned|claimed)';
/** In words that Eddy should pass on, 'you' is Eddy. */
const YOU_SAID = new RegExp(
  `(?:(?:,|;|\\b(?:and|but|because|since|as|that))\\s+)*\\b(?:you|u|eddy)(?: (?:had|have|has|already|just|first|once|earlier|also|clearly|originally|yourself))*(?:['’]ve)? ${SAID}\\b[^.;!?]*`,
  'i',
);
const CLAIMS = new RegExp(
  `\\b(?:you|u|eddy)(?: (?:had|have|has|already|just|first|once|earlier|also|clearly|originally))*(?:['’]ve)? ${SAID}\\b`,
  'i',
);

/** Reported words without those that say what Eddy is claimed to have said: the owner would read them as said of the owner. */
export function withoutEddysWords(text: string, onlyPrices = false): { text: string; left: string | undefined } {
  const said = matchOf(YOU_SAID, text)?.[0];
  const left = said === undefined || (onlyPrices && !/\bquoted\b|\d/.test(said)) ? undefined : said;
  return left === undefined ? { text, left } : { text: text.replace(left, '').trim(), left: left.trim() };
}

const ONLY_OF_EDDY =
  /\b(?:tell|let|remind|inform|mention to)\s+(?:him|her|them|the (?:owner|seller|broker|brokerage)|\p{Lu}\p{L}+)(?: know)?(?: that)?\s+(?:you|u|eddy)(?: \w+)? quoted\b[^.;!?,]*[.!\s]*$/iu;

/** Whether the only words for the owner are that Eddy quoted a price. */
export const onlyOfEddy = (message: string): boolean => !/["“:]/.test(message) && matches(ONLY_OF_EDDY, message);

interface Fact {
  name: string;
  value: string;
}

/** Contradicts a price that Eddy is said to have told: the listing has the only one. */
export const withListedPrice =
  (plan: Plan, { message, line, phrases }: Situation): Plan =>
  (done) => {
    const output = done.at(-1)?.output;
    if (!output || !('confirmLabel' in output) || !CLAIMS.test(message.replace(/["“][^"”]*["”]/g, '')))
      return plan(done);
    const asking = ((output.facts ?? []) as Fact[]).find(({ name }) => name === 'Asking price')?.value;
    const isListed = asking !== undefined && line.all('money').some(({ value }) => value === dollarsOf(asking));
    if (isListed) return plan(done);
    return remarked(plan, asking ? phrases.onlyListedPrice(asking) : phrases.noPromises)(done);
  };
