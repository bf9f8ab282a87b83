import type { NamedDeal } from '../../../../platform/names.ts';
import { matches } from '../../../matching.ts';
import { namedIds } from '../../meant.ts';
import { boatsOf, dollarsOf, type KnownBoat } from '../../memory.ts';
import { question } from '../../phrases/questions.ts';
import { ask, errorOf, just, type Plan, remarked, say, textOf, use } from '../../plan.ts';
import type { Situation } from '../../situation.ts';
import { withBoat } from '../boats/boat-text.ts';
import { amountSaid, fromAsking } from './amounts-said.ts';
import { givenBoats } from './given-boats.ts';
import { inPlaceOfOpen } from './in-place-of-open.ts';
import { notOnesOwn, othersGiven } from './not-ones-own.ts';
import { assetsIn } from './offered-things.ts';
import { type PricedCoins, pricedCoins } from './priced-coins.ts';
import { wholeThing, worthInThing } from './worth-in-thing.ts';

/** Parts of an offer that its other words do not say. */
export interface Asked {
  note?: string | undefined;
  /** The amount that the owner should pay on top. */
  cashBack?: number;
}

/** Drafts an offer for a boat with everything that the message gives. */
export function offerFor(target: number, asked: Situation, { note, cashBack }: Asked): Plan {
  const coins = pricedCoins(asked);
  const situation = coins?.situation ?? asked;
  const { line, phrases, language } = situation;
  const assets = assetsIn(situation);
  const gives = line.first('own') !== undefined || assets.length > 0 || coins !== undefined;
  const offer = {
    boatId: target,
    ...(assets.length > 0 && { assets }),
    ...(coins && { bitcoin: coins.bitcoin }),
    ...(note && { note }),
  };
  // 'Top it up to the asking price' gives no more than the rest of it.
  if (gives && !cashBack && line.has(REST_IN_CASH) && !amountSaid(situation)) return withRest(offer, situation);
  const priced = fromAsking(situation);
  if (priced && cashBack) return just(phrases.bothWays);
  if (priced) return besideCard(pricedOffer(offer, priced, situation), gives ? phrases.onTopOfPrice : '');
  const heard = amountSaid(situation);
  // 'She adds nothing' takes nothing away from what is given.
  const said = gives && heard && 'bad' in heard && heard.bad === 'zero' ? undefined : heard;
  if (said && 'bad' in said) return just(phrases.badAmount[said.bad]);
  const [theirs] = othersGiven(situation, target);
  if (theirs) return notOnesOwn(theirs, situation);
  if (isPart(line)) return offerOfWorth(target, situation, { note, ...(cashBack && { cashBack }) });
  if (line.has(LESS_THING)) return just(phrases.lessThing);
  if (said && 'two' in said) return just(phrases.twoAmounts(said.two));
  if (said && cashBack) return just(phrases.bothWays);
  if (!said && !gives) return just(question('whatOffer', language));
  const cash = said && inMillions(said.cash, target, situation);
  return givenOffer({ ...offer, ...(cash && { cash }), ...(cashBack && { cashBack }) }, situation);
}

/** '30k in Bitcoin plus 5k': all of the coins if they are worth that. */
function offerOfWorth(boatId: number, situation: Situation, { note, cashBack }: Asked): Plan {
  const { phrases } = situation;
  const worth = worthInThing(situation);
  const said = worth && amountSaid(worth.rest);
  if (!worth || (said && !('cash' in said)) || (said && cashBack)) return just(phrases.partOfThing);
  const offer = {
    boatId,
    assets: [`my ${worth.thing}`, ...assetsIn(worth.rest)],
    ...(said && { cash: said.cash }),
    ...(cashBack && { cashBack }),
    ...(note && { note }),
  };
  return wholeThing(worth, givenOffer(offer, worth.rest));
}

const REST = '(?:rest|balance|difference|remainder|gap|shortfall)';
const REST_IN_CASH = new RegExp(
  [
    '\\b(?:i|we)(?: (?:would|will|can))* (?:cover|pay|make up|add|throw in|chip in|put in) (?:whatever|what) (?:is|else is)(?: (?:still|left))? (?:missing|left|lacking|short|needed|open)\\b',
    `\\b${REST}(?: (?:is|in|as|with|by|of it))* (?:cash|money)\\b`,
    `\\b(?:i|we)(?: (?:would|will|can|also|then|am|to))* (?:cover|pay|paying|make up|add|throw in|chip in|put in|top up|bridge|fill(?: up| in)?|settle|kick in|come up with|bring)(?: for)? (?:the|that|any|whatever) ${REST}\\b`,
    `(?<= )(?:plus|and|with|,|[+&]) (?:i pay )?(?:whatever |enough )?(?:cash|money) (?:for|to (?:cover|make up|bridge|close|fill|even out|meet)(?: for)?|covering|over) (?:the |that )?${REST}\\b`,
    `(?<= )(?:plus|and|with|,|[.;]) (?:i pay |i |then |also )*(?:(?:make|making|top|topping|fill|filling) up|cover(?:ing)?|bridg(?:e|ing)|pay(?:ing)?|add(?:ing)?|throw(?:ing)? in|put(?:ting)? in|settl(?:e|ing))(?: for)? the ${REST}\\b`,
    `(?<= )(?:plus|and|with|[+&]) (?:i pay )?the ${REST}\\b(?! (?:back|to me|from))`,
    '\\btop(?:ping)? (?:it |that |this )?up (?:(?:with|in|by) (?:cash|money)|to (?:the )?(?:asking(?: price)?|full price|list(?: price)?|price))\\b',
  ].join('|'),
);

