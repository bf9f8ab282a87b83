import type { Asset } from '@tradewind/contract/assets';
import {
  type DraftCounterInput,
  type DraftOfferInput,
  draftCounterInput,
  draftOfferInput,
} from '@tradewind/contract/eddy-tools';
import { tradePath } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { exactPriceText, readDollars } from '@tradewind/contract/trade-values';
import {
  bitcoinValue,
  counterInput,
  type NewLeg,
  type NewTrade,
  newTrade,
  type Trade,
  type TradeDetail,
  type TradeLeg,
} from '@tradewind/contract/trades';
import { PROPOSAL_HOURS } from '@tradewind/domain/trades/proposal';
import { invalidField, Refusal } from '../../../platform/http/refusal.ts';
import { type ActingContext, acting, type Done, type Draft } from '../../../platform/tool.ts';
import { listAssets } from '../../assets/service.ts';
import { readBoat } from '../../boats/service.ts';
import { listOwnBoats } from '../../listings/service.ts';
import { assetNamed } from '../items/named-assets.service.ts';
import { requireNotTaken } from '../items/taken-boats.service.ts';
import { counterTrade, proposeTrade, requireCounterable, requireProposable } from '../offers/offers.service.ts';
import { readTrade } from '../service.ts';
import { listed } from '../words.present.ts';

type Given = Pick<DraftOfferInput, 'cash' | 'myBoatId' | 'moreBoatIds' | 'assets' | 'bitcoin'>;

/** Legs of the user's with the words that the card shows for each. */
interface Named {
  leg: NewLeg;
  words: string;
}

export const draftOffer = acting({
  kind: 'propose',
  name: 'draft_offer',
  description:
    'Prepares an offer for a boat: cash, boats of the user’s, things from their garage, or all of them. Cash can also come back.',
  input: draftOfferInput,
  async prepare(context, input) {
    const boat = await readBoat(context.db, input.boatId);
    if (boat.sellerId === context.caller.id) throw invalidField('boatId', 'That’s your own boat.');
    await requireNotTaken(context.db, context.caller.id, boat);
    const given = await givenBy(context, input);
    const back = backFrom(input);
    await requireProposable(context.db, context.caller.id, offerOf(input, given, back));
    return {
      title: `An offer to ${boat.seller?.firstName ?? 'the owner'} for ${boat.title}`,
      facts: [
        { name: 'Asking price', value: priceText(boat.price) },
        offerFact(given),
        ...back.map(({ words }) => ({ name: 'You get on top', value: words })),
        ...noteFact(input),
      ],
      body: `Offers ${listed(given.map(({ words }) => words))} for ${listed([boat.title, ...back.map(({ words }) => `${words} for you`)])}. It stands for ${PROPOSAL_HOURS.offer} hours.`,
      confirmLabel: 'Send offer',
    } satisfies Draft;
  },
  async perform(context, input) {
    const given = await givenBy(context, input);
    const offer = offerOf(input, given, backFrom(input));
    return sent(await proposeTrade(context, context.caller, offer, undefined, {}), 'Your offer is sent.');
  },
});

const offerOf = ({ boatId, note }: DraftOfferInput, gives: readonly Named[], back: readonly Named[]): NewTrade =>
  newTrade.parse({
    gives: gives.map(({ leg }) => leg),
    gets: [{ kind: 'boat', boatId }, ...back.map(({ leg }) => leg)],
    ...(note && { note }),
  });

export const draftCounter = acting({
  kind: 'propose',
  name: 'draft_counter',
  description:
    'Prepares a counteroffer to one of the user’s open trades. Items asked for stay; the user names what they give.',
  input: draftCounterInput,
  async prepare(context, input) {
    const trade = await openTrade(context, input);
    const { gives, gets } = await counterSides(context, trade, input);
    await requireCounterable(context.db, context.caller.id, trade.id, {
      gives: gives.map(({ leg }) => leg),
      gets: gets.map(({ leg }) => leg),
    });
    return {
      title: 'A counteroffer',
      facts: [
        { name: 'Revision', value: String(trade.revision) },
        ...(await askingFact(context, gets)),
        { name: 'You give', value: listed(gives.map(({ words }) => words)) || 'nothing' },
        { name: 'You get', value: listed(gets.map(({ words }) => words)) },
        ...noteFact(input),
      ],
      body: 'Replaces the offer that is open now. The other side can accept it, answer with another one or decline.',
      confirmLabel: 'Send counteroffer',
    } satisfies Draft;
  },
  async perform(context, input) {
    const trade = await openTrade(context, input);
    const { gives, gets } = await counterSides(context, trade, input);
    const counter = {
      revision: trade.revision,
      gives: gives.map(({ leg }) => leg),
      gets: gets.map(({ leg }) => leg),
      ...(input.note && { note: input.note }),
    };
    const answer = await counterTrade(context, context.caller, trade.id, counterInput.parse(counter), undefined, {});
    return sent(answer, 'Your counteroffer is sent.');
  },
});

