import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Closing } from '@tradewind/contract/closing';
import { releaseApi } from '@tradewind/contract/release';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { showToast } from '../../lib/toasts.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SideCard } from '../../ui/side-card.tsx';
import { closingQuery } from './closing-query.ts';
import classes from './closing-room.module.css';
import { Refusal } from './tasks/refusal.tsx';

const words = {
  release: {
    title: 'Release',
    button: 'Release Everything',
    question: 'Release everything now?',
    text: 'All money, titles and boats change hands at this moment, for everyone. Nothing of it can be taken back.',
    done: 'Released',
  },
  settle: {
    title: 'Settlement',
    button: 'Settle Trade',
    question: 'Is everything paid?',
    text: 'The trade is closed once every wire has arrived and nothing is held.',
    done: 'Settled',
  },
} as const;

/** The broker releases a trade, and settles it once every wire has arrived. */
export function ReleaseCard({ closing }: { closing: Closing }) {
  const client = useQueryClient();
  const [opened, setOpened] = useState(false);
  const step = closing.status === 'released' ? 'settle' : 'release';
  const acting = useSingleMutation({
    mutationFn: (asked: 'release' | 'settle') => call(releaseApi[asked], { params: { id: closing.tradeId } }),
    onSuccess: (_trade, asked) => {
      setOpened(false);
      showToast({ title: words[asked].done });
    },
    onError: () => void client.invalidateQueries(closingQuery(closing.tradeId)),
  });
  if (closing.position !== null || !['closing', 'released'].includes(closing.status)) return null;
  const { title, button, question, text } = words[step];
  const obstacles = closing.obstacles ?? [];
  return (
    <SideCard title={title}>
      {obstacles.length === 0 ? null : (
        <details className={classes.obstacles}>
          <summary>
            {obstacles.length === 1 ? '1 thing is in the way' : `${obstacles.length} things are in the way`}
          </summary>
          <ul>
            {obstacles.map(({ task, text: obstacle }) => (
              <li key={`${task} ${obstacle}`}>{obstacle}</li>
            ))}
          </ul>
        </details>
      )}
      <Button
        fullWidth
        color="brass.4"
        autoContrast
        disabled={obstacles.length > 0}
        onClick={() => {
          acting.reset();
          setOpened(true);
        }}
      >
        {button}
      </Button>
      <ConfirmDialog
        title={question}
        text={text}
        confirm={button}
        isHarmless
        opened={opened}
        isPending={acting.isPending}
        onCancel={() => setOpened(false)}
        onConfirm={() => acting.mutate(step)}
      >
        <Refusal text={acting.error ? failureText(acting.error) : undefined} />
      </ConfirmDialog>
    </SideCard>
  );
}
