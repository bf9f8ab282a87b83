import { BOAT_CONDITIONS } from '@tradewind/domain/boat-conditions';
import { SORT_IDS } from '@tradewind/domain/boat-search';
import { BOAT_TYPES } from '@tradewind/domain/boat-types';
import { LOAN } from '@tradewind/domain/cost-of-change/loan';
import { US_STATES } from '@tradewind/domain/geography';
import { TRADE_LISTS } from '@tradewind/domain/lifecycles/trade';
import { wordsOf } from '@tradewind/domain/trade-taxonomy';
import { UNIT_NAMES } from '@tradewind/domain/units';
import { z } from 'zod';
import { LONGEST_QUERY } from './boat-browse.ts';
import { MESSAGE_MAX } from './messages.ts';
import { cursor, userId } from './primitives.ts';
import { NOTE_MAX } from './trades.ts';

/** Inputs of Eddy's tools. Models read the descriptions. */

const boatId = z.int().positive().max(2_147_483_647).describe('The id of a boat that a tool returned');
const dollars = z.number().min(0).max(9_999_999_999).describe('US dollars');
const payment = z.number().min(1).max(9_999_999_999).describe('US dollars, with cents if the user named them');
const year = z.int().min(1900).max(2100);
const feet = z.number().min(0).max(999).describe('Feet');
const words = z.string().trim().min(1).max(LONGEST_QUERY);
const place = z.string().trim().min(1).max(120);
const listingKeys = z.array(z.enum(wordsOf('listing'))).max(23);

const few = <T extends z.ZodType>(item: T) => z.array(item).min(1).max(30).optional();
const listedDays = z.number().positive().max(3_650).optional();
const whole = z.int().min(0).max(99_999).optional();

const boatWishes = {
  query: words.optional().describe('Part of a title, make or model'),
  type: z.enum(BOAT_TYPES).optional(),
  types: few(z.enum(BOAT_TYPES)).describe('Any one of several types'),
  notTypes: few(z.enum(BOAT_TYPES)),
  makes: few(words).describe('Any one of several makes'),
  notMakes: few(words),
  state: z.enum(US_STATES).optional().describe('Where the boat is: USPS state code'),
  states: z.array(z.enum(US_STATES)).min(1).max(US_STATES.length).optional().describe('Any one of several states'),
  notStates: few(z.enum(US_STATES)),
  location: words.optional().describe('Where the boat is: part of the location, such as a city'),
  locations: z.array(words).min(1).max(60).optional().describe('Any one of several places'),
  notLocations: z.array(words).min(1).max(60).optional(),
  minPrice: dollars.optional(),
  maxPrice: dollars.optional(),
  minYear: year.optional(),
  maxYear: year.optional(),
  minLength: feet.optional(),
  maxLength: feet.optional(),
  notLengths: few(feet).describe('Leaves out boats within one foot of these lengths'),
  minBeam: feet.optional(),
  maxBeam: feet.optional(),
  minEngineHours: whole,
  maxEngineHours: whole,
  minSleeps: whole,
  maxSleeps: whole,
  minCapacity: whole.describe('How many people the boat carries'),
  maxCapacity: whole,
  minMaxSpeed: whole.describe('The top speed that the listing gives'),
  maxMaxSpeed: whole,
  conditions: few(z.enum(BOAT_CONDITIONS)),
  notConditions: few(z.enum(BOAT_CONDITIONS)),
  fuel: few(words),
  notFuel: few(words),
  engine: few(words).describe(
    'Words about the engine, all required, such as twin, 300, outboard. Alternatives: outboard|sterndrive. At least 300 horsepower: 300+',
  ),
  notEngine: few(words),
  equipment: few(words).describe(
    'Equipment that the features or the description must mention, all of it. Alternatives: generator|watermaker. At least three: 3 stateroom',
  ),
  notEquipment: few(words),
  tradeFor: listingKeys.optional().describe('What the owner should accept in trade: any one of these'),
  notOnlyOpen: z
    .literal(true)
    .optional()
    .describe('With tradeFor: leaves out owners who only say that they are open to offers'),
  allTradeFor: z.literal(true).optional().describe('With tradeFor: only owners who take all of these, not any one'),
  notTradeFor: listingKeys.optional().describe('What the owner should not accept'),
  listedWithinDays: listedDays.describe('Only boats listed in the last so many days'),
  listedSince: z.iso.date().optional().describe('Only boats listed on this day or later'),
  listedBeforeDays: listedDays.describe('Only boats listed longer ago than so many days'),
  seller: userId.optional().describe('The ownerId of a boat that a tool returned: only boats of that person'),
  boatIds: few(boatId).describe('Only these boats'),
  notBoatIds: few(boatId).describe('Leaves out these boats'),
  notInTrade: z.literal(true).optional().describe('Leaves out boats that are in an agreed trade'),
  verifiedOwners: z.literal(true).optional().describe('Only boats of verified owners'),
  notMine: z.literal(true).optional().describe('Leaves out the user’s own boats'),
  listedBy: z
    .enum(['owners', 'brokerage'])
    .optional()
    .describe('Only boats that owners list themselves, or only those that the brokerage brings in'),
};

