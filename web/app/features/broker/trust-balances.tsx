import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TrustBalance } from '@tradewind/contract/ledger';
import { calendarDate } from '../../lib/dates.ts';
import { Loaded } from '../../ui/loaded.tsx';
import classes from './desk.module.css';
import { trustQuery } from './desk-queries.ts';
import { isNothing, sizeText, trustNames, trustTexts } from './money-text.ts';

/** The trust accounts, by our books and by the bank. */
export function TrustBalances() {
  const query = useQuery(trustQuery);
  return (
    <Loaded
      query={query}
      placeholder={<Skeleton height={220} radius={16} role="status" aria-label="Loading the balances" />}
      failure="We couldn’t load the balances."
    >
      {(accounts) => (
        <div className={classes.accounts}>
          {accounts.map((account) => (
            <Account key={account.trust} account={account} />
          ))}
        </div>
      )}
    </Loaded>
  );
}

function Account({ account }: { account: TrustBalance }) {
  const { trust, bank, suspense, held, explained, statement } = account;
  // Wires on their way are in our books, and not yet on the statement.
  const differs = statement !== null && !statement.agrees;
  return (
    <section className={classes.account} aria-label={trustNames[trust]}>
      <h2>{trustNames[trust]}</h2>
      <p>{trustTexts[trust]}</p>
      <strong className={classes.balance}>{sizeText(bank)}</strong>
      <dl className={classes.parts}>
        <div>
          <dt>Held for trades</dt>
          <dd>{sizeText(held)}</dd>
        </div>
        <div data-alarm={!isNothing(suspense) || undefined}>
          <dt>Suspense</dt>
          <dd>{sizeText(suspense)}</dd>
        </div>
        {isNothing(explained) ? null : (
          <div data-alarm>
            <dt>{explained.startsWith('-') ? 'Owed by the brokerage' : 'Belongs to no client'}</dt>
            <dd>{sizeText(explained)}</dd>
          </div>
        )}
        <div data-alarm={differs || undefined}>
          <dt>
            {statement === null ? 'Bank’s statement' : `Bank’s statement, ${calendarDate(statement.on, 'short')}`}
          </dt>
          <dd>{statement === null ? 'None imported' : sizeText(statement.balance)}</dd>
        </div>
      </dl>
    </section>
  );
}
