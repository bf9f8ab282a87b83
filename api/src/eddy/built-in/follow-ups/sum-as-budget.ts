import { matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';

const SUM = String.raw`(\$\d(?:[\d,]*\d)?(?:\.\d+)?)`;
/** The sum of an answer that tells several amounts, in the order in which they are looked for. */
const TOLD: readonly RegExp[] = [
  new RegExp(String.raw`\bthat leaves (?:you )?${SUM}`, 'i'),
  new RegExp(String.raw`\b(?:together|in all|altogether)\b[^$]{0,200}${SUM}`, 'i'),
  new RegExp(String.raw`${SUM} (?:in all|altogether|together)\b`, 'i'),
  new RegExp(String.raw`\bI estimate ${SUM}`),
];
/** Answers about prices of boats that others sell tell no money that the user has. */
const OF_OTHERS = new Set([
  'search_boats',
  'boat_details',
  'saved_boats',
  'who_would_trade',
  'boat_statistics',
  'agent_findings',
]);

/** The only amount that the last answer told, or the one that it added up. */
function sumTold({ last, search }: Memory): string | undefined {
  // The budget of a search still stands behind it.
  if (last?.calls.at(-1)?.name === 'search_boats' && search?.maxPrice !== undefined)
    return `$${search.maxPrice.toLocaleString('en-US')}`;
  const text = last?.text ?? '';
  const sum = TOLD.map((one) => one.exec(text)?.[1]).find(Boolean);
  const calls = last?.calls ?? [];
  // A sum that no tool told would be left out of the next answer.
  if (sum) return JSON.stringify(calls.map(({ output }) => output)).includes(sum) ? sum : undefined;
  if (calls.length === 0 || calls.some(({ name }) => OF_OTHERS.has(name))) return undefined;
  const [only, ...others] = new Set(text.match(new RegExp(SUM, 'g')) ?? []);
  return others.length === 0 ? only : undefined;
}

const OF_THINGS = new Set(['worth_together', 'own_worth', 'my_garage']);

const LEAD = String.raw`^\s*(?:(?:and|so|ok(?:ay)?|but|then|well|cool|great|nice|hm+|now|also)[\s,]+)*`;
const THAT =
  '(?:(?:that|this|the) (?:kind of money|much money|much|money|sum|amount|total|cash|budget|value)|all that|all of that|that|this|it|them|those)';
const AUX = '(?:would|will|could|does|do|can|might|did)';
const SPEND = '(?:cover|buy|get|bring|pay for|stretch to|reach|afford|be enough for|be good for)';
const END = String.raw`(?<rest>[^?.!;]{0,80})[?.!\s]*$`;
const WHAT = '(?:(?:what|which)(?: (?:kinds?|sorts?|types?) of)?(?: other| else)?)';
const FOR = '(?:for|with|within|under|up to|out of|on|from|below)';

/** 'What cruiser would that buy', 'which could I get for that', 'anything for that money' */
const ASKS: readonly RegExp[] = [
  new RegExp(
    String.raw`${LEAD}${WHAT}(?<what>[^?.!,;]{0,60}?)\s+${AUX} (?<that>${THAT}) (?:\w+ )?${SPEND}(?: (?:me|us))?\b${END}`,
    'i',
  ),
  new RegExp(
    String.raw`${LEAD}${WHAT}(?<what>[^?.!,;]{0,60}?)\s+(?:can|could|would|might|do) (?:i|we) (?:\w+ )?(?:get|buy|afford|have|find|swing|pick up)(?<where>[^?.!,;]{0,40}?) ${FOR} (?<that>${THAT})\b${END}`,
    'i',
  ),
  new RegExp(
    String.raw`${LEAD}(?:(?:is|are) there |do you have |have you got |got )?(?<what>(?:anything|something|any|some|what|boats?)\b[^?.!,;]{0,60}?)(?: (?:is|are) there)? ${FOR} (?<that>${THAT})\b${END}`,
    'i',
  ),
  new RegExp(
    String.raw`${LEAD}(?:please )?(?:show|find|list|give|get|see)(?: me| us)? (?<what>[^?.!,;]{2,60}?) ${FOR} (?<that>${THAT})\b${END}`,
    'i',
  ),
  new RegExp(
    String.raw`${LEAD}(?:${AUX} (?<that>${THAT}) (?:\w+ )?${SPEND}(?: (?:me|us))?|(?:is|would) ${THAT} (?:be )?enough (?:for|to (?:buy|get|afford))|can (?:i|we) (?:get|buy|afford)) (?<what>(?:an?|any|some)\b[^?.!,;]{2,60}?)(?: ${FOR} ${THAT})?[?.!\s]*$`,
    'i',
  ),
];
/** Questions for people who take a thing, or for what is got for it. */
const OTHER = /\b(?:who|owners?|sellers?|trade|trades|swap|offer|fees?|insurance|loan|my|saved|instead)\b/i;
const POINTS = /\b(?:that|this|it)\b/i;
const THINGS = /\b(?:it|them|those)\b/i;

/** 'What cruisers would that buy?' right behind a sum: it is the budget. */
export function withSumAsBudget(message: string, memory: Memory): string | undefined {
  const { cardIsLast, asked } = memory;
  if (cardIsLast || asked || OTHER.test(message) || !/\b(?:that|this|it|them|those|the)\b/i.test(message))
    return undefined;
  const found = ASKS.map((one) => matchOf(one, message)?.groups).find(Boolean);
  const sum = found && sumTold(memory);
  if (!found || !sum || !POINTS.test(message)) return undefined;
  // 'Which of those would I have for it' asks for a trade.
  if (THINGS.test(found.that ?? '') && !/\b(?:cover|buy|pay for|me|us)\b/i.test(message)) return undefined;
  const kind = (found.what ?? '')
    .replace(/^\s*(?:any|some|what|an?)\b/i, '')
    .replace(/\b(?:ones?|of (?:them|those|these))\b/gi, '')
    .trim();
  const place = [found.where, found.rest]
    .map((one) => (one ?? '').trim())
    .filter((one) => !/^(?:then|now|please|for me|here|me|us)?$/i.test(one));
  return ['show me', kind || 'boats', ...place, `up to ${sum}`].join(' ');
}

const NAMED = new RegExp(
  String.raw`${LEAD}(?:${AUX} (?:${THAT}) (?:\w+ )?${SPEND}(?: (?:me|us))?|(?:is|would) (?:${THAT}) (?:be )?enough (?:for|to (?:buy|get|afford)))\s+(?<boat>(?:the|that|this) [^?.!,;]{2,50}|it)[?.!\s]*$`,
  'i',
);

/** 'Would that buy the Gale 31?' right behind a sum. */
export function withSumForBoat(message: string, memory: Memory): string | undefined {
  // Things of one's own are held against a price by themselves.
  const isOwn = memory.last?.calls.some(({ name }) => OF_THINGS.has(name));
  if (memory.cardIsLast || memory.asked || isOwn || OTHER.test(message)) return undefined;
  const boat = matchOf(NAMED, message)?.groups?.boat;
  const sum = boat && sumTold(memory);
  return sum && `how far is ${sum} from the asking price of ${boat}`;
}
