import { billingApi, billingTexts } from '@tradewind/contract/billing';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { originOf } from '../../platform/http/origin.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { type Billing, createBilling } from './service.ts';

export function billingRoutes(app: App, deps: Dependencies): void {
  const { config } = deps;
  const configured = config.stripe && createBilling(deps, config.stripe);
  const billing = (): Billing => {
    if (!configured) throw notFound(billingTexts.notSetUp);
    return configured;
  };

  serve(app, billingApi.checkout, (request) => billing().checkout(request.caller.id, originOf(request)));

  serve(app, billingApi.portal, (request) => billing().portal(request.caller.id));

  app.register(async (notices: App) => {
    // The signature covers the raw bytes.
    notices.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    serve(notices, billingApi.webhook, async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await billing().receive(body, request.headers['stripe-signature'], originOf(request));
      return { received: true as const };
    });
  });
}