/** Cash that the owner would pay. */
function backFrom({ cash, cashBack }: DraftOfferInput): Named[] {
  if (cash && cashBack)
    throw invalidField('cashBack', 'Cash can go only one way in an offer. Please name the difference.');
  return cashBack ? [cashOf(cashBack)] : [];
}

const sent = ({ id }: Trade, outcome: string): Done => ({ outcome, path: tradePath(id) });

const offerFact = (given: readonly Named[]) => ({
  name: 'Your offer',
  value: given.map(({ words }) => words).join(' + '),
});

/** The asking price of the only boat that a counteroffer is for. */
async function askingFact({ db }: ActingContext, gets: readonly Named[]) {
  const [{ leg } = { leg: undefined }, ...more] = gets;
  if (leg?.kind !== 'boat' || more.length > 0) return [];
  return [{ name: 'Asking price', value: priceText((await readBoat(db, leg.boatId)).price) }];
}

const noteFact = ({ note }: { note?: string | undefined }) => (note ? [{ name: 'Your note', value: note }] : []);

async function openTrade({ db, caller }: ActingContext, { tradeId }: DraftCounterInput): Promise<TradeDetail> {
  const trade = await readTrade(db, caller, tradeId);
  if (!trade.actions.includes('counter')) throw new Refusal('conflict', 'This trade is no longer open.');
  return trade;
}

async function counterSides(
  context: ActingContext,
  trade: TradeDetail,
  { cashBack, isWhole, theirAssets = [], ...input }: DraftCounterInput,
) {
  const asked = await othersAssets(context, trade, theirAssets);
  const standing = trade.legs.filter(({ to }) => to === context.caller.id).flatMap(itemOf);
  const items = [...standing, ...asked.filter(({ leg }) => !standing.some((item) => isSame(item.leg, leg)))];
  const kept = trade.legs.filter(({ from }) => from === context.caller.id).flatMap(itemOf);
  const namesItems = isWhole || input.myBoatId !== undefined || (input.assets ?? []).length > 0;
  const given = await givenBy(context, input, { mayBeNothing: true });
  return {
    gives: namesItems ? given : [...kept, ...given],
    gets: [...items, ...(cashBack ? [cashOf(cashBack)] : [])],
  };
}

const isSame = (one: NewLeg, other: NewLeg) =>
  one.kind === 'asset' && other.kind === 'asset' && one.assetId === other.assetId;

/** Finds things that the other side of a trade shows publicly by the words for them. */
async function othersAssets(
  { db, caller }: ActingContext,
  { legs }: TradeDetail,
  names: readonly string[],
): Promise<Named[]> {
  const owner = legs.map(({ from }) => from).find((id) => id !== caller.id);
  if (names.length === 0 || owner === undefined) return [];
  const shown = await listAssets(db, caller, owner);
  return names.map((name) => {
    const { id: assetId, title, value } = assetNamed(shown, name, 'theirs');
    return { leg: { kind: 'asset', assetId }, words: `${title} (${priceText(value)})` };
  });
}

/** A boat or an asset as it stands in the trade; money is named anew. */
function itemOf({ boatId, assetId, title }: TradeLeg): Named[] {
  if (boatId !== undefined) return [{ leg: { kind: 'boat', boatId }, words: title }];
  return assetId === undefined ? [] : [{ leg: { kind: 'asset', assetId }, words: title }];
}

