export const IMAGE_BASE = '/attached_assets/';

export interface BoatImages {
  readonly imageUrls?: readonly (string | null | undefined)[] | null | undefined;
  /** Legacy field. */
  readonly images?: readonly (string | null | undefined)[] | null | undefined;
}

/** Uses imageUrls, else images, else the default image; never empty. */
export function imagePaths({ imageUrls, images }: BoatImages, defaultImage: string): readonly [string, ...string[]] {
  const [first, ...rest] = [toPaths(imageUrls), toPaths(images)].find((paths) => paths.length > 0) ?? [];
  return [first ?? defaultImage, ...rest];
}

/** Keeps URLs and absolute paths, puts bare names under the base, and returns undefined for an empty entry. */
export function imagePath(entry: string | null | undefined): string | undefined {
  const name = entry?.trim();
  if (!name) return undefined;
  return name.startsWith('/') || /^https?:\/\//i.test(name) ? name : `${IMAGE_BASE}${name}`;
}

function toPaths(entries: BoatImages['imageUrls']): string[] {
  return (entries ?? []).map(imagePath).filter((path) => path !== undefined);
}
