import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import classes from './desk.module.css';
import { proofsQuery } from './desk-queries.ts';

/** Says loudly that the last proof found a problem. */
export function ProofAlarm({ onShow }: { onShow: () => void }) {
  const last = useQuery(proofsQuery).data?.[0];
  const count = last?.problems.length ?? 0;
  if (count === 0) return null;
  return (
    <div className={classes.alarm} role="alert">
      <IconAlertTriangle size={24} stroke={1.6} aria-hidden />
      <p>
        <strong>The books don’t agree.</strong> The last proof found {count === 1 ? 'a problem' : `${count} problems`}.
        Please look into it before you move money.
      </p>
      <Button variant="default" onClick={onShow}>
        Show Problems
      </Button>
    </div>
  );
}