function coinsOf({ coins, price: given }: { coins: number; price: number }): Named {
  const price = readDollars(String(given));
  const amount = String(coins);
  const value = price === undefined ? undefined : bitcoinValue({ amount, price });
  if (price === undefined || value === undefined)
    throw new Refusal('invalid', 'Please name the price of a coin in dollars and cents.');
  return {
    leg: { kind: 'bitcoin', amount, price, fixed: 'coins' },
    words: `${amount} BTC at ${exactPriceText(price)} a coin (${exactPriceText(value)})`,
  };
}

function cashOf(given: number): Named {
  const amount = readDollars(String(given));
  if (amount === undefined) throw new Refusal('invalid', 'Please name the cash in dollars and cents.');
  return { leg: { kind: 'cash', amount }, words: `${exactPriceText(amount)} in cash` };
}

async function givenBy(
  context: ActingContext,
  { cash, myBoatId, moreBoatIds = [], assets = [], bitcoin }: Given,
  { mayBeNothing = false } = {},
): Promise<Named[]> {
  const given = [
    ...(await ownBoats(context, [...(myBoatId === undefined ? [] : [myBoatId]), ...moreBoatIds])),
    ...(await ownAssets(context, assets)),
    ...(bitcoin ? [coinsOf(bitcoin)] : []),
    ...(cash ? [cashOf(cash)] : []),
  ];
  if (given.length === 0 && !mayBeNothing)
    throw new Refusal('invalid', 'What would you like to offer: cash, your boat or something from your garage?');
  return given;
}

async function ownBoats({ db, caller }: ActingContext, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const listed = await listOwnBoats(db, caller.id);
  return [...new Set(ids)].map((boatId) => {
    const boat = listed.find((own) => own.id === boatId);
    if (!boat) throw new Refusal('not_found', 'That isn’t one of your active listings.');
    return givenBoat(boat);
  });
}

function givenBoat({ id, title, price, status }: { id: number; title: string; price: string; status: string }): Named {
  if (status === 'pending')
    throw new Refusal('conflict', `You can’t offer your ${title}: an agreed trade has reserved it.`);
  if (status !== 'active') throw new Refusal('conflict', `You can’t offer your ${title}: its listing isn’t active.`);
  return { leg: { kind: 'boat', boatId: id }, words: `your ${title} (${priceText(price)})` };
}

const LEAST_NAME = 4;

/** Whether all of the words stand in a title, and one of them is a name: 'the Dorado 29'. */
function isTitled({ title }: { title: string }, name: string): boolean {
  const words = bare(name.replace(/^(?:my|our)\s+/i, ''))
    .toLowerCase()
    .split(/\s+/);
  const titled = title.toLowerCase().split(/\s+/);
  return (
    words.some((word) => word.length >= LEAST_NAME && /\p{L}/u.test(word)) &&
    words.every((word) => titled.includes(word))
  );
}

/** 'A week in a villa' is 'your week in a villa'. */
const bare = (title: string) => title.replace(/^(?:an?|the)\s+(?=\S)/i, '');

/** '0.75 BTC' */
function coinsIn({ category, details }: Asset): string[] {
  const { amount, coin } = details as { amount?: unknown; coin?: unknown };
  const name = category === 'bitcoin' ? 'BTC' : coin;
  return typeof amount === 'string' && typeof name === 'string' ? [`${amount} ${name}`] : [];
}

/** Finds things in the user's garage by the words for them. */
async function ownAssets({ db, caller }: ActingContext, names: readonly string[]): Promise<Named[]> {
  if (names.length === 0) return [];
  const garage = await listAssets(db, caller);
  const boats = await listOwnBoats(db, caller.id);
  const taken = new Set<number>();
  return names.map((name) => {
    const boat = garage.some((asset) => isTitled(asset, name)) ? undefined : boats.find((one) => isTitled(one, name));
    if (boat) return givenBoat(boat);
    const asset = assetNamed(garage, name);
    if (taken.has(asset.id)) throw new Refusal('invalid', `You named your ${asset.title} twice. Please name it once.`);
    taken.add(asset.id);
    return {
      leg: { kind: 'asset', assetId: asset.id },
      words: `your ${bare(asset.title)} (${[...coinsIn(asset), priceText(asset.value)].join(', ')})`,
    };
  });
}
