import { type APIRequestContext, expect } from '@playwright/test';
import type { Trade } from '@tradewind/contract/trades';
import type { Person } from './fixtures.ts';

export const headersOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

/** Makes an offer in this person's name, through the API. */
export async function propose(
  request: APIRequestContext,
  person: Person,
  gives: readonly unknown[],
  gets: readonly unknown[],
  note?: string,
): Promise<Trade> {
  const answer = await request.post('/api/trades', { headers: headersOf(person), data: { gives, gets, note } });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** Says yes to a trade as it is. */
export async function accept(request: APIRequestContext, person: Person, { id, revision }: Trade): Promise<void> {
  const answer = await request.post(`/api/trades/${id}/accept`, { headers: headersOf(person), data: { revision } });
  expect(answer.status(), await answer.text()).toBe(200);
}
