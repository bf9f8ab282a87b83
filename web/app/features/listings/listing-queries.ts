import { queryOptions } from '@tanstack/react-query';
import { listingsApi } from '@tradewind/contract/listings';
import { read } from '../../lib/api.ts';

/** Asked for again on each visit: what was posted or managed elsewhere shows. */
export const myListingsQuery = queryOptions({
  ...read(listingsApi.mine),
  refetchOnMount: 'always',
});

export const managedListingQuery = (token: string) =>
  read(listingsApi.readByLink, { params: { managementToken: token } });
