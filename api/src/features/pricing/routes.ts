import { pricingApi } from '@tradewind/contract/pricing';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { serve } from '../../platform/http/serve.ts';
import { pricingInfo } from './service.ts';

export function pricingRoutes(app: App, { db }: Dependencies): void {
  serve(app, pricingApi.info, () => pricingInfo(db));
}
