import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type EddyProposal, eddyApi } from '@tradewind/contract/eddy';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { RequestError } from '../../lib/request.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import classes from './proposal-card.module.css';

/** An action that Eddy proposes for the user. Only this card's button performs it. */
export function ProposalCard({ proposal }: { proposal: EddyProposal }) {
  const decide = useSingleMutation({
    mutationFn: (decision: 'confirmProposal' | 'dismissProposal') =>
      call(eddyApi[decision], { params: { id: proposal.id } }),
  });
  const { title, facts, body, confirmLabel, status, outcome, path } = decide.data ?? proposal;
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
      {status === 'pending' && !isOver(decide.error) ? (
        <div className={classes.actions}>
          <Button loading={decide.isPending} onClick={() => decide.mutate('confirmProposal')}>
            {confirmLabel}
          </Button>
          <Button variant="default" disabled={decide.isPending} onClick={() => decide.mutate('dismissProposal')}>
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

/** Decided elsewhere, or about something that changed since: pressing again would be refused again. */
const isOver = (error: Error | null): boolean => error instanceof RequestError && error.status === 409;

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