const ASKS = /\?|\b(?:how|what|which|would|could|does|do|is|are|should|if)\b/;

/** Whether an order leaves the sum to Eddy: the difference to the asking price. */
export const ordersRest = (line: Situation['line']): boolean => line.has(REST_IN_CASH) && !line.has(ASKS);

/** 'My boat and the rest in cash': the difference to the asking price. */
function withRest(offer: Offer, situation: Situation): Plan {
  const { phrases } = situation;
  const mine = ownWanted(situation);
  const gives = situation.line.first('own') !== undefined;
  if (gives && (mine === 'all' || mine.length === 0)) return just(phrases.lessThing);
  const given = { ...(offer.assets && { assets: offer.assets }), ...(gives && mine !== 'all' && { myBoatIds: mine }) };
  return (done) => {
    const [balance, ...rest] = done;
    if (!balance) return use('offer_balance', { boatId: offer.boatId, ...given });
    const error = errorOf(balance.output);
    if (error) return say(error);
    if (textOf(balance.output.whoPaysTheGap) !== 'you') return say(phrases.nothingToAdd);
    const cash = dollarsOf(textOf(balance.output.valueGap));
    return besideCard(givenOffer({ ...offer, cash }, situation), phrases.restToAsking)(rest);
  };
}

const MILLION_FROM = 500_000;

/** 'Offer 1.2' for a boat of 1.8 million means millions. */
function inMillions(cash: number, boatId: number, { line, memory }: Situation): number {
  const named = [...line.all('boat'), ...line.all('make'), ...line.all('person')].flatMap(({ boats }) => boats);
  const shown = [...memory.shown, ...(memory.focus ? [memory.focus] : [])].find(({ id }) => id === boatId);
  const price = shown ? dollarsOf(shown.price) : (named.find(({ id }) => id === boatId)?.price ?? 0);
  const isBare = line.all('n').some(({ value }) => value * 1_000 === cash);
  return isBare && price >= MILLION_FROM && cash * 1_000 >= price * 0.3 && cash * 1_000 <= price * 1.5
    ? cash * 1_000
    : cash;
}

/** '30k worth of Bitcoin', unlike '30k in cash'. */
const isPart = (line: Situation['line']) =>
  line.has(/_(?:money|n|bound)_ (?:dollars )?(?:(?:worth )?of|in|from) (?:my |the |our )?_(?:asset|coins)_/);
const LESS_THING =
  /\b(?:minus|less) (?:(?:the )?(?:value|price|worth) of )?(?:(?:my|our|the) )?(?:_(?:asset|own|coins)_|my\b)/;

/** The draft with own boats, if the message gives any. */
function givenOffer(offer: Offer, situation: Situation): Plan {
  const { line, phrases } = situation;
  const coins = (offer.assets ?? []).some((name) => /\b(?:btc|bitcoins?|sats)\b/i.test(name));
  const euros = line.all('money').some(({ currency }) => currency) ? phrases.eurosNote : '';
  const drafted = line.first('own')
    ? withOwnBoats(offer, ownWanted(situation), situation)
    : offerDraft(offer, situation);
  return remarked(coins ? orByHand(drafted, phrases.coinsOffer) : drafted, euros);
}

interface Offer {
  boatId: number;
  assets?: string[];
  bitcoin?: PricedCoins;
  note?: string;
  cash?: number;
  cashBack?: number;
}

/** Adds a sentence once there is a card. */
export const besideCard =
  (plan: Plan, remark: string): Plan =>
  (done) => {
    const last = done.at(-1);
    return last && 'confirmLabel' in last.output ? remarked(plan, remark)(done) : plan(done);
  };

const ALL =
  /\b(?:both|all|two|three)(?: of)?(?: my| our)?(?: own)? (?:boats|yachts|listings|of (?:mine|ours|my boats|them))\b|\b(?:my|our)(?: two| three)? boats\b|\bmy boats? both\b/i;

const ONE_OF = /\b(?:one|any|either|whichever) of (?:my|our)\b/i;

