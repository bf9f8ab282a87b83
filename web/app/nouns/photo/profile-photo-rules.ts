import { profilePhotoMaxBytes } from '@tradewind/contract/media';

/** What stands against a profile photo, before anything is sent. */
export function photoFault({ type, size }: Pick<File, 'type' | 'size'>): 'notAnImage' | 'imageTooLarge' | undefined {
  if (!type.startsWith('image/')) return 'notAnImage';
  return size > profilePhotoMaxBytes ? 'imageTooLarge' : undefined;
}
