import { matches, matchOf } from '../../matching.ts';
import type { Turn } from '../../turns.ts';
import type { Memory } from '../memory.ts';
import type { Line } from '../reading/line.ts';

const AD = '(?:ad|advert|listing|post|posting|page|description)';
const OPENS =
  '^\\s*(?:(?:ok(?:ay)?|alright|all right|fine|fair enough|got it|then|so|well|and|but|just|please|can you|could you|tell me|show me|read me|at least)[\\s,.]+)*';
const TAKES =
  "(?: (?:that )?(?:(?:he|she|they|the owner|the seller)(?:['’]s| is| are|['’]d| would)?|it)(?: be)? (?:takes?|accepts?|wants?|looking for|after|open to|trading for|like)(?: (?:in trade|for it|instead|in return|then))*)?";
/** Asks for the content of an ad, or for the things that it says its owner takes. */
const ASKS = new RegExp(
  `${OPENS}what(?: does| do|['’]?s)? (?:(?:his|her|their|the|that|its) ${AD}s?|(?:the |his |her )?${AD}s? (?:of|for) (?:it|that one|that boat))(?: (?:itself|actually|officially|really))*(?: (?:says?|tells?|lists?|mentions?|states?|has|reads?|in))?(?: (?:about (?:it|that|this)|publicly|then))*(?<takes>${TAKES})[\\s?.!]*$`,
  'iu',
);

export const asksOfAd = (message: string): boolean => matches(ASKS, message);

/** The question about an ad, with the boat discussed or the person that the last question named. */
export async function withAd(
  message: string,
  { focus, last }: Memory,
  past: readonly Turn[],
  lineOf: (message: string) => Promise<Line>,
): Promise<string> {
  const takes = matchOf(ASKS, message)?.groups?.takes;
  const [person, ...others] = last?.calls.length ? [] : (await lineOf(past.at(-1)?.question ?? '')).all('person');
  const name = others.length === 0 ? person?.name : undefined;
  if (name && name !== focus?.owner) return takes ? `what does ${name} take in trade` : `show me ${name}'s boats`;
  if (!focus) return message;
  return takes ? 'what does its owner take in trade' : `tell me about the ${focus.make} ${focus.model}`;
}
