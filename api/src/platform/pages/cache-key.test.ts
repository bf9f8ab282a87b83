import { describe, expect, it } from 'vitest';
import { cacheKey } from './routes.ts';

describe('A rendered page', () => {
  it('is cached by its path', () => {
    expect(cacheKey('/boats/7')).toBe('/boats/7');
    expect(cacheKey('/?')).toBe('/');
    expect(cacheKey('/manage')).toBe('/manage');
  });

  it('is cached for a search with a normalized query', () => {
    expect(cacheKey('/boats?type=Motor+Yacht&price=under-25k')).toBe('/boats?type=Motor+Yacht&price=under-25k');
  });

  it.each([
    '/?token=secret&google_auth=true',
    '/?code=secret&google_auth=true',
    '/manage/secret',
    '/manage/secret/',
    '/%6danage/secret',
    '/%256danage/secret',
    '/MANAGE/secret',
    '//manage/secret',
    '/./manage/secret',
    '/manage//secret',
    '/manage/./secret',
    '/boats/../manage/secret',
    '/manage%2Fsecret',
    '/manage\\secret',
    '/?%74oken=secret',
    '/?error=auth_failed',
    '/boats?error=auth_failed',
    '/boats?type=Bowrider&utm_source=mail',
    '/boats?price=under-25k&type=Bowrider',
    '/boats?type=Motor%20Yacht',
    '/boats?sort=newest',
    '/boats?type=Bowrider?token=secret',
    '/boats/7?type=Bowrider',
  ])('is never cached at %s', (url) => {
    expect(cacheKey(url)).toBeUndefined();
  });
});
