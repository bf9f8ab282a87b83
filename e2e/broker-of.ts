import type { APIRequestContext } from '@playwright/test';
import { expect, type Person } from './fixtures.ts';

/** The broker of the sample world. */
export async function demoBroker(request: APIRequestContext): Promise<Person> {
  const [email, password] = ['broker@demo.example.com', 'tradewind-demo'];
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { ...(await answer.json()), email, password };
}