/** Orders in which the user may ask for the extreme: the newest build year, the fewest engine hours. */
const BOAT_ORDERS = [
  'newest-built',
  'oldest-built',
  'smallest',
  'fewest-hours',
  'most-hours',
  'fastest',
  'slowest',
  'most-berths',
  'most-people',
  'widest',
  'price-per-foot',
] as const;
export type BoatOrder = (typeof BOAT_ORDERS)[number];

export const searchBoatsInput = z.object({
  ...boatWishes,
  sort: z.enum(SORT_IDS).optional(),
  order: z.enum(BOAT_ORDERS).optional().describe('Another order than the sorts have'),
  limit: z.int().min(1).max(6).optional().describe('How many boats to show'),
  zip: z
    .string()
    .regex(/^\d{5}$/)
    .optional()
    .describe('For sort distance'),
  near: place.optional().describe('Sorts by the distance from here, nearest first: a city with its state, or a state'),
  withinMiles: z.int().min(1).max(3_000).optional().describe('At most this far from `near`, which must be a city'),
  cursor: cursor.optional().describe('`next` of an earlier answer: the page after it'),
});
export type SearchBoatsInput = z.infer<typeof searchBoatsInput>;

export const readBoatsInput = z.object({ ...boatWishes });

const FACETS = ['type', 'state', 'make', 'condition', 'fuel', 'year', 'owner'] as const;
export type Facet = (typeof FACETS)[number];

export const boatStatisticsInput = z.object({
  ...boatWishes,
  by: z.enum(FACETS).optional().describe('Counts the boats for each value of this'),
});
export type BoatStatisticsInput = z.infer<typeof boatStatisticsInput>;

const SAVED_ORDERS = ['price-low', 'price-high', 'length', 'smallest', 'newest-built', 'oldest-built'] as const;
export type SavedOrder = (typeof SAVED_ORDERS)[number];

export const savedBoatsInput = z.object({
  order: z.enum(SAVED_ORDERS).optional().describe('Without it, last saved first'),
  states: z.array(z.enum(US_STATES)).min(1).max(US_STATES.length).optional().describe('Only boats in these states'),
  minPrice: dollars.optional(),
  maxPrice: dollars.optional(),
});

const OWN_ORDERS = [...SAVED_ORDERS, 'most-viewed', 'least-viewed'] as const;
export type OwnOrder = (typeof OWN_ORDERS)[number];

/** Things of the user's own that another answer only needs to know. */
export const quietInput = z.object({
  quietly: z.boolean().optional().describe('Shows the user nothing, for an answer that is about something else'),
});
export const ownBoatsInput = quietInput.extend({ order: z.enum(OWN_ORDERS).optional() });

/** A boat to save, or to remove from the saved ones. */
export const savedBoatInput = z.object({ boatId });

export const howFarInput = z.object({
  boatIds: z.array(boatId).min(1).max(6),
  from: place.describe('A place with its state, or a zip code'),
});

/** The most boats that `boat_details` takes. */
export const MOST_BOATS_AT_ONCE = 4;

export const boatDetailsInput = z.object({
  boatIds: z.array(boatId).min(1).max(MOST_BOATS_AT_ONCE).describe('Several boats are compared in a table'),
  withoutTable: z.literal(true).optional().describe('Shows several boats as cards only'),
});

export const marketValueInput = z
  .object({
    boatId: boatId.optional(),
    type: z.enum(BOAT_TYPES).optional(),
    make: words.optional(),
    year: year.optional(),
    length: feet.optional(),
    changeBy: z.number().min(-100_000_000).max(100_000_000).optional().describe('Dollars to add to the asking price'),
    changePercent: z.number().min(-90).max(90).optional().describe('Percent to add to the asking price'),
  })
  .describe('Either a listed boat, or the type, make, year and length of any boat');
