import { type PageMeta, pageMeta } from '../lib/page-meta.ts';
import { useSite } from '../lib/site.ts';
import { InlineScript } from './inline-script.tsx';

/** The page's title and tags; React moves them into the document's head. */
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

/** Structured data for search engines. An owner's words are in it: no `<` of theirs may open or close anything. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return <InlineScript type="application/ld+json" code={JSON.stringify(data).replaceAll('<', '\\u003c')} />;
}
