import { useCallback, useEffect, useRef, useState } from 'react';
import { readToken } from '../../../lib/session.ts';
import { uploadedUrls, withUploaded } from '../../../nouns/photo/photo-set.ts';
import { dropDraft, followOtherTabs, handOver, loadDraft, storeDraft, takeHandedOver } from './draft-storage.ts';
import { fromDraft, type Listing, newListing, toDraft } from './listing.ts';

const DEBOUNCE_MS = 400;

type ChangeListing = (change: (listing: Listing) => Listing) => void;

/** The listing in progress, stored in the browser as it changes and shared by the owner's tabs. */
export function useListing(owner: string) {
  const [listing, setListing] = useState<Listing>(() => storedListing(owner));
  const written = useRef(toDraft(listing));
  const draft = toDraft(listing);
  const newest = useRef(draft);
  newest.current = draft;

  const save = useCallback(() => {
    if (newest.current === written.current || readToken() === null) return;
    written.current = newest.current;
    storeDraft(owner, newest.current);
  }, [owner]);

  useEffect(() => {
    if (draft === written.current) return;
    const timer = setTimeout(save, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft, save]);

  // Stores a change that is still debounced when the page is left.
  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  useEffect(
    () =>
      followOtherTabs(owner, (text) => {
        const theirs = fromDraft(text) ?? newListing(crypto.randomUUID());
        written.current = toDraft(theirs);
        setListing((ours) => ({
          ...theirs,
          photos: withUploaded(ours.photos, uploadedUrls(theirs.photos)),
          guest: ours.guest,
        }));
      }),
    [owner],
  );

  const startOver = useCallback(() => {
    const fresh = newListing(crypto.randomUUID());
    written.current = toDraft(fresh);
    newest.current = written.current;
    dropDraft(owner);
    setListing(fresh);
  }, [owner]);

  const carryThroughSignIn = useCallback(() => {
    // A sign-out in another tab dropped the draft.
    storeDraft(owner, newest.current);
    handOver(newest.current);
  }, [owner]);

  return { listing, change: setListing as ChangeListing, startOver, carryThroughSignIn };
}

/** The user's own draft, or else the one started before the sign-in, without photos, which belong to their uploader. */
function storedListing(owner: string): Listing {
  const handedOver = fromDraft(takeHandedOver());
  const own = fromDraft(loadDraft(owner));
  const fresh = newListing(crypto.randomUUID());
  if (own) return own;
  if (!handedOver) return fresh;
  return { ...handedOver, photos: [], earlierPhotos: [], step: handedOver.step === 1 ? 1 : 2, key: fresh.key };
}
