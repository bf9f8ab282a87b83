import { matchOf } from '../../../matching.ts';
import { ONES, sumOfWords, TEENS, TENS } from '../../../number-words.ts';
import { dollarsOf, type KnownBoat } from '../../memory.ts';
import type { Chunk } from '../../reading/line.ts';
import type { Situation } from '../../situation.ts';
import { countsThings } from './plain-things.ts';

/** An amount of money for an offer, or why it is none. */
type AmountSaid = { cash: number } | { bad: 'negative' | 'zero' | 'huge' } | { two: readonly [number, number] };

/** More than anybody pays, and more than the offer's form accepts. */
const MOST = 9_999_999_999;
/** Bare numbers up to this are thousands: 'offer 45'. */
const THOUSANDS_BELOW = 1_000;
const MILLION = 1_000_000;

const dollarsIn = ({ meaning }: Chunk, scale: number, isStep: boolean): number | undefined => {
  if (meaning?.is === 'money') return meaning.value;
  if (meaning?.is === 'bound' && meaning.field === 'price')
    return meaning.about && meaning.min !== undefined && meaning.max !== undefined
      ? Math.round((meaning.min + meaning.max) / 2)
      : (meaning.max ?? meaning.min);
  if (meaning?.is === 'quantity' && meaning.field === 'year') return meaning.value;
  if (meaning?.is === 'bound' && meaning.field === 'year') return meaning.max ?? meaning.min;
  if (meaning?.is !== 'n' || meaning.value >= THOUSANDS_BELOW) return meaning?.is === 'n' ? meaning.value : undefined;
  return meaning.value * (scale > 1 && !isStep && isOfMillions(meaning.value) ? MILLION : scale);
};

/** 'Make it 1.05': nobody writes a thousand and fifty dollars like that. */
const isOfMillions = (value: number) => value > 1 && value < 10 && !Number.isInteger(value);

const isNegative = (chunks: readonly Chunk[], index: number, message: string) => {
  const before = chunks[index - 1]?.text ?? '';
  return (
    /^(?:minus|negative)$/.test(before) ||
    (/(?:^|[\s$])-\s?\$?$/.test(message.slice(0, chunks[index]?.at ?? 0)) && !isRange(chunks, index))
  );
};

const isRange = (chunks: readonly Chunk[], index: number) =>
  chunks[index - 1]?.text === '-' && /_(?:n|money|bound)_/.test(chunks[index - 2]?.text ?? '');

/** The amount of a message. `scale` is what a bare small number stands for. */
export function amountSaid(
  situation: Situation,
  scale = THOUSANDS_BELOW,
  among = situation.line.chunks,
): AmountSaid | undefined {
  const { line, message, memory } = situation;
  const isStep = directionIn(situation) !== undefined;
  const found = among.flatMap((chunk) => {
    const value = dollarsIn(chunk, scale, isStep);
    if (
      value === undefined ||
      (isYear(chunk) &&
        !isPaid(line.chunks, chunk) &&
        !(memory.asked === 'whatOffer' && isAlone(line.chunks, chunk))) ||
      isPartOfName(line.chunks, chunk)
    )
      return [];
    return [{ value, negative: isNegative(line.chunks, line.chunks.indexOf(chunk), message) || value < 0 }];
  });
  if (found.some(({ negative }) => negative)) return { bad: 'negative' };
  if (/\b(?:zero|nothing|nada|zilch)\b/i.test(message) && found.length === 0) return { bad: 'zero' };
  const [first, second] = found;
  if (!first) return undefined;
  if (first.value === 0) return { bad: 'zero' };
  if (first.value > MOST) return { bad: 'huge' };
  return second && second.value !== first.value && second.value > 0
    ? { two: [first.value, second.value] }
    : { cash: first.value };
}

/** Four digits such as 2019 are a year unless they are what somebody pays. */
const isPaid = (chunks: readonly Chunk[], chunk: Chunk) => {
  const index = chunks.indexOf(chunk);
  const [before = '', next = ''] = [index - 1, index + 1].map((at) => chunks[at]?.text);
  // 'My truck and 2000 for the Gale'.
  const isBeside = /^(?:and|plus|with)$/.test(before) || /^(?:and|plus|with|\+) ?\d/i.test(chunk.written);
  return /^(?:offer|pay|bid|give|him|her|them|\$|to|by|it|that)$/.test(before) || (isBeside && next === 'for');
};

/** The only thing that a reply says. */
const isAlone = (chunks: readonly Chunk[], chunk: Chunk) =>
  chunks.every((one) => one === chunk || !one.meaning) &&
  !/^(?:the|my|a|from|in)$/.test(chunks[chunks.indexOf(chunk) - 1]?.text ?? '');

const isYear = ({ meaning }: Chunk) =>
  (meaning?.is === 'quantity' || meaning?.is === 'bound') && meaning.field === 'year';

