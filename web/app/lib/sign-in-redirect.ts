import { paths } from '@tradewind/contract/paths';
import { safePath } from '@tradewind/contract/redirect';

const PARAMETER = 'redirect';

/** Where the address asks to go after signing in; an address of another site is ignored. */
export function redirectTarget(search: URLSearchParams): string {
  return safePath(search.get(PARAMETER), paths.home);
}

/** The sign-in or register screen that leads on to the target. */
export function withRedirect(screen: string, target: string): string {
  return target === paths.home ? screen : `${screen}?${new URLSearchParams({ [PARAMETER]: target })}`;
}
