import { matches } from '../../../matching.ts';
import { namedIds } from '../../meant.ts';
import { withOwnSaid } from '../../own-said.ts';
import { textOf } from '../../plan.ts';
import { assetKeyOf } from '../../reading/assets.ts';
import { Line } from '../../reading/line.ts';
import type { Situation } from '../../situation.ts';
import { questionToAdd } from '../messages/draft-edits.ts';
import { furtherText } from '../messages/message-text.ts';
import { restyled } from '../messages/restyled-text.ts';
import { amountSaid, bareStep, directionIn, fromAsking } from './amounts-said.ts';
import { askedToo, dropsNote, notedInstead, saidToo } from './asked-in-note.ts';
import { cashBackIn } from './cash-back.ts';
import { boatsGiven, givenBoats } from './given-boats.ts';
import { changesIn } from './offer-changes.ts';
import { offerWords } from './offer-words.ts';
import { assetsIn } from './offered-things.ts';
import { isOnlyPercent, percentAgain } from './percent-again.ts';
import { repricedCoins } from './priced-coins.ts';
import { shareOfCash } from './share-of-cash.ts';
import { givesShare } from './shares-of-things.ts';
import { amountMoved, amountTakenOut, isCash, saysCash } from './taken-out-amount.ts';

interface Gifts {
  cash?: number;
  /** The amount that the owner pays. */
  cashBack?: number;
  myBoatId?: number;
  moreBoatIds?: number[];
  assets?: string[];
  note?: string;
}

const GIFTS = ['cash', 'myBoatId', 'assets'] as const;
const ADDS = /\b(?:add|include|plus|put|throw in|with|and|also|put in|toss in|sweeten\w*|on top|too|as well)\b/;
const NO_CASH = /\b(?:cash|money|dollars)\b(?! only)/i;
/** The owner reads the question or the condition as a note. */
const NO_NOTE = /\b(?:questions?|notes?|comments?|messages?|conditions?|remarks?)\b/i;
const OWN_BOAT = /\b(?:boat|yacht)\b/i;

/** 'Keep the truck out of it' is about the offer, not about words in it; as long as the other word. */
const KEEPS_OUT = /\bkeep\b(?=\s(?:the|my|our)\s[^.,;!?]{2,40}\sout of (?:it|this|that|the (?:offer|deal))\b)/i;
/** 'Take that out again' behind a note. */
const TAKES_BACK =
  /^(?:(?:ok(?:ay)?|no|actually|hm+|please|oh)[\s,]+)*(?:take|leave|drop|remove|get) (?:that|it|this|the note)(?: part| bit| note| sentence)?(?: back)?(?: (?:out|off|away))(?: again)?[.!\s]*$/i;
