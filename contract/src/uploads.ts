import { z } from 'zod';
import { failure } from './errors.ts';

export const uploadedImages = z.object({ imageUrls: z.array(z.string()) }).meta({ id: 'UploadedImages' });
export type UploadedImages = z.infer<typeof uploadedImages>;

export const uploadedImage = z.object({ imageUrl: z.string() }).meta({ id: 'UploadedImage' });
export type UploadedImage = z.infer<typeof uploadedImage>;

/**
 * Some of several files were refused: `fields` names them (`images.2` is the third), and those that were taken are kept. Their
 * addresses stand in the order sent, with null for a refused one, so that only that one need be sent again.
 */
export const uploadFailure = failure
  .extend({ imageUrls: z.array(z.string().nullable()).optional() })
  .meta({ id: 'UploadFailure' });
export type UploadFailure = z.infer<typeof uploadFailure>;
