import '@mantine/core/styles/Input.layer.css';
import { Button, Skeleton, Textarea } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { valuesFor } from '@tradewind/contract/trade-values';
import { type RefObject, type SubmitEvent, useRef } from 'react';
import { Link } from 'react-router';
import { SideCard } from '../../../ui/side-card.tsx';
import { TermsFields } from '../terms/terms-fields.tsx';
import classes from './builder.module.css';
import { OfferChanges } from './offer-changes.tsx';
import type { Offer, OfferDraft, SideName } from './offer-draft.ts';
import type { OfferFaults } from './offer-faults.ts';
import type { OfferItems } from './offer-items.ts';
import { OfferSummary } from './offer-summary.tsx';
import { SideColumn } from './side-column.tsx';

interface OfferEditorProps {
  heading: RefObject<HTMLHeadingElement | null>;
  draft: OfferDraft;
  items: OfferItems;
  offer: Offer;
  /** The revision that a counteroffer is compared with. */
  former: Offer | undefined;
  faults: OfferFaults;
  reader: string;
  other: { id: string; firstName: string };
  isPending: boolean;
  isIncomplete: boolean;
  isMoneyOnly: boolean;
  onChange: (part: Partial<OfferDraft>) => void;
  onRetry: () => void;
  onReview: () => void;
}

/** The first step: what goes which way, and a note. */
export function OfferEditor(props: OfferEditorProps) {
  const { heading, draft, items, offer, former, faults, reader, other, isPending, isIncomplete, isMoneyOnly } = props;
  const { onChange, onRetry, onReview } = props;
  const form = useRef<HTMLFormElement>(null);
  const { gives, gets } = valuesFor(offer.legs, reader);
  const column = (name: SideName) => ({
    name,
    side: draft[name],
    items: items[name],
    faults,
    onChange: (part: Partial<OfferDraft[SideName]>) => onChange({ [name]: { ...draft[name], ...part } }),
  });
  const nameOf = (userId: string) => (userId === reader ? 'you' : other.firstName);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onReview();
    requestAnimationFrame(() => showFirstFault(form.current));
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <h2 ref={heading} tabIndex={-1} className={classes.step}>
        Step 1 of 2: choose what changes hands
      </h2>
      {isMoneyOnly ? (
        <p className={classes.hint}>
          {other.firstName} takes money for this boat, not trades. Please offer cash or Bitcoin.
        </p>
      ) : null}
      {isIncomplete ? (
        <div className={classes.kept} role="alert">
          <p>We couldn’t load everything you could choose from.</p>
          <Button variant="default" onClick={onRetry}>
            Try Again
          </Button>
        </div>
      ) : null}
      {isPending ? (
        <div className={classes.columns} role="status" aria-label="Loading what you can choose from">
          <Skeleton height={420} radius={16} />
          <Skeleton height={420} radius={16} />
        </div>
      ) : (
        <div className={classes.columns}>
          <SideColumn {...column('gives')} heading="You give" total={gives} nothing={<NothingToGive />} />
          <SideColumn
            {...column('gets')}
            heading="You get"
            total={gets}
            nothing={`${other.firstName} has no boats or public items listed right now. Ask them to make you an offer.`}
          />
        </div>
      )}
      <div className={classes.columns}>
        <div>
          <Textarea
            label={`Note to ${other.firstName} (optional)`}
            description="Anything they should know. You can change the offer later."
            size="md"
            autosize
            minRows={4}
            maxRows={12}
            value={draft.note}
            error={faults.note}
            onChange={(event) => onChange({ note: event.currentTarget.value })}
          />
          <TermsFields
            draft={draft.terms}
            faults={faults.terms ?? {}}
            terms={offer.terms}
            legs={offer.legs}
            nameOf={nameOf}
            onChange={(part) => onChange({ terms: { ...draft.terms, ...part } })}
          />
        </div>
        <SideCard title="In dollars">
          <OfferSummary legs={offer.legs} reader={reader} other={other} />
          {former === undefined || isPending ? null : <OfferChanges former={former} offer={offer} nameOf={nameOf} />}
          <Button type="submit" size="lg" fullWidth mt="lg" color="brass.4" autoContrast disabled={isPending}>
            Review Offer
          </Button>
        </SideCard>
      </div>
    </form>
  );
}

/** The first fault may be far above the button that was pressed. */
function showFirstFault(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}

function NothingToGive() {
  return (
    <>
      You have nothing listed to trade yet. Add cash or Bitcoin below, <Link to={paths.listBoat}>list a boat</Link> or{' '}
      <Link to={paths.accountTab('garage')}>add something to your garage</Link>. What you entered here is kept.
    </>
  );
}
