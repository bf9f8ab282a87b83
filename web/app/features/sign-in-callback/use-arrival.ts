import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser, SignedIn } from '@tradewind/contract/accounts';
import { accountsApi } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { currentUserQuery, useStartSession } from '../../lib/current-user.ts';
import { RequestError } from '../../lib/request.ts';
import { readToken, replacingToken, takePostLoginPath } from '../../lib/session.ts';
import type { Callback } from './callback.ts';
import { announceSignIn } from './signed-in-by-link.ts';

/** The user whom a callback signs in, with the token. */
type Arrival = Pick<SignedIn, 'token' | 'user'>;

const withToken = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Asks the server for the user of a link's token, without using this browser's session. */
async function redeemToken(token: string): Promise<Arrival> {
  return { token, user: await call(accountsApi.me, {}, { headers: withToken(token) }) };
}

const redeemCode = (code: string): Promise<Arrival> => call(accountsApi.googleExchange, { body: { code } });

const endSessionOf = (token: string): Promise<unknown> =>
  call(accountsApi.signOut, {}, { headers: withToken(token) }).catch(() => undefined);

interface SwitchQuestion {
  current: CurrentUser;
  offered: CurrentUser;
  stay: () => void;
  switchOver: () => void;
}

/** Completes a callback. Asks first when another person is signed in. */
export function useArrival(callback: Callback): SwitchQuestion | undefined {
  const client = useQueryClient();
  const navigate = useNavigate();
  const startSession = useStartSession();
  const [question, setQuestion] = useState<SwitchQuestion>();

  useEffect(() => {
    const byCode = 'code' in callback;
    const go = (path: string) => void navigate(path, { replace: true });

    const ask = (current: CurrentUser, { token, user }: Arrival) => {
      go(paths.home);
      setQuestion({
        current,
        offered: user,
        stay: () => {
          setQuestion(undefined);
          // A code's session was just created for this browser, so end it. A link's session may be in use elsewhere.
          if (byCode) void endSessionOf(token);
        },
        switchOver: async () => {
          const former = readToken();
          await replacingToken(async () => {
            if (former) await endSessionOf(former);
            startSession(token, user);
          });
          setQuestion(undefined);
          go(takePostLoginPath());
        },
      });
    };

    const settle = (current: CurrentUser | null, arrival: Arrival) => {
      const { token, user } = arrival;
      if (current && current.id !== user.id) return ask(current, arrival);
      if (!current || byCode) startSession(token, user);
      if (!current && !byCode) announceSignIn(user.id);
      go(takePostLoginPath());
    };

    const arrive = async () => {
      const current = await signedInUser(client);
      // The server ends this browser's session when a code creates a new one for the same person.
      if (byCode) await replacingToken(async () => settle(current, await redeemCode(callback.code)));
      else settle(current, await redeemToken(callback.token));
    };
    arrive().catch((error: unknown) => go(`${paths.home}?error=${errorOf(error)}`));
  }, [callback, client, navigate, startSession]);

  return question;
}

async function signedInUser(client: QueryClient): Promise<CurrentUser | null> {
  if (readToken() === null) return null;
  try {
    return await client.fetchQuery(currentUserQuery);
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return null;
    throw error;
  }
}

function errorOf(error: unknown): string {
  if (!(error instanceof RequestError) || error.status >= 500) return 'unexpected';
  return error.code === 'suspended' ? 'account_suspended' : 'auth_failed';
}