export type MarketValueInput = z.infer<typeof marketValueInput>;

export const estimateBoatsInput = z.object({
  boatIds: z.array(boatId).min(2).max(12).describe('Boats whose asking prices to hold against their estimates'),
});

export const costOfChangeInput = z.object({
  boatId: boatId.describe('The boat that the user would get'),
  myBoatId: boatId.optional().describe('The user’s own boat that they would give; needed only when there are several'),
  state: z.enum(US_STATES).optional().describe('Where the user will keep the boat, if not where their own boat is'),
  miles: z.int().min(0).max(10_000).optional().describe('How far the boat must be moved, if the user says so'),
  forCash: z.boolean().optional().describe('Whether the user would buy it and give no boat'),
});

export const pricesWithClosingInput = z.object({
  boatIds: z.array(boatId).min(1).max(12),
  budget: dollars.optional().describe('What the user has, for what would be left of it'),
});

export const loanPaymentInput = z.object({
  boatId: boatId.optional(),
  price: dollars.optional().describe('The price, if no boat is meant'),
  downPercent: z.number().min(0).max(100).optional(),
  down: dollars.optional().describe('The down payment in dollars'),
  years: z.int().min(1).max(LOAN.most.years).optional(),
  rate: z
    .number()
    .min(0)
    .max(LOAN.most.rate / 100)
    .optional()
    .describe('The yearly rate in percent'),
});
export const salesTaxInput = z.object({
  state: z.enum(US_STATES).describe('Where the boat will be kept'),
  price: dollars.optional(),
});

export const whoWouldTradeInput = z.object({
  myBoatId: boatId.optional().describe('One of the user’s own listings; needed only when there are several'),
  asset: z.enum(wordsOf('listing')).optional().describe('What the user would give instead of a boat'),
  value: dollars.optional().describe('What that asset is worth'),
  cash: dollars.optional().describe('Cash that the user would add to that asset'),
  cashIsMost: z.boolean().optional().describe('Whether the user would add no more than that'),
  coins: z.number().positive().optional().describe('How many coins, if the asset is a cryptocurrency'),
  thing: z.string().trim().min(1).max(200).optional().describe('Something in the user’s garage, in their words'),
  states: z
    .array(z.enum(US_STATES))
    .min(1)
    .max(US_STATES.length)
    .optional()
    .describe('Only boats in one of these states'),
});
export type WhoWouldTradeInput = z.infer<typeof whoWouldTradeInput>;

export const draftMessageInput = z.object({
  boatId,
  text: z.string().trim().min(1).max(MESSAGE_MAX).describe('The whole message to the boat’s owner'),
  receiverId: userId
    .optional()
    .describe('Only for a boat of the user: the person who wrote about it, and who gets the answer'),
});

export const draftOfferInput = z.object({
  boatId,
  cash: payment.optional().describe('What the user would pay, alone or on top of the rest'),
  myBoatId: boatId.optional().describe('One of the user’s own listings, given in trade'),
  moreBoatIds: z.array(boatId).max(4).optional().describe('More of the user’s own listings, given together with it'),
  assets: z
    .array(z.string().trim().min(1).max(200))
    .max(10)
    .optional()
    .describe('Other things given, by the names that they have in the user’s garage'),
  bitcoin: z
    .object({ coins: z.number().positive().max(21_000_000), price: payment.describe('Dollars per coin') })
    .optional()
    .describe('Bitcoin given at a price per coin that the user named'),
  cashBack: payment
    .optional()
    .describe('What the owner would pay the user on top of the boat; never together with cash'),
  note: z.string().trim().min(1).max(NOTE_MAX).optional().describe('The user’s own words to the owner'),
});
export type DraftOfferInput = z.infer<typeof draftOfferInput>;

export const offerBalanceInput = draftOfferInput
  .omit({ myBoatId: true, moreBoatIds: true, bitcoin: true, cashBack: true, note: true })
  .extend({
    myBoatIds: z.array(boatId).max(5).optional().describe('The user’s own listings that they would give or sell'),
    owed: dollars.optional().describe('What the user still owes on what they would give'),
    countedAt: dollars
      .optional()
      .describe('What the owner would count the thing at, instead of its value in the garage'),
  });

export const worthTogetherInput = offerBalanceInput
  .omit({ boatId: true, owed: true, countedAt: true })
  .extend({ bitcoin: draftOfferInput.shape.bitcoin });

const things = z.array(z.string().trim().min(1).max(200)).max(20);
const ownBoats = z.array(boatId).max(20);

