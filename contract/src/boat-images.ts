import { type BoatImages, imagePaths } from '@tradewind/domain/image-paths';

/** Shown for a boat without photos and instead of a photo that fails to load. */
export const DEFAULT_BOAT_IMAGE = '/art/default-boat-960.webp';

export const boatImages = (boat: BoatImages) => imagePaths(boat, DEFAULT_BOAT_IMAGE);

export const hasOwnImages = (boat: BoatImages) => boatImages(boat)[0] !== DEFAULT_BOAT_IMAGE;
