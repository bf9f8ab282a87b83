import { displayMoney, dollars } from '@tradewind/domain/money';
import { matchOf } from '../../../matching.ts';
import { boatsOf, dollarsOf, type KnownBoat } from '../../memory.ts';
import { LOWEST_PRICES } from '../../phrases/lowest-prices.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';

const AMOUNT = '\\$?(?<amount>\\d[\\d.,]*)\\s?(?<unit>k|grand|thousand|mil\\p{L}*|m|mio|mille)?(?![\\p{L}\\d])';
const UNDER = '(?:under|below|beneath|(?:for )?(?:any )?less than|lower than|cheaper than)';
const SELLS =
  '(?:sell(?:ing)?|let(?:ting)?|go(?:ing)?|take|taking|accept(?:ing)?|agree(?:ing)?|part(?:ing)?|give(?:n)?|drop(?:ping)?|come down|trade|offers?|bids?|settle)';
/** The least that the user would take for a boat of their own. */
const LOWEST: readonly RegExp[] = [
  new RegExp(
    `\\b(?:do(?:n['’]?t| not)|never|won['’]?t|will not|wouldn['’]?t|not|no)\\b[^.?!]*\\b${SELLS}\\b[^.?!]*\\b${UNDER} ${AMOUNT}`,
    'iu',
  ),
  new RegExp(
    `\\b(?:set|put|make|enter|keep)\\b[^.?!]*\\b(?:floor|minimum|lowest (?:price|value)|bottom line|reserve(?: price)?|lower limit)\\b[^.?!]*?(?:of|at|to|is|:|=)? ?${AMOUNT}`,
    'iu',
  ),
  new RegExp(
    `\\b(?:floor|minimum|lowest(?: price| value)?|bottom line|bottom dollar|rock bottom|reserve(?: price)?|least i(?:['’]d| would| will|['’]ll)? (?:take|accept))\\b[^.?!]*\\b(?:is|:|=|be|at) ?(?:about |around )?${AMOUNT}`,
    'iu',
  ),
  new RegExp(`\\bkeep\\b[^.?!]*\\b(?:above|over|at least) ${AMOUNT}`, 'iu'),
  new RegExp(
    `\\b(?:reject|decline|refuse|turn down|ignore|no)\\b[^.?!]*\\b(?:everything|anything|all|any|offers?|bids?)\\b[^.?!]*\\b${UNDER} ${AMOUNT}`,
    'iu',
  ),
  new RegExp(
    `\\bnicht (?:f(?:ü|ue)r )?(?:unter|weniger als) ${AMOUNT}[^.?!]*\\b(?:her\\p{L}*|verkauf\\p{L}*|weg\\p{L}*|geb\\p{L}*|gehen)|\\b(?:verkauf\\p{L}*|gib|gebt?)\\b[^.?!]*\\bnicht (?:f(?:ü|ue)r )?(?:unter|weniger als) ${AMOUNT.replaceAll('?<amount>', '?<amount2>').replaceAll('?<unit>', '?<unit2>')}`,
    'iu',
  ),
  new RegExp(
    `\\bno (?:lo |la )?(?:vend\\p{L}*|baj\\p{L}*|acept\\p{L}*|dej\\p{L}*)[^.?!]*(?:menos de|debajo de) ${AMOUNT}`,
    'iu',
  ),
  new RegExp(
    `\\b(?:ne |n['’])?(?:(?:le |la |l['’])?(?:vend\\p{L}*|accept\\p{L}*|descend\\p{L}*|laiss\\p{L}*|c(?:è|e)d\\p{L}*))[^.?!]*\\b(?:pas|jamais|rien)\\b[^.?!]*(?:moins de|dessous de|sous) ${AMOUNT}`,
    'iu',
  ),
];
const ASKS =
  /^(?:(?:so|and|but|hey)[\s,]+)*(?:how|what|where|should|can i|could i|does|do|did|is|are|why|when|who|which|would)\b(?! not)|\?\s*$/iu;
