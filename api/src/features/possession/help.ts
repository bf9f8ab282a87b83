import type { HelpTopic } from '../../platform/help.ts';

export const possessionHelp: readonly HelpTopic[] = [
  {
    id: 'possession',
    asks: [
      'prove possession',
      'prove hold boat',
      'photo with code',
      'one-time code photo',
      'possession badge',
      'badge boat mean',
      'prove boat mine',
    ],
    answer: {
      en: 'Open My Listings, choose Prove Possession in the boat’s menu and ask for a code. Write it by hand, take a photo of it with the boat and send it within two days. Our team looks at the photo, and the boat then shows when you held it. The badge proves possession, not ownership, and nobody else sees the photo.',
    },
  },
  {
    id: 'hull-number',
    asks: ['hull number', 'hull identification number', 'HIN', 'find hull number', 'hull number private'],
    answer: {
      en: 'The hull number is the 12 characters on the right side of the transom. You can enter it when you list or edit a boat. We check its form and its model year, and no two live listings can have the same one. It stays private until a trade is agreed.',
    },
  },
];
