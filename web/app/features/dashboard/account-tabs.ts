import { ACCOUNT_TABS, type AccountTab } from '@tradewind/contract/paths';

export const tabLabels: Record<AccountTab, string> = {
  overview: 'Overview',
  messages: 'Messages',
  profile: 'Profile',
  boats: 'My Boats',
  garage: 'My garage',
  saved: 'Saved',
  wants: 'What I’d Take',
  roles: 'User Roles',
};

interface Owner {
  isBoatOwner: boolean;
  boatsPosted: number;
}

/** My Boats is for boat owners and users with listings. Until the listings are known, it is for users who ever posted one. */
export function tabsOf({ isBoatOwner, boatsPosted }: Owner, listings: number | undefined): AccountTab[] {
  const hasBoats = isBoatOwner || (listings ?? boatsPosted) > 0;
  return ACCOUNT_TABS.filter((tab) => tab !== 'boats' || hasBoats);
}

/** The tab in the URL, or the overview if the user has no such tab. */
export function readTab(search: URLSearchParams, tabs: readonly AccountTab[]): AccountTab {
  return tabs.find((tab) => tab === search.get('tab')) ?? 'overview';
}
