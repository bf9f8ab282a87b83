import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { imagePath, imagePaths } from './image-paths.ts';

describe('one entry', () => {
  it.each([
    ['https://example.com/a.jpg', 'https://example.com/a.jpg'],
    ['http://example.com/a.jpg', 'http://example.com/a.jpg'],
    ['/images/a.avif', '/images/a.avif'],
    ['/attached_assets/a.jpg', '/attached_assets/a.jpg'],
    ['a.jpg', '/attached_assets/a.jpg'],
    ['httpless.jpg', '/attached_assets/httpless.jpg'],
    ['javascript:alert(1)', '/attached_assets/javascript:alert(1)'],
  ])('%s becomes %s', (entry, path) => {
    expect(imagePath(entry)).toBe(path);
  });

  it.each(['', '  ', null, undefined])('%j is dropped', (entry) => {
    expect(imagePath(entry)).toBeUndefined();
  });

  test('resolving a path again does not change it', () => {
    fc.assert(
      fc.property(fc.string(), (entry) => {
        const path = imagePath(entry);
        expect(imagePath(path)).toBe(path);
      }),
    );
  });
});

describe('the images of a boat', () => {
  it('prefers imageUrls, then images, then the default', () => {
    expect(imagePaths({ imageUrls: ['', 'a.jpg'], images: ['b.jpg'] }, '/default.svg')).toEqual([
      '/attached_assets/a.jpg',
    ]);
    expect(imagePaths({ imageUrls: [''], images: [null, '/b.jpg', 'c.jpg'] }, '/default.svg')).toEqual([
      '/b.jpg',
      '/attached_assets/c.jpg',
    ]);
    expect(imagePaths({ imageUrls: null, images: [] }, '/default.svg')).toEqual(['/default.svg']);
    expect(imagePaths({}, '/default.svg')).toEqual(['/default.svg']);
  });
});
