import { Button, type ButtonProps } from '@mantine/core';
import { counterPath, reviewsPath } from '@tradewind/contract/paths';
import type { Trade, TradeAction } from '@tradewind/contract/trades';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { failureText } from '../../../lib/failure-text.ts';
import { openedOn } from '../builder/use-sent-offer.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import classes from './decisions.module.css';
import { EndDialog } from './end-dialog.tsx';
import { type Decision, useDecision } from './use-decision.ts';

const labels: Record<TradeAction, string> = {
  accept: 'Accept',
  counter: 'Counter',
  decline: 'Decline',
  withdraw: 'Withdraw',
  cancel: 'Cancel Trade',
  review: 'Write a Review',
};

/** The actions that have a screen, or a part of one, of their own. */
const screenOf = { counter: counterPath, review: reviewsPath };

interface TradeDecisionsProps {
  trade: Trade;
  reader: string;
  size?: ButtonProps['size'];
}

/** Everything the reader can do with a trade now, as the server says. */
export function TradeDecisions({ trade, reader, size = 'md' }: TradeDecisionsProps) {
  // The dialog keeps what it asked about while it fades away, and while the trade changes behind it.
  const [asked, setAsked] = useState<{ decision: Decision; trade: Trade; number: number }>();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const deciding = useDecision(trade.id, close);
  const ask = (decision: Decision) => {
    deciding.reset();
    setAsked((before) => ({ decision, trade, number: (before?.number ?? 0) + 1 }));
    setOpened(true);
  };
  const dialog = {
    reader,
    opened,
    isPending: deciding.isPending,
    refusal: deciding.error ? failureText(deciding.error) : undefined,
    onCancel: close,
  };
  const send = (reason: string) =>
    asked && deciding.mutate({ decision: asked.decision, revision: asked.trade.revision, reason });
  const actions = possibleOn(trade);
  const { pathname } = useLocation();
  return (
    <>
      {actions.length === 0 ? null : (
        <div className={classes.buttons}>
          {actions.map((action) =>
            action === 'counter' || action === 'review' ? (
              <Button
                key={action}
                component={Link}
                to={screenOf[action](trade.id)}
                state={openedOn(pathname)}
                variant="default"
                size={size}
              >
                {action === 'counter' && trade.author === reader ? 'Change Offer' : labels[action]}
              </Button>
            ) : (
              <Button
                key={action}
                {...lookOf(action)}
                size={size}
                data-main={(action === 'accept' && size === 'md') || undefined}
                onClick={() => ask(action)}
              >
                {labels[action]}
              </Button>
            ),
          )}
        </div>
      )}
      {asked?.decision === 'accept' ? (
        <AcceptDialog
          {...dialog}
          trade={asked.trade}
          isOutdated={trade.revision !== asked.trade.revision}
          isOver={opened && !deciding.isPending && !trade.actions.includes('accept')}
          onAccept={() => send('')}
        />
      ) : null}
      {asked && asked.decision !== 'accept' ? (
        <EndDialog key={asked.number} {...dialog} decision={asked.decision} trade={asked.trade} onEnd={send} />
      ) : null}
    </>
  );
}

/** A trade of more than two people can be accepted or ended, but not changed by one of them. */
const possibleOn = ({ actions, parties }: Trade): TradeAction[] =>
  actions.filter((action) => action !== 'counter' || parties.length === 2);

const lookOf = (action: TradeAction): ButtonProps =>
  action === 'accept' ? { color: 'brass.4', autoContrast: true } : { variant: 'default' };
