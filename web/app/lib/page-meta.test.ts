import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const contentOf = (tags: ReturnType<typeof pageMeta>['tags'], key: string) =>
  tags.find((tag) => tag.name === key || tag.property === key)?.content;

test('contains the site, the canonical URL and the picture', () => {
  const { title, canonical, tags } = pageMeta(
    {
      title: 'Boats',
      description: 'All of them',
      path: '/boats',
      image: { url: '/media/a.jpg', width: 1200, height: 800 },
    },
    'https://boats.example',
  );
  expect(title).toBe('Boats · Tradewind');
  expect(canonical).toBe('https://boats.example/boats');
  expect(contentOf(tags, 'description')).toBe('All of them');
  expect(contentOf(tags, 'og:url')).toBe('https://boats.example/boats');
  expect(contentOf(tags, 'og:image')).toBe('https://boats.example/media/a.jpg');
  expect(contentOf(tags, 'og:image:width')).toBe('1200');
  expect(contentOf(tags, 'robots')).toBeUndefined();
});

test('keeps a hidden page out of search results, without a canonical URL', () => {
  const { canonical, tags } = pageMeta({ title: 'Page not found', hidden: true }, 'https://boats.example');
  expect(canonical).toBeUndefined();
  expect(contentOf(tags, 'robots')).toBe('noindex');
  expect(contentOf(tags, 'og:image')).toBeUndefined();
});

test('does not repeat the site name in a title', () => {
  expect(pageMeta({ title: 'Tradewind: trade your boat' }, '').title).toBe('Tradewind: trade your boat');
});
