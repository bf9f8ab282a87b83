import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import { YEARS } from '@tradewind/contract/boats';
import { fees } from '@tradewind/contract/fees';
import { parseYear } from '@tradewind/contract/listing-form';
import { paths } from '@tradewind/contract/paths';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { preload } from '../../lib/persistent-import.ts';
import { HullNumberNote } from '../../nouns/boat/hull-number-note.tsx';
import { loadPhotoDrop, PhotoEditor } from '../../nouns/photo/photo-editor.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import type { Step } from './draft/listing.ts';
import { GuestFields } from './guest-fields.tsx';
import classes from './list-boat-wizard.module.css';
import { ListingPreview, Promo } from './listing-aside.tsx';
import { type FieldBinding, fieldId, TextField } from './listing-fields.tsx';
import { OfferStep } from './offer/offer-step.tsx';
import { SuggestionsDialog } from './suggestions/suggestions-dialog.tsx';
import type { PostRefusal } from './use-post-boat.ts';
import { STEP_HEADING, useWizard, type WizardOptions } from './use-wizard.ts';
import stepClasses from './wizard-step.module.css';
import { PHOTO_EXPIRED } from './wizard-texts.ts';

const STEPS: Record<Step, string> = {
  1: 'Year / Make / Model',
  2: 'Photos / Videos',
  3: 'Price / Description / Trade Categories',
};

const STEP_NUMBERS = [1, 2, 3] as const;

type Wizard = ReturnType<typeof useWizard>;

const leads = {
  1: 'Tell us about your boat. We marked the details we filled in as suggested. Change anything that isn’t right.',
  2: 'Photos only for now. We can’t accept videos yet. Show the deck, the helm, the cabin and the engine.',
  3: 'Set your price, tell your boat’s story and choose what you’d accept in trade.',
} as const;

export function ListBoatWizard(options: WizardOptions) {
  const wizard = useWizard(options);
  const { step } = wizard.listing;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    wizard.submit();
  };

  useEffect(() => preload(loadPhotoDrop), []);

  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <StepList current={step} />
        <form noValidate onSubmit={submit} className={classes.panel} aria-busy={wizard.isPosting}>
          <header className={classes.head}>
            <p className={classes.kicker}>Step {step} of 3</p>
            <h2 id={STEP_HEADING} tabIndex={-1}>
              {STEPS[step]}
            </h2>
            <p className={classes.lead}>{leads[step]}</p>
          </header>
          <StepContent {...wizard} />
          {wizard.refusal === undefined ? null : <RefusalNotice refusal={wizard.refusal} />}
          <StepButtons {...wizard} />
        </form>
        <SuggestionsDialog listing={wizard.listing} {...wizard.question} />
        <StartOver onClick={wizard.startOver} />
        <LeaveGuard
          title="Photos are still uploading"
          text="Photos that have not finished uploading will be lost if you leave now."
        />
      </div>
      <aside className={classes.aside}>
        <Promo />
        <ListingPreview listing={wizard.listing} />
      </aside>
    </div>
  );
}

function StepContent({ listing, errors, photos, isGuest, binding, setGuest, trade }: Wizard) {
  if (listing.step === 1) return <VesselStep {...binding} />;
  if (listing.step === 3) return <OfferStep listing={listing} trade={trade} {...binding} />;
  return (
    <>
      <PhotoEditor photos={photos} error={errors.imageUrls} id={fieldId('imageUrls')} missing={PHOTO_EXPIRED} />
      {isGuest ? <GuestFields guest={listing.guest} errors={errors} onChange={setGuest} /> : null}
    </>
  );
}

function StepButtons({ listing: { step }, photos, isPosting, back }: Wizard) {
  const waits = step === 3 && photos.uploading;
  return (
    <div className={classes.buttons}>
      {step === 1 ? null : (
        <Button
          variant="default"
          size="md"
          onClick={back}
          disabled={isPosting}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          Back
        </Button>
      )}
      <Button
        type="submit"
        size="md"
        className={classes.forward ?? ''}
        disabled={isPosting || waits}
        data-pending={isPosting || waits || undefined}
        rightSection={step === 3 ? null : <IconArrowRight size={18} aria-hidden />}
      >
        {forwardLabel(step, isPosting, waits)}
      </Button>
    </div>
  );
}

function forwardLabel(step: number, isPosting: boolean, waits: boolean): string {
  if (step < 3) return 'Continue';
  if (isPosting) return 'Posting your boat...';
  return waits ? 'Photos are still uploading...' : 'Post My Boat';
}

function StartOver({ onClick }: { onClick: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <p className={classes.draft}>
      Your draft is saved in this browser.{' '}
      <button type="button" onClick={() => setAsking(true)}>
        Start over
      </button>
      <ConfirmDialog
        title="Start over?"
        text="Everything you entered and uploaded here will be lost."
        confirm="Start over"
        opened={isAsking}
        isPending={false}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClick();
        }}
      />
    </p>
  );
}

/** Step 1: year, make and model, and the hull number of those who know it. */
function VesselStep({ field, set }: FieldBinding) {
  const year = field('year');
  const hullNumber = field('hullNumber');
  return (
    <div className={stepClasses.vessel}>
      <TextField
        {...year}
        label="Year"
        type="number"
        inputMode="numeric"
        min={YEARS.oldest}
        max={YEARS.newest}
        required
        onBlur={() => set('year', String(parseYear(year.value)))}
      />
      <TextField {...field('make')} label="Make" placeholder="Sea Ray" maxLength={80} required />
      <TextField {...field('model')} label="Model" placeholder="SLX 310" maxLength={80} required />
      <TextField
        {...hullNumber}
        className={stepClasses.wide ?? ''}
        label="Hull number"
        description={<HullNumberNote value={hullNumber.value} year={parseYear(year.value)} />}
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </div>
  );
}

/** Says why the boat was not posted and where to go next. The draft stays. */
function RefusalNotice({ refusal }: { refusal: PostRefusal }) {
  if (refusal === 'posted before') {
    return (
      <Notice to={paths.myListings} action="See My Listings">
        <strong>You may have already posted this boat.</strong> An earlier attempt went through before you made these
        changes. Check your listings first, because posting again creates a second one.
      </Notice>
    );
  }
  return (
    <Notice to={paths.pricing} action="See Pricing">
      <strong>Posting requires a subscription.</strong> The first {fees.freeLimit} boats were free, and those spots are
      taken. A subscription is {fees.monthlyPrice} per month, and you can cancel anytime. Your draft is saved here.
    </Notice>
  );
}

function Notice({ to, action, children }: { to: string; action: string; children: ReactNode }) {
  return (
    <div role="alert" className={classes.notice}>
      <p>{children}</p>
      <Button component={Link} to={to} size="sm">
        {action}
      </Button>
    </div>
  );
}

/** The steps of the wizard, with the current one marked. */
function StepList({ current }: { current: Step }) {
  return (
    <ol className={classes.steps} aria-label="Steps">
      {STEP_NUMBERS.map((step) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-state={step < current ? 'done' : step === current ? 'current' : 'ahead'}
        >
          <span className={classes.stepMark} aria-hidden>
            {step < current ? <IconCheck size={16} stroke={2.25} /> : step}
          </span>
          <span className={classes.stepName}>{STEPS[step]}</span>
        </li>
      ))}
    </ol>
  );
}
