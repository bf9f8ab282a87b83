import type { BankLine, BankLinesQuery, Explanation } from '@tradewind/contract/bank-lines';
import type { Queryable } from '../../../db/client.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { EXPLANATIONS } from '../limits.ts';
import { asConfirmer, asWithdrawer, type Desk, explanationActions } from '../policy.ts';
import { FORMER_MEMBER, moneyText } from '../present.ts';
import { namesFor } from '../wires/wires.store.ts';
import {
  confirmExplanation,
  type ExplainedLine,
  type ExplanationRow,
  explainedAlone,
  findLine,
  insertExplanation,
  isWire,
  listLines,
  withdrawExplanation,
} from './bank-lines.store.ts';
import { lockImports } from './statements.store.ts';

type Context = Pick<Dependencies, 'commit'>;

export async function readLines(db: Queryable, brokerId: string, query: BankLinesQuery): Promise<BankLine[]> {
  return present(db, brokerId, await listLines(db, query));
}

/**
 * Says what a line is that no wire of ours caused. Alone, a broker explains little: money that came in and went out again without a
 * wire would otherwise vanish from the proof.
 */
export const explainLine = ({ commit }: Context, desk: Desk, id: number, explanation: Explanation): Promise<BankLine> =>
  commit((work) => explain(work, desk, id, explanation));

async function explain(work: Work, desk: Desk, id: number, explanation: Explanation): Promise<BankLine> {
  const { broker, origin, now } = desk;
  const line = await holdLine(work, id);
  if (line.explanation) throw new Refusal('conflict', 'Somebody has explained this line meanwhile.');
  if (await isWire(work.tx, id))
    throw new Refusal('conflict', 'This line is a recorded wire, so it needs no explanation.');
  const alone = await explainedAlone(work.tx, line.book, new Date(now.getTime() - EXPLANATIONS.countedMs));
  const needsSecond = alone + Math.abs(line.amount) > EXPLANATIONS.secondPersonAbove;
  await insertExplanation(work.tx, broker, line, { ...explanation, needsSecond, now });
  const { book: trust, amount } = line;
  await work.logActivity(broker, 'statement.explain', origin, {
    ...{ line: id, trust, amount: moneyText(amount) },
    ...{ kind: explanation.kind, note: explanation.note, needsSecond },
  });
  return readLine(work, desk, id);
}

/** A second broker agrees with the explanation that they have read. */
export const confirmLine = ({ commit }: Context, desk: Desk, id: number, named: number): Promise<BankLine> =>
  commit(async (work) => {
    const line = await holdLine(work, id);
    await confirmExplanation(work.tx, desk.broker, asConfirmer(desk.broker, requireNamed(line, named)));
    await work.logActivity(desk.broker, 'statement.confirm', desk.origin, { line: id, trust: line.book });
    return readLine(work, desk, id);
  });

/** Anybody can take back an explanation: the daily proof then asks for another. */
export const withdrawLine = ({ commit }: Context, desk: Desk, id: number, named: number): Promise<BankLine> =>
  commit(async (work) => {
    const line = await holdLine(work, id);
    await withdrawExplanation(work.tx, desk.broker, asWithdrawer(desk.broker, requireNamed(line, named)));
    await work.logActivity(desk.broker, 'statement.withdraw', desk.origin, { line: id, trust: line.book });
    return readLine(work, desk, id);
  });

/** Explanations, imports and removals follow one another. */
async function holdLine({ tx }: Work, id: number): Promise<ExplainedLine> {
  await lockImports(tx);
  const line = await findLine(tx, id);
  if (!line) throw notFound('This line isn’t on a bank statement anymore.');
  return line;
}

/** Of two brokers, the second decides about what they have read, or about nothing. */
function requireNamed({ explanation }: ExplainedLine, named: number): ExplanationRow {
  if (explanation?.id === named) return explanation;
  throw new Refusal('conflict', 'This explanation was taken back meanwhile. Please look at the line again.');
}

async function readLine({ tx }: Work, { broker }: Desk, id: number): Promise<BankLine> {
  const [line] = await present(
    tx,
    broker.id,
    [await findLine(tx, id)].filter((found) => found !== undefined),
  );
  if (!line) throw new Error(`Line ${id} is gone.`);
  return line;
}

async function present(db: Queryable, brokerId: string, rows: readonly ExplainedLine[]): Promise<BankLine[]> {
  const ids = rows.flatMap(({ explanation }) =>
    explanation ? [explanation.explainedBy, explanation.confirmedBy] : [],
  );
  const { people } = await namesFor(db, [], { brokers: ids.filter((id) => id !== null), trades: [] });
  const nameOf = (id: string) => people.get(id) ?? FORMER_MEMBER;
  return rows.map(({ id, book, bookedOn, reference, description, amount, explanation }) => ({
    ...{ id, trust: book as BankLine['trust'], on: bookedOn, reference, description, amount: moneyText(amount) },
    explanation: explanation && {
      ...{ id: explanation.id, kind: explanation.kind, note: explanation.note },
      ...{ by: nameOf(explanation.explainedBy), at: explanation.explainedAt.toISOString() },
      confirmedBy: explanation.confirmedBy === null ? null : nameOf(explanation.confirmedBy),
    },
    actions: explanationActions(explanation, brokerId),
  }));
}
