import { PRIVATE_PATHS } from '@tradewind/contract/paths';
import { userId } from '@tradewind/contract/primitives';
import { siteApi } from '@tradewind/contract/site';
import { z } from 'zod';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { serve } from '../../platform/http/serve.ts';
import { boatsPart, peoplePart, sitemap } from './sitemap.service.ts';

const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, no-cache' };

const SKIPPED = ['/api/', ...PRIVATE_PATHS].map((path) => `Disallow: ${path}\n`).join('');

export function siteRoutes(app: App, { config, publicUrl, db, responseCache }: Dependencies): void {
  serve(app, siteApi.info, async () => ({
    publicUrl: publicUrl(),
    demo: config.demoData,
    googleSignIn: config.google !== undefined,
    subscriptions: config.stripe !== undefined,
    brokerage: config.brokerage,
  }));

  app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) =>
    responseCache.send(request, reply, 'sitemap', async () => ({
      status: 200,
      headers: XML,
      body: Buffer.from(await sitemap(db, publicUrl())),
    })),
  );

  const boats = z.object({ after: z.coerce.number().int().min(0).max(2_147_483_647) });
  app.get('/sitemaps/boats-after-:after.xml', { schema: { hide: true, params: boats } }, async (request, reply) =>
    reply.headers(XML).send(await boatsPart(db, publicUrl(), request.params.after)),
  );

  const people = z.object({ after: userId });
  app.get('/sitemaps/people-after-:after.xml', { schema: { hide: true, params: people } }, async (request, reply) =>
    reply.headers(XML).send(await peoplePart(db, publicUrl(), request.params.after)),
  );

  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`User-agent: *\n${SKIPPED}\nSitemap: ${publicUrl()}/sitemap.xml\n`),
  );
}
