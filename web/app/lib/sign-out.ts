import { accountsApi } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import { call } from './api.ts';
import { currentUserQuery } from './current-user.ts';
import { queryClientForRendering } from './query-client.ts';
import { clearToken } from './session.ts';
import { dropDraftsOf } from './stored-drafts.ts';

/** Ends the session here and on the server, without waiting for the response, and leaves the page. */
export function signOutAndReload(): void {
  void call(accountsApi.signOut, {}, { keepalive: true, isBackground: true }).catch(() => undefined);
  const user = queryClientForRendering().getQueryData(currentUserQuery.queryKey);
  clearToken();
  if (user) dropDraftsOf(user.id);
  window.location.assign(paths.home);
}
