import type { LegalDetails, VesselDetails } from '@tradewind/contract/closing-facts';
import { STATEMENT_NOTICE, STATEMENT_WORDS } from '@tradewind/contract/closing-words';
import type { ClosingStatement, ExchangedItem, StatementLine } from '@tradewind/contract/release';
import { proceedsOf, totalMissing } from '@tradewind/domain/closing/money';
import { TRUST_ACCOUNTS, type TrustAccount } from '@tradewind/domain/ledger/accounts';
import { plannedLines, statementOf } from '@tradewind/domain/ledger/statement';
import { cents, formatMoney } from '@tradewind/domain/money';
import type { Queryable } from '../../../db/client.ts';
import type { Caller } from '../../../platform/auth.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { moneyText } from '../../ledger/service.ts';
import { positionOf, readForClosing, type TradeBundle } from '../../trades/service.ts';
import { requireClosing } from '../course/course.service.ts';
import { owedBy } from '../money/tasks.service.ts';
import { type MoneyFacts, readMoney } from '../money/terms.service.ts';
import { closingTasksOf, type TaskRow } from '../store.ts';

/** Every cent of one party. Parties read their own, the broker chooses whose. */
export async function readStatement(
  db: Queryable,
  caller: Caller,
  tradeId: number,
  party: number | undefined,
): Promise<ClosingStatement> {
  const bundle = await readForClosing(db, caller, tradeId);
  const position = positionOf(bundle, caller.id) ?? party ?? 0;
  // Nobody learns whether another party has a statement.
  if ((party !== undefined && party !== position) || !bundle.parties.some((one) => one.position === position))
    throw notFound('We can’t find that statement.');
  const closing = await requireClosing(db, tradeId);
  const tasks = await closingTasksOf(db, tradeId);
  return present(bundle, tasks, await readMoney(db, bundle, closing, tasks), position);
}

type Line = ReturnType<typeof plannedLines>[number] & { at: Date | null };

/** Nothing that lies ahead can change it but a wire. */
const isFinal = ({ isReleased, hasEnded }: Pick<MoneyFacts, 'isReleased' | 'hasEnded'>) => isReleased || hasEnded;

function noticeOf({ isReleased, hasEnded }: MoneyFacts): string {
  if (isReleased) return STATEMENT_NOTICE.final;
  return hasEnded ? STATEMENT_NOTICE.ended : STATEMENT_NOTICE.estimate;
}

/** Everything that has happened and, before the release, everything that it would add. */
function linesOf({ journals, terms, ...money }: MoneyFacts, position: number): Line[] {
  const past = statementOf(journals, position, terms).lines;
  const planned = isFinal(money) ? [] : plannedLines(terms, position).map((line) => ({ ...line, at: null }));
  return [...past, ...planned];
}

function present(
  bundle: TradeBundle,
  tasks: readonly TaskRow[],
  money: MoneyFacts,
  position: number,
): ClosingStatement {
  const lines = linesOf(money, position);
  const total = (some: readonly Line[]) => some.reduce((sum, { amount }) => sum + amount, 0);
  const details = tasks.find(({ kind, party }) => kind === 'legal-details' && party === position);
  const balance = total(lines);
  return {
    tradeId: bundle.trade.id,
    position,
    firstName: bundle.parties.find((party) => party.position === position)?.firstName ?? 'Former member',
    legalName: (details?.facts as LegalDetails | null | undefined)?.legalName ?? null,
    isFinal: isFinal(money),
    madeAt: new Date().toISOString(),
    gives: itemsOf(bundle, tasks, money, ({ giver }) => giver === position),
    gets: itemsOf(bundle, tasks, money, ({ receiver }) => receiver === position),
    lines: lines.map((line) => presentLine(bundle, line)),
    credits: formatMoney(cents(total(lines.filter(({ amount }) => amount > 0)))),
    charges: formatMoney(cents(-total(lines.filter(({ amount }) => amount < 0)))),
    balance: moneyText(balance),
    balances: TRUST_ACCOUNTS.map((trust) => ({
      trust,
      amount: moneyText(total(lines.filter(({ book }) => book === trust))),
    })),
    owes: formatMoney(totalMissing(owedBy(money, position).balance)),
    receives: formatMoney(isFinal(money) ? cents(balance) : proceedsOf(money.terms, position, money.balances)),
    notice: noticeOf(money),
  };
}

const presentLine = ({ legs }: TradeBundle, line: Line): StatementLine => ({
  at: line.at?.toISOString() ?? null,
  kind: line.kind,
  text: STATEMENT_WORDS[line.kind],
  leg: line.leg ?? null,
  title: legs.find(({ number }) => number === line.leg)?.title ?? null,
  note: line.note ?? null,
  trust: line.book as TrustAccount,
  amount: moneyText(line.amount),
});

function itemsOf(
  { legs }: TradeBundle,
  tasks: readonly TaskRow[],
  { boats }: MoneyFacts,
  isOn: (leg: TradeBundle['legs'][number]) => boolean,
): ExchangedItem[] {
  return legs
    .filter((leg) => leg.kind !== 'cash' && isOn(leg))
    .map(({ number, kind, title, value, boatId }) => {
      const boat = boats.get(boatId ?? 0);
      const details = tasks.find((task) => task.kind === 'vessel-details' && task.leg === number);
      const facts = details?.facts as VesselDetails | null | undefined;
      return {
        leg: number,
        kind: kind as ExchangedItem['kind'],
        title,
        price: value,
        boat: boat
          ? {
              ...{ year: boat.year, make: boat.make, model: boat.model, length: boat.length },
              ...{ hullNumber: facts?.hullNumber ?? null, number: facts?.number ?? null },
            }
          : null,
      };
    });
}
