import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Boat } from '@tradewind/contract/boats';
import { counterPath, paths, tradePath } from '@tradewind/contract/paths';
import { isUnavailable } from '@tradewind/contract/unavailable-boats';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { RequestError } from '../../../lib/request.ts';
import { showToast } from '../../../lib/toasts.ts';
import { boatQuery } from '../../../nouns/boat/boat-queries.ts';
import { isTradePending, PENDING_REASON } from '../../../nouns/boat/pending-badge.tsx';
import { conversationsQuery } from '../../../nouns/conversation/conversations-query.ts';
import { titleInside } from '../../../nouns/item/item-titles.ts';
import { dealingsQuery } from '../../../nouns/trade/bound/items-in-trades.ts';
import { Page } from '../../../ui/page.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { forgetAsset, rememberedAsset } from '../choose-boat/remembered-asset.ts';
import { useLiveTrade } from '../use-live-trade.ts';
import { BuilderMessage } from './builder-message.tsx';
import { OfferBuilder } from './offer-builder.tsx';
import { newDraft } from './offer-draft.ts';
import { boatItem } from './offer-items.ts';
import { useSentOffer } from './use-sent-offer.ts';

interface NewOfferProps {
  reader: string;
  boatId: number;
  /** The other person, where the boat is the reader's own. */
  withId: string | undefined;
  /** Something of the reader's that the offer begins with. */
  assetId: number | undefined;
  /** The button that saves a boat. */
  save: (boat: Boat) => ReactNode;
}

/** An offer for a boat, or with a boat of one's own to somebody who asked about it. */
export function NewOffer({ boatId, save, ...rest }: NewOfferProps) {
  const { data: boat, error, isPending } = useQuery({ ...boatQuery(String(boatId)), refetchOnMount: 'always' });
  if (isPending) return <Placeholder />;
  if (boat === undefined)
    return error instanceof RequestError && error.status === 404 ? (
      <BuilderMessage heading="Boat Not Found">
        The boat you want to make an offer for doesn’t exist or has been removed.
      </BuilderMessage>
    ) : (
      <BuilderMessage heading="We couldn’t load this boat">Please check your connection and try again.</BuilderMessage>
    );
  if (isUnavailable(boat))
    return (
      <BuilderMessage heading="This boat takes no offers">
        {boat.title} isn’t listed right now, so it can’t be traded.
      </BuilderMessage>
    );
  if (isTradePending(boat))
    return (
      <BuilderMessage
        heading="This boat has a trade pending"
        action={
          <>
            {save(boat)}
            <Button component={Link} to={paths.boat(boatId)} size="md" variant="default">
              View Boat
            </Button>
          </>
        }
      >
        {PENDING_REASON}
      </BuilderMessage>
    );
  return <OfferAbout boat={boat} {...rest} />;
}

function OfferAbout({ boat, reader, withId, assetId }: Omit<NewOfferProps, 'boatId' | 'save'> & { boat: Boat }) {
  const isOwn = boat.sellerId === reader;
  const otherId = isOwn ? withId : boat.sellerId;
  const { data: conversations, isPending } = useQuery({ ...conversationsQuery, enabled: isOwn });
  const partner = conversations?.find(({ otherParty }) => otherParty.id === withId)?.otherParty;
  if (isOwn && isPending) return <Placeholder />;
  if (otherId === undefined || (isOwn && partner === undefined))
    return (
      <BuilderMessage heading="This is your own boat">
        You can make offers for other people’s boats, and to people who wrote to you about yours.
      </BuilderMessage>
    );
  const firstName = isOwn ? (partner?.firstName ?? '') : (boat.seller?.firstName ?? 'the owner');
  return <Builder boat={boat} reader={reader} isOwn={isOwn} other={{ id: otherId, firstName }} assetId={assetId} />;
}

interface BuilderProps {
  boat: Boat;
  reader: string;
  isOwn: boolean;
  other: { id: string; firstName: string };
  assetId: number | undefined;
}

function Builder({ boat, reader, isOwn, other, assetId }: BuilderProps) {
  const { isSent, leaveFor } = useSentOffer();
  const live = useLiveTrade(boat.id, other.id);
  const { data: dealings } = useQuery(dealingsQuery(other.id));
  // An offer sent from here is live a moment later and navigates by itself.
  const [isStarted, setStarted] = useState(false);
  const [offered] = useState(() => (isOwn ? undefined : (assetId ?? rememberedAsset())));
  useEffect(forgetAsset, []);
  if (live === null && !isStarted) setStarted(true);
  if (dealings?.blocked)
    return (
      <BuilderMessage heading={`You can’t trade with ${other.firstName}`}>
        One of you has blocked the other. If it was you, you can unblock {other.firstName} in your messages.
      </BuilderMessage>
    );
  if (!isStarted) {
    if (live === undefined || live === null) return <Placeholder />;
    return (
      <Navigate
        to={
          live.actions.includes('counter')
            ? `${counterPath(live.id)}${offered === undefined ? '' : `?asset=${offered}`}`
            : tradePath(live.id)
        }
        replace
      />
    );
  }
  if (isSent) return <Placeholder />;
  const about = { boatIds: [boat.id] };
  return (
    <Page>
      <PageTitle
        lead={
          isOwn ? `An offer with your ${boat.title}.` : `For ${titleInside(boat.title)}, owned by ${other.firstName}.`
        }
      >
        Make an offer
      </PageTitle>
      <OfferBuilder
        draftName={`offer:${boat.id}/${other.id}`}
        start={isOwn ? newDraft(about, {}) : newDraft({}, about)}
        reader={reader}
        other={other}
        known={{ gives: isOwn ? [boatItem(boat)] : [], gets: isOwn ? [] : [boatItem(boat)] }}
        assetId={offered}
        isMoneyOnly={!isOwn && !boat.isAvailableForTrade}
        onSent={(trade) => {
          showToast({ title: 'Offer sent', description: `${other.firstName} has been told about it.` });
          leaveFor(trade.id);
        }}
        onRefused={() => undefined}
      />
    </Page>
  );
}

function Placeholder() {
  return (
    <Page>
      <PageTitle>Make an offer</PageTitle>
      <Skeleton height={420} radius={16} role="status" aria-label="Loading" />
    </Page>
  );
}