export const ownWorthInput = z.object({
  boats: z.boolean().optional().describe('All active listings of the user'),
  garage: z.boolean().optional().describe('Everything in the user’s garage'),
  myBoatIds: ownBoats.optional().describe('Only these of the user’s own listings'),
  assets: things.optional().describe('Only these things, by words of their names in the garage'),
  cash: dollars.optional(),
  withoutBoatIds: ownBoats.optional().describe('Own listings to leave out'),
  withoutAssets: things.optional().describe('Things to leave out'),
  boatId: boatId.optional().describe('Somebody else’s boat: the sum is compared with its asking price'),
});
export type OwnWorthInput = z.infer<typeof ownWorthInput>;

const firstNames = z.array(z.string().trim().min(1).max(80)).max(10);

export const CASH_LISTS = ['waiting', 'open', 'agreed', 'closing'] as const satisfies (typeof TRADE_LISTS)[number][];
export const tradeCashInput = z.object({
  lists: z.array(z.enum(CASH_LISTS)).min(1).optional().describe('Only trades in these states'),
  people: firstNames.optional().describe('Only trades with these people'),
  withoutPeople: firstNames.optional().describe('Leave the trades with these people out'),
  rings: z.enum(['only', 'without']).optional(),
});
export type TradeCashInput = z.infer<typeof tradeCashInput>;

const tradeId = z.int().positive().max(2_147_483_647).describe('The number of one of the user’s trades');
export const myTradesInput = z.object({ list: z.enum(TRADE_LISTS).optional().describe('Only trades in this state') });
export const explainTradeInput = z.object({ tradeId });
export const draftCounterInput = draftOfferInput.omit({ boatId: true }).extend({
  tradeId,
  cashBack: payment.optional().describe('What the user asks to be paid on top'),
  theirAssets: z
    .array(z.string().trim().min(1).max(200))
    .max(5)
    .optional()
    .describe('Things of the other side that the user asks for, by words of their names'),
  isWhole: z
    .boolean()
    .optional()
    .describe('Whether this is everything that the user gives, without what they gave before'),
});
export type DraftCounterInput = z.infer<typeof draftCounterInput>;

export const setPreferencesInput = z.object({
  categories: listingKeys
    .optional()
    .describe('What the user is looking for or would accept, instead of the categories so far'),
  addCategories: listingKeys.optional().describe('Categories to add to those so far'),
  dropCategories: listingKeys.optional().describe('Categories to take out of those so far'),
  minPrice: dollars.optional(),
  maxPrice: dollars.optional(),
  location: z.string().trim().min(1).max(120).optional(),
  types: few(z.enum(BOAT_TYPES)).describe('Only boats of these types'),
  minLength: feet.optional(),
  maxLength: feet.optional(),
  minYear: year.optional(),
  maxYear: year.optional(),
  autoNegotiate: z.boolean().optional().describe('Whether the agent also negotiates for the user'),
});
export type SetPreferencesInput = z.infer<typeof setPreferencesInput>;

export const servicesAndFeesInput = z.object({
  about: z.string().trim().min(1).max(100).optional().describe('A word such as escrow, title, survey; without it, all'),
  price: dollars.optional().describe('Works out what closing and a broker cost at this price'),
});

export const personProfileInput = z.object({
  userId: userId.optional().describe('The ownerId of a boat that a tool returned; left out for the user’s own profile'),
});
export const listingToEditInput = z.object({
  boatIds: z.array(boatId).max(30).optional(),
  percent: z.number().min(-99).max(900).optional().describe('Works out the price with this many percent more or less'),
  by: z
    .number()
    .min(-9_999_999_999)
    .max(9_999_999_999)
    .optional()
    .describe('Works out the price with these dollars more or less'),
});
export const offerTermsInput = z.object({ boatId: boatId.optional(), cash: payment.optional() });
export const milesBetweenInput = z.object({
  from: place.describe('A city with its state'),
  to: place.describe('A city with its state'),
});
export const convertUnitsInput = z.object({
  amount: z.number().min(0).max(1e9),
  from: z.enum(UNIT_NAMES),
  to: z.enum(UNIT_NAMES),
});
export const findInMessagesInput = z.object({
  words: z.array(z.string().trim().min(2).max(40)).min(1).max(8).describe('What the messages may mention'),
  with: userId.optional().describe('The id of the other person'),
});
export type FindInMessagesInput = z.infer<typeof findInMessagesInput>;

export const nothingInput = z.object({});
