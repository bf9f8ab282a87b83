import { randomInt } from 'node:crypto';
import { tradePath } from '@tradewind/contract/paths';
import { transition } from '@tradewind/domain/lifecycles/lifecycle';
import { NEGOTIATION, type NegotiationAction, type NegotiationState } from '@tradewind/domain/lifecycles/negotiation';
import { type Cents, cents, formatMoney } from '@tradewind/domain/money';
import {
  type Bargain,
  isDealPossible,
  negotiate,
  type Outcome,
  type Random,
  STRATEGIES,
} from '@tradewind/domain/negotiation';
import { limitsOf } from '@tradewind/domain/negotiation/limits';
import { categoryLabel } from '@tradewind/domain/trade-taxonomy';
import type { Transaction } from '../../../db/client.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Work } from '../../../platform/work.ts';
import { isBlockedBetween } from '../../blocks/service.ts';
import { type NegotiatedTrade, offerKey, proposeNegotiated } from '../../trades/service.ts';
import { publishAgentChanged } from '../events.service.ts';
import { AGENT } from '../limits.ts';
import { boundOf, centsOf } from '../looking/matches.service.ts';
import { insertLog } from '../looking/matches.store.ts';
import { lockDeployed, type SeekerRow } from '../looking/seekers.store.ts';
import { haveTried, markTried } from './bargains.store.ts';
import { offerText } from './negotiations.present.ts';
import {
  countOpen,
  type FinalOffer,
  findNegotiableBoat,
  haveNegotiated,
  insertNegotiation,
  lockPeople,
  type NegotiationData,
} from './negotiations.store.ts';
import {
  type BoatRow,
  type BothWants,
  mostGiven,
  packageAt,
  packageFor,
  type Sides,
  type TradePackage,
  wantsOfBoth,
} from './trade-package.service.ts';

/** Not Math.random, which is predictable: anyone who can predict a draw can work out the limits. */
const secretRandom: Random = () => randomInt(2 ** 47) / 2 ** 47;

/**
 * Lets two deployed agents negotiate about a boat, once. The result is at most a proposal: an agreement needs both people.
 * The transaction checks every precondition, since a job may run late, twice, or in two workers at once.
 */
export async function negotiateFor(
  { commit }: Pick<Dependencies, 'commit'>,
  userId: string,
  boatId: number,
): Promise<void> {
  await commit(async (work) => {
    const { tx } = work;
    const sides = await sidesOf(tx, userId, boatId);
    if (!sides) return;
    const wants = await wantsOfBoth(tx, sides);
    const offered = await packageFor(tx, sides, wants);
    if (!offered) return;
    const bargain = bargainOf(sides, wants, offered);
    await markTried(tx, userId, sides.boat.sellerId);
    if (!isDealPossible(bargain)) return;
    const outcome = negotiate(bargain, secretRandom);
    const given = outcome.agreed ? await packageAt(tx, outcome.price, sides, wants, offered) : offered;
    if (given) await save(work, sides, bargain, outcome, given);
  });
}

async function sidesOf(tx: Transaction, userId: string, boatId: number): Promise<Sides | undefined> {
  const boat = await findNegotiableBoat(tx, boatId);
  if (!boat || boat.sellerId === userId) return undefined;
  await lockPeople(tx, userId, boat.sellerId);
  const agents = new Map<string, SeekerRow>();
  // A fixed order keeps two jobs from deadlocking.
  for (const id of [userId, boat.sellerId].sort()) {
    const row = await lockDeployed(tx, id);
    if (row?.autoNegotiate) agents.set(id, row);
  }
  const initiator = agents.get(userId);
  const responder = agents.get(boat.sellerId);
  if (!initiator || !responder) return undefined;
  if (await isBlockedBetween(tx, userId, boat.sellerId)) return undefined;
  if (await haveNegotiated(tx, userId, boat.sellerId, boatId, AGENT.againDays)) return undefined;
  if (await haveTried(tx, userId, boat.sellerId, AGENT.againDays)) return undefined;
  const open = await countOpen(tx, userId, boatId);
  if (open.ofInitiator >= AGENT.open.ofInitiator || open.ofBoat >= AGENT.open.ofBoat) return undefined;
  return { boat, initiator, responder };
}

