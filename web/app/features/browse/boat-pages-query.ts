import { type BoatSearch, filterOfSearch } from '@tradewind/contract/boat-browse';
import { boatsApi } from '@tradewind/contract/boats';
import { pages } from '../../lib/pages.ts';

export const boatPagesQuery = (search: BoatSearch) => pages(boatsApi.list, { query: filterOfSearch(search) });