/** 'My 911' is a thing, 'the 34' is the boat with that number in its name, and 'instead of 90' is what it no longer is. */
const isPartOfName = (chunks: readonly Chunk[], chunk: Chunk) => {
  const index = chunks.indexOf(chunk);
  const before = chunks[index - 1]?.text ?? '';
  // 'A watch worth 30k' and 'six goats' name no cash.
  if (/^(?:worth|valued|appraised)$/.test(before === 'at' ? (chunks[index - 2]?.text ?? '') : before)) return true;
  // 'Make that 235' names the new amount.
  const isMade = before === 'that' && /^(?:make|making|call)$/.test(chunks[index - 2]?.text ?? '');
  const leads = `${chunks[index - 2]?.text ?? ''} ${before}`;
  return (
    /^(?:(?:instead|place) of|rather than|(?:up|down) from)$/.test(leads) ||
    /^\S+ not$/.test(leads) ||
    countsThings(chunks, index) ||
    (before === 'my' && !isBidOfMine(chunks, index)) ||
    endsOwnThing(chunks, index) ||
    (chunk.meaning?.is === 'n' && !isMade && /^(?:the|that|this)$/.test(before))
  );
};

/** 'My 90k for it', unlike 'my 45k truck'. */
const isBidOfMine = (chunks: readonly Chunk[], index: number) =>
  chunks[index]?.meaning?.is === 'money' && /^(?:for|on|offer|bid)$/.test(chunks[index + 1]?.text ?? '');

/** 'My Roadster 900 and 20k': the number belongs to the thing. */
const endsOwnThing = (chunks: readonly Chunk[], index: number) =>
  chunks[index]?.meaning?.is === 'n' &&
  ['strange', 'asset'].includes(chunks[index - 1]?.meaning?.is ?? '') &&
  chunks.slice(Math.max(index - 4, 0), index - 1).some(({ text }) => text === 'my') &&
  /^(?:and|plus|\+|for|,)$/.test(chunks[index + 1]?.text ?? '');

const SHARE = /(\d+(?:\.\d+)?)\s*(?:%|percent|pct|per cent)/i;
const SHARE_WORDS = new RegExp(
  `\\b(?:(${TENS})(?:[ -](${ONES}))?|(${ONES}|${TEENS}))[ -](?:%|percent|pct|per cent)`,
  'i',
);

/** '5 %' and 'ten percent' as a number. */
export const percentIn = (message: string): number | undefined => {
  const share = Number(SHARE.exec(message)?.[1] ?? sumOfWords(...(SHARE_WORDS.exec(message)?.slice(1) ?? [])));
  return share > 0 ? share : undefined;
};

/** A price in relation to the asking price: '10% under asking', 'full price', 'half of what they ask'. */
function shareOfAsking(message: string): number | undefined {
  const share = percentIn(message);
  if (share !== undefined) {
    if (/\b(?:under|below|less|off|lower|beneath|discount|down)\b/i.test(message)) return 1 - share / 100;
    if (/\b(?:over|above|more|higher|on top)\b/i.test(message)) return 1 + share / 100;
    const isWhole = /\bof (?:the |their |his |her |its )?(?:\w+ )?(?:asking|ask|price|list|sticker)/i.test(message);
    return isWhole || (share >= 50 && /\b(?:offer|bid|pay|lowball|come in|go in)\b/i.test(message))
      ? share / 100
      : undefined;
  }
  const part = fractionIn(message);
  if (part !== undefined) return part;
  if (/\bhalf (?:of )?(?:the |their |his |her |what )?(?:asking|ask|price|list|they|he|she)/i.test(message)) return 0.5;
  return /\b(?:full|asking|list(?:ed)?|sticker) (?:price|ask)\b|\bwhat (?:he|she|they) (?:asks?|wants?|is asking|are asking)\b|\bfull ask(?:ing)?\b|\b(?:at|match(?:ing)?|meet(?:ing)?) (?:the |his |her |their |full |list )*(?:asking|ask|list|price)\b/i.test(
    message,
  )
    ? 1
    : undefined;
}

const PARTS: Readonly<Record<string, number>> = { third: 3, quarter: 4, fourth: 4, fifth: 5, tenth: 10 };
const COUNTS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4, nine: 9, seven: 7 };

/** 'Two thirds of the asking price', 'a quarter below asking'. */
function fractionIn(message: string): number | undefined {
  const found =
    /\b(a|one|two|three|four|seven|nine)[ -](third|quarter|fourth|fifth|tenth)s?\b(.*)\b(?:asking|ask|price|list)/i.exec(
      message,
    );
  const part = (COUNTS[found?.[1]?.toLowerCase() ?? ''] ?? 0) / (PARTS[found?.[2]?.toLowerCase() ?? ''] ?? 1);
  if (!found || part <= 0 || part >= 1) return undefined;
  return /\b(?:under|below|less|off|lower|beneath)\b/i.test(found[3] ?? '') ? 1 - part : part;
}

/** To the cent: the card shows the amount before anything is sent. */
const shareOf = ({ price }: Pick<KnownBoat, 'price'>, share: number): number =>
  Math.round(dollarsOf(price) * share * 100) / 100;

