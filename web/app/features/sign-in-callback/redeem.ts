import type { CurrentUser, SignedIn } from '@tradewind/contract/accounts';
import { request } from '../../lib/request.ts';

/** Whom a callback signs in, and with which token. */
export type Arrival = Pick<SignedIn, 'token' | 'user'>;

const withToken = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Asks the server whom a link's token belongs to. The session that this browser has takes no part in it. */
export async function redeemToken(token: string): Promise<Arrival> {
  return { token, user: await request<CurrentUser>('/api/auth/user', { headers: withToken(token) }) };
}

export const redeemCode = (code: string): Promise<Arrival> =>
  request<SignedIn>('/api/auth/google/exchange', { body: { code } });

export const endSessionOf = (token: string): Promise<unknown> =>
  request('/api/auth/logout', { method: 'POST', headers: withToken(token) }).catch(() => undefined);
