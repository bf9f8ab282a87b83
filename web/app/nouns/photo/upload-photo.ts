import { uploadsApi } from '@tradewind/contract/uploads';
import { UPLOAD_FAILED, UploadError, type UploadOptions, upload } from '../../lib/upload.ts';

/** Uploads a photo of a boat or message and returns its URL. */
export async function uploadPhoto(file: File, options?: UploadOptions): Promise<string> {
  const { imageUrls } = await upload(uploadsApi.photos, 'images', file, options);
  if (imageUrls[0] === undefined) throw new UploadError(UPLOAD_FAILED, 0);
  return imageUrls[0];
}

export async function uploadProfilePhoto(file: File, options?: UploadOptions): Promise<string> {
  const { imageUrl } = await upload(uploadsApi.photo, 'image', file, options);
  return imageUrl;
}
