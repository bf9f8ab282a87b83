import { withOwnSaid } from '../../own-said.ts';
import { errorOf, just, type Plan, say, use } from '../../plan.ts';
import { Line } from '../../reading/line.ts';
import { EVERYTHING, type Frame, type Interpretation, type Situation } from '../../situation.ts';
import { wantedAmount } from '../offers/amounts-said.ts';
import { besideCard } from '../offers/offer-draft.ts';
import { offerWords, withoutWords, wordsNote } from '../offers/offer-words.ts';
import { openMeant, revisedPlan } from '../offers/sent-offers.ts';
import { alternativeIn, theirThings } from '../offers/their-things.ts';
import { cashIn, cashOf } from './cash-of-trade.ts';
import { type CounterTerms, counterTerms, isOnlyAmount, saysWhoPays, termsInput } from './counter-terms.ts';
import { dealsNamed } from './deals-named.ts';
import { tradeMeant, tradesIn } from './trade-meant.ts';

const interpretation = (intent: Interpretation['intent'], weight: number) => ({
  intent,
  weight,
  uses: ['own', 'person', 'ref', 'n', 'boat', 'make', 'money', 'bound', 'quantity', 'service', 'sort'] as const,
  words:
    /\b(?:what|have|i|agreed?|and|is|next|my|the|closing|trades?|deals?|do|to|status|of|with|step|cancel|withdraw|offers?|counter|more|for|back|take|pull|on|it|now|all)\b/,
});

/** Ends a deal without the word for it. */
export const OFF =
  /\bno deal\b|\b(?:call|calling) (?:it|this|that|the (?:deal|trade|swap)) off\b|\b(?:deal|trade|swap|offer) is off\b|\bi am (?:backing out|pulling out)\b|\bi am out(?=(?: (?:of (?:it|this|that|the (?:deal|trade))|on (?:it|this|that|the (?:deal|trade|offer)))| then| sorry)*\s*(?:[.,!;]|$))|\bi (?:want|would like) out\b|\bchanged my mind\b/;

/** The open trades of a list that the words end. */
export const endedByWords = (situation: Situation, list: 'open' | 'waiting') =>
  situation.line.has(OFF)
    ? dealsNamed(
        situation,
        situation.deals.filter((deal) => deal.list === list),
      )
    : [];

