import { z } from 'zod';

export const uploadedImages = z.object({ imageUrls: z.array(z.string()) }).meta({ id: 'UploadedImages' });
export type UploadedImages = z.infer<typeof uploadedImages>;

export const uploadedImage = z.object({ imageUrl: z.string() }).meta({ id: 'UploadedImage' });
export type UploadedImage = z.infer<typeof uploadedImage>;
