import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageUrl, parseImageUrl, pictureOf, previewPicture, srcSet } from './media.ts';

const hash = '0123456789abcdef0123456789abcdef01234567';

describe('the address of an uploaded image', () => {
  it('gives its narrower versions and its size', () => {
    expect(pictureOf(`/media/${hash}-1600x1067.webp`)).toEqual({
      src: `/media/${hash}-1600x1067.webp`,
      sources: [
        { url: `/media/${hash}-480.webp`, width: 480 },
        { url: `/media/${hash}-960.webp`, width: 960 },
        { url: `/media/${hash}-1600x1067.webp`, width: 1600 },
      ],
      width: 1600,
      height: 1067,
    });
  });

  it('never names a version wider than the image', () => {
    expect(srcSet(`/media/${hash}-800x600.webp`)).toBe(
      `/media/${hash}-480.webp 480w, /media/${hash}-800x600.webp 800w`,
    );
    expect(srcSet(`/media/${hash}-480x200.webp`)).toBe(`/media/${hash}-480x200.webp 480w`);
  });

  it('survives a round trip', () => {
    const image = fc.record({
      hash: fc.stringMatching(/^[0-9a-f]{40}$/),
      width: fc.integer({ min: 1, max: 1600 }),
      height: fc.integer({ min: 1, max: 3200 }),
    });
    fc.assert(
      fc.property(image, (written) => {
        expect(parseImageUrl(imageUrl(written))).toEqual(written);
      }),
    );
  });
});

describe('any other address', () => {
  it.each([
    '',
    'https://example.com/boat.jpg',
    `https://example.com/media/${hash}-800x600.webp`,
    '/attached_assets/boat.png',
    `/media/${hash}-480.webp`,
    `/media/${hash}-0x600.webp`,
    `/media/${hash}-1601x600.webp`,
    `/media/${hash.toUpperCase()}-800x600.webp`,
    `/media/../${hash}-800x600.webp`,
    `/media/${hash}-800x600.webp\n`,
    `/media/${hash}-800x600.webp?x=1`,
  ])('passes through unchanged: %j', (url) => {
    expect(pictureOf(url)).toEqual({ src: url, sources: [] });
    expect(srcSet(url)).toBe('');
  });
});

describe('The picture of a shared link', () => {
  it('is a JPEG of at most 1200 pixels', () => {
    expect(previewPicture(`/media/${hash}-1600x1067.webp`)).toEqual({
      url: `/media/${hash}-1600x1067.jpg`,
      width: 1200,
      height: 800,
    });
    expect(previewPicture(`/media/${hash}-900x1600.webp`)).toMatchObject({ width: 675, height: 1200 });
    expect(previewPicture('/attached_assets/feed/one.webp')).toEqual({ url: '/attached_assets/feed/one.jpg' });
  });

  it('is never in a format that apps may not support', () => {
    expect(previewPicture('/art/default-boat-960.webp')).toBeUndefined();
    expect(previewPicture('https://feed.example.com/boat.webp')).toBeUndefined();
    expect(previewPicture('https://feed.example.com/boat.jpg')).toEqual({ url: 'https://feed.example.com/boat.jpg' });
  });
});
