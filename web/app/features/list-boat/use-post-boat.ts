import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnBoat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { RequestError, request } from '../../lib/request.ts';
import { readToken } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { boatToPost, type FieldErrors } from './boat-to-post.ts';
import type { Listing } from './listing.ts';
import { NOT_SIGNED_IN, wizardToasts } from './wizard-texts.ts';

interface PostBoatOptions {
  /** Missing when nobody is signed in any more. */
  sellerId: string | undefined;
  onPosted: () => void;
  onRefused: (errors: FieldErrors) => void;
}

/** Posts the boat once, however often it is asked; a post that fails leaves everything as it was. */
export function usePostBoat({ sellerId, onPosted, onRefused }: PostBoatOptions) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const underway = useRef(false);

  const posting = useMutation({
    mutationFn: (listing: Listing) => {
      if (sellerId === undefined || readToken() === null) throw new Error(NOT_SIGNED_IN);
      return request<Partial<OwnBoat>>('/api/boats', {
        body: boatToPost(listing, sellerId),
        headers: { 'Idempotency-Key': listing.key },
      });
    },
    onSuccess: ({ id, title = '' }) => {
      // Everything read about boats: the catalogue, the showcase, the owner's listings.
      const isAboutBoats = (key: unknown) => String(key).startsWith('/api/boats');
      void client.invalidateQueries({ predicate: ({ queryKey }) => isAboutBoats(queryKey[0]) });
      void client.invalidateQueries({ queryKey: ['/api/marketplace/stats'] });
      onPosted();
      showToast(wizardToasts.posted);
      if (id !== undefined)
        void navigate(`${paths.boatPosted}?${new URLSearchParams({ id: String(id), title }).toString()}`);
    },
    onError: (error) => {
      if (needsSubscription(error)) return;
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
    needsSubscription: needsSubscription(posting.error),
    post: (listing: Listing) => {
      if (underway.current) return;
      underway.current = true;
      posting.mutate(listing);
    },
  };
}

const needsSubscription = (error: unknown) => error instanceof RequestError && error.status === 402;
