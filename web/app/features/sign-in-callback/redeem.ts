import type { SignedIn } from '@tradewind/contract/accounts';
import { accountsApi } from '@tradewind/contract/accounts';
import { call } from '../../lib/api.ts';

/** Whom a callback signs in, and with which token. */
export type Arrival = Pick<SignedIn, 'token' | 'user'>;

const withToken = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Asks the server whom a link's token belongs to. The session that this browser has takes no part in it. */
export async function redeemToken(token: string): Promise<Arrival> {
  return { token, user: await call(accountsApi.me, {}, { headers: withToken(token) }) };
}

export const redeemCode = (code: string): Promise<Arrival> => call(accountsApi.googleExchange, { body: { code } });

export const endSessionOf = (token: string): Promise<unknown> =>
  call(accountsApi.signOut, {}, { headers: withToken(token) }).catch(() => undefined);
