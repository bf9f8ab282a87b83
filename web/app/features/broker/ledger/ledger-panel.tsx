import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readRowId } from '../../../lib/row-id.ts';
import classes from './ledger.module.css';
import { LedgerCard } from './ledger-card.tsx';

const TYPING_PAUSE_MS = 300;

/** The ledger card of one trade, found by its number. The number is part of the address. */
export function LedgerPanel() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('trade') ?? '');
  const trade = readRowId(params.get('trade') ?? undefined);
  const find = useDebouncedCallback(
    (text: string) =>
      setParams({ tab: 'ledger', ...(text && { trade: text }) }, { replace: true, preventScrollReset: true }),
    TYPING_PAUSE_MS,
  );
  return (
    <section aria-label="Ledger card">
      <TextInput
        label="Trade number"
        inputMode="numeric"
        autoComplete="off"
        className={classes.search ?? ''}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          find(event.currentTarget.value.replace(/\D/g, ''));
        }}
      />
      {trade === undefined ? (
        <p className={classes.quiet}>Enter the number of a trade to see its accounts, balances and postings.</p>
      ) : (
        <LedgerCard key={trade} trade={trade} />
      )}
    </section>
  );
}
