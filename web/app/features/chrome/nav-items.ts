import { paths } from '@tradewind/contract/paths';
import type { SessionState } from '../../lib/current-user.ts';

export interface NavItem {
  label: string;
  to: string;
}

export const publicItems: readonly NavItem[] = [
  { label: 'Boats', to: paths.boats },
  { label: 'Pricing', to: paths.pricing },
  { label: 'Try Eddy AI', to: paths.eddy },
];

export const signInItem: NavItem = { label: 'Sign In', to: paths.login };

/** Has the unread badge. */
export const messagesItem: NavItem = { label: 'Messages', to: paths.accountTab('messages') };

/** In the menu of small screens; elsewhere the bell leads there. */
export const notificationsItem: NavItem = { label: 'Notifications', to: paths.notifications };

/** What a signed-in user sees besides the messages; an admin a little more. */
export function accountItems(user: SessionState['user']): readonly NavItem[] {
  if (user === null) return [];
  const account = { label: 'Account', to: paths.account };
  return user.isAdmin ? [{ label: 'Admin', to: paths.admin }, account] : [account];
}

interface Address {
  pathname: string;
  search: string;
}

/** What `aria-current` says of an item: it leads to this page, or to the section that this page belongs to. */
export function currentState({ to }: NavItem, { pathname, search }: Address): 'page' | 'true' | undefined {
  if (pathname === paths.account) {
    const isMessages = new URLSearchParams(search).get('tab') === 'messages';
    return to === (isMessages ? messagesItem.to : paths.account) ? 'page' : undefined;
  }
  if (pathname === to) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
