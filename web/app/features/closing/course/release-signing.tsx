import { useQuery } from '@tanstack/react-query';
import type { Closing } from '@tradewind/contract/closing';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import type { ClosingProposal } from '@tradewind/contract/closing-proposals';
import { call } from '../../../lib/api.ts';
import { SigningForm } from '../papers/signing-form.tsx';
import { releaseKey, releaseQuery } from '../papers/use-signing.ts';
import { WrittenForm } from '../papers/written-form.tsx';

/** A party reads and signs the release that ends a dispute. */
export function ReleaseSigning({ closing, proposal }: { closing: Closing; proposal: ClosingProposal }) {
  const query = useQuery(releaseQuery(closing, proposal.id));
  const params = { id: closing.tradeId, proposal: proposal.id };
  return (
    <WrittenForm query={query}>
      {(document) => (
        <SigningForm
          key={document.hash}
          closing={closing}
          document={document}
          draftName={`closing:${closing.tradeId}:proposal:${proposal.id}`}
          queryKey={releaseKey(closing.tradeId, proposal.id)}
          subject={document.title}
          send={(typed) => call(closingCourseApi.consent, { params, body: typed })}
        />
      )}
    </WrittenForm>
  );
}
