import type { HelpTopic } from '../../platform/help.ts';

export const reportHelp: readonly HelpTopic[] = [
  {
    id: 'report',
    asks: [
      'report listing',
      'report scammer',
      'listing fake',
      'report message',
      'flag suspicious user',
      'think found fraud',
      'stole photos',
      'listing stolen',
    ],
    answer: {
      en: 'On a boat’s page choose Report this listing; in a conversation choose Report message; reviews have a Report button, too. Our team looks at every report, and the other person doesn’t learn who sent it.',
    },
  },
];
