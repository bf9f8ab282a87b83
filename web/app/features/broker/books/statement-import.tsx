import '@mantine/core/styles/Input.layer.css';
import { Button, FileButton, NativeSelect } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { ledgerApi, type StatementResult, type TrustBalance } from '@tradewind/contract/ledger';
import { useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { trustNames } from '../money-text.ts';
import classes from './books.module.css';
import { readStatementFile } from './statement-file.ts';
import { StatementRemoval } from './statement-removal.tsx';

type Trust = TrustBalance['trust'];

const trusts = Object.entries(trustNames).map(([value, label]) => ({ value, label }));

const lines = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;
const resultText = ({ added, known }: StatementResult) => {
  if (added === 0) return `nothing new, ${lines(known)} already known.`;
  return `${lines(added)} added${known === 0 ? '' : `, ${lines(known)} already known`}.`;
};

/** Imports the bank's statement as a CSV file. */
export function StatementImport() {
  const [trust, setTrust] = useState<Trust>('trust_yacht');
  const reset = useRef<() => void>(null);
  const importing = useSingleMutation({
    mutationFn: async (file: File): Promise<StatementResult | { problem: string }> => {
      const reading = await readStatementFile(file);
      return 'problem' in reading ? reading : call(ledgerApi.importStatement, { body: { trust, csv: reading.csv } });
    },
    // The same name can be chosen again once the file is corrected.
    onSettled: () => reset.current?.(),
  });
  const { data, error } = importing;
  const problem = data && 'problem' in data ? data.problem : error ? failureText(error) : undefined;
  return (
    <section className={classes.card} aria-labelledby="statements">
      <h2 id="statements">Bank statement</h2>
      <p>
        Import the bank’s CSV file with the columns date, reference, description, amount and balance. It must continue
        where the last one ended. Lines that we know already are skipped.
      </p>
      <div className={classes.row}>
        <NativeSelect
          label="Trust account"
          data={trusts}
          value={trust}
          onChange={(event) => {
            setTrust(event.currentTarget.value as Trust);
            importing.reset();
          }}
        />
        <FileButton resetRef={reset} accept=".csv,text/csv" onChange={(file) => file && importing.mutate(file)}>
          {(button) => (
            <Button {...button} loading={importing.isPending} leftSection={<IconFileImport size={18} aria-hidden />}>
              Choose CSV File
            </Button>
          )}
        </FileButton>
      </div>
      <StatementRemoval trust={trust} />
      {importing.data && 'added' in importing.data ? (
        <p role="status" className={classes.good}>
          {importing.variables?.name}: {resultText(importing.data)}
        </p>
      ) : null}
      {problem === undefined ? null : (
        <p role="alert" className={classes.refusal}>
          {importing.variables?.name}: {problem}
        </p>
      )}
    </section>
  );
}
