import type { Situation } from '../situation.ts';
import type { Full } from './in-full.ts';
import { partnerCountered, partnersListed, type Topic } from './topics.ts';

const YES = '(?:accept|take|say yes to|agree to|go with|go for|approve|sign)';
const NO = '(?:decline|reject|refuse|turn down|say no to|pass on)';
const ONE =
  '(?:(?:the|his|her|their|that|this|my) )*(?<which>better|best|worse|worst|higher|highest|lower|lowest|cash|bigger|smaller|first|second|third|last|other|old|original|what we had|what we agreed|what was there|it as it (?:is|was)|_n_)?(?: (?:one|offer|deal|bid|proposal|terms))?(?: (?:as it (?:is|was)|instead))?';
const ANSWERS = new RegExp(
  `^(?:(?:just|go ahead and|please|can you|could you|you can|i will|i want to|let us|let me|then|rather|instead) )*(?:(?<yes>${YES})|(?<no>${NO})) ${ONE}$`,
);
const PLACES = ['first', 'second', 'third'];

/** 'Accept the better one' after the user's offers, 'accept what we had' beside a drafted counteroffer. */
export function answeredOffer(words: string, topic: Topic, { memory, phrases }: Situation): Full | undefined {
  const { which, no } = ANSWERS.exec(words)?.groups ?? {};
  if (!which) return undefined;
  const order = no ? 'decline' : 'accept';
  if (topic === 'counter') {
    const name = partnerCountered(memory);
    return name ? { ask: `${order} ${name}'s offer` } : undefined;
  }
  if (topic !== 'offers') return undefined;
  const names = partnersListed(memory);
  const name = which === 'last' ? names.at(-1) : names[PLACES.indexOf(which)];
  if (name) return { ask: `${order} ${name}'s offer` };
  return { ask: 'compare my offers', remark: no ? phrases.declineThere : phrases.acceptThere };
}
