export const ACCOUNT_TABS = ['overview', 'messages', 'profile', 'boats', 'garage', 'wants', 'saved', 'roles'] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];

/** The paths of all screens. */
export const paths = {
  home: '/',
  boats: '/boats',
  boat: (id: number | string) => `/boats/${id}`,
  listBoat: '/list-boat',
  boatPosted: '/boat-posted',
  pricing: '/pricing',
  eddy: '/eddy-ai',
  eddyChat: '/test-chat',
  deployedAgent: '/eddy-ai?deployed=true',
  account: '/account',
  accountTab: (tab: AccountTab) => (tab === 'overview' ? '/account' : `/account?tab=${tab}`),
  addAsset: '/garage/new',
  asset: (id: number | string) => `/garage/${id}`,
  editAsset: (id: number | string) => `/garage/${id}/edit`,
  settings: '/settings',
  admin: '/admin',
  adminReports: '/admin?tab=reports',
  adminPossession: '/admin?tab=possession',
  adminSync: '/admin/sync',
  /** The broker's desk. */
  broker: '/broker',
  adminUser: (id: string) => `/admin/users/${id}`,
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  changePassword: '/change-password',
  changeEmail: '/change-email',
  confirmEmail: '/confirm-email',
  trades: '/trades',
  myListings: '/my-listings',
  editListing: (id: number | string) => `/my-listings/${id}/edit`,
  manage: (token: string) => `/manage/${token}`,
  splitScreen: '/split-screen',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  notifications: '/notifications',
  unsubscribe: '/unsubscribe',
} as const;

/** The beginnings of paths of screens for one person, or behind a mailed link. Crawlers skip them. */
export const PRIVATE_PATHS: readonly string[] = [
  paths.account,
  paths.admin,
  paths.broker,
  paths.settings,
  paths.myListings,
  paths.asset(''),
  paths.trades,
  paths.notifications,
  paths.manage(''),
  paths.eddyChat,
  paths.boatPosted,
  paths.resetPassword,
  paths.changePassword,
  paths.changeEmail,
  paths.confirmEmail,
  paths.unsubscribe,
];

/** Where its parties read a trade and answer it. */
export const tradePath = (id: number) => `${paths.trades}/${id}`;
export const ledgerCardPath = (tradeId: number) => `${paths.broker}?tab=ledger&trade=${tradeId}`;
export const wiresPath = (tradeId: number) => `${paths.broker}?tab=wires&trade=${tradeId}`;

/** A person's public profile. Old usernames may contain any character. */
export const personPath = (username: string) => `/people/${encodeURIComponent(username)}`;

/** Where the parties of a closed trade review each other. */
export const reviewsPath = (id: number) => `${tradePath(id)}#reviews`;

/** Where anybody checks a document of ours, by its hash or the code printed on it. */
export const verifyPath = (hash?: string) => (hash === undefined ? '/verify' : `/verify/${hash}`);

/** Where an answer to a trade's current revision is put together. */
export const counterPath = (id: number) => `${tradePath(id)}/counter`;

/** Where an offer is put together: for a boat, or beginning with something of one's own. */
export const newOfferPath = (about: { boat?: number; with?: string; asset?: number }) =>
  `${paths.trades}/new?${new URLSearchParams(
    Object.entries(about).map(([name, value]): [string, string] => [name, String(value)]),
  )}`;

/** Where an owner compares all offers on one of their boats. */
export const boatOffersPath = (id: number | string) => `${paths.myListings}/${id}/offers`;

/** Where an owner proves that they hold a boat. */
export const possessionPath = (id: number | string) => `${paths.editListing(id)}/possession`;

/** The screen on which either party reviews a negotiation. */
export const negotiationPath = (id: number) => `${paths.deployedAgent}&negotiation=${id}`;

/** Opens a conversation in the account. */
export const conversationPath = (boatId: number, userId: string) =>
  `${paths.accountTab('messages')}&${new URLSearchParams({ boat: String(boatId), with: userId })}`;

/** The path of the form for a want. `subject` is `boat-12`, `asset-7` or `cash`. */
export const wantPath = (subject: string) => `${paths.accountTab('wants')}&for=${subject}`;
