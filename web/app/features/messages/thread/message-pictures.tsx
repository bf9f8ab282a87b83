import { pictureOf, srcSet } from '@tradewind/contract/media';
import classes from './message-bubble.module.css';

/** Thumbnails of a message's pictures, which open in a new tab. */
export function MessagePictures({ urls, name }: { urls: readonly string[]; name: string }) {
  if (urls.length === 0) return null;
  return (
    <div className={classes.pictures} data-single={urls.length === 1}>
      {urls.map((url, index) => {
        const { src, width, height } = pictureOf(url);
        const alt = `Picture ${index + 1} of ${urls.length} from ${name}`;
        return (
          <a key={url} href={src} target="_blank" rel="noreferrer">
            <img src={src} srcSet={srcSet(url) || undefined} sizes="16rem" width={width} height={height} alt={alt} />
          </a>
        );
      })}
    </div>
  );
}
