import { type Cents, cents } from '../money.ts';
import { client, positionOf, TRUST_ACCOUNTS, type TrustAccount } from './accounts.ts';
import { type Balance, Balances } from './balances.ts';
import {
  cancellation,
  correction,
  disputeFrozen,
  disputeResolved,
  holdbackReleased,
  isCorrectable,
} from './disputes.ts';
import type { Journal } from './journal.ts';
import { deposit, funds, suspenseAssigned, suspenseReturned, unknownWire, vendorCost } from './money-in.ts';
import { cardPaid, cardRefunded, cardSettled, feeEarned, type Payee, payment } from './money-out.ts';
import { fundsNeeded, release } from './release.ts';
import { type MoneyLeg, type ReleaseTerms, releaseTerms } from './terms.ts';

interface RandomTrade {
  readonly id: number;
  readonly parties: number;
  readonly terms: ReleaseTerms;
  released: boolean;
}

type Maker = (trade: RandomTrade) => Journal | undefined;

const [LIEN, LARGEST_VALUE, OLDEST_CORRECTED] = [1, 900_000_00, 50];

/**
 * Invents events of a brokerage's day for property tests, also ones that must be refused because they would overdraw an account.
 * It keeps balances of its own, which tell the expected outcome.
 */
export class RandomEvents {
  readonly balances = new Balances();
  readonly #random: () => number;
  readonly #tradeIds: readonly number[];
  readonly #trades = new Map<number, RandomTrade>();
  readonly #recent: Journal[] = [];
  readonly #corrects = new WeakMap<Journal, Journal>();

  constructor(random: () => number, tradeIds: readonly number[]) {
    this.#random = random;
    this.#tradeIds = tradeIds;
  }

  next(): Journal {
    for (;;) {
      const made = this.#pick(this.#makers)(this.#trade());
      if (made) return made;
    }
  }

