import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AnyBoat, Boat, OwnBoat } from '@tradewind/contract/boats';
import { isUnavailable } from '@tradewind/contract/unavailable-boats';
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { BoatDetail } from '../features/boats/boat-detail.tsx';
import { BoatDetailPlaceholder } from '../features/boats/boat-detail-placeholder.tsx';
import { BoatHead } from '../features/boats/boat-head.tsx';
import { BoatNotLoaded } from '../features/boats/boat-not-loaded.tsx';
import { useCountedVisit } from '../features/boats/use-counted-visit.ts';
import { ContactOwnerButton } from '../features/contact/contact-owner-button.tsx';
import { SaveButton } from '../features/favorites/heart-button.tsx';
import { useOwnListing } from '../features/listings/boat-page/use-own-listing.ts';
import { ReportButton } from '../features/reports/report-button.tsx';
import { MakeOfferButton } from '../features/trades/make-offer-button.tsx';
import { ownsBoats } from '../features/wants/owns-boats.ts';
import { useConnection } from '../lib/connection.ts';
import { useCurrentUser } from '../lib/current-user.ts';
import { browserLoader, type PageReader, serverLoader } from '../lib/page-data.ts';
import { RequestError } from '../lib/request.ts';
import { useSignInFirst } from '../lib/use-sign-in.ts';
import { isBoatId } from '../nouns/boat/boat-id.ts';
import { boatQuery, similarBoatsQuery } from '../nouns/boat/boat-queries.ts';
import { FailureScreen } from '../ui/failure-screen.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const actionsPlaceholder = <Skeleton height={220} radius={12} />;
const OwnListingActions = lazyPart(() => import('../features/listings/boat-page/own-listing-actions.tsx'), {
  placeholder: actionsPlaceholder,
});
const ChatWithOwner = lazyPart(async () => {
  const [{ default: Chat }, { offerParts }] = await Promise.all([
    import('../features/messages/chat-with-owner.tsx'),
    import('../features/trades/chat/offer-parts.tsx'),
  ]);
  return { default: ({ boat }: { boat: Boat }) => <Chat boat={boat} report={reportMessage} offers={offerParts} /> };
});
const BoatNotFound = lazyPart(() => import('../features/boats/boat-not-found.tsx'), {
  placeholder: <BoatDetailPlaceholder />,
});
const UnavailableBoatPage = lazyPart(() => import('../features/boats/unavailable-boat.tsx'), {
  placeholder: <BoatDetailPlaceholder />,
});
const TradeVerdict = lazyPart(() => import('../features/wants/trade-verdict.tsx'));
const MarketPanel = lazyPart(() => import('../features/boats/market-panel.tsx'));
const BoatCost = lazyPart(() => import('../features/trades/cost/boat-cost.tsx'));
const WhileListed = lazyPart(() => import('../features/listings/boat-page/while-listed.tsx'));
const OwnListingNotice = lazyPart(() => import('../features/listings/boat-page/own-listing-notice.tsx'));

/** Rejects malformed ids, which could otherwise address another API call. */
const reads: PageReader = (client, { params: { id = '' } }) => {
  if (!isBoatId(id)) return { needs: [Promise.reject(new RequestError('Boat not found', 404))] };
  const boat = client.ensureQueryData(boatQuery(id));
  const similar = async () => {
    const read = await boat.catch(() => undefined);
    if (read && isUnavailable(read)) await client.ensureQueryData(similarBoatsQuery(id));
  };
  return { needs: [boat], wants: [similar()] };
};

export const loader = serverLoader(reads);
export const clientLoader = browserLoader(reads);

export default function BoatScreen() {
  const { id = '' } = useParams();
  const { data: boat, isPending, error } = useQuery({ ...boatQuery(id), enabled: isBoatId(id) });
  const hasNoResponse = useConnection() !== 'online' && !(error instanceof RequestError);
  if (boat === undefined && hasNoResponse) return <BoatNotLoaded />;
  if (isPending && isBoatId(id)) return <BoatDetailPlaceholder />;
  return boat === undefined ? <BoatNotFound /> : <FoundBoat key={boat.id} boat={boat} />;
}

/** The server renders the same page for everyone; the owner's view appears once the user is known. */
function FoundBoat({ boat }: { boat: AnyBoat }) {
  const { user } = useCurrentUser();
  const hidden = isUnavailable(boat);
  const mayBeOwn = user !== null && (hidden || boat.sellerId === user.id);
  const own = useOwnListing(boat.id, mayBeOwn);
  useCountedVisit(hidden ? undefined : boat.id);
  if (hidden && !own) return <UnavailableBoatPage boat={boat} />;
  const shown = own ?? (boat as Boat);
  return mayBeOwn ? <OwnBoatPage boat={shown} own={own} /> : <OfferedBoatPage boat={shown} />;
}

function OwnBoatPage({ boat, own }: { boat: Boat; own: OwnBoat | undefined }) {
  return (
    <>
      <BoatHead boat={boat} />
      <BoatDetail
        boat={boat}
        notice={<OwnListingNotice id={boat.id} status={boat.status} removal={own?.removal} />}
        contact={own ? <OwnListingActions boat={own} /> : actionsPlaceholder}
        more={
          own ? (
            <WhileListed boat={own}>
              <MarketPanel boat={own} />
            </WhileListed>
          ) : null
        }
      />
    </>
  );
}

function OfferedBoatPage({ boat }: { boat: Boat }) {
  const { user } = useCurrentUser();
  const signInToSave = useSignInFirst('Please sign in to save boats.');
  const signInToReport = useSignInFirst('Please sign in to report a listing.');
  return (
    <>
      <BoatHead boat={boat} />
      <BoatDetail
        boat={boat}
        contact={
          <>
            <ContactOwnerButton boat={boat} size="lg" fullWidth color="brass.4" autoContrast>
              Message Owner
            </ContactOwnerButton>
            <MakeOfferButton boat={boat} />
            {user ? <ChatWithOwner boat={boat} /> : null}
            {ownsBoats(user) ? <TradeVerdict boat={boat} /> : null}
          </>
        }
        actions={<SaveButton boat={boat} onVisitor={signInToSave} />}
        more={
          user ? (
            <>
              <MarketPanel boat={boat} />
              {ownsBoats(user) ? <BoatCost boat={boat} /> : null}
            </>
          ) : null
        }
        report={<ReportButton subject="boat" subjectId={boat.id} onVisitor={signInToReport} />}
      />
    </>
  );
}

const reportMessage = (id: number) => <ReportButton subject="message" subjectId={id} />;

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) ? <BoatNotFound /> : <FailureScreen error={error} />;
}
