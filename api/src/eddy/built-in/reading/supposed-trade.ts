import type { Chunk, Line } from './line.ts';

/** The amounts of a trade that somebody supposes, by what they are. */
export interface SupposedTrade {
  /** The value of the boat that the user would get, or would give. */
  get?: number;
  give?: number;
  /** Cash that the user would pay, or would receive. */
  pay?: number;
  receive?: number;
}

const LEAST = 1_000;
const BOAT = '(?:boats?|yachts?|vessels?|one|trawlers?|_type_|_make_|_kind_)';
/** The number itself is marked; the words that its meaning swallowed stand before it again. */
const AMOUNT = '<\\d+>';

/** A cap, a share or a count is no amount of the trade. */
const NOT_OF_TRADE = /\b(?:cap|caps|maximum|capped|limit|ceiling)\b/;

const amountIn = ({ meaning, written }: Chunk): number | undefined => {
  // 'My 300,000 boat' is read as a boat of the user's.
  if (meaning?.is === 'own') {
    const digits = /(?<!\p{L})\d[\d.,]{4,}/u.exec(written)?.[0].replace(/[.,]/g, '');
    return digits && Number(digits) >= LEAST ? Number(digits) : undefined;
  }
  if (meaning?.is === 'money') return meaning.value;
  if (meaning?.is === 'bound' && meaning.field === 'price')
    return meaning.about && meaning.min !== undefined && meaning.max !== undefined
      ? Math.round((meaning.min + meaning.max) / 2)
      : (meaning.max ?? meaning.min);
  return meaning?.is === 'n' && meaning.value >= LEAST ? meaning.value : undefined;
};

/** Words that a limit swallowed: 'plus 50k', 'i pay 50k', in the languages that are read. */
const PAYS = /\b(?:pay|pays|paying|paie|paye|verse|pago|pagando|pagar[ée]?|zahle?|bezahle?)\b/i;
const ADDS = /\b(?:plus|add|adding|and|with|ajoute|más|mas|und|et|con|avec|mit)\b|\+/i;

function swallowed({ meaning, written }: Chunk): string {
  if (meaning?.is === 'own') return 'my ';
  if (meaning?.is !== 'bound') return '';
  const before = written.slice(0, Math.max(written.search(/\d|\$/), 0));
  return PAYS.test(before) ? 'i pay ' : ADDS.test(before) ? 'plus ' : '';
}

const textWithAmounts = ({ chunks }: Line): string =>
  chunks
    .map((chunk, index) =>
      amountIn(chunk) === undefined
        ? chunk.text
        : `${swallowed(chunk)}<${index}>${chunk.meaning?.is === 'own' ? ' boat' : ''}`,
    )
    .join(' ');

