import { IMAGE_BASE } from '@tradewind/domain/image-paths';
import { z } from 'zod';
import type { App } from './http/app.ts';
import { notFound } from './http/refusal.ts';
import { mediaType, storageKeyOfRequest } from './images/index.ts';
import type { FileStorage } from './storage/index.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ATTACHED = /^[\w-]+(\/[\w-]+)*\.webp$/;

/** Uploaded images by their content-addressed names, and the older pictures under `/attached_assets/`. */
export function registerMedia(app: App, storage: FileStorage): void {
  const hidden = { hide: true };

  app.get('/media/:name', { schema: { ...hidden, params: z.object({ name: z.string() }) } }, async (request, reply) => {
    const key = storageKeyOfRequest(request.params.name);
    const file = key && (await storage.get(key));
    if (!file) throw notFound();
    return reply.type(mediaType).header('cache-control', IMMUTABLE).send(file);
  });

  app.get(
    `${IMAGE_BASE}*`,
    { schema: { ...hidden, params: z.object({ '*': z.string() }) } },
    async (request, reply) => {
      const name = request.params['*'];
      const file = ATTACHED.test(name) ? await storage.get(`attached_assets/${name}`) : undefined;
      if (!file) throw notFound();
      return reply.type(mediaType).header('cache-control', 'public, max-age=86400').send(file);
    },
  );
}
