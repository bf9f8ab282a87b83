import { paths } from '@tradewind/contract/paths';
import { request } from './request.ts';
import { clearToken } from './session.ts';

/** Ends the session on the server as well, without waiting for it: the page is left at once. */
export function signOutAndReload(): void {
  void request('/api/auth/logout', { method: 'POST', keepalive: true, isBackground: true }).catch(() => undefined);
  clearToken();
  window.location.assign(paths.home);
}
