import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type EddyProposal, eddyCalls } from '@tradewind/contract/eddy';
import { Link } from 'react-router';
import { failureText } from '../../lib/failure-text.ts';
import { request } from '../../lib/request.ts';
import classes from './proposal-card.module.css';

/** What other screens show changes by a click here. */
const TOUCHED = ['/api/messages/conversations', '/api/ai-agent/preferences', '/api/ai-agent/status'];

/** Something Eddy would do in the user's name: it happens by this card's button, and by nothing else. */
export function ProposalCard({ proposal }: { proposal: EddyProposal }) {
  const client = useQueryClient();
  const decide = useMutation({
    mutationFn: (address: string) => request<EddyProposal>(address, { method: 'POST' }),
    onSuccess: () => Promise.all(TOUCHED.map((address) => client.invalidateQueries({ queryKey: [address] }))),
  });
  const { id, title, facts, body, confirmLabel, status, outcome, path } = decide.data ?? proposal;
  return (
    <section className={classes.card} aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      {facts.length === 0 ? null : (
        <dl className={classes.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {body === undefined ? null : <blockquote className={classes.body}>{body}</blockquote>}
      {status === 'pending' ? (
        <div className={classes.actions}>
          <Button loading={decide.isPending} onClick={() => decide.mutate(eddyCalls.confirm(id))}>
            {confirmLabel}
          </Button>
          <Button variant="default" disabled={decide.isPending} onClick={() => decide.mutate(eddyCalls.dismiss(id))}>
            Dismiss
          </Button>
        </div>
      ) : null}
      {decide.error ? (
        <p className={classes.failure} role="alert">
          {failureText(decide.error)}
        </p>
      ) : null}
      <Outcome status={status} outcome={outcome} path={path} />
    </section>
  );
}

type OutcomeProps = { [Name in 'status' | 'outcome' | 'path']: EddyProposal[Name] | undefined };

function Outcome({ status, outcome, path }: OutcomeProps) {
  if (status === 'pending') return null;
  const words = {
    confirmed: outcome ?? 'Done.',
    dismissed: 'Dismissed. Nothing was done.',
    expired: 'This suggestion has expired.',
  };
  return (
    <p className={classes.outcome} role="status">
      {status === 'confirmed' ? <IconCheck size={18} aria-hidden /> : <IconX size={18} aria-hidden />}
      {words[status ?? 'expired']}
      {path === undefined ? null : <Link to={path}>Take a look</Link>}
    </p>
  );
}
