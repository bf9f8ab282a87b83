import type { CurrentUser } from '@tradewind/contract/accounts';
import type { TestApp } from './app.ts';

let count = 0;

export interface Person {
  token: string;
  user: CurrentUser;
  email: string;
  password: string;
}

interface Overrides {
  email?: string;
  firstName?: string;
  /** Whether the email address is confirmed, as if the mailed link had been opened. */
  confirmed?: boolean;
}

/** Registers a user through the API. */
export async function registerPerson(app: TestApp, overrides: Overrides = {}): Promise<Person> {
  const email = overrides.email ?? `person${++count}@example.com`;
  const password = 'correct horse';
  const { status, body } = await app.call('POST', '/api/auth/register', {
    body: { email, password, firstName: overrides.firstName ?? 'Pat' },
  });
  if (status !== 200) throw new Error(`could not register ${email}: ${JSON.stringify(body)}`);
  if (overrides.confirmed !== false)
    await app.database.pool.query('update users set email_verified = true where id = $1', [body.user.id]);
  return { token: body.token, user: body.user, email, password };
}

export async function registerBroker(app: TestApp): Promise<Person> {
  const person = await registerPerson(app);
  await app.database.pool.query('update users set is_broker = true where id = $1', [person.user.id]);
  return person;
}

export async function registerAdmin(app: TestApp): Promise<Person> {
  const person = await registerPerson(app);
  await app.database.pool.query('update users set is_admin = true where id = $1', [person.user.id]);
  return person;
}
