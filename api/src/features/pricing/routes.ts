import { pricingInfo as answer } from '@tradewind/contract/pricing';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { pricingInfo } from './service.ts';

export function pricingRoutes(app: App, { db }: Dependencies): void {
  app.get(
    '/api/pricing/info',
    { schema: { tags: ['pricing'], summary: 'The free tier: spots taken and left', response: { 200: answer } } },
    () => pricingInfo(db),
  );
}
