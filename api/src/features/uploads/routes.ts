import { failure } from '@tradewind/contract/errors';
import { uploadedImage, uploadedImages, uploadFailure } from '@tradewind/contract/uploads';
import type { FastifyReply } from 'fastify';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { boatPhotos, singlePhoto, TURNS } from './policy.ts';
import { addresses, type PresentedFailure, presentFailure } from './present.ts';
import { takeFiles } from './service.ts';
import { createTurns } from './turns.service.ts';

const tags = ['uploads'];
const someRefused = { 413: uploadFailure, 415: uploadFailure, 503: uploadFailure, 507: failure };

export function uploadRoutes(app: App, { db, images, limits, auth }: Dependencies): void {
  const turns = createTurns(TURNS);
  const context = { db, images, limits, turns };

  app.post(
    '/api/upload',
    {
      onRequest: auth.required,
      config: { files: boatPhotos },
      schema: {
        tags,
        summary: 'Upload up to 20 photos of a boat in the repeated field "images"',
        response: { 200: uploadedImages, ...failures(401, 403), ...someRefused },
      },
    },
    async (request, reply) => {
      const taken = await takeFiles(context, request, boatPhotos);
      const failed = presentFailure(taken, boatPhotos);
      return failed ? refuse(reply, failed) : { imageUrls: addresses(taken) };
    },
  );

  app.post(
    '/api/upload/image',
    {
      onRequest: auth.required,
      config: { files: singlePhoto },
      schema: {
        tags,
        summary: 'Upload one photo, such as a profile photo, in the field "image"',
        response: { 200: uploadedImage, ...failures(401, 403), ...someRefused },
      },
    },
    async (request, reply) => {
      const taken = await takeFiles(context, request, singlePhoto);
      const failed = presentFailure(taken, singlePhoto);
      const [imageUrl = ''] = addresses(taken);
      return failed ? refuse(reply, failed) : { imageUrl };
    },
  );
}

function refuse(reply: FastifyReply, { refusal, body }: PresentedFailure) {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
  reply.code(refusal.status).header('cache-control', 'no-store');
  return reply.send(body);
}
