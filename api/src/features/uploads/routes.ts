import { uploadsApi } from '@tradewind/contract/uploads';
import type { FastifyReply } from 'fastify';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { serve } from '../../platform/http/serve.ts';
import { boatPhotos, SLOTS, singlePhoto } from './limits.ts';
import { addresses, type PresentedFailure, presentFailure } from './present.ts';
import { takeFiles } from './service.ts';
import { createSlots } from './slots.service.ts';

export function uploadRoutes(app: App, deps: Dependencies): void {
  const context = { ...deps, slots: createSlots(SLOTS) };

  serve(app, uploadsApi.photos, async (request, reply) => {
    const taken = await takeFiles(context, request, boatPhotos);
    const failed = presentFailure(taken, boatPhotos);
    return failed ? refuse(reply, failed) : { imageUrls: addresses(taken) };
  });

  serve(app, uploadsApi.photo, async (request, reply) => {
    const taken = await takeFiles(context, request, singlePhoto);
    const failed = presentFailure(taken, singlePhoto);
    const [imageUrl = ''] = addresses(taken);
    return failed ? refuse(reply, failed) : { imageUrl };
  });
}

function refuse(reply: FastifyReply, { refusal, body }: PresentedFailure) {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
  reply.code(refusal.status).header('cache-control', 'no-store');
  return reply.send(body);
}
