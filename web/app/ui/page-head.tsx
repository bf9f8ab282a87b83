import { type PageMeta, pageMeta } from '../lib/page-meta.ts';
import { useSite } from '../lib/site.ts';
import { InlineScript } from './inline-script.tsx';

/** The page's title and meta tags, which React hoists into the head. */
export function PageHead(meta: PageMeta) {
  const { title, canonical, tags } = pageMeta(meta, useSite()?.publicUrl ?? '');
  return (
    <>
      <title>{title}</title>
      {canonical === undefined ? null : <link rel="canonical" href={canonical} />}
      {tags.map((tag) => (
        <meta key={tag.name ?? tag.property} {...tag} />
      ))}
    </>
  );
}

/** Structured data for search engines. Escapes `<`, since it contains users' text. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return <InlineScript type="application/ld+json" code={JSON.stringify(data).replaceAll('<', '\\u003c')} />;
}
