import { DEFAULT_BOAT_IMAGE } from '@tradewind/contract/boat-images';
import { pictureOf, srcSet } from '@tradewind/contract/media';
import { type ImgHTMLAttributes, useEffect, useRef, useState } from 'react';

interface BoatPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'onError'> {
  url: string;
  alt: string;
  sizes: string;
  /** Hides a picture that fails to load. */
  hideBroken?: boolean;
}

/** A picture in the width that the screen needs, or the default boat if it fails to load. */
export function BoatPicture({ url, hideBroken = false, ...image }: BoatPictureProps) {
  const [broken, setBroken] = useState<string>();
  const element = useRef<HTMLImageElement>(null);

  // The picture may have failed before hydration.
  useEffect(() => {
    const { current } = element;
    if (current?.complete && current.naturalWidth === 0) setBroken(url);
  }, [url]);

  if (broken === url) return hideBroken ? null : <img {...image} alt={image.alt} src={DEFAULT_BOAT_IMAGE} />;
  const { src, width, height } = pictureOf(url);
  return (
    <img
      width={width}
      height={height}
      {...image}
      alt={image.alt}
      ref={element}
      src={src}
      srcSet={srcSet(url) || undefined}
      onError={() => setBroken(url)}
    />
  );
}
