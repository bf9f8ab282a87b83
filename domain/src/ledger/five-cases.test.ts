import { describe, expect, it } from 'vitest';
import { type Cents, dollars } from '../money.ts';
import type { TrustAccount } from './accounts.ts';
import { Balances } from './balances.ts';
import { disputeFrozen, disputeResolved } from './disputes.ts';
import type { Journal } from './journal.ts';
import { deposit, funds, vendorCost } from './money-in.ts';
import { feeEarned, type Payee, payment } from './money-out.ts';
import { fundsNeeded, release } from './release.ts';
import { type Charges, type MoneyLeg, releaseTerms } from './terms.ts';

const [A, B, C] = [0, 1, 2];
const tradeId = 7;
const LIEN = 31;
const book: TrustAccount = 'trust_yacht';
const lengthFeet = 40;

const boat = (number: number, from: number, to: number, value: number): MoneyLeg => ({
  ...{ number, kind: 'boat', from, to, value: dollars(value), lengthFeet },
});
const cash = (number: number, from: number, to: number, value: number): MoneyLeg => ({
  ...{ number, kind: 'cash', from, to, value: dollars(value) },
});

/** Writes journals to a ledger and repeats them in the words of the worked cases. */
class Desk {
  readonly #balances = new Balances();
  readonly journals: string[] = [];

