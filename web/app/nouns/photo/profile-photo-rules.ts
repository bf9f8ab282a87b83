import { profilePhotoMaxBytes } from '@tradewind/contract/media';

/** Why a profile photo cannot be uploaded; undefined when it can. */
export function photoFault({ type, size }: Pick<File, 'type' | 'size'>): 'notAnImage' | 'imageTooLarge' | undefined {
  if (!type.startsWith('image/')) return 'notAnImage';
  return size > profilePhotoMaxBytes ? 'imageTooLarge' : undefined;
}
