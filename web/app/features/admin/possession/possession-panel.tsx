import { possessionReviewApi } from '@tradewind/contract/possession-review';
import { PagedList } from '../paged-list.tsx';
import { ProofCard } from './proof-card.tsx';

const PAGE = 10;

/** Photos with codes that wait for a decision by an admin or a broker. */
export default function PossessionPanel({ isAdmin }: { isAdmin: boolean }) {
  return (
    <section aria-label="Photos to review">
      <PagedList list={possessionReviewApi.list} what="photos" each="photo" size={PAGE} none="No photos to review">
        {(proofs) => proofs.map((proof) => <ProofCard key={proof.id} proof={proof} isAdmin={isAdmin} />)}
      </PagedList>
    </section>
  );
}
