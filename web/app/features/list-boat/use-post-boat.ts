import { useMutation } from '@tanstack/react-query';
import { listingsApi } from '@tradewind/contract/listings';
import { paths } from '@tradewind/contract/paths';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { RequestError } from '../../lib/request.ts';
import { readToken } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { boatToPost, type FieldErrors } from './draft/boat-to-post.ts';
import type { Listing } from './draft/listing.ts';
import { NOT_SIGNED_IN, wizardToasts } from './wizard-texts.ts';

interface PostBoatOptions {
  /** Undefined when the session has ended. */
  sellerId: string | undefined;
  onPosted: () => void;
  onRefused: (errors: FieldErrors) => void;
  /** Called when an earlier attempt, whose response was lost, had already posted the boat before it was changed here. */
  onPostedBefore: () => void;
}

/** A refusal shown next to the button rather than at a field. */
export type PostRefusal = 'subscription needed' | 'posted before';

/** Posts the boat once, even when called repeatedly. A failure changes nothing. */
export function usePostBoat({ sellerId, onPosted, onRefused, onPostedBefore }: PostBoatOptions) {
  const navigate = useNavigate();
  const underway = useRef(false);

  const posting = useMutation({
    mutationFn: (listing: Listing) => {
      if (sellerId === undefined || readToken() === null) throw new Error(NOT_SIGNED_IN);
      const body = boatToPost(listing, sellerId);
      return call(listingsApi.post, { body }, { headers: { 'Idempotency-Key': listing.key } });
    },
    onSuccess: ({ id, title }) => {
      onPosted();
      showToast(wizardToasts.posted);
      void navigate(`${paths.boatPosted}?${new URLSearchParams({ id: String(id), title }).toString()}`);
    },
    onError: (error) => {
      const refusal = refusalOf(error);
      if (refusal === 'posted before') onPostedBefore();
      if (refusal !== undefined) return;
      const fields = error instanceof RequestError ? error.fields : {};
      const refused = Object.values(fields)[0];
      showToast(refused === undefined ? wizardToasts.postFailed : { ...wizardToasts.postFailed, description: refused });
      onRefused(fields);
    },
    onSettled: () => {
      underway.current = false;
    },
  });

  return {
    isPending: posting.isPending,
    refusal: refusalOf(posting.error),
    post: (listing: Listing) => {
      if (underway.current) return;
      underway.current = true;
      posting.mutate(listing);
    },
  };
}

function refusalOf(error: unknown): PostRefusal | undefined {
  if (!(error instanceof RequestError)) return undefined;
  if (error.status === 402) return 'subscription needed';
  return error.code === 'conflict' ? 'posted before' : undefined;
}
