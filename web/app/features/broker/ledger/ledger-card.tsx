import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TradeMoney } from '@tradewind/contract/ledger';
import { tradePath, wiresPath } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { readerDate } from '../../../lib/dates.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useServerEvent } from '../../../lib/feature-events.ts';
import { accountName, type NamedParty } from '../account-names.ts';
import { moneyQuery } from '../desk-queries.ts';
import { isNothing, sizeText, trustNames } from '../money-text.ts';
import { usePartiesOf } from '../wires/party-choice.tsx';
import classes from './ledger.module.css';
import { touchedAccounts } from './touched-accounts.ts';

/** All accounts, balances and postings of a trade, as the ledger has them. */
export function LedgerCard({ trade }: { trade: number }) {
  const { data, error, refetch } = useQuery(moneyQuery(trade));
  const { parties } = usePartiesOf(String(trade));
  useServerEvent('trade.changed', () => void refetch());
  if (error)
    return (
      <p role="alert" className={classes.quiet}>
        {failureText(error)}
      </p>
    );
  if (!data) return <Skeleton height={280} radius={16} role="status" aria-label="Loading the ledger card" />;
  return (
    <>
      <p className={classes.links}>
        <Link to={tradePath(trade)}>Trade {trade}</Link>
        <Link to={wiresPath(trade)}>Its open wires</Link>
      </p>
      <Accounts money={data} parties={parties} />
      {data.journals.length === 0 ? (
        <p className={classes.quiet}>No money of this trade has moved yet.</p>
      ) : (
        <ol className={classes.journals} aria-label="Journals, oldest first">
          {data.journals.map((journal) => (
            <Journal key={journal.id} journal={journal} parties={parties} />
          ))}
        </ol>
      )}
    </>
  );
}

interface OfParties {
  parties: readonly NamedParty[];
}

function Accounts({ money, parties }: OfParties & { money: TradeMoney }) {
  const accounts = touchedAccounts(money);
  if (accounts.length === 0) return null;
  return (
    <dl className={classes.accounts} aria-label="Balances">
      {accounts.map(({ account, book, amount }) => (
        <div key={`${book} ${account}`} data-open={!isNothing(amount) || undefined}>
          <dt>
            {accountName(account, parties)}
            {book === 'own' ? null : <small>{trustNames[book]}</small>}
          </dt>
          <dd>{sizeText(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The events of the ledger that concern a trade. */
const journalNames: Readonly<Record<string, string>> = {
  deposit: 'Deposit collected',
  funds: 'Balance collected',
  suspense_assigned: 'Unknown wire assigned',
  vendor_cost: 'Vendor’s cost charged',
  release: 'Release',
  payoff_interest: 'Interest after the payoff letter',
  lender_paid: 'Lender paid',
  vendor_paid: 'Vendor paid',
  tax_paid: 'Sales tax paid',
  payout: 'Payout',
  refund: 'Refund',
  fee_paid: 'Our fee paid',
  dispute_frozen: 'Money frozen by a dispute',
  cancellation: 'Money frozen by a default',
  dispute_resolved: 'Dispute ended',
  holdback_released: 'Held-back money released',
  correction: 'Taken back',
};

const journalName = (kind: string): string => journalNames[kind] ?? kind;

function Journal({ journal, parties }: OfParties & { journal: TradeMoney['journals'][number] }) {
  const { id, kind, at, by, note, wire, corrects, correctedBy, postings } = journal;
  return (
    <li>
      <p className={classes.title}>
        <strong>{corrects === null ? journalName(kind) : `${journalName(kind)}: journal ${corrects}`}</strong>
        <time dateTime={at}>{readerDate(at, 'mediumMoment')}</time>
      </p>
      <p>{[`Journal ${id}`, by ?? 'The clock', wire?.counterparty, wire?.bankReference].filter(Boolean).join(' · ')}</p>
      {note === null ? null : <p>{note}</p>}
      {correctedBy === null ? null : <p data-taken>Taken back by journal {correctedBy}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col" data-amount>
              Debit
            </th>
            <th scope="col" data-amount>
              Credit
            </th>
          </tr>
        </thead>
        <tbody>
          {postings.map(({ account, book, amount }, index) => {
            const isCredit = amount.startsWith('-');
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: postings of a journal never change.
              <tr key={index}>
                <th scope="row">
                  {accountName(account, parties)}
                  {account.startsWith('bank:') || book === 'own' ? null : <small>{trustNames[book]}</small>}
                </th>
                <td data-amount>{isCredit ? '' : sizeText(amount)}</td>
                <td data-amount>{isCredit ? sizeText(amount) : ''}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </li>
  );
}
