import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { Closing } from '@tradewind/contract/closing';
import type { ProposalKind } from '@tradewind/contract/closing-proposals';
import { useState } from 'react';
import tasks from '../tasks/task.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import classes from './course.module.css';
import { DisputeDialog } from './dispute-dialog.tsx';
import type { ProposalLeg } from './proposal-draft.ts';
import { proposalNames, proposalTexts } from './proposal-words.ts';
import { PastProposals } from './proposals.tsx';
import { ProposeDialog } from './propose-dialog.tsx';

/** Offered where the money in question is shown. */
const ELSEWHERE: readonly ProposalKind[] = ['settlement', 'holdback-end'];

/** Everything the reader can ask for when the plan no longer fits. */
export function ChangesSection({ closing, legs }: { closing: Closing; legs: readonly ProposalLeg[] }) {
  const [asked, setAsked] = useState<ProposalKind>();
  const [isCanceling, setCanceling] = useState(false);
  const [isDisputing, setDisputing] = useState(false);
  const proposes = closing.proposes.filter((kind) => !ELSEWHERE.includes(kind));
  const mayCancel = closing.actions.includes('cancel') && closing.causes.length > 0;
  const mayDispute = closing.actions.includes('dispute');
  const hasPast = closing.proposals.some(({ state }) => state !== 'open');
  const hasOptions = proposes.length > 0 || mayCancel || mayDispute;
  if (!hasOptions && !hasPast) return null;
  return (
    <details className={tasks.group}>
      <summary className={tasks.fold}>
        <h2>If something changes</h2>
        <IconChevronDown size={20} aria-hidden />
      </summary>
      {hasOptions ? (
        <ul className={classes.options}>
          {proposes.map((kind) => (
            <li key={kind}>
              <p>{proposalTexts[kind]}</p>
              <Button variant="default" onClick={() => setAsked(kind)}>
                {proposalNames[kind]}…
              </Button>
            </li>
          ))}
          {mayCancel ? (
            <li>
              <p>
                Somebody broke the agreement, or the trade has become impossible. The cause decides about the deposits.
              </p>
              <Button variant="default" onClick={() => setCanceling(true)}>
                End the trade for a cause…
              </Button>
            </li>
          ) : null}
          {mayDispute ? (
            <li>
              <p>
                You can’t agree, and money is at stake. A dispute freezes it until you do, or an arbitrator decides.
              </p>
              <Button variant="default" onClick={() => setDisputing(true)}>
                Open a dispute…
              </Button>
            </li>
          ) : null}
        </ul>
      ) : null}
      <PastProposals closing={closing} legs={legs} />
      <ProposeDialog closing={closing} legs={legs} kind={asked} onClose={() => setAsked(undefined)} />
      <CancelDialog closing={closing} opened={isCanceling} onClose={() => setCanceling(false)} />
      <DisputeDialog closing={closing} opened={isDisputing} onClose={() => setDisputing(false)} />
    </details>
  );
}
