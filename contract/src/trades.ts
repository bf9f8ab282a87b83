import { TRADE_LISTS, TRADE_STATES } from '@tradewind/domain/lifecycles/trade';
import { formatMoney, parseMoney } from '@tradewind/domain/money';
import { coinValue, formatCoins, LEG_KINDS, parseCoins } from '@tradewind/domain/trades/legs';
import { TRADE_KINDS } from '@tradewind/domain/trades/proposal';
import { withoutDirectionMarks } from '@tradewind/domain/visible-text';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, assetCategory, bodyRowId, cursor, money, rowId, timestamp, userId } from './primitives.ts';
import { termsInput, tradeTerms } from './trade-terms.ts';

export const NOTE_MAX = 1_000;
export const LEGS_MAX = 10;
export const REASON_MAX = 500;

const value = money.optional().meta({ description: 'The value that the caller saw; refused if it has changed since' });
const boatLeg = z.object({ kind: z.literal('boat'), boatId: bodyRowId, value });
const assetLeg = z.object({ kind: z.literal('asset'), assetId: bodyRowId, value });
const cashLeg = z.object({ kind: z.literal('cash'), amount });

const NO_COINS = 'Please enter an amount of Bitcoin, such as 0.5.';

const coins = z.union([z.number(), z.string().trim().max(20)], { error: NO_COINS }).transform((value, context) => {
  const satoshis = parseCoins(String(value));
  if (satoshis !== undefined) return formatCoins(satoshis);
  context.addIssue({ code: 'custom', message: NO_COINS });
  return z.NEVER;
});

const bitcoinLeg = z
  .object({
    kind: z.literal('bitcoin'),
    amount: coins,
    price: amount.meta({ description: 'Dollars per coin, as the proposer entered it' }),
    fixed: z
      .enum(['coins', 'dollars'])
      .default('coins')
      .meta({ description: 'What stays the same until closing: the coins, or what they are worth' }),
  })
  .superRefine((leg, context) => {
    const value = bitcoinValue(leg);
    const worth = value === undefined || value.length > 13 ? undefined : parseMoney(value);
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['amount'], message });
    if (worth === undefined) refuse('That is more than a trade can hold.');
    else if (worth === 0) refuse('That is worth less than a cent. Please enter more Bitcoin.');
  });

/** The value of coins at the price of their leg, as a decimal string; undefined when it is too large. */
export function bitcoinValue(leg: { amount: string; price: string }): string | undefined {
  const satoshis = parseCoins(leg.amount);
  const price = parseMoney(leg.price);
  if (satoshis === undefined || price === undefined) return undefined;
  const value = coinValue(satoshis, price);
  return value === undefined ? undefined : formatMoney(value);
}

const newLeg = z.discriminatedUnion('kind', [boatLeg, assetLeg, cashLeg, bitcoinLeg], {
  error: 'Please choose a boat, something from a garage, cash or Bitcoin.',
});
export type NewLeg = z.infer<typeof newLeg>;

const legs = (error: string) =>
  z.array(newLeg, { error }).max(LEGS_MAX, `Please keep each side to ${LEGS_MAX} entries.`);

const words = (name: string, most: number) =>
  z
    .string()
    .max(most * 2, `Please keep ${name} to ${most} characters.`)
    .transform((text) => withoutDirectionMarks(text).trim())
    .refine((text) => [...text].length <= most, `Please keep ${name} to ${most} characters.`)
    .refine((text) => !text.includes('\0'), `There’s a character in ${name} that we can’t store. Please remove it.`);

const note = words('your note', NOTE_MAX);

const sides = {
  gives: legs('Please say what you give.'),
  gets: legs('Please say what you get.'),
  note: note.optional(),
  terms: termsInput.optional(),
};

/** From the caller's point of view; the owner of what they ask for is the other party. */
export const newTrade = z.object(sides);
export type NewTrade = z.infer<typeof newTrade>;

const revision = z.int({ error: 'Please send the revision of the trade that you saw.' }).positive();

export const counterInput = z.object({ ...sides, revision });
export type CounterInput = z.infer<typeof counterInput>;
const acceptInput = z.object({ revision });

const reason = words('the reason', REASON_MAX);
const answerInput = z
  .object({ revision: revision.optional(), reason: reason.optional() })
  .nullish()
  .transform((body) => body ?? {});
