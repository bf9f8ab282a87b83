import { paths } from '@tradewind/contract/paths';
import type { SessionState } from '../../lib/current-user.ts';

export interface NavItem {
  label: string;
  to: string;
}

export const publicItems: readonly NavItem[] = [
  { label: 'Pricing', to: paths.pricing },
  { label: 'Try Eddy AI', to: paths.eddy },
];

export const signInItem: NavItem = { label: 'Sign In', to: paths.login };

/** In the menu of small screens; elsewhere the bell leads there. */
export const notificationsItem: NavItem = { label: 'Notifications', to: paths.notifications };

/** What a signed-in user sees besides; an admin a little more. */
export function accountItems(user: SessionState['user']): readonly NavItem[] {
  if (user === null) return [];
  const account = { label: 'Account', to: paths.account };
  return user.isAdmin ? [{ label: 'Admin', to: paths.admin }, account] : [account];
}
