import { Button } from '@mantine/core';
import type { Closing } from '@tradewind/contract/closing';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import type { ClosingProposal } from '@tradewind/contract/closing-proposals';
import { call } from '../../../lib/api.ts';
import { useTextDraft } from '../../../lib/use-text-draft.ts';
import { listed } from '../../../nouns/trade/trade-sides.ts';
import { partyNameInside } from '../closing-people.ts';
import { Refusal } from '../tasks/refusal.tsx';
import tasks from '../tasks/task.module.css';
import classes from './course.module.css';
import { NameField } from './name-field.tsx';
import type { ProposalLeg } from './proposal-draft.ts';
import { proposalNames, stateNames, termsText } from './proposal-words.ts';
import { ReleaseSigning } from './release-signing.tsx';
import { useClosingStep } from './use-closing-step.ts';

interface ProposalsProps {
  closing: Closing;
  legs: readonly ProposalLeg[];
}

/** Proposals that wait for consent, most recent first. */
export function OpenProposals({ closing, legs }: ProposalsProps) {
  const open = closing.proposals.filter(({ state }) => state === 'open');
  return open.map((proposal) => <OpenProposal key={proposal.id} closing={closing} legs={legs} proposal={proposal} />);
}

function OpenProposal({ closing, legs, proposal }: ProposalsProps & { proposal: ClosingProposal }) {
  const { terms, reason, by, consents, concerns } = proposal;
  const missing = concerns.filter((position) => !consents.some((consent) => consent.position === position));
  const author = by === null ? 'the broker' : partyNameInside(closing, by);
  return (
    <section className={classes.proposal} aria-label={`Proposal: ${proposalNames[terms.kind]}`}>
      <p className={tasks.kicker}>
        {by !== null && by === closing.position ? 'Your proposal' : `Proposal of ${author}`}
      </p>
      <h2>{proposalNames[terms.kind]}</h2>
      <p className={tasks.why}>{termsText(terms, closing, legs)}</p>
      {reason === null ? null : <blockquote>{reason}</blockquote>}
      <p className={classes.missing}>
        Waiting for {listed(missing.map((position) => partyNameInside(closing, position)))}
      </p>
      <Answers closing={closing} proposal={proposal} />
    </section>
  );
}

function Answers({ closing, proposal }: { closing: Closing; proposal: ClosingProposal }) {
  const mayConsent = proposal.actions.includes('consent');
  if (proposal.terms.kind !== 'settlement') return <Consent closing={closing} proposal={proposal} />;
  return (
    <div className={tasks.form}>
      {mayConsent ? <ReleaseSigning closing={closing} proposal={proposal} /> : null}
      <DeclineButton tradeId={closing.tradeId} proposal={proposal} />
    </div>
  );
}

/** Turns a proposal down, or takes one's own back. */
function DeclineButton({ tradeId, proposal, disabled = false }: DeclineButtonProps) {
  const params = { id: tradeId, proposal: proposal.id };
  const isOwn = !proposal.actions.includes('consent');
  const declining = useClosingStep(tradeId, () => call(closingCourseApi.decline, { params }), {
    done: isOwn ? 'Taken back' : 'Turned down',
  });
  if (!proposal.actions.includes('decline')) return null;
  return (
    <>
      <Button
        size="md"
        variant="default"
        loading={declining.isPending}
        disabled={disabled}
        onClick={() => declining.mutate(undefined)}
      >
        {isOwn ? 'Take Back' : 'Turn Down'}
      </Button>
      <Refusal text={declining.refusal} />
    </>
  );
}

interface DeclineButtonProps {
  tradeId: number;
  proposal: ClosingProposal;
  disabled?: boolean;
}

function Consent({ closing, proposal }: { closing: Closing; proposal: ClosingProposal }) {
  const { tradeId } = closing;
  const [name, setName] = useTextDraft(`closing:${tradeId}:proposal:${proposal.id}`);
  const params = { id: tradeId, proposal: proposal.id };
  const consenting = useClosingStep(
    tradeId,
    (typed: string) => call(closingCourseApi.consent, { params, body: { name: typed } }),
    { done: 'Agreed', onDone: () => setName('') },
  );
  const mayConsent = proposal.actions.includes('consent');
  return (
    <form
      className={tasks.form}
      onSubmit={(event) => {
        event.preventDefault();
        consenting.mutate(name.trim());
      }}
    >
      {mayConsent ? <NameField closing={closing} signs="your consent" value={name} onChange={setName} /> : null}
      <Refusal text={consenting.refusal} />
      <div className={tasks.buttons}>
        {mayConsent ? (
          <Button type="submit" size="md" loading={consenting.isPending} disabled={name.trim() === ''}>
            Agree
          </Button>
        ) : null}
        <DeclineButton tradeId={tradeId} proposal={proposal} disabled={consenting.isPending} />
      </div>
    </form>
  );
}

/** Proposals that were answered. */
export function PastProposals({ closing, legs }: ProposalsProps) {
  const past = closing.proposals.filter(({ state }) => state !== 'open');
  if (past.length === 0) return null;
  return (
    <ul className={classes.past}>
      {past.map(({ id, terms, state }) => (
        <li key={id}>
          <strong>
            {proposalNames[terms.kind]}: {stateNames[state].toLowerCase()}
          </strong>
          <span>{termsText(terms, closing, legs)}</span>
        </li>
      ))}
    </ul>
  );
}