export type AnswerInput = z.infer<typeof answerInput>;

const tradeLeg = z
  .object({
    kind: z.enum(LEG_KINDS),
    from: userId,
    to: userId,
    boatId: z.int().optional(),
    assetId: z.int().optional(),
    amount: z.string().optional().meta({ description: 'Dollars of a cash leg, coins of a Bitcoin leg' }),
    price: money.optional().meta({ description: 'Dollars per coin' }),
    priceSource: z.string().optional().meta({ description: 'Who named the price of a coin' }),
    pricedAt: timestamp.optional(),
    fixed: z.enum(['coins', 'dollars']).optional(),
    value: money,
    title: z.string(),
    imageUrl: z.string().nullable(),
    category: assetCategory.optional().meta({ description: 'The kind of an asset, while the trade goes on' }),
    taken: z.literal(true).optional().meta({ description: 'Reserved for another trade' }),
  })
  .meta({ id: 'TradeLeg' });
export type TradeLeg = z.infer<typeof tradeLeg>;

const tradeParty = z
  .object({
    userId,
    firstName: z.string(),
    username: z.string().nullable().meta({ description: 'The public profile; null when there is none' }),
    profileImageUrl: z.string().nullable(),
    accepted: z.boolean(),
  })
  .meta({ id: 'TradeParty' });
export type TradeParty = z.infer<typeof tradeParty>;

/** In the order in which screens offer them. */
export const TRADE_ACTIONS = ['accept', 'counter', 'decline', 'withdraw', 'cancel', 'review'] as const;
export type TradeAction = (typeof TRADE_ACTIONS)[number];

