import { Button } from '@mantine/core';
import { PROPOSAL_HOURS } from '@tradewind/contract/trade-values';
import type { ReactNode, RefObject } from 'react';
import { LegList } from '../../../nouns/trade/leg-list.tsx';
import { changesBetween, noticesOf, removedBetween } from '../../../nouns/trade/revision-changes.ts';
import { givenBy, receivedBy } from '../../../nouns/trade/trade-sides.ts';
import { SideCard } from '../../../ui/side-card.tsx';
import { TermsCard } from '../terms/terms-card.tsx';
import { type NameOf, termChanges } from '../terms/terms-texts.ts';
import classes from './builder.module.css';
import { OfferChanges } from './offer-changes.tsx';
import type { FormerOffer, Offer } from './offer-draft.ts';
import { OfferSummary } from './offer-summary.tsx';

interface OfferReviewProps {
  heading: RefObject<HTMLHeadingElement | null>;
  notice: ReactNode;
  offer: Offer;
  former: FormerOffer | undefined;
  note: string;
  reader: string;
  other: { id: string; firstName: string };
  isSending: boolean;
  refusal: string | undefined;
  onBack: () => void;
  onSend: () => void;
}

/** The second step: the whole offer as the other side will see it. */
export function OfferReview(props: OfferReviewProps) {
  const { heading, notice, offer, former, note, reader, other, isSending, refusal, onBack, onSend } = props;
  const { legs } = offer;
  const nameOf = (userId: string) => (userId === reader ? 'you' : other.firstName);
  const changes = former && noticesOf(former.legs, legs);
  const removed = former ? removedBetween(former.legs, legs) : [];
  const isUnchanged = former !== undefined && !isChanged(former, offer, nameOf) && note.trim() === '';
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className={classes.step}>
        Step 2 of 2: review your offer to {other.firstName}
      </h2>
      {notice}
      <div className={classes.columns}>
        {(['You give', 'You get'] as const).map((name) => (
          <section key={name} className={classes.side} aria-label={name}>
            <h2>{name}</h2>
            <LegList
              legs={name === 'You give' ? givenBy({ legs }, reader) : receivedBy({ legs }, reader)}
              isLinked={false}
              {...(changes && { changes })}
              removed={removed.filter(({ from }) => (from === reader) === (name === 'You give'))}
            />
          </section>
        ))}
      </div>
      <div className={classes.columns}>
        <div className={classes.stack}>
          {note.trim() === '' ? null : (
            <figure className={classes.note}>
              <figcaption>Your note</figcaption>
              <blockquote>{note.trim()}</blockquote>
            </figure>
          )}
          <TermsCard offer={offer} before={former?.terms} nameOf={nameOf} />
          <p className={classes.hint}>
            {other.firstName} has {PROPOSAL_HOURS.offer} hours to accept, counter or decline. Until then you can
            withdraw or change your offer. If {other.firstName} accepts, the trade is agreed and everything in it is
            reserved for you both.
          </p>
        </div>
        <SideCard title="In dollars">
          <OfferSummary legs={legs} reader={reader} other={other} />
          {former === undefined ? null : <OfferChanges former={former} offer={offer} nameOf={nameOf} />}
          {isUnchanged ? (
            <p className={classes.fault} role="status">
              This is the same as the current offer. Go back and change something
              {former.author === reader ? '.' : ', or accept it instead.'}
            </p>
          ) : null}
          {refusal === undefined ? null : (
            <p className={classes.fault} role="alert">
              {refusal}
            </p>
          )}
          <div className={classes.send}>
            <Button variant="default" size="lg" onClick={onBack} disabled={isSending}>
              Back
            </Button>
            <Button size="lg" color="brass.4" autoContrast onClick={onSend} loading={isSending} disabled={isUnchanged}>
              Send Offer
            </Button>
          </div>
        </SideCard>
      </div>
    </div>
  );
}

const isChanged = (former: Offer, offer: Offer, nameOf: NameOf): boolean =>
  changesBetween(former.legs, offer.legs).length > 0 || termChanges(former.terms, offer, nameOf).length > 0;
