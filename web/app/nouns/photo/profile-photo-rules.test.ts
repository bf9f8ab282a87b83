import { describe, expect, it } from 'vitest';
import { photoFault } from './profile-photo-rules.ts';

const MEGABYTE = 1024 * 1024;

describe('A profile photo', () => {
  it.each([
    ['application/pdf', 10, 'notAnImage'],
    ['', 10, 'notAnImage'],
    ['video/mp4', 60 * MEGABYTE, 'notAnImage'],
    ['image/png', 5 * MEGABYTE + 1, 'imageTooLarge'],
    ['image/png', 5 * MEGABYTE, undefined],
    ['image/jpeg', 1, undefined],
  ])('of type "%s" with %i bytes: %s', (type, size, fault) => {
    expect(photoFault({ type, size })).toBe(fault);
  });
});
