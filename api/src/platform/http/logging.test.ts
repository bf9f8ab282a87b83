import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FinishedRequest } from './finished-request.ts';
import { createLogger, logRequest } from './logging.ts';

function logger() {
  const lines: string[] = [];
  return { log: createLogger('debug', { write: (line: string) => void lines.push(line) }), lines };
}

const finished: FinishedRequest = {
  id: 'a-request',
  method: 'GET',
  url: '/',
  route: undefined,
  address: '192.0.2.1',
  status: 200,
  milliseconds: 1,
};

function logged(url: string): string {
  const { log, lines } = logger();
  logRequest(log, { ...finished, url });
  return JSON.parse(lines.join('')).url;
}

describe('The request log', () => {
  it.each([
    ['/?token=abc&google_auth=1', '/?token=***&google_auth=1'],
    ['/?a=1&auth_token=abc#x', '/?a=***&auth_token=***#***'],
    ['/api/auth/google/callback?code=1&state=2', '/api/auth/google/callback?code=***&state=***'],
    ['/?apikey=abc', '/?apikey=***'],
    ['/;token=abc', '/;token=***'],
    ['/boats?limit=5;token=abc', '/boats?limit=5;token=***'],
    ['/?%74oken=abc', '/?***=***'],
    ['/?token%3Dabc', '/?token=***'],
    ['/boats?query=a%26token%3Dabc', '/boats?query=a%26token=***'],
    ['/boats?query=a%2526token%253Dabc', '/boats?query=a%2526token=***'],
    ['/boats%3Ftoken=abc', '/boats%3Ftoken=***'],
    ['/?abc', '/?***'],
    ['/manage/abc/delete', '/manage/***/***'],
    ['/api/boats/manage/abc/delete', '/api/boats/manage/***/***'],
    ['/manage//abc', '/manage//***'],
    ['/manage/./abc', '/manage/***/***'],
    ['/manage/x/../abc/', '/manage/***/***/***/'],
    ['//manage/abc', '//manage/***'],
    ['/m%61nage/abc', '/m%61nage/***'],
    ['/m%2561nage/abc', '/m%2561nage/***'],
    ['/x%2Fmanage/abc', '/***/***'],
    ['/manage\\abc', '/***'],
    ['/media/../manage/abc', '/media/../manage/***'],
    ['/MANAGE/abc', '/MANAGE/***'],
    ['//user:abc@elsewhere.example/', '//***/'],
    ['http://user:abc@elsewhere.example/', '***'],
    ['/boats?query=somebody%40example.com', '/boats?query=***'],
    ['/boats?query=token', '/boats?query=token'],
    ['/api/boats?type=Motor+Yacht&minPrice=125000.00', '/api/boats?type=Motor+Yacht&minPrice=125000.00'],
    ['/media/3f2a/1280.avif', '/media/3f2a/1280.avif'],
    ['/api/boats/7', '/api/boats/7'],
    ['*', '*'],
  ])('writes %s as %s', (url, written) => {
    expect(logged(url)).toBe(written);
  });

  it('never contains a secret, however its parameter is spelled', () => {
    const secret = fc.stringMatching(/^[A-Za-z0-9_-]{8,43}$/).map((text) => `zq${text}qz`);
    const name = fc.constantFrom(
      ...['token', 'access_token', 'accessToken', 'apikey', 'api_key', 'api-key', 'API%5FKEY', 'key', 'sid', 'session'],
      ...[
        'password',
        'passwd',
        'pwd',
        'secret',
        'client_secret',
        'code',
        'signature',
        'auth',
        'jwt',
        'x',
        'otp',
        'a[b]',
      ],
    );
    const separator = fc.constantFrom('?', '&', ';', '#', '?a&', '?a=1;', '/x?', '%3F', '%26', '%3b', '%2526');
    const equals = fc.constantFrom('=', '%3D', '%3d', '%253D', '==');
    const encoding = fc.constantFrom(
      (text: string) => text,
      encodeURIComponent,
      (text: string) => encodeURIComponent(encodeURIComponent(text)),
      (text: string) => text.replace(/./, (first) => `%${first.charCodeAt(0).toString(16)}`),
    );
    const place = fc.constantFrom('/', '/boats', '/api/boats?limit=5', '/boats?query=', '/unsubscribe', '/%');
    fc.assert(
      fc.property(place, separator, name, equals, secret, encoding, (path, mark, key, is, value, encode) => {
        expect(logged(`${path}${mark}${encode(key)}${is}${value}`)).not.toContain(value);
      }),
      { numRuns: 2_000 },
    );
  });

  it('never contains a token in a path', () => {
    const token = fc.stringMatching(/^[A-Za-z0-9_-]{43}$/);
    const place = fc.constantFrom('/manage/', '/api/boats/manage/', '/reset-password/', '/unsubscribe/', '/', '/x%2F');
    fc.assert(
      fc.property(place, token, fc.constantFrom('', '/', '/delete', '?a=1'), (path, value, rest) => {
        expect(logged(`${path}${value}${rest}`)).not.toContain(value);
      }),
    );
  });

  it('is not slowed down by a malicious URL', () => {
    for (const text of ['%25', '%3D%', 'a.', 'manage/', '=&', '%2525253'])
      expect(logged(`/boats?query=${text.repeat(20_000)}`).startsWith('/boats?query=')).toBe(true);
  });
});

describe('The error log', () => {
  const write = (error: Error) => {
    const { log, lines } = logger();
    log.error({ err: error }, 'failed');
    return lines.join('');
  };

  it('masks URLs in messages and stacks, and keeps source locations', () => {
    const line = write(new Error('GET https://me:hunter22@feed.example/boats?apikey=hunter22 failed: 500'));
    expect(line).toContain('https://feed.example/boats?apikey=***');
    expect(line).not.toContain('hunter22');
    expect(line).toContain('logging.test.ts');
    expect(write(new Error('postgres://app:hunter22@db:5432/tradewind refused'))).not.toContain('hunter22');
  });

  it('masks secrets in the properties of an error', () => {
    const error = Object.assign(new Error('refused'), { apiKey: 'hunter22', config: { authorization: 'hunter22' } });
    expect(write(error)).not.toContain('hunter22');
  });
});
