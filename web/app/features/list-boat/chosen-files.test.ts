import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@tradewind/contract/listing-form';
import { describe, expect, it } from 'vitest';
import { sortFiles } from './chosen-files.ts';

const photo = (name: string, size = 1_000, type = 'image/jpeg') => ({ name, size, type });
const reasons = (files: ReturnType<typeof photo>[], photos = 0) =>
  sortFiles(files, photos).refused.map(({ name, reason }) => `${name}: ${reason}`);

describe('Files that were chosen', () => {
  it('are told apart before anything is sent', () => {
    const good = photo('bow.jpg');
    const { accepted } = sortFiles([photo('deed.pdf', 10, 'application/pdf'), good], 0);
    expect(accepted).toEqual([good]);
  });

  it.each([
    [photo('deed.pdf', 10, 'application/pdf'), 'not a photo that we can read'],
    [photo('tour.mp4', 10, 'video/mp4'), 'not a photo that we can read'],
    [photo('logo.svg', 10, 'image/svg+xml'), 'not a photo that we can read'],
    [photo('empty.png', 0, 'image/png'), 'the file is empty'],
    [photo('huge.jpg', MAX_PHOTO_BYTES + 1), 'larger than 15 MB'],
  ])('%o is refused', (file, reason) => {
    expect(reasons([file])).toEqual([`${file.name}: ${reason}`]);
  });

  it('may be exactly as large as allowed', () => {
    expect(reasons([photo('large.jpg', MAX_PHOTO_BYTES)])).toEqual([]);
  });

  it('are taken until there are 20 photos', () => {
    const { accepted, refused } = sortFiles([photo('a'), photo('b'), photo('c')], MAX_PHOTOS - 2);
    expect(accepted.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(refused).toEqual([{ name: 'c', reason: 'a listing has at most 20 photos' }]);
  });
});
