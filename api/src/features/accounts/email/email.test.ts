import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { postBoat } from '../../../testing/boats.ts';
import { type Person, registerAdmin, registerPerson } from '../../../testing/people.ts';
import { sendConfirmation } from './email.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const decoded = (mail: string) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
const tokenIn = (mail: string) => /confirm-email\?token=([\w-]+)/.exec(mail)?.[1];
const mailsTo = async (email: string) =>
  [...(await app.welcomeMails()), ...(await app.mails())].map(decoded).filter((mail) => mail.includes(`To: ${email}`));

/** Waits for the confirmation email to this address and returns its token. */
async function mailedToken(email: string): Promise<string> {
  const find = async () => (await mailsTo(email)).map(tokenIn).find((token) => token !== undefined);
  await expect.poll(find, { timeout: 15_000 }).toBeDefined();
  return (await find()) ?? '';
}

const newcomer = (overrides = {}) => registerPerson(app, { confirmed: false, ...overrides });
const confirm = (token: string) => app.call('POST', '/api/auth/email/confirm', { body: { token } });
const me = async ({ token }: Person) => (await app.call('GET', '/api/auth/user', { token })).body;
const change = ({ token, password }: Person, email: string, body = {}) =>
  app.call('POST', '/api/auth/email', { token, body: { email, password, ...body } });
const resend = ({ token }: Person) => app.call('POST', '/api/auth/email/resend', { token });

describe('The welcome email', () => {
  it('confirms the address once, without a sign-in', async () => {
    const person = await newcomer();
    expect((await me(person)).emailVerified).toBe(false);
    const token = await mailedToken(person.email);
    expect((await confirm(token)).status).toBe(200);
    expect((await me(person)).emailVerified).toBe(true);
    expect((await confirm(token)).status).toBe(400);
  });

  it('contains nothing that the person entered except their address', async () => {
    const person = await newcomer({ firstName: 'Visit spam.example.org' });
    await mailedToken(person.email);
    await app.call('POST', '/api/auth/password/forgot', { body: { email: person.email } });
    await postBoat(app, person, { title: 'Visit spam.example.org now' });
    const arrived = async () => (await mailsTo(person.email)).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim());
    await expect
      .poll(async () => (await arrived()).sort(), { timeout: 15_000 })
      .toEqual([
        'Reset your Tradewind password',
        'Welcome to Tradewind! Please confirm your email',
        'Your boat is listed',
      ]);
    expect((await mailsTo(person.email)).join()).not.toContain('spam.example.org');
  });

  it('confirms nothing when the link is forged or expired', async () => {
    const person = await newcomer();
    const token = await mailedToken(person.email);
    await app.database.pool.query("update email_confirmations set expire = now() - interval '1 second'");
    expect(await confirm(token)).toMatchObject({
      status: 400,
      body: { message: 'This link is invalid or has expired. Please request a new one.' },
    });
    expect((await confirm('forged')).status).toBe(400);
    expect((await me(person)).emailVerified).toBe(false);
  });

  it('changes nothing when the link is opened: only a POST confirms', async () => {
    const person = await newcomer();
    const token = await mailedToken(person.email);
    await app.call('GET', `/confirm-email?token=${token}`);
    await app.call('GET', `/api/auth/email/confirm?token=${token}`);
    expect((await me(person)).emailVerified).toBe(false);
  });

  it('is sent again on request until the address is confirmed', async () => {
    const person = await newcomer();
    await mailedToken(person.email);
    expect((await resend(person)).status).toBe(200);
    await expect.poll(async () => (await mailsTo(person.email)).length, { timeout: 15_000 }).toBe(2);
    await confirm(await mailedToken(person.email));
    expect((await resend(person)).status).toBe(409);
  });

  it('leaves no token in the queue or the log', async () => {
    const { email } = await newcomer();
    const token = await mailedToken(email);
    const { rows } = await app.database.pool.query('select data::text from pgboss.job');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(app.logged()).not.toContain(token);
  });
});

describe('A mistyped address', () => {
  it('is corrected at once and invalidates the earlier links', async () => {
    const person = await newcomer();
    const boat = await postBoat(app, person);
    const former = await mailedToken(person.email);
    const right = `right-${person.email}`;
    expect(await change(person, right)).toMatchObject({ status: 200, body: { email: right, emailVerified: false } });
    expect((await confirm(former)).status).toBe(400);
    await expect
      .poll(async () => (await app.call('GET', `/api/boats/manage/${boat.managementToken}`)).status)
      .toBe(404);
    expect((await confirm(await mailedToken(right))).status).toBe(200);
    expect(await me(person)).toMatchObject({ email: right, emailVerified: true });
    expect(
      (await app.call('POST', '/api/auth/login', { body: { email: right, password: person.password } })).status,
    ).toBe(200);
  });

  it('invalidates the password links mailed to it', async () => {
    const person = await newcomer();
    await app.call('POST', '/api/auth/password/forgot', { body: { email: person.email } });
    const reset = async () =>
      (await mailsTo(person.email)).map((mail) => /reset-password\?token=([\w-]+)/.exec(mail)?.[1]).find(Boolean);
    await expect.poll(reset, { timeout: 15_000 }).toBeDefined();
    await change(person, `right-${person.email}`);
    const { status } = await app.call('POST', '/api/auth/password/reset', {
      body: { token: await reset(), password: 'brand new anchor' },
    });
    expect(status).toBe(400);
  });

  it('is corrected only with the password and to an unused address', async () => {
    const [person, other] = [await newcomer(), await newcomer()];
    expect((await change(person, 'new@example.com', { password: 'wrong one' })).body.fields).toHaveProperty('password');
    expect((await change(person, other.email)).body.code).toBe('email_taken');
    expect((await change(person, person.email)).body.fields).toHaveProperty('email');
    expect((await change(person, 'nonsense')).body.fields).toHaveProperty('email');
    expect((await me(person)).email).toBe(person.email);
  });
});