const IS_BOAT = new RegExp(`^ (?:dollars? |value |in value )?${BOAT}\\b`);
const BOAT_BEFORE = new RegExp(
  `(?:\\b(?:for|against) an? (?:for|of) $|(?:\\b(?:${BOAT}|it|mine|hers|his|theirs|yours|sale)|_own_|_ref_|_boat_)(?: (?:is|are|was|worth|valued|at|of|for|priced|costs?|that|asks?|listed|comes? to|in|about|around|only|sold|sells|selling|about|roughly))* $)`,
);
const OF_MINE = /(?:\b(?:my|our|mine)|_own_)(?: [\w-]+| _\w+_){0,3} $/;
/** 'My deposit of 5,000'. */
const OF_MONEY = /\b(?:deposit|fees?|offer|bid|money|cash|price|budget|tax|loan|commission|payment)(?: \w+){0,2} $/;
const OF_THEIRS = /\b(?:his|her|hers|their|theirs|your|yours|_person_ 's)(?: [\w-]+| _\w+_){0,3} $/;
const IS_CASH =
  /^ (?:dollars? )?(?:in )?(?:cash|back|on top|difference|extra|more|of more|from|to (?:me|us)|to boot)\b/;
const CASH_BEFORE =
  /\b(?:pay|pays|paying|add|adds|adding|plus|cash(?: of)?|put in|throw in|throws in|bring|top up with|with|difference of)(?: (?:me|him|her|them|another|about|a|an|of))* $/;

const GIVES = /\b(?:trade|trades|trading|traded|swap|swaps|swapping|swapped|exchange|exchanging|give|gives|giving)\b/;
const SIDES = /\b(?:for|against|to get)\b/;
const VERBS =
  /\b(get|gets|getting|receive|receives|receiving|buy|buying|bought|purchase|purchasing|(?:offer|offers|offering|give|gives|giving) me|(?:offer|offers|give|gives) us)\b|\b(give|gives|giving|sell|selling|sold|trade in|trading in)\b/g;
const FROM_ME = /^(?: in| of)?(?: cash)?(?: on top| extra| more)? (?:from me|from us|from my side|on my side)\b/;
const FROM_THEM =
  /^(?: in| of)?(?: cash)?(?: on top| extra| more)? (?:from (?:him|her|them|the other)|back|to me|to us)\b/;
const I_PAY =
  /\b(?:i|we|me|us|my|and|if|to)(?: \w+){0,2} (?:pay|add|put|throw|bring|paying|adding|put in)(?: \w+){0,2} $/;
const THEY_PAY =
  /\b(?:he|she|they|_person_|_ref_|the (?:other|owner|seller|buyer)(?: \w+)?)(?: would| will)? (?:pays?|adds?|puts?|throws?|brings?|gives?)(?: \w+){0,2} $/;
const I_GET = /\b(?:get|receive|want|with|take)(?: \w+){0,2} $/;

/** Reads which amounts of a message are boats that are given or received, and which are cash. Undefined if a role stays open. */
export function supposedTradeIn(line: Line): SupposedTrade | undefined {
  const text = textWithAmounts(line);
  const found: SupposedTrade = {};
  let last: 'get' | 'give' | undefined;
  for (const match of text.matchAll(new RegExp(AMOUNT, 'g'))) {
    const value = amountIn(line.chunks[Number(match[0].slice(1, -1))] as Chunk);
    const before = text.slice(0, match.index);
    const behind = text.slice(match.index + match[0].length);
    if (isLimit(line.chunks[Number(match[0].slice(1, -1))])) return undefined;
    if (value === undefined || NOT_OF_TRADE.test(behind.slice(0, 12)) || NOT_OF_TRADE.test(before.slice(-22))) continue;
    const isBoat = IS_BOAT.test(behind) || (!IS_CASH.test(behind) && isBoatBefore(before));
    const role = isBoat ? boatRole(before, behind) : cashRole(before, behind, last);
    if (role === undefined || found[role] !== undefined) return undefined;
    found[role] = value;
    if (role === 'get' || role === 'give') last = role;
  }
  // '55k each way'.
  const same = /\b(?:each (?:way|side)|both (?:ways|sides))\b/.test(text) ? (found.get ?? found.give) : undefined;
  const all = { ...(same !== undefined && { get: same, give: same }), ...found };
  return Object.keys(all).length > 0 ? all : undefined;
}

/** 'Boats under 50k' are looked for. */
const isLimit = (chunk: Chunk | undefined): boolean =>
  chunk?.meaning?.is === 'bound' &&
  /\b(?:under|below|over|above|up to|at most|at least|less|more|cheaper|max\w*|min\w*|between|within|hasta|menos|sous|moins|unter|bis|max)\b/i.test(
    chunk.written,
  );

const isBoatBefore = (before: string): boolean =>
  BOAT_BEFORE.test(before) || (!CASH_BEFORE.test(before) && !OF_MONEY.test(before) && OF_MINE.test(before));

function boatRole(before: string, behind: string): 'get' | 'give' {
  const near = before.slice(-60);
  if (OF_THEIRS.test(near)) return 'get';
  if (OF_MINE.test(near)) return 'give';
  const gives = near.search(GIVES);
  const isBehindFor = SIDES.test(near.slice(Math.max(gives, 0)));
  const verb = [...near.matchAll(VERBS)].at(-1);
  if (verb?.[1]) return 'get';
  if (verb?.[2] && !isBehindFor) return 'give';
  if (gives >= 0) return isBehindFor ? 'get' : 'give';
  // 'A boat worth 180k for one of 150k'.
  return /^ (?:\w+ )?(?:for|against) (?:a |an |one )/.test(behind) && /<\d+>/.test(behind) ? 'give' : 'get';
}

function cashRole(before: string, behind: string, last: 'get' | 'give' | undefined): 'pay' | 'receive' | undefined {
  if (FROM_ME.test(behind)) return 'pay';
  if (FROM_THEM.test(behind)) return 'receive';
  if (THEY_PAY.test(before)) return 'receive';
  if (I_PAY.test(before) || /\b(?:i pay|pay|paying) $/.test(before)) return 'pay';
  if (/\b(?:plus|and|\+|with|,) (?:a |an |another |about )*$/.test(before) && last)
    return last === 'get' ? 'receive' : 'pay';
  if (I_GET.test(before)) return 'receive';
  return IS_CASH.test(behind) || CASH_BEFORE.test(before) ? 'pay' : undefined;
}
