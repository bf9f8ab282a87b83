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

/** Shows the unread badge. */
export const messagesItem: NavItem = { label: 'Messages', to: paths.accountTab('messages') };

/** Shows the badge of what waits for the reader. */
export const tradesItem: NavItem = { label: 'Trades', to: paths.trades };

/** Only in the menu of small screens, since the bell links there elsewhere. */
export const notificationsItem: NavItem = { label: 'Notifications', to: paths.notifications };

/** The items of a signed-in user besides Messages; brokers and admins get one more each. */
export function accountItems(user: SessionState['user']): readonly NavItem[] {
  if (user === null) return [];
  return [
    ...(user.isBroker ? [{ label: 'Desk', to: paths.broker }] : []),
    ...(user.isAdmin ? [{ label: 'Admin', to: paths.admin }] : []),
    { label: 'Account', to: paths.account },
  ];
}

interface Address {
  pathname: string;
  search: string;
}

/** The `aria-current` value of an item: this page, or the section that contains it. */
export function currentState({ to }: NavItem, { pathname, search }: Address): 'page' | 'true' | undefined {
  if (pathname === paths.account) {
    const isMessages = new URLSearchParams(search).get('tab') === 'messages';
    return to === (isMessages ? messagesItem.to : paths.account) ? 'page' : undefined;
  }
  if (pathname === to) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
