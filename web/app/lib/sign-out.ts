import { accountsApi } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import { call } from './api.ts';
import { currentUserQuery } from './current-user.ts';
import { dropDraftsOf } from './drafts.ts';
import { queryClientForRendering } from './query-client.ts';
import { clearToken } from './session.ts';

/** Ends the session on the server as well, without waiting for it: the page is left at once. */
export function signOutAndReload(): void {
  void call(accountsApi.signOut, {}, { keepalive: true, isBackground: true }).catch(() => undefined);
  const user = queryClientForRendering().getQueryData(currentUserQuery.queryKey);
  clearToken();
  if (user) dropDraftsOf(user.id);
  window.location.assign(paths.home);
}
