import { readDetails } from '@tradewind/domain/asset-details';
import { DESCRIPTION_LIMIT } from '@tradewind/domain/boat-defaults';
import { BOAT_TYPES } from '@tradewind/domain/boat-types';
import { stateOf } from '@tradewind/domain/geography';
import { readHullNumber, yearDisagreement } from '@tradewind/domain/hull-number';
import { parseMoney } from '@tradewind/domain/money';
import { isWordOf, LISTING_KEYS } from '@tradewind/domain/trade-taxonomy';
import { isUsername } from '@tradewind/domain/username';
import { describe, expect, it } from 'vitest';
import { buyerOf, demoBoat, garageDraft, listingDraft, personDraft, saleAmounts, titleOf } from './drafts.ts';
import { ALL_BOATS, BOATS } from './world/boats.ts';
import { ADDRESSES, DISPUTE, IN_PROGRESS, REVIEWS, RING, VESSELS } from './world/closings.ts';
import { CONVERSATIONS } from './world/conversations.ts';
import { AGENTS, FAVORITES, SALES } from './world/dealings.ts';
import { GARAGES } from './world/garages.ts';
import { type DemoPerson, EVERYBODY, OWNERS } from './world/people.ts';
import { PROOFS } from './world/proofs.ts';

const now = new Date('2026-01-15T12:00:00Z');
const people = EVERYBODY.map((person) => personDraft(person, 'hash', null, now));
const listings = BOATS.map((boat) => listingDraft(boat, ['/media/a.webp'], now));
const different = (values: readonly unknown[]) => new Set(values).size;

function personNamed(name: string): DemoPerson {
  const person = EVERYBODY.find((candidate) => candidate.name === name);
  if (!person) throw new Error(`No such person: ${name}.`);
  return person;
}

describe('the people of the demo world', () => {
  it('are twelve owners, an admin, two brokers and a newcomer', () => {
    expect(OWNERS).toHaveLength(12);
    expect(EVERYBODY).toHaveLength(16);
    expect(people.filter((person) => person.isAdmin).map((person) => person.email)).toEqual(['admin@demo.example.com']);
    expect(people.filter((person) => person.isBroker).map((person) => person.email)).toEqual([
      'broker@demo.example.com',
      'secondbroker@demo.example.com',
    ]);
    expect(people.find((person) => person.email === 'demo@demo.example.com')?.boatsPosted).toBe(0);
  });

  it('are all different, and marked as demo data', () => {
    expect(different(people.map((person) => person.id))).toBe(16);
    expect(different(people.map((person) => person.email))).toBe(16);
    expect(different(people.map((person) => person.username))).toBe(16);
    expect(people.every((person) => person.demo && isUsername(person.username))).toBe(true);
    expect(people.every((person) => /^[a-z]+@demo\.example\.com$/.test(person.email))).toBe(true);
    expect(people.every((person) => stateOf(person.location ?? ''))).toBe(true);
  });

  it('are the same on every machine', () => {
    expect(people[1]?.id).toBe('d230cc7d-59f1-52d6-47f6-6d75104d889f');
  });

  it('each own a boat and accept something', () => {
    for (const { name, accepts } of OWNERS) {
      expect(BOATS.some((boat) => boat.owner === name)).toBe(true);
      expect(accepts.length).toBeGreaterThan(0);
    }
  });
});