function bargainOf(sides: Sides, wants: BothWants, offered: TradePackage): Bargain {
  const { boat, initiator, responder } = sides;
  const askingPrice = centsOf(boat.price);
  const limits = limitsOf({
    askingPrice,
    initiatorMax: mostGiven(sides, wants, offered),
    responderMin: wants.owner?.lowestValue ?? boundOf(responder.min),
  });
  return {
    askingPrice,
    rounds: Math.min(initiator.rounds, responder.rounds),
    buyer: { limit: limits.initiator, strategy: strategyOf(initiator) },
    seller: { limit: limits.responder, strategy: strategyOf(responder) },
    mediated: limits.known,
  };
}

const strategyOf = ({ strategy }: SeekerRow) => STRATEGIES.find((known) => known === strategy) ?? 'balanced';

async function save(work: Work, sides: Sides, bargain: Bargain, outcome: Outcome, given: TradePackage): Promise<void> {
  const { tx } = work;
  const { boat, initiator, responder } = sides;
  const status = passedThrough(['start', outcome.agreed ? 'propose' : 'fail']);
  const finalOffer = outcome.agreed ? finalOfferOf(outcome.price, given) : null;
  const tradeId = finalOffer ? await proposeNegotiated(work, dealOf(sides, finalOffer)) : null;
  if (tradeId === undefined) return;
  const id = await insertNegotiation(tx, {
    initiatorUserId: initiator.userId,
    responderUserId: responder.userId,
    boatId: boat.id,
    status,
    negotiationData: dataOf(bargain, outcome),
    finalOffer,
    tradeId,
  });
  const text = finalOffer
    ? `Negotiated for ${boat.title} and proposed ${offerText(finalOffer)}. You both need to confirm it.`
    : `Negotiated for ${boat.title} but couldn’t find a price that works for both of you.`;
  const people = [initiator.userId, responder.userId];
  await insertLog(
    tx,
    people.map((userId) => ({ userId, kind: 'negotiation', text, boatId: boat.id, negotiationId: id })),
  );
  if (finalOffer && tradeId !== null) notifyOfProposal(work, people, boat, finalOffer, tradeId);
  publishAgentChanged(work, people);
}

function notifyOfProposal(
  work: Work,
  people: readonly string[],
  boat: BoatRow,
  offer: FinalOffer,
  tradeId: number,
): void {
  for (const userId of people) {
    work.notify({
      userId,
      kind: 'negotiation',
      title: `Trade proposed for ${boat.title}`,
      body: `${offerText(offer)}. It’s a deal once you both confirm.`,
      path: tradePath(tradeId),
      groupKey: offerKey(tradeId),
    });
  }
}

const dealOf = ({ boat, initiator, responder }: Sides, { tradeBoat, balance, means }: FinalOffer): NegotiatedTrade => ({
  initiatorId: initiator.userId,
  responderId: responder.userId,
  boatId: boat.id,
  tradeBoatId: tradeBoat?.id ?? null,
  cash: Number(balance) > 0 ? balance : null,
  note: means.length > 0 ? `The balance could also be paid in ${means.join(' or ')}.` : null,
});

function passedThrough(actions: readonly NegotiationAction[]): NegotiationState {
  return actions.reduce<NegotiationState>((state, action) => {
    const next = transition(NEGOTIATION, state, action, 'agent');
    if (!next.ok) throw new Error(`An agent cannot ${action} a negotiation that is ${state}.`);
    return next.state;
  }, NEGOTIATION.initial);
}

function dataOf(bargain: Bargain, outcome: Outcome): NegotiationData {
  const offers = outcome.agreed ? outcome.offers : [];
  return {
    askingPrice: formatMoney(bargain.askingPrice),
    mediated: bargain.mediated,
    rounds: bargain.rounds,
    offers: offers.map(({ round, by, price }) => ({
      round,
      by: by === 'buyer' ? 'initiator' : 'responder',
      price: formatMoney(price),
    })),
  };
}

function finalOfferOf(price: Cents, { way, tradeBoat }: TradePackage): FinalOffer {
  return {
    price: formatMoney(price),
    tradeBoat: tradeBoat && { ...tradeBoat, value: formatMoney(tradeBoat.value) },
    balance: formatMoney(cents(price - (tradeBoat?.value ?? 0))),
    means: way.kind === 'assets' ? way.keys.map(categoryLabel) : [],
  };
}
