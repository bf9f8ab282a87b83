import { Button } from '@mantine/core';
import { IconFileText, IconSnowflake } from '@tabler/icons-react';
import type { Closing } from '@tradewind/contract/closing';
import { CAUSE_WORDS } from '@tradewind/contract/closing-causes';
import type { ClosingDispute } from '@tradewind/contract/closing-disputes';
import { closingDocumentsApi } from '@tradewind/contract/closing-documents';
import { pathOf } from '@tradewind/contract/endpoint';
import { exactPriceText, totalOf } from '@tradewind/contract/trade-values';
import { useState } from 'react';
import { brokerageDate } from '../../../lib/dates.ts';
import { useDownload } from '../../../lib/download.ts';
import { partyName, partyNameInside } from '../closing-people.ts';
import tasks from '../tasks/task.module.css';
import classes from './course.module.css';
import type { ProposalLeg } from './proposal-draft.ts';
import { ProposeDialog } from './propose-dialog.tsx';
import { ResolveDialog } from './resolve-dialog.tsx';
import { signedRelease } from './signed-release.ts';

const SIGNED = 'Everyone has signed the release. The broker records it next, and then the money moves as it says.';

/** One proposal at a time: it is signed or turned down before the next. */
const mayPropose = (closing: Closing, dispute: ClosingDispute) =>
  closing.proposes.includes('settlement') &&
  !signedRelease(closing, dispute) &&
  !closing.proposals.some(({ terms, state }) => terms.kind === 'settlement' && state === 'open');

/** Says that the money is frozen, why, and how that ends. */
export function DisputeCard({ closing, legs }: { closing: Closing; legs: readonly ProposalLeg[] }) {
  const [opened, setOpened] = useState(false);
  const [isProposing, setProposing] = useState(false);
  const dispute = closing.disputes[0];
  if (dispute === undefined) return null;
  if (dispute.resolution !== null) return <Outcome closing={closing} resolution={dispute.resolution} />;
  const { by, against, reason, openedAt, frozen, cause } = dispute;
  const author = by === null ? 'The broker' : partyName(closing, by);
  return (
    <section className={classes.dispute} aria-label="Dispute">
      <h2>
        <IconSnowflake size={24} stroke={1.6} aria-hidden />
        {exactPriceText(totalOf(frozen.map(({ amount }) => amount)))} is frozen
      </h2>
      <p>
        {author} opened a dispute on {brokerageDate(openedAt, 'monthDay')}
        {against === null ? '.' : `, against ${partyNameInside(closing, against)}.`}{' '}
        {cause === null ? '' : CAUSE_WORDS[cause]}
      </p>
      <blockquote>{reason}</blockquote>
      <p>
        The money moves only by a release that everyone concerned signs, an arbitration award or a court order. The
        broker may propose how to end it, but doesn’t decide who gets the money.
        {closing.position === null ? null : ' If you have an award or an order, send it to the broker, who records it.'}
      </p>
      {signedRelease(closing, dispute) ? <p>{SIGNED}</p> : null}
      <div className={tasks.buttons}>
        {closing.actions.includes('resolve') ? (
          <Button onClick={() => setOpened(true)}>Record the Outcome…</Button>
        ) : null}
        {mayPropose(closing, dispute) ? (
          <Button variant="default" onClick={() => setProposing(true)}>
            Propose How to End It…
          </Button>
        ) : null}
      </div>
      {closing.actions.includes('resolve') ? (
        <ResolveDialog closing={closing} dispute={dispute} opened={opened} onClose={() => setOpened(false)} />
      ) : null}
      <ProposeDialog
        closing={closing}
        legs={legs}
        kind={isProposing ? 'settlement' : undefined}
        onClose={() => setProposing(false)}
      />
    </section>
  );
}

const papers = {
  signed_release: 'a release that everyone signed',
  award: 'an arbitration award',
  court_order: 'a court order',
} as const;

interface OutcomeProps {
  closing: Closing;
  resolution: NonNullable<ClosingDispute['resolution']>;
}

/** Says how the last dispute ended, with the paper itself. */
function Outcome({ closing, resolution: { basis, reference, at, documentId } }: OutcomeProps) {
  const download = useDownload();
  const paper = closing.documents.find(({ id }) => id === documentId);
  return (
    <section className={classes.outcome} aria-label="How the dispute ended">
      <p>
        A dispute ended on {brokerageDate(at, 'monthDay')} by {papers[basis]} ({reference}).
      </p>
      {paper === undefined ? null : (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconFileText size={16} aria-hidden />}
          loading={download.isPending}
          onClick={() =>
            download.mutate({ path: pathOf(closingDocumentsApi.read, { id: paper.id }), name: paper.name })
          }
        >
          Download the Paper
        </Button>
      )}
    </section>
  );
}