describe('the boats of the demo world', () => {
  it('are 24, covering all seven types and all trade categories', () => {
    expect(BOATS).toHaveLength(24);
    expect(different(BOATS.map((boat) => boat.key))).toBe(24);
    expect(new Set(BOATS.map((boat) => boat.type))).toEqual(new Set(BOAT_TYPES));
    expect(new Set(BOATS.flatMap((boat) => boat.accepts))).toEqual(new Set(LISTING_KEYS));
  });

  it('have all the fields of a listing', () => {
    for (const [index, boat] of BOATS.entries()) {
      expect(parseMoney(boat.price), boat.key).toBeGreaterThan(0);
      expect(boat.description.length, boat.key).toBeLessThanOrEqual(DESCRIPTION_LIMIT);
      expect(listings[index]?.state, boat.key).toMatch(/^[A-Z]{2}$/);
      expect(personNamed(boat.owner)).toBeDefined();
    }
    expect(different(listings.map((listing) => listing.managementToken))).toBe(24);
    expect(BOATS.filter((boat) => boat.featured).length).toBeGreaterThan(3);
  });

  it('do not have "demo" in their titles', () => {
    expect(BOATS.map(titleOf).filter((title) => /demo/i.test(title))).toEqual([]);
  });

  it('were listed one after the other, by people who had joined', () => {
    const times = listings.map((listing) => listing.createdAt?.getTime() ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(different(times)).toBe(24);
    for (const boat of BOATS) {
      const lister = SALES.find((sale) => sale.boat === boat.key)?.seller ?? boat.owner;
      expect(boat.listedDaysAgo, boat.key).toBeLessThan(personNamed(lister).joinedDaysAgo);
    }
  });
});

describe('the garages of the demo world', () => {
  it('hold valid assets, added by people who had joined', () => {
    for (const asset of GARAGES) {
      const { category, details = {}, value } = garageDraft(asset, now);
      expect(readDetails(category, details), asset.title).toEqual({ ok: true, details });
      expect(parseMoney(value), asset.title).toBeGreaterThan(0);
      expect(asset.addedDaysAgo, asset.title).toBeLessThan(personNamed(asset.owner).joinedDaysAgo);
    }
  });

  it('belong to five people, who show some of their assets', () => {
    expect(different(GARAGES.map(({ owner }) => owner))).toBe(5);
    expect(different(GARAGES.map(({ isPublic }) => isPublic))).toBe(2);
  });
});

describe('the history of the demo world', () => {
  it('has messages only from people who had joined, about listed boats', () => {
    for (const { boat, buyer, messages } of CONVERSATIONS) {
      const { listedDaysAgo, owner } = demoBoat(boat);
      expect(owner).not.toBe(buyer);
      for (const { hoursAgo } of messages) {
        expect(hoursAgo).toBeLessThan(24 * Math.min(listedDaysAgo, personNamed(buyer).joinedDaysAgo));
      }
      const order = messages.map((message) => -message.hoursAgo);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
  });

  it('has sales to the current owners, for amounts that add up', () => {
    for (const sale of SALES) {
      const buyer = personNamed(buyerOf(sale));
      expect(sale.seller).not.toBe(buyer.name);
      expect(sale.agreedDaysAgo).toBeLessThan(demoBoat(sale.boat).listedDaysAgo);
      expect(sale.agreedDaysAgo).toBeLessThan(buyer.joinedDaysAgo);
    }
    expect(SALES.map(saleAmounts)[0]).toEqual({ salePrice: '39500.00', adminFee: '335.75', totalAmount: '39835.75' });
    const counted = people.reduce((total, person) => total + (person.totalTransactions ?? 0), 0);
    expect(counted).toBe(2 * SALES.length);
  });

  it('names only boats, people and categories that exist', () => {
    for (const [name, keys] of Object.entries(FAVORITES)) {
      const { name: known } = personNamed(name);
      expect(keys.map((key) => demoBoat(key).owner)).not.toContain(known);
    }
    for (const { owner, categories } of AGENTS) {
      expect(personNamed(owner)).toBeDefined();
      expect(categories.every((category) => isWordOf('agent', category))).toBe(true);
    }
  });
});

describe('the closings of the demo world', () => {
  const traded = [...RING.legs.flatMap(({ boat }) => boat ?? []), DISPUTE.boat, IN_PROGRESS.boat];

  it('have papers for every boat and an address for everyone', () => {
    expect(Object.keys(VESSELS).toSorted()).toEqual(traded.toSorted());
    const people = [...RING.people, DISPUTE.buyer, DISPUTE.owner, IN_PROGRESS.owner, 'demo'];
    expect(Object.keys(ADDRESSES).toSorted()).toEqual([...new Set(people)].toSorted());
  });

  it('sell boats that nobody else lists, from their owners', () => {
    const sold = ALL_BOATS.filter((boat) => !BOATS.includes(boat)).map(({ key }) => key);
    expect(RING.legs.flatMap(({ boat }) => boat ?? []).toSorted()).toEqual(sold.toSorted());
    for (const { boat, from } of RING.legs) if (boat) expect(demoBoat(boat).owner).toBe(from);
  });

  it('leave one review hidden, since the other person has not written', () => {
    const pairs = REVIEWS.map(({ by, about }) => [by, about].toSorted().join(' '));
    expect(pairs.filter((pair) => pairs.filter((other) => other === pair).length === 1)).toEqual(['callum tobias']);
  });
});

it('gives boats hull numbers of their own that agree with their years', () => {
  for (const { boat, hullNumber } of PROOFS) {
    const reading = readHullNumber(hullNumber, now.getFullYear());
    expect(reading.ok && reading.hull.text === hullNumber, hullNumber).toBe(true);
    if (reading.ok) expect(yearDisagreement(reading.hull, demoBoat(boat).year)).toBeUndefined();
  }
  expect(different(PROOFS.map(({ hullNumber }) => hullNumber))).toBe(PROOFS.length);
});
