import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@tradewind/contract/listing-form';
import { describe, expect, it } from 'vitest';
import { reasonOf, refusalLines, sortFiles } from './chosen-files.ts';

const photo = (name: string, size = 1_000, type = 'image/jpeg') => ({ name, size, type });
const reasons = (files: ReturnType<typeof photo>[], photos = 0) =>
  sortFiles(files, photos).refused.map(({ name, reason }) => `${name}: ${reason}`);

describe('Chosen files', () => {
  it('are sorted before anything is sent', () => {
    const good = photo('bow.jpg');
    const { accepted } = sortFiles([photo('deed.pdf', 10, 'application/pdf'), good], 0);
    expect(accepted).toEqual([good]);
  });

  it.each([
    [photo('deed.pdf', 10, 'application/pdf'), 'not a photo we can read'],
    [photo('tour.mp4', 10, 'video/mp4'), 'a video, and we can only add photos'],
    [photo('logo.svg', 10, 'image/svg+xml'), 'not a photo we can read'],
    [photo('empty.png', 0, 'image/png'), 'the file is empty'],
    [photo('huge.jpg', MAX_PHOTO_BYTES + 1), 'larger than 15 MB'],
  ])('are refused: %o', (file, reason) => {
    expect(reasons([file])).toEqual([`${file.name}: ${reason}`]);
  });

  it('may have exactly the maximum size', () => {
    expect(reasons([photo('large.jpg', MAX_PHOTO_BYTES)])).toEqual([]);
  });

  it('are accepted up to 20 photos', () => {
    const { accepted, refused } = sortFiles([photo('a'), photo('b'), photo('c')], MAX_PHOTOS - 2);
    expect(accepted.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(refused).toEqual([{ name: 'c', reason: 'a listing can have up to 20 photos' }]);
  });
});

describe('HEIC photos', () => {
  it.each([
    photo('IMG_1.HEIC', 1_000, 'image/heic'),
    photo('IMG_2.heif', 1_000, 'image/heif'),
    photo('IMG_3.heic', 1_000, ''),
  ])('are sent, since the server converts them: %o', (file) => {
    expect(sortFiles([file], 0).accepted).toEqual([file]);
  });

  it('that cannot be converted come with advice to export a JPEG', () => {
    expect(reasonOf(photo('IMG_1.HEIC', 1_000, 'image/heic'), 'unreadable')).toMatch(/export it as a JPEG/);
    expect(reasonOf(photo('bow.jpg'), 'unreadable')).toBe('not a photo we can read');
  });
});

describe('Refused files', () => {
  it('are summarized in one line per reason', () => {
    const unreadable = Array.from({ length: 30 }, (_, n) => ({ name: `${n + 1}.jpg`, reason: 'not a photo' }));
    expect(refusalLines([...unreadable, { name: 'huge.png', reason: 'too large' }])).toEqual([
      { names: '1.jpg, 2.jpg, 3.jpg and 27 more', reason: 'not a photo' },
      { names: 'huge.png', reason: 'too large' },
    ]);
  });
});
