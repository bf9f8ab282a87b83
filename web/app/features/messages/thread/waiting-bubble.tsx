import { Button } from '@mantine/core';
import type { Outbox } from '../use-outbox.ts';
import { LinkedText } from './linked-text-view.tsx';
import classes from './message-bubble.module.css';
import { MessagePictures } from './message-pictures.tsx';

const labels = { sending: 'Sending…', offline: 'Waiting for the connection…', failed: 'Not sent' } as const;

/** What this browser sent and the server does not have yet. */
export function WaitingBubble({ waiting }: { waiting: Outbox['waiting'][number] }) {
  const { outgoing, state, refusal, retry, discard } = waiting;
  const failed = state === 'failed';
  return (
    <div className={classes.message} data-own data-waiting={state}>
      <div className={classes.line}>
        <div className={classes.bubble}>
          <span className={classes.author}>You</span>
          <p className={classes.text}>
            <LinkedText text={outgoing.content} />
          </p>
          <MessagePictures urls={outgoing.imageUrls} name="you" />
        </div>
      </div>
      <div className={classes.state}>
        <span>{failed && refusal ? `${labels.failed}: ${refusal}` : labels[state]}</span>
        {failed ? (
          <>
            <Button variant="subtle" size="compact-sm" onClick={retry}>
              Retry
            </Button>
            <Button variant="subtle" size="compact-sm" color="gray" onClick={discard}>
              Discard
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}
