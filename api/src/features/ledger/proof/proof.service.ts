import type { LedgerProof } from '@tradewind/contract/ledger';
import { paths } from '@tradewind/contract/paths';
import { positionOf, TRUST_ACCOUNTS } from '@tradewind/domain/ledger/accounts';
import { statementOf } from '@tradewind/domain/ledger/statement';
import type { Queryable } from '../../../db/client.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Work } from '../../../platform/work.ts';
import { adminIds, brokerIds } from '../../accounts/service.ts';
import { PROBLEMS_LISTED, PROVED_DAYS } from '../limits.ts';
import { balancesOf, journalsOf } from '../store.ts';
import { countWritten, findFaults, insertProof, TRUST_NAMES, tradesToProve } from './proof.store.ts';

export { listProofs } from './proof.store.ts';

/** Thrown by the daily job, so that the log of the server shows the alarm as well. */
class LedgerAlarm extends Error {}

/** Checks that postings, balances, trades, wires, statements and the bank agree, stores the result and raises an alarm if not. */
export const proveLedger = ({ commit }: Pick<Dependencies, 'commit'>): Promise<LedgerProof> =>
  commit(
    async (work) => {
      const { tx } = work;
      const { trades, problems } = await findProblems(tx);
      const proof = await insertProof(tx, { ...(await countWritten(tx)), trades, problems: listed(problems) });
      if (problems.length > 0) await raiseAlarm(work, problems);
      return proof;
    },
    { isolationLevel: 'repeatable read' },
  );

/** A file in the wrong account has thousands of lines without a wire. The first ones say enough. */
function listed(problems: readonly string[]): string[] {
  const more = problems.length - PROBLEMS_LISTED;
  return more <= 1 ? [...problems] : [...problems.slice(0, PROBLEMS_LISTED), `There are ${more} more problems`];
}

/** Everything that does not agree, and the number of trades whose statements were read. */
export async function findProblems(tx: Queryable): Promise<{ trades: number; problems: string[] }> {
  const trades = await tradesToProve(tx, PROVED_DAYS);
  const problems = await findFaults(tx);
  for (const id of trades) problems.push(...(await wrongStatements(tx, id)));
  return { trades: trades.length, problems };
}

export async function proveDaily(needs: Pick<Dependencies, 'commit'>): Promise<void> {
  const { problems } = await proveLedger(needs);
  if (problems.length > 0) throw new LedgerAlarm(`The ledger does not agree: ${problems.join('; ')}.`);
}

/** A party's statement must end with the balance that we hold for them. */
async function wrongStatements(tx: Queryable, tradeId: number): Promise<string[]> {
  const [journals, balances] = [await journalsOf(tx, tradeId), await balancesOf(tx, tradeId)];
  const touched = journals.flatMap(({ postings }) => postings.flatMap(({ account }) => positionOf(account) ?? []));
  return [...new Set(touched)].flatMap((position) => {
    const statement = statementOf(journals, position);
    return TRUST_ACCOUNTS.filter((book) => {
      const held = balances.find((one) => positionOf(one.account) === position && one.book === book)?.amount ?? 0;
      return (statement.balances.find((one) => one.book === book)?.amount ?? 0) + held !== 0;
    }).map(
      (book) =>
        `The statement of party ${position + 1} of trade ${tradeId} differs from their balance in ${TRUST_NAMES[book]}`,
    );
  });
}

async function raiseAlarm(work: Work, problems: readonly string[]): Promise<void> {
  const [first = ''] = problems;
  const more = problems.length - 1;
  for (const userId of new Set([...(await brokerIds(work.tx)), ...(await adminIds(work.tx))])) {
    work.notify({
      userId,
      kind: 'ledger',
      title: 'The trust accounts do not agree',
      body: `${first}.${more > 0 ? ` There ${more === 1 ? 'is 1 more problem' : `are ${more} more problems`}.` : ''}`,
      path: paths.broker,
      groupKey: 'ledger',
    });
  }
}