/** The price that a message names in relation to the asking price. */
export function fromAsking(situation: Situation): ((boat: Pick<KnownBoat, 'price'>) => number) | undefined {
  const away = dollarsFromAsking(situation);
  if (away !== undefined) return ({ price }) => dollarsOf(price) + away;
  const share = shareOfAsking(situation.message);
  return share === undefined ? undefined : (boat) => shareOf(boat, share);
}

const ASKING =
  "(?:what )?(?:(?:the|their|his|her|its|your|full|current|original|they|he|she|it|_person_|_ref_|is|are|owner|seller|'s) )*(?:asking(?: price)?|ask|asks|list(?:ed|ing)?(?: price)?|sticker(?: price)?|price|wants?)\\b";
const AWAY = new RegExp(
  `_(?:money|n|bound|quantity)_ (?:dollars |bucks |cash )?(?:(under|below|beneath|less than|lower than|off(?: of)?|short of|shy of|cheaper than|down from)|(?:over|above|more than|higher than|on top of)) ${ASKING}|\\b(?:asking(?: price)?|list(?: price)?|sticker(?: price)?) (?:(minus|less)|(?:plus)) _(?:money|n|bound|quantity)_`,
);

/** 'Get the owner to knock 20k off' is an offer of that much less. */
export const TALKS_DOWN =
  /\b(?:get|convince|persuade|push|have|make|ask) (?:_person_|_ref_|him|her|them|the (?:owner|seller)) (?:to )?(?:(?:knock|take|shave|cut|chop|drop)(?: off| another)? _(?:money|n|bound)_ (?:dollars |bucks )?(?:off|from)\b|(?:come|go) down(?: by| another)? _(?:money|n|bound)_)/;

/** How far an offer is from the asking price, in dollars: '10 thousand under asking'. */
function dollarsFromAsking({ line }: Situation): number | undefined {
  const lower = matchOf(TALKS_DOWN, line.text);
  const found = matchOf(AWAY, line.text) ?? lower;
  if (!found) return undefined;
  const before = line.text.slice(0, found.index + found[0].search(/_(?:money|n|bound|quantity)_/));
  const chunk = line.chunks[before.split(' ').length - 1];
  const dollars = chunk && dollarsIn(chunk, THOUSANDS_BELOW, false);
  if (!dollars) return undefined;
  return found === lower || found[1] || found[2] ? -dollars : dollars;
}

const RAISES = /\b(?:bump|raise|increase|up|sweeten|add|more|extra|another|on top|higher|go up)\b/;
const LOWERS =
  /\b(?:lower|reduce|drop|decrease|cut|shave|knock|less|fewer|take off|off|down|subtract|deduct|go down)\b/;
const BY =
  /\b(?:go|come|move) (?:up|down)(?: another| by)? _(?:money|n)_|\b(?:cash|it|that|price|offer|bid) (?:up|down) _(?:money|n|bound)_|\bby _(?:money|n|bound|quantity)_|\b(?:another|extra|an extra|an additional) _(?:money|n|bound)_|_(?:money|n|bound)_ (?:more|extra|less|higher|lower|off|on top(?! of (?:_own_|_asset_|my|our)))\b|\b(?:shave|knock|take|cut)(?: off)? _(?:money|n)_|^(?:please |and |also |just |okay )*add _(?:money|n|bound)_/;

/** The direction in which the amount of a message changes the earlier one: 'bump it by 10k', '5k less'. */
export function directionIn({ line }: Situation): 1 | -1 | undefined {
  if (!line.has(BY) || /\b(?:up|down)\s+to\s+\$?\d/i.test(line.message)) return undefined;
  return line.has(LOWERS) ? -1 : line.has(RAISES) ? 1 : undefined;
}

/** Of several amounts, the wanted one stands behind the other, unless that is what it replaces. */
export function wantedAmount(chunks: readonly Chunk[]): readonly Chunk[] {
  const amounts = chunks.filter(
    ({ meaning }, index) =>
      meaning &&
      ['money', 'n', 'bound', 'quantity'].includes(meaning.is) &&
      !(chunks[index - 1]?.text === 'of' && chunks[index - 2]?.text === 'instead') &&
      !/^(?:from|than)$/.test(chunks[index - 1]?.text ?? ''),
  );
  return amounts.slice(-1);
}

const BARE_STEP =
  /\b(?:(raise|bump|increase|up|sweeten)|lower|drop|cut|reduce|decrease)(?: (?:it|that|this|my (?:\w+ )?(?:offer|bid|counter\w*)|(?:the )?(?:offer|bid|price|cash|counter\w*)))?(?: (?:up|down))? _(?:money|n|bound|quantity)_/;

/** 'Raise it 10k' is a step if the amount is small beside the one that stands; 'raise it 160' is the new amount. */
export function bareStep({ line }: Situation, amount: number, now: number): 1 | -1 | undefined {
  const found = matchOf(BARE_STEP, line.text);
  if (!found || amount * 2 > now) return undefined;
  return found[1] ? 1 : -1;
}
