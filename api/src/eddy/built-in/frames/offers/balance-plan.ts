import { matchOf } from '../../../matching.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import type { Chunk } from '../../reading/line.ts';
import type { Situation } from '../../situation.ts';
import { amountSaid } from './amounts-said.ts';
import { assetsIn } from './offered-things.ts';

/** Everything that is compared with the price of a boat, beside own boats. */
export interface Given {
  assets?: string[];
  cash?: number;
  owed?: number;
  /** The value at which the owner would count the thing. */
  countedAt?: number;
}

const FEE = /\b(?:closing )?fees?\b|\bclosing costs?\b|\ball ?-? ?in\b|\b(?:out of pocket|out the door|in total)\b/i;

/** Compares each set of own boats, with the rest, with the price of a boat. */
export function comparePlan(
  boatId: number,
  sets: readonly (readonly number[])[],
  given: Given,
  { phrases, line, message }: Situation,
): Plan {
  return (done) => {
    const next = sets[done.length];
    if (next) return use('offer_balance', { boatId, ...(next.length > 0 && { myBoatIds: next }), ...given });
    const texts = done.map(({ output }) => errorOf(output) ?? balanceText(output, phrases));
    const said = done.some(({ output }) => !errorOf(output));
    const alone = sets.length > 1 && said ? aloneText(done, phrases) : '';
    const fee = FEE.test(`${line.text} ${message}`)
      ? textOf(done.find(({ output }) => output.closingFee)?.output.closingFee)
      : '';
    const [only, ...others] = done;
    const total = fee && only && others.length === 0 ? withFeeText(only.output, phrases) : '';
    return say(
      [
        alone,
        ...texts,
        said && given.countedAt === undefined ? phrases.balance.estimate : '',
        fee && phrases.terms.fee(fee),
        total,
      ]
        .filter(Boolean)
        .join(' '),
    );
  };
}

/** The rest of the price together with the closing fee, or the part that is left of it. */
function withFeeText(
  { gapWithFee, whoPaysWithFee }: Record<string, unknown>,
  { balance }: Situation['phrases'],
): string {
  const amount = textOf(gapWithFee);
  if (!amount) return '';
  return whoPaysWithFee === 'you' ? balance.allIn(amount) : balance.leftAfterFee(amount);
}

/** Says first which of several boats needs no cash. */
function aloneText(done: Parameters<Plan>[0], phrases: Situation['phrases']): string {
  const enough = done.filter(({ output }) => !errorOf(output) && textOf(output.whoPaysTheGap) !== 'you');
  const titles = enough.flatMap(({ output }) =>
    ((output.given ?? []) as { title: string }[]).map(({ title }) => title),
  );
  return titles.length > 0 ? phrases.aloneEnough(titles) : phrases.aloneNone;
}

export function balanceText(output: Record<string, unknown>, { balance }: Situation['phrases']): string {
  const [get, price, cash, owed, worth, gap, payer] = [
    ...['get', 'price', 'cash', 'owedOnIt', 'worth', 'valueGap', 'whoPaysTheGap'].map((key) => textOf(output[key])),
  ] as [string, string, string, string, string, string, string];
  const things = (output.given ?? []) as { title: string; value: string }[];
  const given = balance.given(things, cash, owed);
  const start = things.length + (cash ? 1 : 0) + (owed ? 1 : 0) > 1 ? `${given} ${balance.worth(worth)}` : given;
  const rest = payer === 'you' ? balance.short(gap) : payer === 'the owner' ? balance.over(gap) : balance.even;
  return `${start} ${balance.asks(get, price)} ${rest}`;
}

/** The things, cash and debt of a message. Undefined if its amount is none. */
export function givenIn(situation: Situation): Given | undefined {
  const { line } = situation;
  const debt = debtIn(line.chunks);
  const counted = countedChunk(line);
  const said = amountSaid(
    situation,
    1_000,
    line.chunks.filter((chunk) => chunk !== debt && chunk !== counted),
  );
  const countedAt = counted && amountSaid(situation, 1_000, [counted]);
  const owed = debt && amountSaid(situation, 1_000, [debt]);
  if (said && !('cash' in said)) return undefined;
  const assets = assetsIn(situation);
  return {
    ...(assets.length > 0 && { assets }),
    ...(said && { cash: said.cash }),
    ...(owed && 'cash' in owed && { owed: owed.cash }),
    ...(countedAt && 'cash' in countedAt && { countedAt: countedAt.cash }),
  };
}

const N = '_(?:money|n|bound|quantity)_';
const COUNTED = new RegExp(
  `\\b(?:count|value|credit|figure|take|price|appraise|treat|put)(?:s|d|ed)?(?: (?!_)\\w+){0,3} _(?:asset|coins)_(?: (?:in|only|just))* (?:(?:at|as|for)(?: (?:only|just|about|like))* ${N}|_bound_)|_(?:asset|coins)_(?: (?!_)\\w+){0,3} (?:counts?|counted|goes|is taken|is valued)(?: (?:only|just|in))* (?:at|as|for)(?: (?:only|just|about))* ${N}|\\b(?:gives?|gave|allows?|credits?|offers?) (?:me |us )?(?:only |just )*${N} (?:for|on) (?:my |the |our )?_(?:asset|coins)_`,
);

/** The amount that the owner counts the user's thing at: 'if he only takes the truck for 40'. */
export function countedChunk({ text, chunks }: Situation['line']): Chunk | undefined {
  const found = matchOf(COUNTED, text);
  if (!found) return undefined;
  const before = text.slice(0, found.index + found[0].search(new RegExp(N)));
  return chunks[before.split(' ').length - 1];
}

const wordsOf = ({ meaning, text, written }: Chunk) => (meaning ? written.toLowerCase() : text);

/** The debt on the thing one gives: 'with 40k left on the loan'. */
function debtIn(chunks: readonly Chunk[]): Chunk | undefined {
  return chunks.find(({ meaning }, index) => {
    if (!meaning || !['money', 'bound', 'n'].includes(meaning.is)) return false;
    const before = chunks.slice(Math.max(0, index - 3), index).map(wordsOf);
    const behind = chunks.slice(index + 1, index + 5).map(wordsOf);
    return (
      before.some((word) => /^(?:owe|owing|owed|loan|mortgage|lien|payoff)$/.test(word)) ||
      /^(?:\w+ )?(?:loan|mortgage|lien|owed|owing|left on|still on|to pay off)\b/.test(behind.join(' '))
    );
  });
}
