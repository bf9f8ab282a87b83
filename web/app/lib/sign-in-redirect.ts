import { paths } from '@tradewind/contract/paths';
import { safePath } from '@tradewind/contract/redirect';

const PARAMETER = 'redirect';

/** The redirect target in the URL. Other sites are ignored. */
export function redirectTarget(search: URLSearchParams): string {
  return safePath(search.get(PARAMETER), paths.home);
}

/** The sign-in or register screen with a redirect to the target. */
export function withRedirect(screen: string, target: string): string {
  return target === paths.home ? screen : `${screen}?${new URLSearchParams({ [PARAMETER]: target })}`;
}
