import { matchOf } from '../../../matching.ts';
import { type Chunk, Line } from '../../reading/line.ts';
import type { Situation } from '../../situation.ts';
import { amountSaid } from './amounts-said.ts';
import { assetsIn } from './offered-things.ts';

const AMOUNT = '(?:\\$ )?_(?:money|n|bound|quantity)_(?: (?:dollars|bucks|cash|in cash|in money|extra|more))*';
const OWNER =
  "(?:he|she|they|_person_|(?:the|its|his|her|their) (?:owner|seller|other (?:side|party|guy|owner))|owner|seller|_ref_(?: 's)?)";
const HIM =
  '(?:him|her|them|_person_|the (?:owner|seller|other (?:side|party|guy|owner))|(?:his|her|their) (?:side|end|pocket)|_ref_)';
const MAY =
  '(?: (?:would|will|should|must|can|could|has|have|needs?|to|also|then|only|just|is|are|got|and|is going|going))*';
const PAYS =
  '(?:pay|add|give|throw|put|kick|chip|pitch|toss|send|owe|cover|top|bring|hand|fork|cough|contribute|include|return|refund)(?:s|es|ing|ed)?';
const BESIDE =
  '(?: (?:me|us|in|on|up|over|out|top|back|another|an|extra|additional|about|around|of|with|at least|by|the|for|maybe|like|also))*';

/** Words by which money goes to the user; the last amount of the match is meant. */
const BACK: readonly RegExp[] = [
  new RegExp(`\\b${OWNER}${MAY} ${PAYS}${BESIDE} ${AMOUNT}`),
  new RegExp(
    `\\b(?:give|pay|send|hand|owe|get|leave|net|return|refund|bring)(?:s|ing)? (?:me|us)(?: (?:back|about|around|an|extra|another|at least|only|with))* ${AMOUNT}(?! (?:off|under|below|less|cheaper)\\b)`,
  ),
  new RegExp(
    `${AMOUNT} (?:(?:coming|going|goes|comes|paid|returned|thrown|put|added) )?(?:back|to me|to us|my way|our way|in my favor|in my favour|in change|in my pocket|on my side|from ${HIM}|by ${HIM}|paid by ${HIM})(?! to ${HIM})(?:(?: back)? (?:from|by) ${HIM})?`,
  ),
  new RegExp(
    `\\b(?:i|we)(?: (?:would|will|do|also|still|then|just|like|to|am|are|have|must))* (?:want|need|get|receive|ask|asking|expect|expecting|require|demand|keep|pocket|bank|net|clear|wanting|walk away with|end up with|come out with|am left with)(?: (?:for|back|${HIM}|also|about|at least|to|get|see|an|extra|another|to pay|to add|with|on top|of|that))* ${AMOUNT}`,
  ),
  new RegExp(
    `\\b(?:ask|asking|request|requesting|expecting|demanding|wanting|getting|receiving|and get|and want|plus get)(?: (?:${HIM}|to pay|to add|me|for|back|an|extra|another|to throw in|at least|to kick in|about))* ${AMOUNT}(?= (?:on top|back|extra|as well|too|in addition|in return|in exchange|besides|from|more|in cash|cash)\\b| ?[.,!]|$)`,
  ),
  // 'The Gale 34, Ruth to pay 20k': the owner may be part of the boat's name.
  new RegExp(`(?<=_(?:boat|make|person)_ )to ${PAYS}${BESIDE} ${AMOUNT}`),
  new RegExp(`\\bcash ?-?back (?:of |: )?${AMOUNT}`),
];
const UNNAMED = new RegExp(
  `\\b${OWNER}${MAY} (?:${PAYS}|make(?:s)? up|settle(?:s)?)${BESIDE} (?:difference|rest|balance|gap|cash)\\b|\\b(?:difference|rest|balance|gap|(?<!\\b(?:no|without|any) )cash|some money|money) (?:(?:goes|comes|coming|going|paid) )?(?:back(?! to)|to me|my way|from ${HIM})\\b|\\b(?:i|we)(?: (?:would|will|also))* (?:want|get|need|expect) (?:the difference|some (?:cash|money)|cash|money)(?: back| on top)?\\b|\\b(?:pay|give)(?:s|ing)? me the (?:difference|rest|balance)\\b`,
);
const MINUS = new RegExp(`\\b(?:minus|less|negative) ${AMOUNT}`);

interface CashBack {
  /** The situation without the amount, so that nobody offers it. */
  situation: Situation;
  /** The amount that the owner should pay, or why no card can say it. */
  back?: { cashBack: number } | { say: string };
}

