import type { Role } from '@tradewind/domain/roles';
import type { ListingKey } from '@tradewind/domain/trade-taxonomy';

export interface DemoPerson {
  /** The first name in lowercase, also in the address `{name}@demo.example.com`. */
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly location: string;
  readonly bio: string;
  readonly roles: readonly Role[];
  readonly accepts: readonly ListingKey[];
  readonly verified: boolean;
  readonly joinedDaysAgo: number;
  readonly phone?: string;
}

/** Invented people: nobody by these names has these boats. */
export const OWNERS: readonly DemoPerson[] = [
  {
    name: 'marisol',
    firstName: 'Marisol',
    lastName: 'Vega',
    location: 'Miami, FL',
    bio: 'Third generation on the Miami River. I keep boats moving: one in, one out, and always one at the dock for Sunday.',
    roles: ['boat_owner', 'asset_owner'],
    accepts: ['boats', 'bitcoin', 'real_estate'],
    verified: true,
    joinedDaysAgo: 236,
    phone: '(305) 555-0117',
  },
  {
    name: 'desmond',
    firstName: 'Desmond',
    lastName: 'Clarke',
    location: 'Annapolis, MD',
    bio: 'Rebuilds old watches on weekdays and old bilge pumps on weekends. I answer every serious offer.',
    roles: ['boat_owner', 'asset_owner'],
    accepts: ['boats', 'jewelry', 'collectibles'],
    verified: true,
    joinedDaysAgo: 221,
  },
  {
    name: 'ingrid',
    firstName: 'Ingrid',
    lastName: 'Solberg',
    location: 'San Diego, CA',
    bio: 'Charter captain for twenty years, owner for twelve. Looking for something smaller and a piece of land with trees on it.',
    roles: ['boat_owner', 'experience_owner'],
    accepts: ['land', 'real_estate', 'boats', 'experiences'],
    verified: true,
    joinedDaysAgo: 204,
    phone: '(619) 555-0164',
  },
  {
    name: 'walter',
    firstName: 'Walter',
    lastName: 'Pruitt',
    location: 'Galveston, TX',
    bio: 'Ranch during the week, Gulf on weekends. I would rather trade than haggle, and I have traded stranger things than boats.',
    roles: ['boat_owner', 'asset_owner'],
    accepts: ['livestock', 'machinery', 'land', 'vehicles'],
    verified: true,
    joinedDaysAgo: 188,
  },
  {
    name: 'naomi',
    firstName: 'Naomi',
    lastName: 'Fairbanks',
    location: 'Sag Harbor, NY',
    bio: 'Gallery owner. My boats are the only things I own that I am not allowed to hang on a wall.',
    roles: ['boat_owner', 'asset_owner'],
    accepts: ['art', 'wine', 'jewelry', 'collectibles'],
    verified: true,
    joinedDaysAgo: 163,
  },
  {
    name: 'tobias',
    firstName: 'Tobias',
    lastName: 'Renner',
    location: 'Beaufort, NC',
    bio: 'Boatbuilder’s son, tournament angler, patient listener. Ask me anything about the hull. I was there when it was laid up.',
    roles: ['boat_owner'],
    accepts: ['boats', 'machinery', 'vehicles'],
    verified: false,
    joinedDaysAgo: 149,
  },
  {
    name: 'priya',
    firstName: 'Priya',
    lastName: 'Raman',
    location: 'Newport Beach, CA',
    bio: 'Sold a software company, bought a slip. Happy to talk equity, patents or coins, and equally happy to just go out for a run.',
    roles: ['boat_owner', 'asset_owner'],
    accepts: ['bitcoin', 'cryptocurrency', 'technology', 'intellectual_property', 'business'],
    verified: true,
    joinedDaysAgo: 127,
    phone: '(949) 555-0138',
  },
  {
    name: 'callum',
    firstName: 'Callum',
    lastName: 'Hayes',
    location: 'Charleston, SC',
    bio: 'Inshore guide. The boat is how I earn my living, so it is looked after better than I am.',
    roles: ['boat_owner', 'experience_owner'],
    accepts: ['boats', 'vehicles', 'motorcycles'],
    verified: false,
    joinedDaysAgo: 98,
  },
  {
    name: 'beatriz',
    firstName: 'Beatriz',
    lastName: 'Lomelí',
    location: 'Fort Lauderdale, FL',
    bio: 'I sell waterfront homes, so I see a good many docks with nothing on them. Let’s fix that.',
    roles: ['boat_owner', 'asset_owner', 'experience_owner'],
    accepts: ['real_estate', 'land', 'luxury_travel', 'memberships', 'aircraft'],
    verified: true,
    joinedDaysAgo: 91,
    phone: '(954) 555-0171',
  },
  {
    name: 'owen',
    firstName: 'Owen',
    lastName: 'Tanaka',
    location: 'Seattle, WA',
    bio: 'Cold water, warm pilothouse. Moving south for work and would like the boat to stay where the orcas are.',
    roles: ['boat_owner'],
    accepts: ['vehicles', 'precious_metals', 'boats'],
    verified: false,
    joinedDaysAgo: 64,
  },
  {
    name: 'gwendolyn',
    firstName: 'Gwendolyn',
    lastName: 'Achebe',
    location: 'Norfolk, VA',
    bio: 'Twenty-six years in the Navy and still not tired of water. Everything aboard is labeled, including the spare labels.',
    roles: ['boat_owner', 'experience_owner'],
    accepts: ['memberships', 'experiences', 'luxury_travel', 'aircraft'],
    verified: true,
    joinedDaysAgo: 47,
  },
  {
    name: 'frank',
    firstName: 'Frank',
    lastName: 'Delvecchio',
    location: 'Montauk, NY',
    bio: 'Two-wheelers in the garage, three engines on the transom. Show me what you’ve got.',
    roles: ['boat_owner', 'asset_owner'],
    accepts: ['motorcycles', 'vehicles', 'open_to_offers'],
    verified: false,
    joinedDaysAgo: 58,
  },
];