const COUNTER =
  /\b(?:counter(?:offer)?|counter offer|counter-offer)(?: (?:him|her|them|_person_|_ref_|it|that|this|the offer|this offer|that offer))* (?:with|at|by asking|asking|for|saying|to)\b|\b(?:reply|respond|answer|come back|go back)(?: (?:to|him|her|them|_person_|_ref_|it|that|this|the offer|this offer|that offer))* (?:with|at|by asking|asking|for)(?: (?:for|an|a|offer|counteroffer|counter|of|about|around))* _(?:money|n|bound)_|\b(?:make|draft|send|write|prepare) (?:_person_ |him |her |them )?(?:a |an |my |the )?counter ?-?(?:offer)?\b|^counter\b|\bcounter (?:_person_|him|her|them|it|that) ?[:,]|\bsend (?:_person_(?: 's)?|the|that|this|his|her|their|it)(?: (?:offer|deal|trade|bid|proposal|one))?(?: (?:from|by) _person_)? back (?:at|with|for|to|asking|but)\b|\b(?:go|come|get) back (?:to|at) (?:_person_|him|her|them) (?:with|at|for|asking)\b.*_(?:money|n|bound)_|\bask (?:him|her|them|_person_|_ref_)? ?for _(?:money|n|bound)_ more\b|_(?:money|n|bound)_ more (?:from|out of) (?:him|her|them|_person_)|^(?:please )?(?:answer|reply to|respond to) (?:him|her|them|_person_) [:,]? ?_(?:money|n|bound)_(?: (?:dollars|cash|flat|firm|please|instead|or no deal))*[.! ]*$/;

/** Answers an offer with another amount: '10k more', '$70,000'. */
export const counterFrame: Frame = (said) => {
  const heard = withOwnSaid(said);
  if (
    !heard.line.has(COUNTER) ||
    heard.line.has(/\bhow (?:do|does|can)\b|^(?!.*\bcounter\b.*\bmessage (?:him|her|them|_person_)\b).*\bmessage\b/)
  )
    return undefined;
  const other = alternativeIn(heard.message);
  const asked = other ? upTo(heard, other.at) : heard;
  const words = saysWhoPays(asked) ? withoutWords(asked) : offerWords(asked);
  const { situation, note } = words;
  const { line, phrases } = situation;
  const amount = amountIn(situation);
  const theirs = theirThings(situation);
  const terms = counterTerms(situation);
  const saysNothing =
    amount === undefined &&
    theirs.length === 0 &&
    (!terms || (line.has(OVER_OWN) && !terms.cash && terms.assets.length === 0));
  const isMore =
    /(?:^|\s)\+\s?\$?\d/.test(situation.message) ||
    line.has(/\bmore\b|\bon top\b|\badditional\b|\bextra\b|\banother\b/);
  return {
    ...interpretation('counter', 1.5),
    ...((note || other || terms || theirs.length > 0) && { ...EVERYTHING, whole: true }),
    plan: saysNothing
      ? just(phrases.howMuchMore)
      : besideCard(
          counterPlan(situation, { amount, isMore, note, theirs, terms }),
          [wordsNote([words], situation, true), other ? phrases.otherTerms(other.words) : ''].filter(Boolean).join(' '),
        ),
  };
};

/** 'Counter the offer on my Gale': the boat says which offer, and no terms. */
const OVER_OWN = /\b(?:offers?|bids?|proposals?|ones?|it) (?:on|for|over|about) (?:my |our )?_own_/;

/** The situation with the words before a place of the message only. */
const upTo = (situation: Situation, end: number): Situation => ({
  ...situation,
  message: situation.message.slice(0, end),
  line: new Line(
    situation.message,
    situation.line.chunks.filter(({ at }) => at < end),
  ),
});

const ORDERS = /^(?:counter|counteroffer|reply|respond|answer|back)$/;

/** The amount behind the order: 'he offered 150, counter at 390'. */
function amountIn({ line }: Situation): number | undefined {
  const order = line.chunks.findIndex(({ text }) => ORDERS.test(text));
  const behind =
    order < 0 ? undefined : line.chunks.slice(order).find(({ text }) => /^_(?:money|n|bound)_$/.test(text));
  const meaning = (behind ?? wantedAmount(line.chunks)[0])?.meaning;
  const amount =
    meaning?.is === 'bound' && meaning.field === 'price'
      ? (meaning.min ?? meaning.max)
      : meaning?.is === 'money' || meaning?.is === 'n'
        ? meaning.value
        : undefined;
  if (amount === undefined) return undefined;
  return amount < 1_000 ? amount * 1_000 : amount;
}

interface Counter {
  /** Without one, the cash stays as it is. */
  amount: number | undefined;
  isMore: boolean;
  note: string | undefined;
  theirs: readonly string[];
  terms: CounterTerms | undefined;
}

function counterPlan(situation: Situation, { amount, isMore, note, theirs, terms }: Counter): Plan {
  const { phrases } = situation;
  return (done) => {
    const [listed, explained, drafted] = done;
    if (!listed) return use('my_trades', { list: 'waiting' });
    // An answer to Ruth is none to the only other one who waits.
    const only = situation.line.has(/_(?:person|boat|make)_/);
    const name = situation.line.first('person')?.name;
    const found = tradeMeant(situation, listed.output, { only });
    // Several offers for a boat, none of them of the person who is named.
    const isOfOthers =
      found === 'several' && name !== undefined && !tradesIn(listed.output).some((one) => one.with.includes(name));
    const trade = isOfOthers ? 'none' : found;
    const [sent, ...more] = trade === 'none' ? openMeant(situation).filter(({ list }) => list === 'open') : [];
    if (sent && more.length === 0 && amount !== undefined) return revisedPlan(situation, [sent])(done.slice(1));
    if (trade === 'none' && name && tradesIn(listed.output).length > 0) return say(phrases.noOfferWith(name));
    if (trade === 'none') return say(phrases.noOfferToCounter);
    if (trade === 'several')
      return say(phrases.whichOffer(tradesIn(listed.output).map((one) => phrases.offerFrom(one.with, one.youGet))));
    if (!explained) return use('explain_trade', { tradeId: trade.tradeId });
    if (errorOf(explained.output)) return say(errorOf(explained.output) ?? '');
    if (!drafted)
      return use('draft_counter', {
        tradeId: trade.tradeId,
        ...(terms && !(amount !== undefined && isOnlyAmount(situation, terms, explained.output))
          ? termsInput(terms, amount, explained.output)
          : cashOf(explained.output, amount ?? cashIn(explained.output), isMore && amount !== undefined)),
        ...(theirs.length > 0 && { theirAssets: theirs }),
        ...(note && { note }),
      });
    return say(errorOf(drafted.output) ?? phrases.counter);
  };
}
