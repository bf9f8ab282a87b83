import { megabytes } from '@tradewind/domain/file-sizes';

export const profilePhotoMaxBytes = megabytes(5);

/** Formats the server decodes, besides HEIC. If a page asks only for these, an iPhone converts its photos to JPEG. */
export const imageKinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/tiff'];

/** The format of phone photos, which the server converts. */
export const heicKinds = { 'image/heic': ['.heic'], 'image/heif': ['.heif'] };

/** The widths in which an uploaded image is stored. A narrower image is stored in its own width. */
export const imageWidths = [480, 960, 1600] as const;
export const largestImage = { width: 1600, height: 3200 } as const;

/** The information in an image's URL: `/media/<hash>-1600x1067.webp`. */
export type StoredImage = { hash: string; width: number; height: number };

export type ImageSource = { url: string; width: number };

/** The attributes of an `<img>`. Width and height reserve its space until it has loaded. */
type Picture = { src: string; sources: ImageSource[]; width?: number; height?: number };

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

/** The stored widths of an image of this width, narrowest first, its own last. */
export function widthsOf(width: number): number[] {
  return [...imageWidths.filter((kept) => kept < width), width];
}

export function sourceUrl(image: StoredImage, width: number): string {
  return width === image.width ? imageUrl(image) : `${mediaFolder}${image.hash}-${width}.webp`;
}

export function imageSources(image: StoredImage): ImageSource[] {
  return widthsOf(image.width).map((width) => ({ url: sourceUrl(image, width), width }));
}

/** An external image (from a feed or `/attached_assets/`) passes through without sources. */
export function pictureOf(url: string): Picture {
  const image = parseImageUrl(url);
  if (!image) return { src: url, sources: [] };
  return { src: url, sources: imageSources(image), width: image.width, height: image.height };
}

/** The `srcset` of an `<img>`. Empty for an external image. */
export function srcSet(url: string): string {
  return pictureOf(url)
    .sources.map((source) => `${source.url} ${source.width}w`)
    .join(', ');
}

/** All apps that preview links support a JPEG up to this size. */
export const largestPreview = { width: 1200, height: 1200 } as const;

export type PreviewPicture = { url: string; width?: number; height?: number };

/** The picture for link previews: our WebP files have a JPEG copy. Undefined for formats that apps may not support. */
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
