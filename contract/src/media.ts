/** The most that the photo of a profile may have. */
export const profilePhotoMaxBytes = 5 * 1024 * 1024;

/** The kinds that the server decodes, besides HEIC. Asked for these alone, an iPhone hands over a JPEG by itself. */
export const imageKinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/tiff'];

/** As phones keep photos. The server converts them. */
export const heicKinds = { 'image/heic': ['.heic'], 'image/heif': ['.heif'] };

/** The widths an uploaded image is kept in; one that is narrower keeps its own width instead. */
export const imageWidths = [480, 960, 1600] as const;
export const largestImage = { width: 1600, height: 3200 } as const;

/** What an image's address says about it: `/media/<hash>-1600x1067.webp`. */
export type StoredImage = { hash: string; width: number; height: number };

export type ImageSource = { url: string; width: number };

/** What an `<img>` needs. Width and height keep its place on the page until it has loaded. */
export type Picture = { src: string; sources: ImageSource[]; width?: number; height?: number };

const mediaFolder = '/media/';
const imageUrlShape = /^\/media\/([0-9a-f]{40})-([1-9]\d{0,3})x([1-9]\d{0,3})\.webp$/;

export function imageUrl({ hash, width, height }: StoredImage): string {
  return `${mediaFolder}${hash}-${width}x${height}.webp`;
}

export function parseImageUrl(url: string): StoredImage | undefined {
  const [, hash, width, height] = imageUrlShape.exec(url) ?? [];
  if (!hash) return undefined;
  const image = { hash, width: Number(width), height: Number(height) };
  return image.width <= largestImage.width && image.height <= largestImage.height ? image : undefined;
}

/** The widths an image of this width has, narrowest first and its own last. */
export function widthsOf(width: number): number[] {
  return [...imageWidths.filter((kept) => kept < width), width];
}

/** The address of the image in one of its widths. */
export function sourceUrl(image: StoredImage, width: number): string {
  return width === image.width ? imageUrl(image) : `${mediaFolder}${image.hash}-${width}.webp`;
}

export function imageSources(image: StoredImage): ImageSource[] {
  return widthsOf(image.width).map((width) => ({ url: sourceUrl(image, width), width }));
}

/** An image that is not ours (a feed's, `/attached_assets/`) passes through without sources. */
export function pictureOf(url: string): Picture {
  const image = parseImageUrl(url);
  if (!image) return { src: url, sources: [] };
  return { src: url, sources: imageSources(image), width: image.width, height: image.height };
}

/** The value of an `<img>`'s `srcset`; empty for an image that is not ours. */
export function srcSet(url: string): string {
  return pictureOf(url)
    .sources.map((source) => `${source.url} ${source.width}w`)
    .join(', ');
}

/** Apps that preview links show a JPEG of at most this size everywhere. */
export const largestPreview = { width: 1200, height: 1200 } as const;

export type PreviewPicture = { url: string; width?: number; height?: number };

/** The picture for previews of shared links: our own WebP files have a JPEG copy. Undefined for what apps may not show. */
export function previewPicture(url: string): PreviewPicture | undefined {
  const image = parseImageUrl(url);
  if (image) {
    const scale = Math.min(1, largestPreview.width / image.width, largestPreview.height / image.height);
    const size = { width: Math.round(image.width * scale), height: Math.round(image.height * scale) };
    return { url: url.replace(/\.webp$/, '.jpg'), ...size };
  }
  if (url.startsWith('/attached_assets/')) return { url: url.replace(/\.webp$/, '.jpg') };
  return /^https?:.*\.(?:jpe?g|png)$/i.test(url) ? { url } : undefined;
}