/** 'Add "…"': the owner reads the quoted words as they are. */
const QUOTED =
  /^(?:(?:and|also|oh|please|ok(?:ay)?|then|can you|could you)[\s,]+)*(?:add|say|write|include|mention|put)\b[^"“]{0,40}["“](?<text>[^"“”]+)["”]?[.!\s]*$/i;

/** A draft of an offer with what the user changes about it, or a sentence why not; undefined if nothing is changed. */
export function changedOffer(situated: Situation, input: Record<string, unknown>): Record<string, unknown> | undefined {
  const heard = { ...situated, message: situated.message.replace(KEEPS_OUT, 'drop') };
  const styled = restyled(heard.message, textOf(input.note));
  if (styled !== undefined) return styled ? { ...input, note: styled } : { say: heard.phrases.noWordsYet };
  if (input.note && matches(TAKES_BACK, heard.message)) {
    const { note: _note, ...rest } = input;
    return rest;
  }
  if (!input.note && dropsNote(heard.message)) return { say: heard.phrases.notInOffer('note') };
  const quoted = QUOTED.exec(heard.message)?.groups?.text?.trim();
  if (quoted)
    return {
      ...input,
      note: [textOf(input.note), /[.!?]$/.test(quoted) ? quoted : `${quoted}.`].filter(Boolean).join(' '),
    };
  const instead = notedInstead(heard.message, textOf(input.note));
  if (instead) return { ...input, note: instead };
  const asked = askedToo(heard.message);
  if (asked) return { ...input, note: [textOf(input.note), furtherText(`ask ${asked}`)].filter(Boolean).join(' ') };
  const said = saidToo(heard.message);
  if (said) return { ...input, note: [textOf(input.note), furtherText(`tell him ${said}`)].filter(Boolean).join(' ') };
  const about = questionToAdd(heard.message);
  if (about)
    return { ...input, note: [textOf(input.note), furtherText(`ask about the ${about}`)].filter(Boolean).join(' ') };
  const coins = repricedCoins(heard, input);
  if (coins) return coins;
  const out = amountTakenOut(heard);
  const isOut = out && isCash(out.value, Number(input.cash ?? 0));
  if (out && (isOut || out.isMoney)) {
    const { cash: _cash, ...rest } = input;
    if (!isOut) return { say: heard.phrases.notInOffer(out.written) };
    const left = changedOffer(out.rest, rest) ?? rest;
    return 'say' in left || GIFTS.some((gift) => gift in left) ? left : { say: heard.phrases.nothingLeft };
  }
  const paid = cashBackIn(withOwnSaid(heard), input);
  const { situation, note, hasCondition, validity } = offerWords(paid.situation);
  const changed = turnedCash(situation, paid.back, input);
  if (changed && 'say' in changed) return changed;
  if (note) return { ...(changed ?? input), note: hasCondition && input.note ? `${input.note} ${note}` : note };
  return changed ?? (validity ? { say: heard.phrases.offerStands(validity) } : undefined);
}

/** 'I pay 15k', which the reader may take for a limit. */
const PAYS_SELF =
  /\b(?:i|we)(?:['’](?:ll|d|m))?(?: (?:would|will|can|could|am|also|then|do))* (?:pay|add|give|offer|put|throw|bring|chip|kick)(?:ing)?\b/i;

/** The change with its money in the right direction: an owner who pays stays the one who pays, unless the user says otherwise. */
function turnedCash(
  situation: Situation,
  back: ReturnType<typeof cashBackIn>['back'],
  input: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const { cash: _cash, cashBack, ...rest } = input as Gifts;
  if (back && 'say' in back) return back;
  if (back) {
    const changed = changedGifts(situation, rest as Record<string, unknown>);
    if (changed && 'say' in changed) return changed;
    const { cash: both, ...kept } = (changed ?? rest) as Gifts;
    return both ? { say: situation.phrases.bothWays } : { ...kept, ...back };
  }
  if (cashBack === undefined) return changedGifts(situation, input);
  if (changesIn(situation.message).gone.some((words) => NO_CASH.test(words))) return rest;
  const isTurned = PAYS_SELF.test(situation.message);
  const changed = changedGifts(situation, { ...rest, ...(!isTurned && { cash: cashBack }) });
  if (!changed || 'say' in changed || isTurned) return changed;
  const { cash: paid, ...kept } = changed as Gifts;
  return { ...kept, ...(paid !== undefined && { cashBack: paid }) };
}

function changedGifts(situation: Situation, input: Record<string, unknown>): Record<string, unknown> | undefined {
  const { phrases, line } = situation;
  if (givesShare(situation.message)) return { say: phrases.partOfThing };
  const changes = changesIn(situation.message);
  const less = changes.gone.length > 0 ? withLess(situation, input, changes.gone) : undefined;
  if (changes.gone.length > 0 && !less && changes.isOnlyGone) return undefined;
  const rest = less || changes.gone.length > 0 ? partOf(situation, changes.isKept) : situation;
  const cash = changes.cashOnly ? cashOnly(rest, input) : changedCash(rest, input);
  if (cash && 'say' in cash) return cash;
  const adds = changes.gone.length > 0 || line.has(ADDS) || rest.line.first('own');
  const left = changes.cashOnly ? withoutThings(input) : (less ?? input);
  const read = adds && !changes.cashOnly ? withMore(rest, left as Gifts, changes.put) : undefined;
  if (read && 'say' in read) return read;
  // Words that the reader does not know may still be something of the garage.
  const isUnread = changes.put !== undefined && !read && !cash && !NO_CASH.test(changes.put);
  const { assets: before = [] } = left as Gifts;
  const things = isUnread && changes.put ? { assets: [...before, changes.put] } : read;
  const missing = changes.gone.length > 0 && !less && !changes.cashOnly;
  if (missing && (cash || things)) return { say: phrases.notInOffer(changes.gone.join(', ')) };
  const { moreBoatIds: _more, ...first } = left as Gifts;
  const kept = things && 'myBoatId' in things ? first : left;
  const changed = { ...kept, ...cash, ...things };
  if (less && !('cash' in changed || 'myBoatId' in changed || 'assets' in changed)) return { say: phrases.nothingLeft };
  return less || cash || things ? changed : undefined;
}

/** The situation with the words that do not take anything away. */
function partOf(situation: Situation, isKept: (at: number) => boolean): Situation {
  const { line, message } = situation;
  const chunks = line.chunks.filter(({ end, negated }) => isKept(end - 1) && !negated);
  const words = [...message].map((letter, at) => (isKept(at) ? letter : ' ')).join('');
  return { ...situation, message: words, line: new Line(line.message, chunks) };
}

const withoutThings = ({ myBoatId: _boat, moreBoatIds: _boats, assets: _things, ...rest }: Record<string, unknown>) =>
  rest;

/** 'Cash only, 105k': the amount, or that of the card. */
function cashOnly(
  situation: Situation,
  input: Record<string, unknown>,
): { cash: number } | { say: string } | undefined {
  const said = changedCash(situation, input);
  if (said) return said;
  return input.cash === undefined ? { say: situation.phrases.nothingLeft } : { cash: Number(input.cash) };
}

function changedCash(
  situation: Situation,
  input: Record<string, unknown>,
): { cash: number } | { say: string } | undefined {
  const { phrases } = situation;
  const before = Number(input.cash ?? 0);
  const moved = amountMoved(situation.message, before);
  if (moved !== undefined) return moved > 0 ? { cash: moved } : { say: phrases.badAmount.zero };
  const share = shareOfCash(situation.message);
  if (share !== undefined && before > 0) return { cash: Math.round(before * share * 100) / 100 };
  const asking = askedFor(situation, input);
  const again = percentAgain(situation, before, asking);
  if (again === undefined && before > 0 && isOnlyPercent(situation.message)) return { say: phrases.percentOfWhat };
  const repeated = again === undefined ? undefined : shareOfCash(again);
  if (repeated !== undefined && before > 0) {
    // A share that corrects another one is of the amount before that.
    const taken = shareOfCash(situation.memory.last?.question ?? '') ?? 1;
    return { cash: Math.round((before / taken) * repeated * 100) / 100 };
  }
  const priced = fromAsking(again === undefined ? situation : { ...situation, message: again });
  const price = priced && asking;
  if (priced && price) return priced({ price }) > 0 ? { cash: priced({ price }) } : { say: phrases.badAmount.negative };
  const said = amountSaid(situation, before >= 1_000 || before === 0 ? 1_000 : 1, newAmounts(situation.line));
  if (!said) return undefined;
  if ('bad' in said) return { say: phrases.badAmount[said.bad] };
  if ('two' in said) return { say: phrases.twoAmounts(said.two) };
  const direction = directionIn(situation) ?? bareStep(situation, said.cash, before);
  const cash =
    direction === undefined ? inThousands(said.cash, before) : before + direction * stepIn(said.cash, before);
  return cash > 0 ? { cash } : { say: phrases.badAmount.negative };
}

/** 'Make it 1350' beside an offer of 1.3 million counts in thousands. */
const inThousands = (cash: number, before: number): number =>
  before >= 500_000 && cash < 10_000 && Math.abs(cash * 1_000 - before) < before ? cash * 1_000 : cash;

/** 'Take 500 off' an offer of 12,000 names dollars, unlike 'take 2 off'. */
const stepIn = (step: number, before: number): number =>
  step > before && step % 1_000 === 0 && step >= 100_000 ? step / 1_000 : step;

/** '25k instead of 10' names the amount that it replaces. */
const newAmounts = ({ chunks }: Line) =>
  chunks.filter((_chunk, index) => {
    const before = chunks
      .slice(Math.max(index - 2, 0), index)
      .map(({ text }) => text)
      .join(' ');
    return !/(?:^| )(?:instead of|rather than|not|from)$/.test(before);
  });

/** The asking price of the card's boat. */
function askedFor({ memory: { focus, card } }: Situation, { boatId }: Record<string, unknown>): string | undefined {
  if (focus?.id === boatId) return focus?.price;
  const { facts } = (card?.output ?? {}) as { facts?: { name: string; value: string }[] };
  return facts?.find(({ name }) => name === 'Asking price')?.value;
}

/** The offer without its cash, its boat or some of its things. */
function withLess(
  { memory: { card }, own }: Situation,
  input: Record<string, unknown>,
  gone: readonly string[],
): Record<string, unknown> | undefined {
  const { cash, myBoatId: _first, moreBoatIds: _more, assets = [], note, ...rest } = input as Gifts;
  const boats = boatsGiven(input);
  const { facts } = (card?.output ?? {}) as { facts?: { name: string; value: string }[] };
  const titles = (facts?.find(({ name }) => name === 'Your offer')?.value ?? '').split(' + ');
  const titleAt = (index: number) => titles[index + boats.length] ?? '';
  const titleOf = (id: number, index: number) => own.find((boat) => boat.id === id)?.title ?? titles[index];
  const noNote =
    note !== undefined && gone.some((words) => NO_NOTE.test(words) || sharesName(words.replace(VERBS, ' '), note));
  const noCash = cash !== undefined && gone.some((words) => NO_CASH.test(words) || saysCash(words, cash));
  const named = boats.filter((id, index) => gone.some((words) => sharesName(words, titleOf(id, index))));
  const noBoats = named.length === 0 && gone.some((words) => OWN_BOAT.test(words)) ? boats : named;
  const kept = assets.filter(
    (name, index) => !gone.some((words) => [name, titleAt(index)].some((one) => isThing(words, one))),
  );
  if (!noCash && !noNote && noBoats.length === 0 && kept.length === assets.length) return undefined;
  return {
    ...rest,
    ...(note !== undefined && !noNote && { note }),
    ...(cash !== undefined && !noCash && { cash }),
    ...givenBoats(boats.filter((id) => !noBoats.includes(id))),
    ...(kept.length > 0 && { assets: kept }),
  };
}

/** Words of the order itself. */
const VERBS =
  /\b(?:no|not|leave|take|drop|remove|without|forget|cut|lose|skip|keep|get|bring|pull|that|this|part|bit)\b/gi;
const SMALL = /^(?:my|the|your|a|an|in|and|of|out|off|it|cash|please|from|offer|boat|with|for)$/;
const namesIn = (words: string) =>
  words
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1 && !SMALL.test(word));

const sharesName = (words: string, title = '') => namesIn(words).some((word) => namesIn(title).includes(word));

const isThing = (words: string, name: string) =>
  sharesName(words, name) || (assetKeyOf(words) !== undefined && assetKeyOf(words) === assetKeyOf(name));

const OTHER = /\b(?:instead|rather|only|just)\b/;

function withMore(
  situation: Situation,
  { assets = [], ...input }: Gifts,
  /** The words for the thing that takes the place of another one. */
  put = '',
): Pick<Gifts, 'myBoatId' | 'moreBoatIds' | 'assets'> | { say: string } | undefined {
  const { line, phrases, own: mine } = situation;
  const own = line.all('own');
  const more = assetsIn(situation);
  const before = boatsGiven(input);
  const said = own.flatMap(({ boats }) => boats.map(({ id }) => id));
  const open = line.has(/\b(?:both|all)\b/) ? undefined : own.find(({ boats }) => boats.length > 1);
  if (open && open.boats.filter(({ id }) => !before.includes(id)).length !== 1)
    return { say: phrases.severalToOffer(open.boats.map(({ title, id }) => `${title} (#${id})`).join(', ')) };
  if (own.length > 0 && said.length === 0) return { say: phrases.noActiveToOffer };
  const named = namedIds(line);
  const number =
    /\bmy (\d{2,3})\b(?! ?(?:k|grand|thousand)\b)/i.exec(situation.message)?.[1] ??
    /^(\d{2,3})(?: (?:one|boat|footer))?$/i.exec(put)?.[1];
  const numbered = mine.filter(({ title }) => number !== undefined && title.split(' ').includes(number));
  const added =
    said.length > 0
      ? said
      : mine
          .filter((boat) => named.includes(boat.id) || (numbered.length === 1 && numbered.includes(boat)))
          .map(({ id }) => id);
  if (added.length === 0 && more.length === 0) return undefined;
  return {
    ...(added.length > 0 && givenBoats(line.has(OTHER) ? added : [...before, ...added])),
    ...(more.length > 0 && { assets: [...assets, ...more] }),
  };
}
