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

/** As many at once as the database has connections for: on a busy machine, more would wait too long and be refused for that. */
const CROWD = 10;

async function inCrowds<T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < count) {
    const size = Math.min(CROWD, count - results.length);
    results.push(...(await Promise.all(Array.from({ length: size }, (_, i) => run(results.length + i)))));
  }
  return results;
}

describe('Sign-in limits', () => {
  /** Sends this many guesses at one account, a hundred at once, and counts the responses by status. */
  async function guessAt(email: string, count: number, addressOf: (number: number) => string) {
    const statuses: Record<number, number> = {};
    for (let sent = 0; sent < count; sent += 100) {
      const batch = Array.from({ length: 100 }, (_, i) => guess(email, `guess ${sent + i}`, addressOf(sent + i)));
      for (const { status } of await Promise.all(batch)) statuses[status] = (statuses[status] ?? 0) + 1;
    }
    return statuses;
  }

  it('stop a thousand guesses at one account from one address after ten', async () => {
    const { email } = await registerPerson(app);
    expect(await guessAt(email, 1_000, () => '10.0.0.7')).toEqual({ 401: 10, 429: 990 });
  }, 120_000);

  it('stop a thousand guesses at one account from a thousand addresses after a hundred', async () => {
    const { email } = await registerPerson(app);
    expect(await guessAt(email, 1_000, (i) => `10.${i >> 8}.${i & 255}.7`)).toEqual({ 401: 100, 429: 900 });
  }, 120_000);

  it('never lock out the owner at another address', async () => {
    const { email, password } = await registerPerson(app);
    for (let i = 0; i < 15; i++) await guess(email, 'wrong guess', '10.5.5.5');
    expect((await guess(email, password, '10.5.5.5')).status).toBe(429);
    expect((await guess(email, password, '10.5.5.6')).status).toBe(200);
  });

  it('let people in where they signed in before, no matter how many strangers guess', async () => {
    const { email, password } = await registerPerson(app);
    expect((await guess(email, password, '10.6.6.6')).status).toBe(200);
    const strangers = Array.from({ length: 110 }, (_, i) => guess(email, 'wrong guess', `10.7.7.${i}`));
    expect((await Promise.all(strangers)).filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await guess(email, password, '10.8.8.8')).status).toBe(429);
    expect((await guess(email, password, '10.6.6.6')).status).toBe(200);
  });

  it('let people in where they signed in before, even after they signed out', async () => {
    const { email, password } = await registerPerson(app);
    const { body } = await guess(email, password, '10.6.7.6');
    await app.call('POST', '/api/auth/logout', { token: body.token });
    await inCrowds(110, (i) => guess(email, 'wrong guess', `10.7.8.${i}`));
    expect((await guess(email, password, '10.8.9.8')).status).toBe(429);
    expect((await guess(email, password, '10.6.7.6')).status).toBe(200);
  });

  it('let people in where they reset their password, no matter how many strangers guess or request links', async () => {
    const { email } = await registerPerson(app);
    const ask = (address: string) =>
      app.call('POST', '/api/auth/password/forgot', { body: { email }, ...from(address) });
    for (let i = 0; i < 6; i++) await ask(`10.11.1.${i}`);
    expect((await ask('10.12.1.1')).status).toBe(200);
    const links = async () =>
      (await app.mails())
        .filter((text) => text.includes(`To: ${email}`))
        .map((mail) => /reset-password\?token=([\w-]+)/.exec(mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))?.[1])
        .filter((link) => link !== undefined);
    await expect.poll(async () => (await links()).length).toBe(5);
    const reset = { token: (await links())[0], password: 'brand new anchor' };
    expect((await app.call('POST', '/api/auth/password/reset', { body: reset, ...from('10.12.1.1') })).status).toBe(
      200,
    );
    await inCrowds(110, (i) => guess(email, 'wrong guess', `10.13.1.${i}`));
    expect((await guess(email, 'brand new anchor', '10.12.1.1')).status).toBe(200);
    await ask('10.12.1.1');
    await expect.poll(async () => (await links()).length).toBe(6);
  });

  it('let people in after a password reset', async () => {
    const { email } = await registerPerson(app);
    const at = from('10.5.7.1');
    for (let i = 0; i < 11; i++) await guess(email, 'forgotten', '10.5.7.1');
    await app.call('POST', '/api/auth/password/forgot', { body: { email }, ...at });
    const link = async () => {
      const mail = (await app.mails()).find((text) => text.includes(`To: ${email}`)) ?? '';
      return /reset-password\?token=([\w-]+)/.exec(mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))?.[1];
    };
    await expect.poll(link).toBeDefined();
    const reset = { token: await link(), password: 'brand new anchor' };
    expect((await app.call('POST', '/api/auth/password/reset', { body: reset, ...at })).status).toBe(200);
    expect((await guess(email, 'brand new anchor', '10.5.7.1')).status).toBe(200);
  });

  it('count the password checks of signed-in users separately from sign-ins', async () => {
    const { email, password, token, user } = await registerPerson(app);
    const change = (currentPassword: string) =>
      app.call('POST', '/api/auth/password', { token, body: { currentPassword, newPassword: 'brand new anchor' } });
    for (let i = 0; i < 10; i++) expect((await change('wrong guess')).status).toBe(400);
    expect((await change(password)).status).toBe(429);
    const leave = await app.call('DELETE', '/api/user', { token, body: { password } });
    expect(leave.status).toBe(429);
    expect((await guess(email, password, '10.5.6.7')).status).toBe(200);

    for (let i = 0; i < 15; i++) await guess(email, 'wrong guess', '10.5.6.8');
    await app.database.pool.query('delete from rate_limits where key = $1', [`password-check:user:${user.id}`]);
    expect((await change(password)).status).toBe(200);
  });

  it('say when to retry', async () => {
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

  it('are reset by a successful sign-in', async () => {
    const { email, password } = await registerPerson(app);
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 9; i++) expect((await guess(email, 'wrong guess', `10.2.${round}.1`)).status).toBe(401);
      expect((await guess(email, password, `10.2.${round}.1`)).status).toBe(200);
    }
  });
});

describe('Registration', () => {
  it('is limited to 60 an hour per address', async () => {
    const register = (i: number) =>
      app.call('POST', '/api/auth/register', {
        body: { email: `many${i}@example.com`, password: 'oak and salt', firstName: 'Many' },
        ...from('10.3.3.3'),
      });
    const answers = await inCrowds(63, register);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });
});

describe('Requests', () => {
  it('are limited to 1,200 a minute per address', async () => {
    const statuses = new Set<number>();
    for (let i = 0; i < 1_201; i++) statuses.add((await app.call('GET', '/api/site', from('10.4.4.4'))).status);
    expect([...statuses]).toEqual([200, 429]);
    expect((await app.call('GET', '/api/site', from('10.4.4.5'))).status).toBe(200);
    expect((await app.call('GET', '/api/site', from('::ffff:10.4.4.4'))).status).toBe(429);
  });

  it('are counted together for one IPv6 network', async () => {
    for (let i = 0; i < 1_200; i++) await app.call('GET', '/api/site', from(`2001:db8:4:4::${i.toString(16)}`));
    expect((await app.call('GET', '/api/site', from('2001:db8:4:4:ffff::1'))).status).toBe(429);
    expect((await app.call('GET', '/api/site', from('2001:db8:4:5::1'))).status).toBe(200);
  });
});
