import { accounts } from './features/accounts/index.ts';
import { admin } from './features/admin/index.ts';
import { agent } from './features/agent/index.ts';
import { assets } from './features/assets/index.ts';
import { billing } from './features/billing/index.ts';
import { blocks } from './features/blocks/index.ts';
import { boats } from './features/boats/index.ts';
import { closing } from './features/closing/index.ts';
import { eddy } from './features/eddy/index.ts';
import { favorites } from './features/favorites/index.ts';
import { inventory } from './features/inventory/index.ts';
import { ledger } from './features/ledger/index.ts';
import { listings } from './features/listings/index.ts';
import { marketplace } from './features/marketplace/index.ts';
import { messages } from './features/messages/index.ts';
import { notifications } from './features/notifications/index.ts';
import { people } from './features/people/index.ts';
import { possession } from './features/possession/index.ts';
import { pricing } from './features/pricing/index.ts';
import { reports } from './features/reports/index.ts';
import { reviews } from './features/reviews/index.ts';
import { site } from './features/site/index.ts';
import { trades } from './features/trades/index.ts';
import { uploads } from './features/uploads/index.ts';
import { wants } from './features/wants/index.ts';
import type { Feature } from './platform/feature.ts';

/** Everything the product does. A new feature is a line here. */
export const FEATURES: readonly Feature[] = [
  accounts,
  admin,
  agent,
  assets,
  billing,
  blocks,
  boats,
  closing,
  eddy,
  favorites,
  inventory,
  ledger,
  listings,
  marketplace,
  messages,
  notifications,
  people,
  possession,
  pricing,
  reports,
  reviews,
  site,
  trades,
  uploads,
  wants,
];
