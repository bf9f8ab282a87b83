import { useSearchParams } from 'react-router';
import { SaveButton } from '../features/favorites/heart-button.tsx';
import { NewOffer } from '../features/trades/builder/new-offer.tsx';
import { ChooseBoat } from '../features/trades/choose-boat/choose-boat.tsx';
import { TradesGate } from '../features/trades/trades-gate.tsx';
import { readRowId } from '../lib/row-id.ts';
import { useSignInFirst } from '../lib/use-sign-in.ts';
import { PageHead } from '../ui/page-head.tsx';

const signIn = {
  heading: 'Sign in to make an offer',
  text: 'The owner needs to know who the offer is from. You’ll come right back here.',
};

export default function NewOfferRoute() {
  const [search] = useSearchParams();
  const boatId = readRowId(search.get('boat'));
  const assetId = readRowId(search.get('asset'));
  const signInToSave = useSignInFirst('Please sign in to save boats.');
  return (
    <>
      <PageHead
        title="Make an offer"
        description="Offer a boat, something from your garage, cash or Bitcoin for a boat on Tradewind."
        hidden
      />
      <TradesGate title="Make an offer" signIn={signIn}>
        {(reader) =>
          boatId === undefined ? (
            <ChooseBoat assetId={assetId} />
          ) : (
            <NewOffer
              key={boatId}
              boatId={boatId}
              reader={reader}
              withId={search.get('with') ?? undefined}
              assetId={assetId}
              save={(boat) => <SaveButton boat={boat} size="md" onVisitor={signInToSave} />}
            />
          )
        }
      </TradesGate>
    </>
  );
}
