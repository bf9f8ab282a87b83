import { uploadsApi } from '@tradewind/contract/uploads';
import type { FastifyReply } from 'fastify';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { serve } from '../../platform/http/serve.ts';
import { boatPhotos, SLOTS, singlePhoto } from './limits.ts';
import { type PresentedFailure, presentFailure, urlsOf } from './present.ts';
import { receiveFiles } from './service.ts';
import { createSlots } from './slots.service.ts';

export function uploadRoutes(app: App, deps: Dependencies): void {
  const context = { ...deps, slots: createSlots(SLOTS) };

  serve(app, uploadsApi.photos, async (request, reply) => {
    const received = await receiveFiles(context, request, boatPhotos);
    const failed = presentFailure(received, boatPhotos);
    return failed ? refuse(reply, failed) : { imageUrls: urlsOf(received) };
  });

  serve(app, uploadsApi.photo, async (request, reply) => {
    const received = await receiveFiles(context, request, singlePhoto);
    const failed = presentFailure(received, singlePhoto);
    const [imageUrl = ''] = urlsOf(received);
    return failed ? refuse(reply, failed) : { imageUrl };
  });
}

function refuse(reply: FastifyReply, { refusal, body }: PresentedFailure) {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
  reply.code(refusal.status).header('cache-control', 'no-store');
  return reply.send(body);
}
