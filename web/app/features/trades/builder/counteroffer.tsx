import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tradePath } from '@tradewind/contract/paths';
import type { TradeDetail } from '@tradewind/contract/trades';
import { useState } from 'react';
import { Link } from 'react-router';
import { showToast } from '../../../lib/toasts.ts';
import { EVERY_TRADE, tradeQuery } from '../../../nouns/trade/trade-queries.ts';
import { givenBy, othersOf, receivedBy } from '../../../nouns/trade/trade-sides.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { withRevision } from '../page/sent-revision.ts';
import { isNotFound, TradeNotFound } from '../page/trade-screen.tsx';
import classes from './builder.module.css';
import { BuilderMessage } from './builder-message.tsx';
import { OfferBuilder } from './offer-builder.tsx';
import { draftOf } from './offer-draft.ts';
import { itemOfLeg } from './offer-items.ts';
import { useSentOffer } from './use-sent-offer.ts';

/** The answer to a trade's current revision, which it starts from. */
export function Counteroffer({ id, ...builder }: { id: number } & Omit<CounterBuilderProps, 'trade'>) {
  const query = useQuery(tradeQuery(id));
  // Starts from what is true now, not from what was read on an earlier page.
  const [isFresh, setFresh] = useState(false);
  if (query.isFetchedAfterMount && !isFresh) setFresh(true);
  if (isNotFound(query.error)) return <TradeNotFound />;
  return (
    <Loaded
      query={isFresh ? query : { ...query, data: undefined }}
      placeholder={<Placeholder />}
      failure="We couldn’t load this trade."
    >
      {(trade) => <CounterBuilder trade={trade} {...builder} />}
    </Loaded>
  );
}

interface CounterBuilderProps {
  trade: TradeDetail;
  reader: string;
  /** Something of the reader's that they came to offer. */
  assetId: number | undefined;
}

function CounterBuilder({ trade, reader, assetId }: CounterBuilderProps) {
  const client = useQueryClient();
  const [openedAt] = useState(trade.revision);
  const { isSent, leaveFor } = useSentOffer();
  const [other, ...more] = othersOf(trade, reader);
  // Nothing of the offer that was replaced shows until the trade does.
  if (isSent) return <Placeholder />;
  if (!trade.actions.includes('counter') || !other || more.length > 0)
    return (
      <BuilderMessage
        heading="This offer can’t be changed"
        action={
          <Button component={Link} to={tradePath(trade.id)} size="md">
            Open Trade
          </Button>
        }
      >
        {more.length > 0
          ? 'A trade of more than two people can’t be changed. You can decline it instead.'
          : 'It’s no longer open.'}
      </BuilderMessage>
    );
  const isOwnOffer = trade.author === reader;
  return (
    <Page>
      <PageTitle
        lead={
          isOwnOffer
            ? `Starts from your current offer to ${other.firstName}.`
            : `Starts from ${other.firstName}’s offer. Change what you’d like to be different.`
        }
      >
        {isOwnOffer ? 'Change your offer' : 'Make a counteroffer'}
      </PageTitle>
      {trade.revision === openedAt ? null : (
        <p className={classes.kept} role="alert">
          The offer changed while you were working on this page. Your changes are kept and compared with the new
          version.
        </p>
      )}
      <OfferBuilder
        draftName={`counter:${trade.id}`}
        start={draftOf(trade, reader)}
        reader={reader}
        other={{ id: other.userId, firstName: other.firstName }}
        known={{
          gives: givenBy(trade, reader).flatMap(itemOfLeg),
          gets: receivedBy(trade, reader).flatMap(itemOfLeg),
        }}
        assetId={assetId}
        answered={{ tradeId: trade.id, revision: trade.revision }}
        former={trade}
        onSent={(sent) => {
          client.setQueryData(tradeQuery(trade.id).queryKey, (known) => known && withRevision(known, sent));
          showToast({ title: 'Offer sent', description: `${other.firstName} has been told about it.` });
          leaveFor(trade.id);
        }}
        onRefused={() => void client.invalidateQueries({ queryKey: EVERY_TRADE })}
      />
    </Page>
  );
}

function Placeholder() {
  return (
    <Page>
      <PageTitle>Make a counteroffer</PageTitle>
      <Skeleton height={420} radius={16} role="status" aria-label="Loading the offer" />
    </Page>
  );
}
