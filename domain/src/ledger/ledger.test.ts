import { describe, expect, it } from 'vitest';
import { dollars } from '../money.ts';
import { bankOf, client, mayHold, TRUST_ACCOUNTS } from './accounts.ts';
import { Balances } from './balances.ts';
import { cancellation, correction } from './disputes.ts';
import { type Journal, seal } from './journal.ts';
import { deposit, vendorCost } from './money-in.ts';
import { paidBefore, payment } from './money-out.ts';
import { RandomEvents, seeded } from './random-events.ts';
import { release } from './release.ts';
import { type DatedJournal, statementOf } from './statement.ts';
import { releaseTerms } from './terms.ts';

const book = 'trust_other';
const tradeId = 1;

describe('A journal', () => {
  it('cannot be made off balance, in one book or across two', () => {
    const one = (amount: number, of: 'trust_other' | 'trust_yacht' = book) => ({
      account: client(0),
      book: of,
      amount,
    });
    expect(() => seal('deposit', tradeId, [one(2), one(-1)], {})).toThrow('off by 1');
    expect(() => seal('deposit', tradeId, [one(1), one(-1, 'trust_yacht')], {})).toThrow('off by');
    expect(() => seal('deposit', tradeId, [one(0.5), one(-0.5)], {})).toThrow('Not an amount of cents');
    expect(() => seal('deposit', tradeId, [one(0), one(0)], {})).toThrow('needs two postings');
  });

  it('cannot put a bank account into another book, or a party’s money outside of a trade', () => {
    const bank = { account: 'bank:trust_yacht', book, amount: 1 } as const;
    const owed = { account: client(0), book, amount: -1 } as const;
    expect(() => seal('deposit', tradeId, [bank, owed], {})).toThrow('bank:trust_yacht is not in the book trust_other');
    expect(() => seal('deposit', null, [owed, { ...owed, amount: 1 }], {})).toThrow('needs a trade');
  });

  it('is taken back as a whole, unless it is final', () => {
    const paid = deposit({ tradeId, position: 0, book, amount: dollars(5) });
    const balances = new Balances();
    balances.post(paid);
    expect(balances.post(correction(paid, 'Wrong trade'))).toBeUndefined();
    expect(balances.ofTrade(tradeId)).toEqual([]);
    const legs = [{ number: 1, kind: 'boat', from: 0, to: 1, value: dollars(1_000) }] as const;
    expect(() => correction(release(releaseTerms(tradeId, legs)), 'Regret')).toThrow('final');
  });
});

describe('Balances', () => {
  it('name the account that a journal would overdraw, and stay as they were', () => {
    const balances = new Balances();
    balances.post(deposit({ tradeId, position: 0, book, amount: dollars(5) }));
    const before = balances.all();
    const tooMuch = payment({ tradeId, payee: { kind: 'refund', position: 0 }, book, amount: dollars(6) });
    expect(balances.post(tooMuch)).toBe('client:0');
    expect(balances.all()).toEqual(before);
  });

  it('keep the money of one trade from paying another', () => {
    const balances = new Balances();
    balances.post(deposit({ tradeId: 2, position: 0, book, amount: dollars(5) }));
    const other = payment({ tradeId, payee: { kind: 'refund', position: 0 }, book, amount: dollars(5) });
    expect(balances.post(other)).toBe('client:0');
  });
});

describe('A cancellation', () => {
  const cause = 'receiver-default';

  it('freezes the money of the party at fault', () => {
    const shares = [{ position: 1, book, amount: dollars(3) }] as const;
    expect(cancellation({ tradeId, cause, shares })?.postings).toEqual([
      { account: 'client:1', book, amount: 300 },
      { account: 'dispute', book, amount: -300 },
    ]);
  });

  it('moves nothing when nobody is at fault', () => {
    expect(cancellation({ tradeId, cause: 'mutual', shares: [] })).toBeUndefined();
  });
});

describe('The order of payments', () => {
  const all = ['due:broker', 'client:0', 'payable:tax:FL', 'payable:vendor', 'payable:lender:3', 'holdback'] as const;
  const balances = all.map((account) => ({ account, amount: -1 }));

  it.each([
    ['payable:lender:9', undefined],
    ['payable:vendor', 'payable:lender:3'],
    ['due:broker', 'payable:lender:3'],
  ] as const)('pays before %s: %s', (account, first) => {
    expect(paidBefore(account, balances)).toBe(first);
  });

  it('waits neither for the same kind nor for held money', () => {
    expect(paidBefore('client:1', [{ account: 'client:0', amount: -1 }])).toBeUndefined();
    expect(paidBefore('due:broker', [{ account: 'holdback', amount: -1 }])).toBeUndefined();
    expect(paidBefore('due:broker', [{ account: 'client:0', amount: 0 }])).toBeUndefined();
  });
});

