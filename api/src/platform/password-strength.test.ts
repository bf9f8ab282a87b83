import { describe, expect, it } from 'vitest';
import { weaknessOf } from './password-strength.ts';

const own = ['ann.marsh@example.com', 'ann.marsh', 'Ann', 'Marsh', 'Ann Marsh', 'tradewind', null];

describe('A new password', () => {
  it.each([
    'password',
    'Password1',
    'sunshine2026!',
    'qwertyuiop',
    'iloveyou',
    '12345678',
    'LetMeIn!',
    'aaaaaaaa',
    'abababab',
    'abcdefgh',
    '87654321',
  ])('is too common: %s', async (password) => {
    expect(await weaknessOf(password, own)).toBe('common');
  });

  it.each(['ann.marsh@example.com', 'Ann.Marsh', 'annmarsh1', 'ANN MARSH', 'marsh2026', 'Tradewind1'])(
    'is the person’s own name or address: %s',
    async (password) => {
      expect(await weaknessOf(password, own)).toBe('personal');
    },
  );

  it.each(['correct horse', 'brand new anchor', 'Zs9!kq2Lw0', 'sunshine on the quay', 'anna likes marshes'])(
    'is good enough: %s',
    async (password) => {
      expect(await weaknessOf(password, own)).toBeUndefined();
    },
  );
});
