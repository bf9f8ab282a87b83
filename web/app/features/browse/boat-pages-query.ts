import { type BoatSearch, firstBoatPage } from '@tradewind/contract/boat-browse';
import { boatPages } from '../../lib/boat-pages.ts';

export type { BoatPage } from '../../lib/boat-pages.ts';

export const boatPagesQuery = (search: BoatSearch) => boatPages(firstBoatPage(search));
