import { ACCOUNT_TABS, type AccountTab } from '@tradewind/contract/paths';

export const tabLabels: Record<AccountTab, string> = {
  overview: 'Overview',
  messages: 'Messages',
  profile: 'Profile',
  boats: 'My Boats',
  saved: 'Saved',
  roles: 'User Roles',
};

interface Owner {
  isBoatOwner: boolean;
  boatsPosted: number;
}

/** My Boats is for boat owners and for users with listings; until those are known, for who ever posted one. */
export function tabsOf({ isBoatOwner, boatsPosted }: Owner, listings: number | undefined): AccountTab[] {
  const hasBoats = isBoatOwner || (listings ?? boatsPosted) > 0;
  return ACCOUNT_TABS.filter((tab) => tab !== 'boats' || hasBoats);
}

/** The tab that the address names; anything that is none of the user's tabs is the overview. */
export function readTab(search: URLSearchParams, tabs: readonly AccountTab[]): AccountTab {
  return tabs.find((tab) => tab === search.get('tab')) ?? 'overview';
}
