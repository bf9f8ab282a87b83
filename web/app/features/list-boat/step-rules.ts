import { registerInput } from '@tradewind/contract/accounts';
import type { Toast } from '../../lib/toasts.ts';
import { isPending, uploadedUrls } from '../../nouns/photo/photo-set.ts';
import { errorsOfStep, type FieldErrors, listingErrors } from './draft/boat-to-post.ts';
import type { Guest, Listing, Step } from './draft/listing.ts';
import { wizardToasts } from './wizard-texts.ts';

type StepOutcome =
  | { may: 'go on'; to: Step }
  /** The session ended and the guest gave name and email: they sign in and come back to their draft. */
  | { may: 'sign in' }
  | { may: 'not'; errors: FieldErrors; toast?: Toast };

const identity = registerInput.pick({ firstName: true, email: true });

/** Step 1 needs year, make and model. Step 2 needs a photo and, from guests, first name and email. */
export function nextStep(listing: Listing, isGuest: boolean): StepOutcome {
  if (listing.step === 1) {
    const errors = errorsOfStep(listingErrors(listing), 1);
    return Object.keys(errors).length === 0 ? { may: 'go on', to: 2 } : { may: 'not', errors };
  }
  if (uploadedUrls(listing.photos).length === 0) {
    const toast = listing.photos.some(isPending) ? wizardToasts.photosOnTheirWay : wizardToasts.photosToContinue;
    return { may: 'not', errors: {}, toast };
  }
  if (!isGuest) return { may: 'go on', to: 3 };
  const errors = guestErrors(listing.guest);
  return Object.keys(errors).length === 0
    ? { may: 'sign in' }
    : { may: 'not', errors, toast: wizardToasts.identityMissing };
}

export const previousStep = (step: Step): Step => (step === 3 ? 2 : 1);

function guestErrors(guest: Guest): FieldErrors {
  const checked = identity.safeParse(guest);
  if (checked.success) return {};
  return Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message]));
}