export const trade = z
  .object({
    id: z.int(),
    kind: z.enum(TRADE_KINDS),
    status: z.enum(TRADE_STATES),
    revision: z.int(),
    parties: z.array(tradeParty),
    legs: z.array(tradeLeg),
    terms: tradeTerms,
    actions: z.array(z.enum(TRADE_ACTIONS)).meta({ description: 'What the caller can do next' }),
    list: z.enum(TRADE_LISTS).meta({ description: 'Where the caller finds it' }),
    ending: z.boolean().meta({ description: 'True while a trade that has ended pays back what it holds' }),
    backup: z.boolean().meta({ description: 'True while one of its items is reserved for another trade' }),
    note: z.string().nullable().meta({ description: 'What the author of this revision added' }),
    author: userId.nullable().meta({ description: 'The person who made this revision; null for Eddy AI' }),
    endedReason: z.string().nullable(),
    conversation: z
      .object({ boatId: z.int(), with: userId })
      .nullable()
      .meta({ description: 'Where the caller and the other party talk about it' }),
    expiresAt: timestamp.nullable(),
    agreedAt: timestamp.nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Trade' });
export type Trade = z.infer<typeof trade>;

const tradeRevision = z
  .object({
    number: z.int(),
    author: userId.nullable(),
    note: z.string().nullable(),
    legs: z.array(tradeLeg),
    terms: tradeTerms,
    accepted: z
      .array(z.object({ by: userId, at: timestamp }))
      .meta({ description: 'Everyone’s yes to it but its author’s, oldest first' }),
    createdAt: timestamp,
  })
  .meta({ id: 'TradeRevision' });
export type TradeRevision = z.infer<typeof tradeRevision>;

const ending = z.object({
  by: userId
    .nullable()
    .meta({ description: 'The party who ended it; null for the brokerage, the clock and Tradewind' }),
  at: timestamp,
});

const tradeDetail = trade
  .extend({ revisions: z.array(tradeRevision), ended: ending.nullable() })
  .meta({ id: 'TradeDetail' });
export type TradeDetail = z.infer<typeof tradeDetail>;

const TRADES_PER_PAGE = 24;
const tradesQuery = z.object({
  state: z.enum(TRADE_LISTS, { error: `Please choose one of: ${TRADE_LISTS.join(', ')}.` }).optional(),
  boat: rowId.optional().meta({ description: 'Only trades that contain this boat' }),
  limit: z.coerce.number().int().min(1).max(100).default(TRADES_PER_PAGE),
  cursor: cursor.optional(),
});
export type TradesQuery = z.infer<typeof tradesQuery>;

const tradeParams = z.object({ id: rowId });
const tradeCounts = z.object({ waiting: z.int() }).meta({ id: 'TradeCounts' });

const itemInTrades = z
  .object({
    kind: z.enum(['boat', 'asset']),
    id: z.int(),
    offers: z.int().meta({ description: 'Open offers that contain it: they end when it changes' }),
    tradeId: z.int().nullable().meta({ description: 'The agreed trade that reserves it' }),
  })
  .meta({ id: 'ItemInTrades' });
export type ItemInTrades = z.infer<typeof itemInTrades>;

const dealings = z
  .object({
    offers: z.int().meta({ description: 'Open offers between the two' }),
    tradeId: z.int().nullable().meta({ description: 'An agreed trade of the two' }),
    blocked: z.boolean().meta({ description: 'Whether one of them blocked the other' }),
  })
  .meta({ id: 'Dealings' });
export type Dealings = z.infer<typeof dealings>;

const changes = ['/api/trades'] as const;

export const tradesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/trades',
    access: 'signed in',
    tag: 'trades',
    summary: 'The caller’s trades, most recently changed first; Link (rel="next") points to the next page',
    query: tradesQuery,
    responses: { 200: z.array(trade) },
    refuses: [401, 403],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/trades/counts',
    access: 'signed in',
    tag: 'trades',
    summary: 'How many trades wait for the caller',
    responses: { 200: tradeCounts },
    refuses: [401, 403],
  }),
  items: endpoint({
    method: 'GET',
    path: '/api/trades/items',
    access: 'signed in',
    tag: 'trades',
    summary: 'The caller’s boats and assets that are in open offers or agreed trades',
    responses: { 200: z.array(itemInTrades) },
    refuses: [401, 403],
  }),
  dealings: endpoint({
    method: 'GET',
    path: '/api/trades/with/:userId',
    access: 'signed in',
    tag: 'trades',
    summary: 'Open offers, the agreed trade and blocks between the caller and somebody else',
    params: z.object({ userId }),
    responses: { 200: dealings },
    refuses: [401, 403],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/trades/:id',
    access: 'owner and broker',
    tag: 'trades',
    summary: 'One trade with all its revisions, for its parties',
    params: tradeParams,
    responses: { 200: tradeDetail },
    refuses: [401, 403, 404],
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/trades',
    access: 'signed in',
    invalidates: changes,
    tag: 'trades',
    summary:
      'Offer something for somebody’s boat or asset; repeating the call with the same Idempotency-Key offers nothing',
    description:
      'One proposal is live between the same two people over the same boat: a new one becomes its next revision.',
    body: newTrade,
    responses: { 201: trade },
    refuses: [401, 403, 404, 409],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/trades/:id/accept',
    access: 'owner',
    invalidates: changes,
    tag: 'trades',
    summary: 'Accept a revision; the last acceptance reserves every item, or is refused and names what is taken',
    params: tradeParams,
    body: acceptInput,
    responses: { 200: trade },
    refuses: [401, 403, 404, 409],
  }),
  counter: endpoint({
    method: 'POST',
    path: '/api/trades/:id/counter',
    access: 'owner',
    invalidates: changes,
    tag: 'trades',
    summary: 'Answer a revision with another one, accepted by its author',
    params: tradeParams,
    body: counterInput,
    responses: { 200: trade },
    refuses: [401, 403, 404, 409],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/trades/:id/decline',
    access: 'owner',
    invalidates: changes,
    tag: 'trades',
    summary: 'Decline a proposal that the caller has not accepted',
    params: tradeParams,
    body: answerInput,
    responses: { 200: trade },
    refuses: [401, 403, 404, 409],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/trades/:id/withdraw',
    access: 'owner',
    invalidates: changes,
    tag: 'trades',
    summary: 'Withdraw a proposal that the caller made or accepted',
    params: tradeParams,
    body: answerInput,
    responses: { 200: trade },
    refuses: [401, 403, 404, 409],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/trades/:id/cancel',
    access: 'owner and broker',
    invalidates: changes,
    tag: 'trades',
    summary: 'Cancel an agreed trade and free its items; everyone involved is told',
    params: tradeParams,
    body: answerInput,
    responses: { 200: trade },
    refuses: [401, 403, 404, 409],
  }),
};