const OF_SEARCH =
  /\b(?:show|find|search|look(?:ing)? for|buy|spend|budget|watch for|my agent (?:should )?(?:spend|pay|offer|bid)|of my agent|(?:set|put|make|limit) (?:my|the) agent|my agent['’]s)\b/i;

/** 'My boat', 'the 48', 'the ski boat'. */
const POINTED = /\b(?:my|mine|our)\b|\bthe (?:\d{2,3}|[\p{L}]+ boat)\b/iu;

/** 'Don't let it go under 470': a lowest price for a boat of the user's, which only they set. */
export const lowestPriceFrame: Frame = (situation) => {
  const { message, line, memory, deals } = situation;
  if (ASKS.test(message) || OF_SEARCH.test(message) || line.has(/_person_/) || memory.cardIsLast) return undefined;
  const found: Record<string, string | undefined> | undefined = LOWEST.map(
    (pattern) => matchOf(pattern, message)?.groups,
  ).find(Boolean);
  const named = [...line.all('boat'), ...line.all('make'), ...line.all('own')].flatMap(({ boats }) => boats);
  const isOwn = situation.own.length > 0 && named.some(({ id }) => situation.own.some((boat) => boat.id === id));
  const isPointed = /\b(?:my|mine|our|the|it|das|den|mein\p{L}*|mi|mis|mon|ma|le|la|el|lo)\b/iu.test(message);
  if (!found || !isPointed || (named.length === 0 && deals.length === 0 && !POINTED.test(message))) return undefined;
  const amount = numberOf(found.amount ?? found.amount2 ?? '');
  if (!(amount > 0)) return undefined;
  const ids = named.map(({ id }) => id);
  const plan = planOf(situation, { amount, unit: found.unit ?? found.unit2, ids });
  return { intent: 'own', weight: isOwn ? 1.95 : 1.85, ...EVERYTHING, whole: true, isOrder: true, plan };
};

/** '470.000', '1,65' and '470,' as numbers. */
const numberOf = (written: string): number =>
  Number(
    written
      .replace(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(/,(?=\d{1,2}$)/, '.')
      .replace(/[.,]$/, ''),
  );

interface Asked {
  amount: number;
  unit: string | undefined;
  /** The boats that the words name. */
  ids: readonly number[];
}

function planOf({ message, language }: Situation, { amount, unit, ids }: Asked): Plan {
  const said = LOWEST_PRICES[language];
  return (done) => {
    const [mine] = done;
    if (!mine) return use('my_boats');
    const error = errorOf(mine.output);
    if (error) return say(error);
    const all = boatsOf(mine.output);
    const meant = all.filter(({ id }) => ids.includes(id));
    // 'My boat, the 41' says both: a name tells more than 'my boat'.
    const told = meant.filter(({ title }) => sharesWord(message, title));
    const named = told.length > 0 ? told : meant;
    const numbered = all.filter(({ title }) => sharesWord(message, title));
    const [boat, ...others] = named.length > 0 ? named : numbered.length > 0 ? numbered : all;
    if (!boat || (ids.length > 0 && named.length === 0)) return say(said.notYours);
    if (others.length > 0) return say(said.which);
    return say(said.set(boat.title, displayMoney(dollars(inFull(amount, unit, boat)))));
  };
}

/** A number or a name of the title, without the year: 'the 41', 'the coupe'. */
function sharesWord(message: string, title: string): boolean {
  const words: readonly string[] = message.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return title
    .toLowerCase()
    .split(/[\s-]+/)
    .slice(1)
    .some((word) => word.length > 1 && words.includes(word));
}

/** '470' beside a boat of 489,000 is 470 thousand, '1.65' beside one of 1.8 million is in millions. */
function inFull(amount: number, unit: string | undefined, { price }: KnownBoat): number {
  if (unit) return amount * (/^(?:m|mil\p{L}*|mio)$/iu.test(unit) && !/^mille$/i.test(unit) ? 1_000_000 : 1_000);
  const asking = dollarsOf(price);
  const fitting = [1, 1_000, 1_000_000]
    .map((scale) => amount * scale)
    .find((one) => one >= asking * 0.2 && one <= asking * 2);
  return fitting ?? (amount < 1_000 ? amount * 1_000 : amount);
}
