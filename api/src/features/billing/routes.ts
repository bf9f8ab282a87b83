import { billingPage, billingTexts, noticeReceived } from '@tradewind/contract/billing';
import { z } from 'zod';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { originOf } from '../../platform/http/origin.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { type Billing, createBilling } from './service.ts';

const tags = ['billing'];

export function billingRoutes(app: App, deps: Dependencies): void {
  const { auth, config } = deps;
  const configured = config.stripe && createBilling(deps, config.stripe);
  const billing = (): Billing => {
    if (!configured) throw notFound(billingTexts.notSetUp);
    return configured;
  };

  app.post(
    '/api/billing/checkout',
    {
      preHandler: auth.required,
      schema: {
        tags,
        summary: 'The payment provider’s page to subscribe on',
        response: { 200: billingPage, ...failures(401, 404, 409) },
      },
    },
    (request) => billing().checkout(request.caller.id, originOf(request)),
  );

  app.post(
    '/api/billing/portal',
    {
      preHandler: auth.required,
      schema: {
        tags,
        summary: 'The payment provider’s page to cancel or change the payment method on',
        response: { 200: billingPage, ...failures(401, 404, 409) },
      },
    },
    (request) => billing().portal(request.caller.id),
  );

  app.register(async (notices: App) => {
    // The signature is over the bytes as they came.
    notices.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    notices.post(
      '/api/billing/webhook',
      {
        schema: {
          tags,
          summary: 'Webhook of the payment provider',
          headers: z.object({ 'stripe-signature': z.string().default('') }),
          response: { 200: noticeReceived, ...failures(404) },
        },
      },
      async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await billing().receive(body, request.headers['stripe-signature'], originOf(request));
        return { received: true as const };
      },
    );
  });
}
