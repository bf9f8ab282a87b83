import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { brokerageDay } from '@tradewind/contract/brokerage-day';
import { ledgerApi, period } from '@tradewind/contract/ledger';
import { type SubmitEvent, useState } from 'react';
import { addressOf } from '../../../lib/api.ts';
import { download } from '../../../lib/download.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { schemaErrors } from '../../../lib/field-errors.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import classes from './books.module.css';

/** Begins with this month in the brokerage's books. */
function thisMonth() {
  const today = brokerageDay(new Date());
  return { from: `${today.slice(0, 7)}-01`, to: today };
}

/** Downloads all postings of a period. */
export function LedgerExport() {
  const [days, setDays] = useState(thisMonth);
  const faults = schemaErrors(period, days);
  const exporting = useSingleMutation({
    mutationFn: ({ from, to }: typeof days) =>
      download({ path: addressOf(ledgerApi.export, { query: { from, to } }), name: `ledger-${from}-to-${to}.csv` }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (faults === undefined) exporting.mutate(days);
  };
  return (
    <section className={classes.card} aria-labelledby="export">
      <h2 id="export">Export</h2>
      <p>
        All postings of a period as a CSV file, for your accountant or an auditor. A day runs from midnight to midnight
        in Florida (Eastern Time). Trades in which you are a party are left out: another broker exports them.
      </p>
      <form className={classes.row} onSubmit={submit} noValidate>
        <TextInput
          type="date"
          label="From"
          value={days.from}
          error={faults?.from}
          onChange={(event) => setDays({ ...days, from: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label="Through"
          value={days.to}
          error={faults?.to}
          onChange={(event) => setDays({ ...days, to: event.currentTarget.value })}
        />
        <Button
          type="submit"
          variant="default"
          loading={exporting.isPending}
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          Download CSV
        </Button>
      </form>
      {exporting.error ? (
        <p role="alert" className={classes.refusal}>
          {failureText(exporting.error)}
        </p>
      ) : null}
    </section>
  );
}
