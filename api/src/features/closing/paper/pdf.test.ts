import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { FormFacts, FormLeg, FormParty } from '../signing/form-facts.ts';
import { paperOf } from './papers.ts';
import { renderApart } from './renderer.ts';

const letterhead = {
  name: 'Tradewind Yacht Brokerage',
  licence: 'License 1',
  address: '100 Harbor Walk, Miami, FL 33100',
  phone: '(305) 555-0142',
  verifyUrl: 'https://tradewind.example.com/verify',
};

const NAMES = [
  'Бенджамин Рейес-Александров',
  'Nguyễn Thị Minh Khai',
  'Ελευθερία Παπαδοπούλου',
  'Brzęczyszczykiewicz-Żółkiewska and Wolfeschlegelsteinhausen Family Revocable Living Trust of 1997',
];
const party = (position: number): FormParty => ({
  ...{ position, legalName: NAMES[position] ?? '', capacity: 'individual', coOwners: null },
  address: '12 Harbor Way, Sarasota, FL 34236',
});

const PARTS = ['Trailer', 'Port outboard', 'Starboard outboard', 'Tender', 'Jet ski', 'Life raft'];
const boat = (number: number, giver: number, receiver: number, title = `Boat ${number}`): FormLeg => ({
  ...{ number, kind: 'boat', giver, receiver, title, value: '1234567.89', coins: null },
  boat: { year: 2019, make: 'Sea Ray', model: 'Sundancer 320', length: 34.5 },
  vessel: {
    ...{ regime: 'state', state: 'FL', number: 'FL 1234 AB', hullNumber: 'TWD12345H819' },
    parts: PARTS.map((name, index) => ({ name, number: `N-${index}`, value: '1000.00' })),
  },
});

const ring: FormFacts = {
  ...{ kind: 'agreement', tradeId: 4711, revision: 2, date: '2026-11-16T15:00:00.000Z', party: null, leg: null },
  ...{ words: [], acceptBy: null, terms: { depositBusinessDays: 3, acceptDays: 21, closeDays: 14 } },
  parties: [0, 1, 2, 3].map(party),
  legs: [boat(1, 0, 1), boat(2, 1, 2), boat(3, 2, 3), boat(4, 3, 0, `Osprey 🛥️ ${'and more '.repeat(15)}`)],
  figures: [
    { kind: 'deposit', party: 1, leg: null, amount: '24691.36', credit: false },
    { kind: 'fee', party: 1, leg: 1, amount: '10493.83', credit: false },
  ],
};
const aboutLeg = { leg: 1, parties: [party(0), party(1)], legs: [boat(1, 0, 1)], figures: [] };

const CODE = 'a1b2c3d4e5f60718';
const render = (facts: FormFacts) => renderApart(paperOf(facts, CODE.repeat(4), letterhead), letterhead);
/** The text of each page, with any run of spaces as one. */
const pagesOf = async (bytes: Buffer): Promise<string[]> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' ').normalize('NFC'));
};
const textOf = async (facts: FormFacts) => (await pagesOf(await render(facts))).join(' ');

describe('The exchange agreement', () => {
  it('names everyone, whatever their alphabet, with values, deposits, fees and terms', async () => {
    const text = await textOf(ring);
    for (const name of NAMES) expect(text).toContain(name);
    expect(text).not.toContain('[U+');
    for (const words of [
      '$1,234,567.89',
      '$24,691.36',
      '$10,493.83',
      '0.85%',
      'within 3 business days',
      'within 21 days',
    ])
      expect(text).toContain(words);
    for (const words of ['Silence is rejection', 'Nothing is released until everything is ready', 'bear no interest'])
      expect(text).toContain(words);
    for (const part of PARTS) expect(text).toContain(part);
  });

  it('numbers its pages and prints its code and where to check it on each', async () => {
    const pages = await pagesOf(await render(ring));
    expect(pages.length).toBeGreaterThan(3);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain('Code a1b2 c3d4 e5f6 0718');
      expect(page).toContain(letterhead.verifyUrl);
    }
  });
});

describe('A document', () => {
  it('has the same bytes for the same facts, and others for other facts', async () => {
    const first = await render(ring);
    expect((await render(ring)).equals(first)).toBe(true);
    expect((await render({ ...ring, revision: 3 })).equals(first)).toBe(false);
  });

  it('says what it is in its properties', async () => {
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(await render(ring))));
    expect(info).toMatchObject({
      Title: 'Exchange Agreement: Trade 4711, revision 2 · November 16, 2026',
      Author: letterhead.name,
      CreationDate: expect.stringContaining('20261116150000'),
      Language: 'en-US',
    });
  });

  it('shows the number of a character that it cannot print', async () => {
    const parties = [{ ...party(0), legalName: '王 Wei' }, party(1)];
    expect(await textOf({ ...ring, ...aboutLeg, kind: 'acceptance', parties })).toContain('[U+738B] Wei');
  });

  it('avoids promises that we cannot keep', async () => {
    const kinds = [
      'agreement',
      'disclosures',
      'acceptance',
      'rejection',
      'statement',
      'bill-of-sale-draft',
      'dispute-release',
    ] as const;
    for (const kind of kinds) {
      const text = (await textOf({ ...ring, ...(kind === 'agreement' ? {} : aboutLeg), kind })).toLowerCase();
      for (const word of [
        'guarantee',
        'risk-free',
        'escrow',
        'tax-free',
        'clear title',
        'lien-free',
        'ownership verified',
        'full refund',
      ])
        expect(text, kind).not.toContain(word);
    }
  });
});

it('itemizes the parts on the bill of sale, which is marked as a draft on every page', async () => {
  const pages = await pagesOf(await render({ ...ring, ...aboutLeg, kind: 'bill-of-sale-draft' }));
  for (const part of PARTS) expect(pages.join(' ')).toContain(part);
  for (const page of pages) expect(page).toContain('DRAFT');
});

it('quotes the reason of a rejection and the end of the time for an acceptance', async () => {
  const words = ['The survey found moisture in the core.'];
  expect(await textOf({ ...ring, ...aboutLeg, kind: 'rejection', words })).toContain(words[0]);
  const acceptBy = '2026-12-07T22:30:00.000Z';
  expect(await textOf({ ...ring, ...aboutLeg, kind: 'acceptance', acceptBy })).toContain(
    'until December 7, 2026 at 5:30 PM Eastern',
  );
});

it('adds up what a party pays and is paid at the release', async () => {
  const figures: FormFacts['figures'] = [
    { kind: 'cash_paid', party: 1, leg: 1, amount: '50000.00', credit: false },
    { kind: 'closing_fee', party: 1, leg: 1, amount: '1700.00', credit: false },
    { kind: 'cash_received', party: 1, leg: 2, amount: '1.50', credit: true },
  ];
  const text = await textOf({
    ...ring,
    kind: 'statement',
    party: 1,
    parties: [party(1)],
    legs: [boat(1, 0, 1)],
    figures,
  });
  expect(text).toContain('Cash paid: Boat 1 −$50,000.00');
  expect(text).toContain('You owe in total $51,698.50');
});
