import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import { client, lender, type TrustAccount } from '@tradewind/domain/ledger/accounts';
import { interestPosted, interestSince, payoffInterest } from '@tradewind/domain/ledger/payoff-interest';
import { boatOfLeg } from '@tradewind/domain/ledger/terms';
import { cents, exactMoney, parseMoney } from '@tradewind/domain/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { balancesOf, journalsOf, postJournal } from '../../ledger/service.ts';
import { firstNameOf, lockForClock, type TradeBundle } from '../../trades/service.ts';
import { closingTasksOf } from '../store.ts';
import { payoffsIn } from './terms.service.ts';

/**
 * Adds the interest that lenders are owed since their letters ran out, while they are unpaid after the release. Repeating it on
 * the same day adds nothing. Returns why the interest on a loan cannot be added: its owner has no money with us.
 */
export async function accrueInterest(work: Work, tradeId: number, now: Date): Promise<string | undefined> {
  const { tx } = work;
  const bundle = await lockForClock(tx, tradeId);
  if (bundle?.trade.status !== 'released') return undefined;
  const journals = await journalsOf(tx, tradeId);
  const terms = journals.flatMap((journal) => (journal.kind === 'release' ? [journal.details.terms] : []))[0];
  const balances = await balancesOf(tx, tradeId);
  const heldIn = (account: string, book: TrustAccount) =>
    -(balances.find((one) => one.account === account && one.book === book)?.amount ?? 0);
  const through = brokerageDay(now);
  for (const { task, facts } of payoffsIn(await closingTasksOf(tx, tradeId))) {
    const leg = task.leg ?? 0;
    if (!terms?.payoffs.some((payoff) => payoff.leg === leg)) continue;
    const { from: position, book } = boatOfLeg(terms, leg);
    const letter = { perDiem: parseMoney(facts.perDiem) ?? cents(0), goodThrough: facts.goodThrough };
    const due = interestSince(letter, through) - interestPosted(journals, leg);
    if (due <= 0 || heldIn(lender(leg), book) === 0) continue;
    const amount = cents(due);
    if (heldIn(client(position), book) < amount) return shortage(bundle, position, exactMoney(amount));
    const interest = payoffInterest({ tradeId, position, leg, book, amount, through });
    await postJournal(work, interest, { key: `payoff-interest:${tradeId}:${leg}:${through}`, by: null });
  }
  return undefined;
}

const shortage = (bundle: TradeBundle, position: number, amount: string) =>
  `The payoff letter has run out. ${amount} of interest is due to the lender since, and ${firstNameOf(bundle, position)} must send it first.`;

/** Nobody pays a lender too little. */
export async function requireInterest(work: Work, tradeId: number): Promise<void> {
  const problem = await accrueInterest(work, tradeId, new Date());
  if (problem) throw new Refusal('conflict', problem);
}
