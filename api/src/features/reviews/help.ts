import { REVIEW_DAYS } from '@tradewind/contract/reviews';
import type { HelpTopic } from '../../platform/help.ts';

export const reviewHelp: readonly HelpTopic[] = [
  {
    id: 'reviews',
    asks: [
      'write review',
      'leave review trading partner',
      'rate trader',
      'reviews hidden',
      'when review visible',
      'reply bad review',
      'star rating mean',
      'change review',
    ],
    answer: {
      en: `Once a trade has closed, everyone in it can review the others for ${REVIEW_DAYS} days, on the trade’s page. Reviews stay hidden until you and the other person have both written or the time is up, and you can change yours until then. The reviewed person can reply once. Reviews show on public profiles, and the stars are their average.`,
    },
  },
  {
    id: 'public-profile',
    asks: [
      'public profile',
      'what others see about me',
      'view profile seller',
      'is seller trustworthy',
      'member since',
      'response time seller',
    ],
    answer: {
      en: 'Press a person’s name on a boat, in messages or on a trade to see their public profile: photo, first name, listings, closed trades, reviews and how soon they usually reply. It never shows an email address, a phone number or a street. Your own is linked from your profile in your account.',
    },
  },
];
