import { IMAGE_BASE } from '@tradewind/domain/image-paths';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { App } from './http/app.ts';
import { notFound, Refusal } from './http/refusal.ts';
import { jpegType } from './images/jpeg-copies.ts';
import { mediaType, storageKeyOfCopy, storageKeyOfRequest } from './images/media-files.ts';
import type { ImagePipeline } from './images/pipeline.ts';
import type { FileStorage } from './storage/storage.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
const ATTACHED = /^[\w-]+(\/[\w-]+)*\.webp$/;

/** Serves uploaded images by their content-addressed names, and older pictures under `/attached_assets/`; each also as a JPEG. */
export function registerMedia(app: App, storage: FileStorage, images: ImagePipeline): void {
  const hidden = { hide: true };

  async function sendCopy(reply: FastifyReply, key: string, caching: string) {
    const copy = await images.jpegCopyOf(key);
    if (copy === 'missing') throw notFound();
    if (copy === 'busy')
      throw new Refusal('unavailable', 'This picture is still being prepared. Please try again in a moment.', {
        retryAfterSeconds: 5,
      });
    return reply.type(jpegType).header('cache-control', caching).send(copy);
  }

  app.get('/media/:name', { schema: { ...hidden, params: z.object({ name: z.string() }) } }, async (request, reply) => {
    const original = storageKeyOfCopy(request.params.name);
    if (original) return sendCopy(reply, original, IMMUTABLE);
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
      const original = name.replace(/\.jpg$/, '.webp');
      if (!ATTACHED.test(original)) throw notFound();
      if (original !== name) return sendCopy(reply, `attached_assets/${original}`, A_DAY);
      const file = await storage.get(`attached_assets/${name}`);
      if (!file) throw notFound();
      return reply.type(mediaType).header('cache-control', A_DAY).send(file);
    },
  );
}
