import type { CurrentUser } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { rememberPostLoginPath } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { type ChangePhotoState, usePhotos } from '../../nouns/photo/use-photos.ts';
import { type FieldErrors, firstFault, listingErrors, stepOf } from './draft/boat-to-post.ts';
import type { FieldName, Guest, Step } from './draft/listing.ts';
import { useListing } from './draft/use-listing.ts';
import { type BoundField, fieldId } from './listing-fields.tsx';
import { nextStep, previousStep } from './step-rules.ts';
import { type Suggested, touch } from './suggestions/suggestions.ts';
import { usePostBoat } from './use-post-boat.ts';
import { photosToPost } from './wizard-texts.ts';

export const STEP_HEADING = 'listing-step';

export interface WizardOptions {
  /** The user id that owns the draft. */
  owner: string;
  /** Null when the session ended midway. */
  user: CurrentUser | null;
  /** The sign-in URL that returns here. */
  signIn: string;
}

/** Navigation, input, errors and focus of the three steps. */
export function useWizard({ owner, user, signIn }: WizardOptions) {
  const { listing, change, startOver, carryThroughSignIn } = useListing(owner);
  const changePhotos: ChangePhotoState = (edit) => change((now) => ({ ...now, ...edit(now) }));
  const photos = usePhotos(listing, changePhotos, listing.interrupted);
  const [errors, setErrors] = useState<FieldErrors>({});
  const navigate = useNavigate();
  const focusNext = useFocusAfterRender();

  const goTo = (step: Step, focus = STEP_HEADING) => {
    change((now) => ({ ...now, step }));
    focusNext(focus);
  };
  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    const fault = firstFault(found);
    if (fault) goTo(fault.step, fieldId(fault.field));
  };
  const posting = usePostBoat({
    sellerId: user?.id,
    onPosted: () => {
      setErrors({});
      startOver();
    },
    onRefused: showErrors,
    onPostedBefore: () => change((now) => ({ ...now, key: crypto.randomUUID() })),
  });

  const goOn = () => {
    const outcome = nextStep(listing, user === null);
    setErrors(outcome.may === 'not' ? outcome.errors : {});
    if (outcome.may === 'go on') return goTo(outcome.to);
    if (outcome.may === 'sign in') {
      carryThroughSignIn();
      rememberPostLoginPath(paths.listBoat);
      return void navigate(signIn);
    }
    if (outcome.toast) showToast(outcome.toast);
    const [first] = Object.keys(outcome.errors);
    if (first !== undefined) focusNext(fieldId(first));
  };

  const [isAsking, setAsking] = useState(false);
  const post = () => {
    // Ignores the second click of a double click.
    if (isAsking) return;
    const found = listingErrors(listing);
    if (found.imageUrls !== undefined) showToast(photosToPost(found.imageUrls));
    if (Object.keys(found).length > 0) return showErrors(found);
    setErrors({});
    if (listing.asked || listing.untouched.length === 0) return posting.post(listing);
    setAsking(true);
  };

  const set = (name: FieldName, value: string) => {
    // Normalizing a field on blur without a change does not count as touching it.
    change((now) =>
      now.fields[name] === value
        ? now
        : { ...now, fields: { ...now.fields, [name]: value }, untouched: touch(now.untouched, name) },
    );
    setErrors(({ [name]: _, ...others }) => others);
  };
  const isSuggested = (name: string) => (listing.untouched as readonly string[]).includes(name);
  const field = (name: FieldName): BoundField => ({
    id: fieldId(name),
    name,
    value: listing.fields[name],
    error: errors[name],
    'data-suggested': isSuggested(name) || undefined,
    onChange: (event) => set(name, event.currentTarget.value),
  });

  return {
    listing,
    errors,
    photos,
    isGuest: user === null,
    binding: { field, set },
    setGuest: (guest: Guest) => change((now) => ({ ...now, guest })),
    trade: {
      selected: listing.tradeCategories,
      isSuggested: isSuggested('tradeCategories'),
      error: errors.tradeCategories,
      onChange: (tradeCategories: typeof listing.tradeCategories) =>
        change((now) => ({ ...now, tradeCategories, untouched: touch(now.untouched, 'tradeCategories') })),
    },
    question: {
      isAsked: isAsking,
      onCancel: () => setAsking(false),
      onChange: (name: Suggested) => {
        setAsking(false);
        // Going to a field confirms that the list was read; closing the dialog does not.
        change((now) => ({ ...now, asked: true }));
        goTo(stepOf(name), fieldId(name));
      },
      onConfirm: () => {
        setAsking(false);
        change((now) => ({ ...now, untouched: [] }));
        posting.post(listing);
      },
    },
    isPosting: posting.isPending,
    refusal: listing.step === 3 ? posting.refusal : undefined,
    submit: listing.step === 3 ? post : goOn,
    back: () => goTo(previousStep(listing.step)),
    startOver: () => {
      setErrors({});
      startOver();
      focusNext(STEP_HEADING);
    },
  };
}

/** Waits, since the element may exist only after the next render. */
function useFocusAfterRender(): (id: string) => void {
  const wanted = useRef<string>(undefined);
  const [, renderAgain] = useState({});
  useEffect(() => {
    if (wanted.current === undefined) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  });
  return (id) => {
    wanted.current = id;
    renderAgain({});
  };
}
