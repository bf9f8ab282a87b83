import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { registerPerson } from '../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const guess = (email: string, password: string, address: string) =>
  app.call('POST', '/api/auth/login', { body: { email, password }, ...from(address) });

describe('Sign-in limits', () => {
  it('stop ten thousand guesses at one account, sent at once, after ten', async () => {
    const { email } = await registerPerson(app);
    const statuses: Record<number, number> = {};
    for (let sent = 0; sent < 10_000; sent += 500) {
      const batch = Array.from({ length: 500 }, (_, i) =>
        guess(email, `guess ${sent + i}`, `10.${(sent + i) >> 8}.${(sent + i) & 255}.7`),
      );
      for (const { status } of await Promise.all(batch)) statuses[status] = (statuses[status] ?? 0) + 1;
    }
    expect(statuses).toEqual({ 401: 10, 429: 9_990 });
  }, 120_000);

  it('say when to come back', async () => {
    const { email } = await registerPerson(app);
    for (let i = 0; i < 10; i++) await guess(email, 'wrong guess', '10.1.1.1');
    const { status, headers, body } = await guess(email, 'wrong guess', '10.1.1.1');
    expect(status).toBe(429);
    expect(body.code).toBe('too_many');
    expect(Number(headers['retry-after'])).toBeGreaterThan(60);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  });

  it('stop an address that tries many accounts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 105 }, (_, i) => guess(`nobody${i}@example.com`, 'wrong guess', '10.9.9.9')),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('count the addresses of one IPv6 network together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 105 }, (_, i) => guess(`ghost${i}@example.com`, 'wrong guess', `2001:db8:1:1::${i}`)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await guess('ghost@example.com', 'wrong guess', '2001:db8:1:2::1')).status).toBe(401);
  });

  it('are forgotten at a success', async () => {
    const { email, password } = await registerPerson(app);
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 9; i++) expect((await guess(email, 'wrong guess', `10.2.${round}.1`)).status).toBe(401);
      expect((await guess(email, password, `10.2.${round}.1`)).status).toBe(200);
    }
  });
});

describe('Registration', () => {
  it('is limited to 60 an hour for an address', async () => {
    const register = (i: number) =>
      app.call('POST', '/api/auth/register', {
        body: { email: `many${i}@example.com`, password: 'secret1', firstName: 'Many' },
        ...from('10.3.3.3'),
      });
    const answers = await Promise.all(Array.from({ length: 63 }, (_, i) => register(i)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });
});

describe('Everything else', () => {
  it('is limited to 1,200 a minute for an address', async () => {
    const statuses = new Set<number>();
    for (let i = 0; i < 1_201; i++) statuses.add((await app.call('GET', '/api/site', from('10.4.4.4'))).status);
    expect([...statuses]).toEqual([200, 429]);
    expect((await app.call('GET', '/api/site', from('10.4.4.5'))).status).toBe(200);
    expect((await app.call('GET', '/api/site', from('::ffff:10.4.4.4'))).status).toBe(429);
  });

  it('counts the addresses of one IPv6 network together', async () => {
    for (let i = 0; i < 1_200; i++) await app.call('GET', '/api/site', from(`2001:db8:4:4::${i.toString(16)}`));
    expect((await app.call('GET', '/api/site', from('2001:db8:4:4:ffff::1'))).status).toBe(429);
    expect((await app.call('GET', '/api/site', from('2001:db8:4:5::1'))).status).toBe(200);
  });
});
