import { Button } from '@mantine/core';
import type { Trade } from '@tradewind/contract/trades';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { failureText } from '../../../lib/failure-text.ts';
import { listed } from '../../../nouns/trade/trade-sides.ts';
import { previewTerms } from '../terms/terms-draft.ts';
import classes from './builder.module.css';
import { OfferCostDetails } from './offer-cost-details.tsx';
import type { FormerOffer, OfferDraft } from './offer-draft.ts';
import { OfferEditor } from './offer-editor.tsx';
import { offerFaults } from './offer-faults.ts';
import { type OfferItems, previewLegs } from './offer-items.ts';
import { OfferReview } from './offer-review.tsx';
import { useOfferDraft } from './use-offer-draft.ts';
import { type Answered, useSendOffer } from './use-send-offer.ts';
import { entryOf, SECOND_STEP } from './use-sent-offer.ts';

interface OfferBuilderProps {
  /** Names the draft in this browser. */
  draftName: string;
  start: OfferDraft;
  reader: string;
  other: { id: string; firstName: string };
  known: OfferItems;
  /** Something of the reader's that they came to offer. */
  assetId?: number | undefined;
  answered?: Answered;
  /** The revision that a counteroffer is compared with. */
  former?: FormerOffer;
  /** The owner takes money only. */
  isMoneyOnly?: boolean;
  onSent: (trade: Trade) => void;
  onRefused: () => void;
}

const STEP = 'step';
const REVIEW = 'review';

/** Puts an offer together in two steps: choose, then look at it as a whole before it is sent. */
export function OfferBuilder(props: OfferBuilderProps) {
  const { draftName, start, reader, other, known, assetId, answered, former, isMoneyOnly = false } = props;
  const { onSent, onRefused } = props;
  const { edit, items, gone, isPending, isIncomplete, refetch } = useOfferDraft({
    draftName,
    start,
    revision: answered?.revision,
    otherId: other.id,
    known,
    assetId,
    onGone: () => sending.reset(),
  });
  const draft = edit.values;
  const people = { reader, other: other.id };
  const legs = previewLegs(draft, items, reader, other.id);
  const offer = { legs, terms: previewTerms(draft.terms, legs, people) };
  const faults = offerFaults(draft, legs, people);
  const isFaulty = Object.keys(faults).length > 0;
  const [showsFaults, setShowsFaults] = useState(false);
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isReview = search.get(STEP) === REVIEW && !isFaulty && !isPending;
  const heading = useStepFocus(isReview);

  const sending = useSendOffer({
    answered,
    onSent: (trade) => {
      edit.settle(start);
      onSent(trade);
    },
    onRefused: () => {
      refetch();
      onRefused();
    },
  });

  const toReview = () => {
    setShowsFaults(true);
    if (isFaulty) return;
    sending.reset();
    // Values are shown as they are now, not as they were when the screen was opened.
    refetch();
    setSearch((now) => withStep(now, REVIEW), { preventScrollReset: false, state: SECOND_STEP });
  };

  const toEditor = () => {
    if (entryOf(state).isSecondStep) void navigate(-1);
    else setSearch((now) => withStep(now, undefined), { replace: true });
  };

  if (isReview)
    return (
      <OfferReview
        heading={heading}
        notice={<GoneItems titles={gone} />}
        offer={offer}
        former={former}
        note={draft.note}
        reader={reader}
        other={other}
        isSending={sending.isPending}
        refusal={sending.error ? failureText(sending.error) : undefined}
        onBack={toEditor}
        onSend={() => sending.mutate({ draft, shown: legs })}
      />
    );
  return (
    <>
      <GoneItems titles={gone} />
      {edit.changedElsewhere === undefined ? null : (
        <div className={classes.kept} role="status">
          <p>We kept what you entered here before. It hasn’t been sent.</p>
          <Button variant="default" onClick={edit.discard}>
            Start Over
          </Button>
        </div>
      )}
      <OfferEditor
        heading={heading}
        draft={draft}
        items={items}
        offer={offer}
        former={former}
        faults={showsFaults ? faults : {}}
        reader={reader}
        other={other}
        isPending={isPending}
        isIncomplete={isIncomplete}
        isMoneyOnly={isMoneyOnly}
        onChange={edit.change}
        onRetry={refetch}
        onReview={toReview}
      />
      <OfferCostDetails legs={legs} reader={reader} otherId={other.id} />
    </>
  );
}

/** Names what left the offer because it can no longer be chosen. */
function GoneItems({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  const [are, were] = titles.length === 1 ? ['is', 'was'] : ['are', 'were'];
  return (
    <p className={classes.kept} role="alert">
      {listed(titles)} {are} no longer available and {were} taken out of your offer. Please look at it again before you
      send it.
    </p>
  );
}

function withStep(search: URLSearchParams, step: string | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  if (step === undefined) next.delete(STEP);
  else next.set(STEP, step);
  return next;
}

/** With the step the button that was pressed is gone: the reader goes on at the heading of the next one. */
function useStepFocus(isReview: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(isReview);
  useEffect(() => {
    if (former.current === isReview) return;
    former.current = isReview;
    heading.current?.focus();
  }, [isReview]);
  return heading;
}