  /** Posts to the own balances; false if it would overdraw an account. */
  post(journal: Journal): boolean {
    if (this.balances.post(journal) !== undefined) return false;
    const trade = this.#trades.get(journal.tradeId ?? 0);
    if (trade && journal.kind === 'release') trade.released = true;
    const corrected = this.corrected(journal);
    if (corrected) this.#recent.splice(this.#recent.indexOf(corrected), 1);
    this.#recent.push(journal);
    if (this.#recent.length > OLDEST_CORRECTED) this.#recent.shift();
    return true;
  }

  /** The journal that a correction takes back. */
  corrected(journal: Journal): Journal | undefined {
    return this.#corrects.get(journal);
  }

  /** The wires that empty a trade after its disputes and holdbacks have ended. */
  *settling(tradeId: number): Generator<Journal> {
    for (const { account, book, amount } of this.#open(tradeId, /^(dispute|holdback)$/)) {
      const share = { tradeId, position: 0, book, amount };
      yield account === 'dispute'
        ? disputeResolved({ tradeId, shares: [share], basis: 'court_order', reference: 'Order' })
        : holdbackReleased({ ...share, leg: 1, reference: 'Agreed' });
    }
    for (const balance of this.#open(tradeId, /./)) yield payment({ tradeId, payee: payeeOf(balance), ...balance });
  }

  readonly #makers: readonly Maker[] = [
    (trade) => deposit({ ...this.#share(trade), amount: this.#amount(20_000_00) }),
    (trade) => this.#missing(trade),
    (trade) => this.#missing(trade),
    () => unknownWire({ book: this.#pick(TRUST_ACCOUNTS), amount: this.#amount(9_000_00) }),
    (trade) => suspenseAssigned({ ...this.#share(trade), amount: this.#amount(9_000_00) }),
    () => suspenseReturned({ book: this.#pick(TRUST_ACCOUNTS), amount: this.#amount(9_000_00) }),
    (trade) =>
      vendorCost({ ...this.#share(trade), amount: this.#amount(2_000_00), vendor: 'Harbor Survey', service: 'Survey' }),
    (trade) => (trade.released ? undefined : release(trade.terms)),
    (trade) => this.#payment(trade),
    (trade) => this.#payment(trade),
    (trade) => this.#freeze(trade),
    (trade) => this.#resolution(trade),
    (trade) => this.#holdback(trade),
    () => this.#correction(),
    () => this.#ownBook(),
  ];

  #trade(): RandomTrade {
    const id = this.#pick(this.#tradeIds);
    const known = this.#trades.get(id);
    if (known) return known;
    const parties = 2 + Math.floor(this.#random() * 3);
    const trade = { id, parties, terms: this.#terms(id, parties), released: false };
    this.#trades.set(id, trade);
    return trade;
  }

  /** A ring of boats of any length, with cash between neighbors. */
  #terms(tradeId: number, parties: number): ReleaseTerms {
    const legs: MoneyLeg[] = [];
    for (let from = 0; from < parties; from++) {
      const to = (from + 1) % parties;
      const lengthFeet = 12 + Math.floor(this.#random() * 50);
      legs.push({ number: legs.length + 1, kind: 'boat', from, to, value: this.#amount(LARGEST_VALUE), lengthFeet });
      if (this.#random() < 0.5)
        legs.push({ number: legs.length + 1, kind: 'cash', from: to, to: from, value: this.#amount(80_000_00) });
    }
    const some = <T>(value: T) => (this.#random() < 0.3 ? [value] : []);
    return releaseTerms(tradeId, legs, {
      payoffs: some({ lien: LIEN, leg: 1, amount: this.#amount(50_000_00) }),
      taxes: some({ state: 'FL' as const, leg: 1, amount: this.#amount(18_000_00) }),
      holdbacks: some({ leg: 1, amount: this.#amount(3_000_00) }),
    });
  }

  /** Money that a party still owes before the release. */
  #missing({ id, parties, terms, released }: RandomTrade): Journal | undefined {
    const position = Math.floor(this.#random() * parties);
    for (const { book, amount } of released ? [] : fundsNeeded(terms, position)) {
      const missing = amount + this.balances.amountOf(client(position), book, id);
      if (missing > 0) return funds({ tradeId: id, position, book, amount: cents(missing) });
    }
    return undefined;
  }

  #payment({ id }: RandomTrade): Journal | undefined {
    const balance = this.#pick(this.#open(id, /^(client|payable|due)/));
    if (!balance) return undefined;
    const amount = this.#random() < 0.6 ? balance.amount : this.#amount(2 * balance.amount);
    return payment({ tradeId: id, payee: payeeOf(balance), book: balance.book, amount });
  }

  #freeze(trade: RandomTrade): Journal | undefined {
    if (this.#random() < 0.6) return undefined;
    const share = { ...this.#share(trade), amount: this.#amount(5_000_00) };
    const shares = [share, { ...share, position: (share.position + 1) % trade.parties }];
    return this.#random() < 0.5
      ? disputeFrozen({ tradeId: trade.id, shares, reason: 'Not delivered' })
      : cancellation({ tradeId: trade.id, cause: 'giver-default', shares: [share] });
  }

  #resolution(trade: RandomTrade): Journal {
    const share = { ...this.#share(trade), amount: this.#amount(5_000_00) };
    return disputeResolved({ tradeId: trade.id, shares: [share], basis: 'signed_release', reference: 'Release' });
  }

  #holdback(trade: RandomTrade): Journal {
    return holdbackReleased({ ...this.#share(trade), amount: this.#amount(3_000_00), leg: 1, reference: 'Repaired' });
  }

  #correction(): Journal | undefined {
    const earlier = this.#pick(this.#recent);
    if (!earlier || !isCorrectable(earlier.kind)) return undefined;
    const made = correction(earlier, 'Entered by mistake');
    this.#corrects.set(made, earlier);
    return made;
  }

  #ownBook(): Journal {
    const amount = this.#amount(500_00);
    return this.#pick([
      () => feeEarned(amount),
      () => cardPaid(amount, 'Title search'),
      () => cardSettled(amount),
      () => cardRefunded(amount, 'Title search', this.#pick(['card:clearing', 'bank:operating'])),
    ])();
  }

  #share({ id, parties }: RandomTrade) {
    return { tradeId: id, position: Math.floor(this.#random() * parties), book: this.#pick(TRUST_ACCOUNTS) };
  }

  /** The debts of a trade, as positive amounts. */
  #open(tradeId: number, accounts: RegExp): OpenBalance[] {
    return this.balances
      .ofTrade(tradeId)
      .filter(({ account, book }) => accounts.test(account) && book !== 'own')
      .map(({ account, book, amount }) => ({ account, book: book as TrustAccount, amount: cents(-amount) }));
  }

  #amount(most: number): Cents {
    return cents(1 + Math.floor(this.#random() * most));
  }

  #pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)] as T;
  }
}

interface OpenBalance extends Pick<Balance, 'account'> {
  readonly book: TrustAccount;
  readonly amount: Cents;
}

function payeeOf({ account }: OpenBalance): Payee {
  const position = positionOf(account);
  if (position !== undefined) return { kind: 'payout', position };
  if (account.startsWith('payable:lender')) return { kind: 'lender', lien: LIEN };
  if (account.startsWith('payable:tax')) return { kind: 'tax', state: 'FL' };
  return account === 'payable:vendor' ? { kind: 'vendor' } : { kind: 'broker' };
}

/** Mulberry32: the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