/** The admin of the demo world. */
export const ADMIN: DemoPerson = {
  name: 'admin',
  firstName: 'Harper',
  lastName: 'Quinn',
  location: 'Miami, FL',
  bio: 'Takes care of the marketplace.',
  roles: [],
  accepts: [],
  verified: true,
  joinedDaysAgo: 240,
};

/** The broker of the demo world, who closes trades and keeps the trust accounts. */
export const BROKER: DemoPerson = {
  name: 'broker',
  firstName: 'Lucinda',
  lastName: 'Vance',
  location: 'Fort Lauderdale, FL',
  bio: 'Licensed yacht broker. Closes your trade and keeps the money where it belongs.',
  roles: [],
  accepts: [],
  verified: true,
  joinedDaysAgo: 235,
};

/** Confirms the large wires that the first broker records. */
const SECOND_BROKER: DemoPerson = {
  name: 'secondbroker',
  firstName: 'Raymond',
  lastName: 'Ellison',
  location: 'Fort Lauderdale, FL',
  bio: 'Licensed yacht broker. Looks twice at every large wire.',
  roles: [],
  accepts: [],
  verified: true,
  joinedDaysAgo: 233,
};

export const BROKERS: readonly DemoPerson[] = [BROKER, SECOND_BROKER];

/** A new user with no boat yet and a few conversations. */
export const NEWCOMER: DemoPerson = {
  name: 'demo',
  firstName: 'Alex',
  lastName: 'Moreau',
  location: 'Tampa, FL',
  bio: 'Still deciding on my first boat. I have a 1967 roadster, a small cabin in the mountains and an open mind.',
  roles: ['asset_owner'],
  accepts: ['boats', 'vehicles', 'real_estate'],
  verified: false,
  joinedDaysAgo: 6,
};

export const EVERYBODY: readonly DemoPerson[] = [ADMIN, ...OWNERS, NEWCOMER, ...BROKERS];
