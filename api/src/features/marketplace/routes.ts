import { marketplaceApi } from '@tradewind/contract/marketplace';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { serve } from '../../platform/http/serve.ts';
import { marketplaceStats } from './service.ts';

export function marketplaceRoutes(app: App, { db }: Dependencies): void {
  serve(app, marketplaceApi.stats, () => marketplaceStats(db));
}
