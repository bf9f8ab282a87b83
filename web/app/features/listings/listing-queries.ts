import { queryOptions } from '@tanstack/react-query';
import { listingsApi } from '@tradewind/contract/listings';
import { read } from '../../lib/api.ts';

/** Refetched on each visit, to show changes made elsewhere. */
export const myListingsQuery = queryOptions({
  ...read(listingsApi.mine),
  refetchOnMount: 'always',
});

export const managedListingQuery = (token: string) =>
  read(listingsApi.readByLink, { params: { managementToken: token } });
