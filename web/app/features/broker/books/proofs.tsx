import { Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type LedgerProof, ledgerApi } from '@tradewind/contract/ledger';
import { wholeNumber } from '@tradewind/contract/numbers';
import { call } from '../../../lib/api.ts';
import { readerDate } from '../../../lib/dates.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { proofsQuery } from '../desk-queries.ts';
import classes from './books.module.css';

/** The results of the daily proof, and a button that runs it now. */
export function Proofs() {
  const query = useQuery(proofsQuery);
  const proving = useSingleMutation({
    mutationFn: () => call(ledgerApi.prove),
    onSuccess: ({ problems }) =>
      showToast(
        problems.length === 0
          ? { title: 'Everything agrees' }
          : { title: 'The books don’t agree', variant: 'destructive' },
      ),
    onError: (error) =>
      showToast({ title: 'The proof didn’t run', description: failureText(error), variant: 'destructive' }),
  });
  return (
    <section className={classes.card} aria-labelledby="proofs">
      <header>
        <h2 id="proofs">Daily proof</h2>
        <Button variant="default" loading={proving.isPending} onClick={() => proving.mutate()}>
          Prove Now
        </Button>
      </header>
      <p>
        Every day we compare journals, balances, trades, wires, statements and the bank. They must agree to the cent.
      </p>
      <Loaded
        query={query}
        placeholder={<Skeleton height={160} radius={12} role="status" aria-label="Loading the proofs" />}
        failure="We couldn’t load the proofs."
      >
        {(proofs) =>
          proofs.length === 0 ? (
            <p className={classes.quiet}>No proof has run yet.</p>
          ) : (
            <ul className={classes.proofs}>
              {proofs.map((proof) => (
                <Proof key={proof.id} proof={proof} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function Proof({ proof: { ranAt, journals, postings, trades, problems } }: { proof: LedgerProof }) {
  const isGood = problems.length === 0;
  const Icon = isGood ? IconCircleCheck : IconAlertTriangle;
  return (
    <li data-alarm={!isGood || undefined}>
      <Icon size={22} stroke={1.6} aria-hidden />
      <div>
        <p>
          <strong>{isGood ? 'Everything agrees' : 'Something doesn’t agree'}</strong>{' '}
          <time dateTime={ranAt}>{readerDate(ranAt, 'mediumMoment')}</time>
        </p>
        {isGood ? null : (
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <p className={classes.quiet}>
          {wholeNumber(journals)} journals, {wholeNumber(postings)} postings, {wholeNumber(trades)} trades
        </p>
      </div>
    </li>
  );
}
