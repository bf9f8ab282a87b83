import type { LinksFunction } from 'react-router';

/** Preloads a font that is visible on the first screen. */
export const fontPreload = (href: string): ReturnType<LinksFunction>[number] => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
});
