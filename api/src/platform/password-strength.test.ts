import { describe, expect, it } from 'vitest';
import { weaknessOf } from './password-strength.ts';

const own = ['ann.marsh@example.com', 'ann.marsh', 'Ann', 'Marsh', 'skipper_ann', null];

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
    // with digits and symbols around it
    'password 2026!',
    'Password!!2026',
    '!Password1',
    '123password',
    '1password1',
    'password123456789',
    // in another spelling
    'pass word',
    'i love you',
    'p.a.s.s.w.o.r.d',
    'P@$$w0rd!',
    'passw0rd1!2!',
    'pаssword',
    'ｐａｓｓｗｏｒｄ',
    'pässword',
    'drowssap1',
    // repeated
    '12341234',
    '1234512345',
    'abcdabcd',
    'kx7!kx7!',
    'qwertyqwerty',
    'letmeinletmein',
    'iloveyouiloveyou',
    'PasswordPassword1',
    'sunshine26sunshine26',
    // consecutive on the keyboard or in the alphabet
    '00001234',
    'aaaabbbbcccc',
    'asdf1234!!!',
    'qwertyuiop[]',
    'zxcvbnm,./',
    '1qaz!QAZ2wsx',
    '!@#$%^&*',
    // a date or another short number
    '2026-11-16',
    '19870512',
    // the marketplace
    'Tradewind1',
    'tradewind-demo',
    'tradewind2026!!',
    'tradewindboats',
    'tr4dewind',
    'Demo Boat 1',
    'boatpassword',
  ])('is too common: %s', async (password) => {
    expect(await weaknessOf(password, own)).toBe('common');
  });

  it.each([
    'ann.marsh@example.com',
    'Ann.Marsh',
    'annmarsh1',
    'ANN MARSH',
    'marsh2026',
    'Marsh-Ann-2026!',
    'annannmarsh',
    'skipperann',
    'marsh.ann.1',
    'm4rsh-Ann',
    'Ann1234567',
    'ann@tradewind',
    'annpassword',
  ])('is made from the user’s name or email: %s', async (password) => {
    expect(await weaknessOf(password, own)).toBe('personal');
  });

  it.each([
    'correct horse',
    'correct horse battery staple',
    'brand new anchor',
    'oak and salt',
    'my boat sails at dawn',
    'sunshine on the quay',
    'anna likes marshes',
    'demolition of boathouses',
    'trade winds blow west',
    'Zs9!kq2Lw0',
    'Kx7#mPq2vLw9',
    'xkqjzwvbptrm',
    '8f3a91c07be2',
    '829x17#&',
    '739104862250',
    'horse 8274619305',
    'лодка у причала',
    '海風と帆と灯台の夜',
  ])('is good enough: %s', async (password) => {
    expect(await weaknessOf(password, own)).toBeUndefined();
  });

  it('is checked quickly even when it is long', async () => {
    await weaknessOf('warm up', own);
    // The time of this thread alone, since other programs may keep it waiting.
    const start = process.threadCpuUsage();
    await weaknessOf('p4$$w0rd'.repeat(25), own);
    await weaknessOf('1qaz2wsx3edc-horse'.repeat(11), own);
    const { user, system } = process.threadCpuUsage(start);
    expect((user + system) / 1_000).toBeLessThan(200);
  });
});
