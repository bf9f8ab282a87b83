import { paths } from '@tradewind/contract/paths';
import { currentUserQuery } from './current-user.ts';
import { dropDraftsOf } from './drafts.ts';
import { queryClientForRendering } from './query-client.ts';
import { request } from './request.ts';
import { clearToken } from './session.ts';

/** Ends the session on the server as well, without waiting for it: the page is left at once. */
export function signOutAndReload(): void {
  void request('/api/auth/logout', { method: 'POST', keepalive: true, isBackground: true }).catch(() => undefined);
  const user = queryClientForRendering().getQueryData(currentUserQuery.queryKey);
  clearToken();
  if (user) dropDraftsOf(user.id);
  window.location.assign(paths.home);
}