describe('A confirmed address', () => {
  it('stays until the new one is confirmed, and is notified of the change', async () => {
    const person = await registerPerson(app);
    const next = `next-${person.email}`;
    expect((await change(person, next)).body).toMatchObject({ email: person.email, emailVerified: true });
    expect((await me(person)).email).toBe(person.email);
    expect((await confirm(await mailedToken(next))).status).toBe(200);
    expect(await me(person)).toMatchObject({ email: next, emailVerified: true });
    await expect
      .poll(async () => (await mailsTo(person.email)).join(), { timeout: 15_000 })
      .toContain('Your email was changed, Pat');
  });

  it('does not change to one that someone else registered in the meantime', async () => {
    const person = await registerPerson(app);
    const next = `next-${person.email}`;
    await change(person, next);
    const token = await mailedToken(next);
    await newcomer({ email: next });
    expect((await confirm(token)).status).toBe(409);
    expect((await me(person)).email).toBe(person.email);
  });
});

describe('A link that changes the address', () => {
  const NEW_PASSWORD = 'brand new anchor';
  const asAdmin = async (action: string, { user }: Person) => {
    const admin = await registerAdmin(app);
    const { status } = await app.call('POST', `/api/admin/users/${user.id}/${action}`, {
      token: admin.token,
      body: {},
    });
    expect(status).toBe(200);
  };
  async function askFor(person: Person): Promise<string> {
    const thief = `thief-${person.email}`;
    await change(person, thief);
    return mailedToken(thief);
  }

  it('stops working after a password change', async () => {
    const person = await registerPerson(app);
    const token = await askFor(person);
    const body = { currentPassword: person.password, newPassword: NEW_PASSWORD };
    expect((await app.call('POST', '/api/auth/password', { token: person.token, body })).status).toBe(200);
    expect((await confirm(token)).status).toBe(400);
  });

  it('stops working after a password reset', async () => {
    const person = await registerPerson(app);
    const token = await askFor(person);
    await app.call('POST', '/api/auth/password/forgot', { body: { email: person.email } });
    const link = async () =>
      (await mailsTo(person.email)).map((mail) => /reset-password\?token=([\w-]+)/.exec(mail)?.[1]).find(Boolean);
    await expect.poll(link, { timeout: 15_000 }).toBeDefined();
    const body = { token: await link(), password: NEW_PASSWORD };
    expect((await app.call('POST', '/api/auth/password/reset', { body })).status).toBe(200);
    expect((await confirm(token)).status).toBe(400);
  });

  it('stops working after a suspension, even once it is lifted', async () => {
    const person = await registerPerson(app);
    const token = await askFor(person);
    await asAdmin('suspend', person);
    await asAdmin('activate', person);
    expect((await confirm(token)).status).toBe(400);
  });

  it('is not mailed if the password changes first', async () => {
    const waiting = await testApp({ ROLE: 'web' });
    const person = await registerPerson(waiting);
    const thief = `thief-${person.email}`;
    await waiting.call('POST', '/api/auth/email', {
      token: person.token,
      body: { email: thief, password: person.password },
    });
    const { rows } = await waiting.database.pool.query(
      "select data from pgboss.job where name = 'email-confirmation-mail' and data->>'email' = $1",
      [thief],
    );
    expect(rows).toHaveLength(1);
    const body = { currentPassword: person.password, newPassword: NEW_PASSWORD };
    await waiting.call('POST', '/api/auth/password', { token: person.token, body });
    const sent: string[] = [];
    const mailer = { send: async ({ to }: { to: string }) => void sent.push(to) };
    await sendConfirmation({ db: waiting.database.db, mailer, publicUrl: () => '' } as never, rows[0].data);
    expect(sent).toEqual([]);
  });

  it('is announced to the current address', async () => {
    const person = await registerPerson(app);
    await askFor(person);
    await expect
      .poll(async () => (await mailsTo(person.email)).join(), { timeout: 15_000 })
      .toContain('Someone asked to change your Tradewind email');
  });
});

describe('Limits', () => {
  it('allow five links an hour', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on', ROLE: 'web' });
    const { token } = await registerPerson(limited, { confirmed: false });
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await limited.call('POST', '/api/auth/email/resend', { token })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('allow five emails a day to one address across all accounts', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on', ROLE: 'web' });
    const statuses = [];
    for (let i = 0; i < 6; i++) {
      const { token, password } = await registerPerson(limited);
      const body = { email: 'stranger@example.com', password };
      statuses.push((await limited.call('POST', '/api/auth/email', { token, body })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