  post(journal: Journal): this {
    expect(this.#balances.post(journal)).toBeUndefined();
    this.journals.push(textOf(journal));
    return this;
  }

  deposit = (position: number, amount: Cents) => this.post(deposit({ tradeId, position, book, amount }));
  funds = (position: number, amount: Cents) => this.post(funds({ tradeId, position, book, amount }));
  pay = (payee: Payee, amount: Cents) => this.post(payment({ tradeId, payee, book, amount }));

  holds = (): number => this.#balances.ofTrade(tradeId).length + this.#balances.amountOf('bank:trust_yacht', book);
  owesTo = (position: number): number => -this.#balances.amountOf(`client:${position}`, book, tradeId);
}

const textOf = ({ postings }: Journal) =>
  postings
    .map(({ account, amount }) => {
      const name = account
        .replace(/^bank:trust_yacht$/, 'bank')
        .replace(/^client:(\d)$/, (_, position: string) => `client:${'ABC'[Number(position)]}`)
        .replace(/^payable:lender:31$/, 'payable:lender');
      const figure = (Math.abs(amount) / 100).toLocaleString('en-US');
      return `${name} ${amount > 0 ? '+' : '−'}${figure}`;
    })
    .join(', ');

const swap = [boat(1, A, B, 200_000), boat(2, B, A, 150_000), cash(3, B, A, 50_000)];
const deposits = ['bank +5,000, client:B −5,000', 'bank +3,000, client:A −3,000'];

const deskWithDeposits = () => new Desk().deposit(B, dollars(5_000)).deposit(A, dollars(3_000));

/** Everybody wires what the release still needs. */
function bring(desk: Desk, legs: readonly MoneyLeg[], position: number, charges?: Charges): void {
  const [needed] = fundsNeeded(releaseTerms(tradeId, legs, charges), position);
  desk.funds(position, ((needed?.amount ?? 0) - desk.owesTo(position)) as Cents);
}

describe('The worked cases of a closing', () => {
  it('1: swaps two boats and cash', () => {
    const desk = deskWithDeposits();
    bring(desk, swap, B);
    desk
      .post(release(releaseTerms(tradeId, swap)))
      .pay({ kind: 'payout', position: A }, dollars(51_725))
      .pay({ kind: 'broker' }, dollars(2_975));
    expect(desk.journals).toEqual([
      ...deposits,
      'bank +46,700, client:B −46,700',
      'client:B +51,700, client:A −50,000, due:broker −1,700, client:A +1,275, due:broker −1,275',
      'client:A +51,725, bank −51,725',
      'due:broker +2,975, bank −2,975',
    ]);
    expect(desk.holds()).toBe(0);
    expect(textOf(feeEarned(dollars(2_975)))).toBe('bank:operating +2,975, income:closing_fee −2,975');
  });

  it('2: pays off a loan, for which the owner brings the difference', () => {
    const charges = { payoffs: [{ lien: LIEN, leg: 1, amount: dollars(80_060) }] };
    const desk = deskWithDeposits();
    bring(desk, swap, B, charges);
    bring(desk, swap, A, charges);
    desk
      .post(release(releaseTerms(tradeId, swap, charges)))
      .pay({ kind: 'lender', lien: LIEN }, dollars(80_060))
      .pay({ kind: 'broker' }, dollars(2_975));
    expect(desk.journals).toEqual([
      ...deposits,
      'bank +46,700, client:B −46,700',
      'bank +28,335, client:A −28,335',
      'client:B +51,700, client:A −50,000, due:broker −1,700, client:A +1,275, due:broker −1,275, client:A +80,060, payable:lender −80,060',
      'payable:lender +80,060, bank −80,060',
      'due:broker +2,975, bank −2,975',
    ]);
    expect(desk.holds()).toBe(0);
  });

  it('3: closes a ring of three', () => {
    const ring = [boat(1, A, B, 150_000), boat(2, B, C, 120_000), boat(3, C, A, 120_000), cash(4, B, A, 30_000)];
    const desk = new Desk().deposit(B, dollars(3_000)).deposit(C, dollars(2_400)).deposit(A, dollars(2_400));
    bring(desk, ring, B);
    desk
      .post(release(releaseTerms(tradeId, ring)))
      .pay({ kind: 'payout', position: A }, dollars(31_380))
      .pay({ kind: 'payout', position: C }, dollars(1_380))
      .pay({ kind: 'broker' }, dollars(3_315));
    expect(desk.journals).toEqual([
      'bank +3,000, client:B −3,000',
      'bank +2,400, client:C −2,400',
      'bank +2,400, client:A −2,400',
      'bank +28,275, client:B −28,275',
      'client:B +31,275, client:A −30,000, due:broker −1,275, client:C +1,020, due:broker −1,020, client:A +1,020, due:broker −1,020',
      'client:A +31,380, bank −31,380',
      'client:C +1,380, bank −1,380',
      'due:broker +3,315, bank −3,315',
    ]);
    expect(desk.holds()).toBe(0);
  });

  const survey = { tradeId, position: B, book, amount: dollars(1_650), vendor: 'Harbor Survey', service: 'Survey' };

  it('4: returns the deposits after a rejection, less the authorized costs', () => {
    const desk = deskWithDeposits()
      .post(vendorCost(survey))
      .pay({ kind: 'vendor' }, dollars(1_650))
      .pay({ kind: 'refund', position: B }, dollars(3_350))
      .pay({ kind: 'refund', position: A }, dollars(3_000));
    expect(desk.journals).toEqual([
      ...deposits,
      'client:B +1,650, payable:vendor −1,650',
      'payable:vendor +1,650, bank −1,650',
      'client:B +3,350, bank −3,350',
      'client:A +3,000, bank −3,000',
    ]);
    expect(desk.holds()).toBe(0);
  });

  it('5: freezes the deposit of a giver who does not deliver', () => {
    const shares = (position: number) => [{ position, book, amount: dollars(3_000) }];
    const desk = deskWithDeposits()
      .post(disputeFrozen({ tradeId, shares: shares(A), reason: 'A refuses to deliver.' }))
      .post(disputeResolved({ tradeId, shares: shares(B), basis: 'award', reference: 'AAA 01-26' }))
      .pay({ kind: 'refund', position: B }, dollars(8_000));
    expect(desk.journals).toEqual([
      ...deposits,
      'client:A +3,000, dispute −3,000',
      'dispute +3,000, client:B −3,000',
      'client:B +8,000, bank −8,000',
    ]);
    expect(desk.holds()).toBe(0);
  });
});
