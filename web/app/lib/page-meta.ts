import type { PreviewPicture } from '@tradewind/contract/media';

const SITE_NAME = 'Tradewind';
const SHARE_CARD: PreviewPicture = { url: '/art/share-card.jpg', width: 1200, height: 630 };

export interface PageMeta {
  title: string;
  description?: string;
  /** The canonical path of this page, without the query. */
  path?: string;
  /** For link previews; defaults to the site's card. */
  image?: PreviewPicture | undefined;
  kind?: 'website' | 'product' | 'article';
  /** Kept out of search results. */
  hidden?: boolean;
}

interface HeadTags {
  title: string;
  canonical: string | undefined;
  tags: { name?: string; property?: string; content: string }[];
}

/** Title, description, canonical URL and Open Graph tags of a page. */
export function pageMeta(meta: PageMeta, publicUrl: string): HeadTags {
  const title = meta.title.includes(SITE_NAME) ? meta.title : `${meta.title} · ${SITE_NAME}`;
  const canonical = meta.path === undefined ? undefined : absolute(meta.path, publicUrl);
  const image = meta.hidden ? undefined : (meta.image ?? SHARE_CARD);
  const tags: { name?: string; property?: string; content: string | undefined }[] = [
    { name: 'description', content: meta.description },
    { name: 'robots', content: meta.hidden ? 'noindex' : undefined },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:type', content: meta.kind ?? 'website' },
    { property: 'og:title', content: meta.title },
    { property: 'og:description', content: meta.description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: image && absolute(image.url, publicUrl) },
    { property: 'og:image:width', content: image?.width?.toString() },
    { property: 'og:image:height', content: image?.height?.toString() },
    { name: 'twitter:card', content: image === undefined ? 'summary' : 'summary_large_image' },
  ];
  return { title, canonical, tags: tags.filter((tag) => tag.content !== undefined) as HeadTags['tags'] };
}

export function absolute(address: string, publicUrl: string): string {
  return new URL(address, publicUrl || 'http://localhost').href;
}
