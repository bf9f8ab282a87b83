import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NegotiationDetail } from '@tradewind/contract/negotiations';
import { negotiationsApi } from '@tradewind/contract/negotiations';
import { tradePath } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { call } from '../../../lib/api.ts';
import { RequestError } from '../../../lib/request.ts';
import { showToast } from '../../../lib/toasts.ts';
import { negotiationQuery } from '../agent-queries.ts';
import classes from './negotiation-view.module.css';

type Decision = NegotiationDetail['actions'][number];

/** Nothing is agreed before both people have confirmed. */
export function NegotiationDecision({
  negotiation: { id, actions, status, tradeId },
}: {
  negotiation: NegotiationDetail;
}) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (decision: Decision) => call(negotiationsApi[decision], { params: { id } }),
    onSuccess: (updated) => {
      client.setQueryData(negotiationQuery(id).queryKey, updated);
      showToast(toastFor(updated));
    },
    onError: (error) => {
      void client.invalidateQueries({ ...negotiationQuery(id), exact: true });
      const description =
        error instanceof RequestError && error.status < 500
          ? error.message
          : 'We couldn’t send your answer. Please try again.';
      showToast({ title: 'Error', description, variant: 'destructive' });
    },
  });
  if (status === 'agreed') {
    return (
      <p className={classes.note}>
        You both confirmed.{' '}
        {tradeId === null ? null : <Link to={tradePath(tradeId)}>See what’s next in your trade</Link>}
      </p>
    );
  }
  if (actions.length === 0) return null;
  const waiting = (decision: Decision) => ({ loading: isPending && variables === decision, disabled: isPending });
  return (
    <div className={classes.actions}>
      {actions.includes('confirm') ? (
        <Button size="md" {...waiting('confirm')} onClick={() => mutate('confirm')}>
          Confirm
        </Button>
      ) : null}
      {actions.includes('decline') ? (
        <Button size="md" variant="default" {...waiting('decline')} onClick={() => mutate('decline')}>
          Decline
        </Button>
      ) : null}
      <p>The trade is agreed only when you both confirm.</p>
    </div>
  );
}

function toastFor({ status, otherParty }: NegotiationDetail) {
  if (status === 'agreed') return { title: 'Trade Agreed', description: 'You both confirmed the proposal.' };
  if (status === 'declined') return { title: 'Proposal Declined', description: 'Eddy AI will keep looking for you.' };
  return { title: 'Proposal Confirmed', description: `Waiting for ${otherParty.firstName} to confirm.` };
}