/** Money that should come to the user beside the boat: 'and he pays me 20k', '5k back'. */
export function cashBackIn(situation: Situation, before: Record<string, unknown> = {}): CashBack {
  const { line, phrases } = situation;
  const gives =
    line.first('own') !== undefined || assetsIn(situation).length > 0 || 'myBoatId' in before || 'assets' in before;
  const range = rangeOf(line.text);
  if (!range) {
    if (gives && line.has(UNNAMED)) return { situation, back: { say: phrases.backHowMuch } };
    const unlikely = gives ? unlikelyIn(situation) : undefined;
    const evened = unlikely && eveningOut(situation, unlikely);
    if (evened) return evened;
    return gives && (line.has(MINUS) || unlikely) ? { situation, back: { say: phrases.backOrNot } } : { situation };
  }
  // Nobody pays for nothing: the amount must not become one that the user pays.
  if (!gives) {
    if ('cash' in before) return { situation };
    return { situation, back: { say: amountsIn(line) > 1 ? phrases.bothWays : phrases.backForWhat } };
  }
  const taken = line.chunks.slice(range.from, range.to);
  const rest = line.chunks.filter((chunk) => !taken.includes(chunk));
  const said = amountSaid({ ...situation, line: new Line(line.message, taken) });
  const left = { ...situation, message: blanked(situation.message, taken), line: new Line(line.message, rest) };
  if (!said || !('cash' in said)) return { situation: left, back: { say: phrases.backHowMuch } };
  return { situation: left, back: { cashBack: said.cash } };
}

const amountsIn = (line: Line) => line.chunks.filter(({ text }) => /^_(?:money|n|bound)_$/.test(text)).length;

/** The message without the words of these chunks, which keeps the places of the others. */
function blanked(message: string, taken: readonly Chunk[]): string {
  const at = Math.min(...taken.map((chunk) => chunk.at));
  const end = Math.max(...taken.map((chunk) => chunk.end));
  return message.slice(0, at) + ' '.repeat(end - at) + message.slice(end);
}

const JOINS = /^(?:and|if|but|plus|with|also|then|provided|as|long|so|,|\+)$/;

/** 'My boat for yours and 20k', where mine asks more: nobody would pay on top of that without saying so. */
function unlikelyIn({ line }: Situation): Unlikely | undefined {
  const found =
    /_own_.*\b(?:for|against) (?:the |that |his |her |their )?(_(?:boat|make)_) (?:and|plus|with|\+) (?:\$ )?_(?:money|n)_/.exec(
      line.text,
    );
  const bound = line.chunks.find(({ meaning }) => meaning?.is === 'bound' && meaning.field === 'price');
  const isPlus =
    bound !== undefined &&
    /^(?:plus|and)\b/i.test(bound.written) &&
    line.has(/_own_.*\b(?:for|against) (?:the |that |his |her |their )?_(?:boat|make)_ _bound_/);
  const [own, ...others] = line.all('own').flatMap(({ boats }) => boats);
  const target = [...line.all('boat'), ...line.all('make')].at(-1);
  const [wanted, ...more] = target?.boats ?? [];
  const isOne = own !== undefined && others.length === 0 && wanted !== undefined && more.length === 0;
  if ((!found && !isPlus) || !isOne) return undefined;
  const gap = (own.price ?? 0) - (wanted.price ?? 0);
  const words = found ? found.index + found[0].length : undefined;
  const amount = words === undefined ? bound : line.chunks[line.text.slice(0, words).split(' ').length - 1];
  return gap > 0 && amount ? { gap, amount } : undefined;
}

interface Unlikely {
  /** By how much the user's boat asks more. */
  gap: number;
  amount: Chunk;
}

/** How far an amount may be from the difference between two boats to be meant as that. */
const NEAR = 0.35;

/** 'My 60 for her 48 plus 1.1', where mine asks that much more: the amount evens the two out, so the owner pays it. */
function eveningOut(situation: Situation, { gap, amount }: Unlikely): CashBack | undefined {
  const { line, message } = situation;
  const said = amountSaid({ ...situation, line: new Line(line.message, [amount]) });
  if (!said || !('cash' in said) || Math.abs(said.cash - gap) > gap * NEAR) return undefined;
  const at = line.chunks.indexOf(amount);
  const joint = line.chunks[at - 1];
  const taken = joint && JOINS.test(joint.text) ? [joint, amount] : [amount];
  const rest = line.chunks.filter((chunk) => !taken.includes(chunk));
  return {
    situation: { ...situation, message: blanked(message, taken), line: new Line(line.message, rest) },
    back: { cashBack: said.cash },
  };
}

/** The chunks that a match covers, with the words that join it to the rest. */
function rangeOf(text: string): { from: number; to: number } | undefined {
  const found = BACK.map((pattern) => matchOf(pattern, text)).find(Boolean);
  if (!found) return undefined;
  const words = text.split(' ');
  const at = text.slice(0, found.index).split(' ').length - 1;
  let from = at;
  while (from > 0 && JOINS.test(words[from - 1] ?? '')) from--;
  return { from, to: at + found[0].split(' ').length };
}
