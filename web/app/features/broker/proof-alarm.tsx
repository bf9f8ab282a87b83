import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../lib/use-now.ts';
import classes from './desk.module.css';
import { proofsQuery } from './desk-queries.ts';

/** A proof runs every day; a restart may delay it by some hours. */
const LONGEST_PAUSE_MS = 36 * 60 * 60 * 1000;

/** A proof lists the first hundred problems. */
const countText = (count: number) =>
  count === 1 ? 'a problem' : count > 100 ? 'more than 100 problems' : `${count} problems`;

/** Says loudly that the last proof found a problem, or that none ran. */
export function ProofAlarm({ onShow }: { onShow: () => void }) {
  const last = useQuery(proofsQuery).data?.[0];
  const now = useNow();
  if (!last) return null;
  const count = last.problems.length;
  const isMissing = now.getTime() - Date.parse(last.ranAt) > LONGEST_PAUSE_MS;
  if (count === 0 && !isMissing) return null;
  return (
    <div className={classes.alarm} role="alert">
      <IconAlertTriangle size={24} stroke={1.6} aria-hidden />
      <p>
        {count === 0 ? (
          <>
            <strong>The daily proof didn’t run.</strong> Please prove the books before you move money.
          </>
        ) : (
          <>
            <strong>The books don’t agree.</strong> The last proof found {countText(count)}. Please look into it before
            you move money.
          </>
        )}
      </p>
      <Button variant="default" onClick={onShow}>
        {count === 0 ? 'Show Proofs' : 'Show Problems'}
      </Button>
    </div>
  );
}
