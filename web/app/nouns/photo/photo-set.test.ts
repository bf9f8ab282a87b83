import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrived,
  coverOf,
  movePhoto,
  nextToSend,
  type Photo,
  removePhoto,
  uploadedPhotos,
  uploadedUrls,
  withUploaded,
} from './photo-set.ts';

const file = new File(['x'], 'bow.jpg', { type: 'image/jpeg' });
const waiting = (id: string): Photo => ({ id, state: 'waiting', file, preview: '', progress: 0 });
const sending = (id: string): Photo => ({ id, state: 'sending', file, preview: '', progress: 0.5 });
const ids = (photos: readonly Photo[]) => photos.map(({ id }) => id);
const sets = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 20 }).map(uploadedPhotos);

describe('Reordering', () => {
  it('moves a photo and keeps the order of the others', () => {
    fc.assert(
      fc.property(sets, fc.nat(), fc.nat(), (photos, from, to) => {
        const moved = photos[from % photos.length];
        const index = to % photos.length;
        const result = movePhoto(photos, moved?.id ?? '', index);
        expect(result[index]).toBe(moved);
        expect(result.filter((photo) => photo !== moved)).toEqual(photos.filter((photo) => photo !== moved));
      }),
    );
  });

  it('is reversible', () => {
    fc.assert(
      fc.property(sets, fc.nat(), fc.nat(), (photos, one, other) => {
        const from = one % photos.length;
        const id = photos[from]?.id ?? '';
        expect(movePhoto(movePhoto(photos, id, other % photos.length), id, from)).toEqual(photos);
      }),
    );
  });

  it('stops at the ends, and ignores an unknown photo', () => {
    const photos = uploadedPhotos(['a', 'b', 'c']);
    expect(ids(movePhoto(photos, 'b', -5))).toEqual(['b', 'a', 'c']);
    expect(ids(movePhoto(photos, 'b', 99))).toEqual(['a', 'c', 'b']);
    expect(movePhoto(photos, 'z', 0)).toEqual(photos);
  });
});

describe('Uploading', () => {
  it('starts as many as allowed at once, in order', () => {
    const photos = [sending('a'), waiting('b'), waiting('c'), waiting('d')];
    expect(ids(nextToSend(photos, 1, 3))).toEqual(['b', 'c']);
    expect(nextToSend(photos, 3, 3)).toEqual([]);
    expect(nextToSend(photos, 4, 3)).toEqual([]);
  });

  it('keeps the position of an uploaded photo', () => {
    const photos = arrived([waiting('a'), sending('b'), waiting('c')], 'b', '/media/b.webp');
    expect(ids(photos)).toEqual(['a', 'b', 'c']);
    expect(uploadedUrls(photos)).toEqual(['/media/b.webp']);
  });

  it('drops a duplicate picture', () => {
    const photos = arrived([...uploadedPhotos(['/media/a.webp']), sending('b')], 'b', '/media/a.webp');
    expect(uploadedUrls(photos)).toEqual(['/media/a.webp']);
    expect(photos).toHaveLength(1);
  });

  it('ignores a photo that was removed before its upload finished', () => {
    expect(arrived(removePhoto([sending('a')], 'a'), 'a', '/media/a.webp')).toEqual([]);
  });
});

it('restores an earlier set and keeps pending photos', () => {
  const photos = withUploaded([sending('x'), ...uploadedPhotos(['/a'])], ['/b', '/c']);
  expect(ids(photos)).toEqual(['/b', '/c', 'x']);
});

describe('The cover', () => {
  const failed: Photo = { id: 'f', state: 'failed', file, preview: '', reason: 'down' };
  const underWay = sending('s');
  const [uploaded] = uploadedPhotos(['/media/a']);
  if (!uploaded) throw new Error('The set has no photo.');

  it('is the first uploaded photo', () => {
    expect(coverOf([failed, underWay, uploaded])).toBe(uploaded);
  });

  it('is never a failed or pending photo', () => {
    expect(coverOf([failed, underWay])).toBeUndefined();
  });
});
