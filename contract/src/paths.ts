/** The addresses of the product's screens, each written once. */
export const paths = {
  home: '/',
  boats: '/boats',
  boat: (id: number | string) => `/boats/${id}`,
  listBoat: '/list-boat',
  boatPosted: '/boat-posted',
  pricing: '/pricing',
  eddy: '/eddy-ai',
  eddyChat: '/test-chat',
  account: '/account',
  settings: '/settings',
  admin: '/admin',
  adminSync: '/admin/sync',
  adminUser: (id: string) => `/admin/users/${id}`,
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  changePassword: '/change-password',
  myListings: '/my-listings',
  editListing: (id: number | string) => `/my-listings/${id}/edit`,
  manage: (token: string) => `/manage/${token}`,
  splitScreen: '/split-screen',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
} as const;

export const messagesPath = `${paths.account}?tab=messages`;

/** Where a conversation about a boat with somebody opens: the account's messages, with its dialog. */
export const conversationPath = (boatId: number, otherId: string) =>
  `${messagesPath}&${new URLSearchParams({ boat: String(boatId), with: otherId })}`;