/** The boats of the user's that an offer gives: those named, all of them, or none in particular. */
function ownWanted(situation: Situation): readonly number[] | 'all' {
  const { line, message } = situation;
  const named = line.all('own').filter((own) => own.named);
  const isAll = (matches(ALL, message) && !matches(ONE_OF, message)) || line.has(/\bboth\b/);
  const ids = named.flatMap(({ boats }) => (boats.length === 1 || isAll ? boats.map(({ id }) => id) : []));
  if (ids.length > 0) return [...new Set(ids)];
  const only = ownNamed(situation);
  return only === undefined ? (isAll ? 'all' : []) : [only];
}

/** Says how to make the offer by hand if no card can hold it. */
const orByHand =
  (plan: Plan, how: string): Plan =>
  (done) => {
    const last = done.at(-1);
    return last && errorOf(last.output) ? remarked(plan, how)(done) : plan(done);
  };

/** An offer in relation to the asking price, which is looked up first. */
function pricedOffer(offer: Offer, priced: (boat: KnownBoat) => number, situation: Situation): Plan {
  return withBoat(offer.boatId, situation.phrases, (boat, rest) => {
    const cash = priced(boat);
    return cash > 0 ? givenOffer({ ...offer, cash }, situation)(rest) : say(situation.phrases.badAmount.negative);
  });
}

/** 'Instead' replaces the card that waits. */
function offerDraft(offer: Offer, situation: Situation): Plan {
  const { memory, line, phrases } = situation;
  const open = openDealFor(offer.boatId, situation);
  const draft = open ? replacing(open, offer, situation) : ask('draft_offer', { ...offer }, () => phrases.draftOffer);
  if (memory.card?.name !== 'draft_offer' || !line.has(/\b(?:instead|rather|scratch that|forget that)\b/)) return draft;
  return (done) => {
    const [dropped, ...rest] = done;
    return dropped ? draft(rest) : use('drop_drafts');
  };
}

/** The user's trade for a boat that is still open: another offer for the boat takes its place. */
const openDealFor = (boatId: number, { deals }: Situation): NamedDeal | undefined =>
  deals.find(
    ({ list, boats }) =>
      (list === 'open' || list === 'waiting') && boats.some((boat) => boat.boatId === boatId && !boat.isMine),
  );

function replacing(deal: NamedDeal, { boatId: _boat, ...given }: Offer, situation: Situation): Plan {
  const { phrases, line } = situation;
  const { tradeId, list } = deal;
  if (
    list === 'open' &&
    given.cash !== undefined &&
    Object.keys(given).every((key) => key === 'cash' || key === 'note')
  )
    return inPlaceOfOpen(deal, given, line.has(CHANGES_AMOUNT), situation);
  const draft: Plan = ([drafted]) =>
    drafted
      ? say(errorOf(drafted.output) ?? phrases.counter)
      : use('draft_counter', { tradeId, ...given, isWhole: true });
  return besideCard(draft, list === 'open' ? phrases.replacesOpen : phrases.answersOpen);
}

/** The new amount is named beside the old one. */
const CHANGES_AMOUNT =
  /\b(?:(?:instead|place) of|rather than|(?:up|down) from|not) (?:the |my |just |only )*_(?:money|n|bound)_/;

/** A boat of the user's that is named without 'my'. */
function ownNamed({ line, own }: Situation): number | undefined {
  const named = namedIds(line);
  const mine = own.filter(({ id }) => named.includes(id));
  return mine.length === 1 ? mine[0]?.id : undefined;
}

type Listed = KnownBoat & { status: string };

/** Whether the card will tell what is given, so that no list to choose from is needed. */
const isClear = (wanted: readonly number[] | 'all', { own }: Situation): boolean =>
  wanted === 'all' || wanted.length === 0
    ? own.length === 1 || (wanted === 'all' && own.length > 0)
    : wanted.every((id) => own.some((boat) => boat.id === id));

function withOwnBoats(offer: Offer, wanted: readonly number[] | 'all', situation: Situation): Plan {
  const { phrases } = situation;
  return (done) => {
    const [mine, ...rest] = done;
    if (!mine) return use('my_boats', isClear(wanted, situation) ? { quietly: true } : {});
    const active = (boatsOf(mine.output) as Listed[]).filter(({ status }) => status === 'active');
    if (active.length === 0) return say(phrases.noActiveToOffer);
    const isAny = wanted === 'all' || (wanted.length === 0 && active.length === 1);
    const chosen = isAny ? active : active.filter(({ id }) => wanted.includes(id));
    if (chosen.length === 0 || (wanted !== 'all' && chosen.length < wanted.length))
      return say(phrases.severalToOffer(active.map(({ title, id }) => `${title} (#${id})`).join(', ')));
    const drafted = offerDraft({ ...offer, ...givenBoats(chosen.map(({ id }) => id)) }, situation);
    const left = wanted === 'all' ? (boatsOf(mine.output) as Listed[]).filter((one) => !chosen.includes(one)) : [];
    return besideCard(drafted, left.length > 0 ? phrases.withoutBoats(left.map(({ title }) => title)) : '')(rest);
  };
}
