import { type BoatSearch, firstBoatPage } from '@tradewind/contract/boat-browse';
import { boatPages } from '../../nouns/boat/boat-pages.ts';

export type { BoatPage } from '../../nouns/boat/boat-pages.ts';

export const boatPagesQuery = (search: BoatSearch) => boatPages(firstBoatPage(search));
