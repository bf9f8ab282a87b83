import { Button } from '@mantine/core';
import { IconArrowLeft, IconMessages } from '@tabler/icons-react';
import { boatOffersPath, conversationPath, paths } from '@tradewind/contract/paths';
import type { TradeDetail } from '@tradewind/contract/trades';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { noticesOf, removedBetween } from '../../../nouns/trade/revision-changes.ts';
import { StandingBadge } from '../../../nouns/trade/standing-badge.tsx';
import { TimeLeft } from '../../../nouns/trade/time-left.tsx';
import { TradeDiagram } from '../../../nouns/trade/trade-diagram.tsx';
import { givenBy, listed, nameWithin, othersOf, partyOf } from '../../../nouns/trade/trade-sides.ts';
import { nextStepOf } from '../../../nouns/trade/trade-texts.ts';
import { Page } from '../../../ui/page.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SideCard } from '../../../ui/side-card.tsx';
import { TradeDecisions } from '../decisions/trade-decisions.tsx';
import { TermsCard } from '../terms/terms-card.tsx';
import { BrokerContact } from './broker-contact.tsx';
import { OfferAgain } from './offer-again.tsx';
import { PartyList } from './party-list.tsx';
import { RevisionHistory } from './revision-history.tsx';
import { TradeNotices } from './trade-notices.tsx';
import classes from './trade-page.module.css';
import { TradeValues } from './trade-values.tsx';

interface TradePageProps {
  trade: TradeDetail;
  reader: string;
  /** The closing room of a trade that was agreed. */
  room: (trade: TradeDetail) => ReactNode;
  /** The reviews of a closed trade. */
  reviews: (trade: TradeDetail) => ReactNode;
}

export function TradePage({ trade, reader, room, reviews }: TradePageProps) {
  const isAgreed = trade.agreedAt !== null;
  const others = listed(othersOf(trade, reader).map(({ firstName }) => firstName));
  const isParty = partyOf(trade, reader) !== undefined;
  const title = `${trade.kind === 'ring' ? 'Ring' : 'Trade'} ${isParty ? 'with' : 'of'} ${others}`;
  const before = trade.revisions.find(({ number }) => number === trade.revision - 1);
  return (
    <Page>
      <PageHead title={title} hidden />
      <Link to={isParty ? paths.trades : paths.broker} className={classes.back}>
        <IconArrowLeft size={16} aria-hidden />
        {isParty ? 'All trades' : 'Broker’s desk'}
      </Link>
      <header className={classes.head}>
        <h1>{title}</h1>
        <p className={classes.standing}>
          <StandingBadge trade={trade} reader={reader} />
          <TimeLeft expiresAt={trade.expiresAt} />
        </p>
        {(isAgreed && trade.list !== 'ended') || trade.backup ? null : (
          <p className={classes.next} role="status">
            {nextStepOf(trade, reader)}
          </p>
        )}
      </header>
      <TradeNotices trade={trade} />
      <OfferAgain trade={trade} reader={reader} />
      {trade.status === 'closed' && partyOf(trade, reader) ? reviews(trade) : null}
      {isAgreed ? room(trade) : null}
      {isAgreed ? <h2 className={classes.agreed}>The agreement</h2> : null}
      <div className={classes.columns}>
        <section className={classes.diagram} aria-label="What changes hands">
          <TradeDiagram
            parties={trade.parties}
            legs={trade.legs}
            reader={reader}
            showsAssets={partyOf(trade, reader) !== undefined && trade.list !== 'ended' && trade.list !== 'closed'}
            {...(before &&
              trade.status === 'proposed' && {
                changes: noticesOf(before.legs, trade.legs),
                removed: removedBetween(before.legs, trade.legs),
              })}
          />
          {trade.note === null ? null : (
            <figure className={classes.note}>
              <figcaption>Note from {nameWithin(trade, trade.author, reader)}</figcaption>
              <blockquote>{trade.note}</blockquote>
            </figure>
          )}
        </section>
        <div className={classes.side}>
          {isAgreed && partyOf(trade, reader) ? <BrokerContact /> : null}
          <Answering trade={trade} reader={reader} />
          <TradeValues trade={trade} reader={reader} />
          <TermsCard
            offer={trade}
            before={trade.status === 'proposed' ? before?.terms : undefined}
            nameOf={(userId) => nameWithin(trade, userId, reader)}
          />
          <SideCard title="People">
            <PartyList trade={trade} reader={reader} />
          </SideCard>
        </div>
        <RevisionHistory trade={trade} reader={reader} />
      </div>
    </Page>
  );
}

/** The reader's actions, after the link to the conversation. */
function Answering({ trade, reader }: { trade: TradeDetail; reader: string }) {
  // Offers are compared until one of them is agreed.
  const ownBoat =
    trade.agreedAt === null ? givenBy(trade, reader).find(({ boatId }) => boatId !== undefined) : undefined;
  const { conversation } = trade;
  if (trade.actions.length === 0 && conversation === null && ownBoat === undefined) return null;
  return (
    <section className={classes.answers} aria-label="Your answer">
      <TradeDecisions trade={trade} reader={reader} />
      {conversation === null ? null : (
        <Button
          component={Link}
          to={conversationPath(conversation.boatId, conversation.with)}
          variant="default"
          fullWidth
          leftSection={<IconMessages size={18} aria-hidden />}
        >
          Open Conversation
        </Button>
      )}
      {ownBoat?.boatId === undefined ? null : (
        <Link to={boatOffersPath(ownBoat.boatId)} className={classes.compare}>
          Compare all offers on {ownBoat.title}
        </Link>
      )}
    </section>
  );
}
