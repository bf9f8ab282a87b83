import { DEFAULT_BOAT_IMAGE } from '@tradewind/contract/boat-images';
import { pictureOf, srcSet } from '@tradewind/contract/media';
import { type ImgHTMLAttributes, useEffect, useRef, useState } from 'react';

interface BoatPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'onError'> {
  url: string;
  alt: string;
  sizes: string;
  /** One that does not load leaves its place empty instead. */
  hideBroken?: boolean;
}

/** A picture in the width the screen needs; one that does not load gives way to the default boat. */
export function BoatPicture({ url, hideBroken = false, ...image }: BoatPictureProps) {
  const [broken, setBroken] = useState<string>();
  const element = useRef<HTMLImageElement>(null);

  // It may have failed before this code was there to notice.
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
