import { MAX_PHOTOS } from '@tradewind/domain/boat-defaults';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { failure } from './errors.ts';

const uploadedImages = z.object({ imageUrls: z.array(z.string()) }).meta({ id: 'UploadedImages' });

const uploadedImage = z.object({ imageUrl: z.string() }).meta({ id: 'UploadedImage' });

/**
 * Some files were refused: `fields` names them (`images.2` is the third). The others are stored; `imageUrls` has their URLs in
 * upload order, with null for each refused file, so that only those need to be sent again.
 */
const uploadFailure = failure
  .extend({ imageUrls: z.array(z.string().nullable()).optional() })
  .meta({ id: 'UploadFailure' });
export type UploadFailure = z.infer<typeof uploadFailure>;

const someRefused = { 413: uploadFailure, 415: uploadFailure, 503: uploadFailure, 507: failure };

export const uploadsApi = {
  photos: endpoint({
    method: 'POST',
    path: '/api/upload',
    access: 'signed in',
    tag: 'uploads',
    summary: `Upload up to ${MAX_PHOTOS} photos of a boat in the repeated field "images"`,
    files: { field: 'images', maxFiles: MAX_PHOTOS },
    responses: { 200: uploadedImages },
    refuses: [401, 403],
    refusals: someRefused,
  }),
  photo: endpoint({
    method: 'POST',
    path: '/api/upload/image',
    access: 'signed in',
    tag: 'uploads',
    summary: 'Upload one photo, such as a profile photo, in the field "image"',
    files: { field: 'image', maxFiles: 1 },
    responses: { 200: uploadedImage },
    refuses: [401, 403],
    refusals: someRefused,
  }),
};