describe('A statement', () => {
  const at = new Date(0);
  const written = (journals: readonly ReturnType<typeof deposit>[]): DatedJournal[] =>
    journals.map((journal, index) => ({ ...journal, id: index + 1, at }));

  it('shows a party everything of theirs and nothing of the others’', () => {
    const legs = [
      { number: 1, kind: 'boat', from: 0, to: 1, value: dollars(200_000) },
      { number: 2, kind: 'cash', from: 1, to: 0, value: dollars(200_000) },
    ] as const;
    const terms = releaseTerms(tradeId, legs, {
      payoffs: [{ lien: 4, leg: 1, amount: dollars(80_000) }],
      taxes: [{ state: 'FL', leg: 1, amount: dollars(12_000) }],
    });
    const journals = written([
      deposit({ tradeId, position: 1, book, amount: dollars(213_700) }),
      vendorCost({ tradeId, position: 0, book, amount: dollars(300), vendor: 'Yard', service: 'Haul-out' }),
      release(terms),
    ]);
    const brief = (position: number) =>
      statementOf(journals, position).lines.map(({ kind, amount }) => `${kind} ${amount / 100}`);
    expect(brief(0)).toEqual(['vendor_cost -300', 'cash_received 200000', 'payoff -80000']);
    expect(brief(1)).toEqual(['deposit 213700', 'cash_paid -200000', 'closing_fee -1700', 'tax_held -12000']);
    expect(statementOf(journals, 1)).toMatchObject({ given: [], received: [{ leg: 1 }], balance: 0 });
    expect(JSON.stringify(statementOf(journals, 1))).not.toContain('8000000');
  });

  it('refuses a release whose postings are not those of its terms', () => {
    const legs = [{ number: 1, kind: 'boat', from: 0, to: 1, value: dollars(1_000) }] as const;
    const [good] = written([release(releaseTerms(tradeId, legs))]);
    const forged = { ...good, postings: good?.postings.slice(1) } as DatedJournal;
    expect(() => statementOf([forged], 1)).toThrow('differ from its terms');
  });
});

const EVENTS = 100_000;
const TRADES = 60;

describe(`After ${EVENTS.toLocaleString('en-US')} random events`, () => {
  const events = new RandomEvents(
    seeded(20_260_101),
    Array.from({ length: TRADES }, (_, index) => index + 1),
  );
  const journals: DatedJournal[] = [];
  let refused = 0;
  for (let count = 0; count < EVENTS; count++) post(events.next());

  function post(journal: Journal): void {
    const before = events.balances.all().length;
    if (!events.post(journal)) {
      refused += 1;
      if (events.balances.all().length !== before) throw new Error('A refused journal left a balance.');
    } else journals.push({ ...journal, id: journals.length + 1, at: new Date(0) });
  }

  const ofTrade = (id: number) => journals.filter((journal) => journal.tradeId === id);

  it('has accepted and refused many of every kind', () => {
    const kinds = new Set(journals.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(
      [
        ...['cancellation', 'card_paid', 'card_refunded', 'card_settled', 'correction', 'deposit', 'dispute_frozen'],
        ...['dispute_resolved', 'fee_earned', 'fee_paid', 'funds', 'holdback_released', 'lender_paid', 'payout'],
        ...[
          'release',
          'suspense_assigned',
          'suspense_returned',
          'tax_paid',
          'unknown_wire',
          'vendor_cost',
          'vendor_paid',
        ],
      ].sort(),
    );
    expect(refused).toBeGreaterThan(1_000);
  });

  it('sums to zero in every book, with every balance on its side of zero', () => {
    expect(events.balances.sums()).toEqual({ trust_yacht: 0, trust_other: 0, own: 0 });
    expect(events.balances.all().filter(({ account, amount }) => !mayHold(account, amount))).toEqual([]);
  });

  it('has every party’s balance on their statement', () => {
    for (let id = 1; id <= TRADES; id++) {
      const own = ofTrade(id);
      for (const position of [0, 1, 2, 3]) {
        const { balances } = statementOf(own, position);
        for (const account of TRUST_ACCOUNTS)
          expect(balances.find(({ book: in_ }) => in_ === account)?.amount ?? 0).toBe(
            -events.balances.amountOf(client(position), account, id) || 0,
          );
      }
    }
  });

  it('holds nothing for a trade once everyone is paid', () => {
    for (let id = 1; id <= TRADES; id++) {
      for (const journal of events.settling(id)) post(journal);
      expect(events.balances.ofTrade(id)).toEqual([]);
    }
    const owed = TRUST_ACCOUNTS.map((of) => events.balances.amountOf('suspense', of));
    expect(TRUST_ACCOUNTS.map((of) => -events.balances.amountOf(bankOf(of), of))).toEqual(owed);
  });
});
