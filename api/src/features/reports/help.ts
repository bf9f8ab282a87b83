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
    ideas: [
      [
        /\b(?:ads?|listings?|posts?|boats?|users?|sellers?|owners?|profiles?|accounts?|messages?)\b/,
        /\b(?:report|reporting|flag|flagging)\b|\b(?:suspicious|fishy|sketchy|shady|phony|bogus|dodgy)\b.*\b(?:what (?:do|should|can) i|where|how|who|tell|let you)\b/,
        /\b(?:suspicious|fishy|sketchy|shady|phony|bogus|dodgy|fake|scam\w*|fraud\w*|stolen)\b/,
      ],
    ],
    answer: {
      en: 'On a boat’s page choose Report this listing; in a conversation choose Report message; reviews have a Report button, too. Our team looks at every report, and the other person doesn’t learn who sent it.',
    },
  },
];
