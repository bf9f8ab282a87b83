import type { LinksFunction } from 'react-router';

/** A font that the first thing on a screen is written in is asked for along with the page. */
export const fontPreload = (href: string): ReturnType<LinksFunction>[number] => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
});
