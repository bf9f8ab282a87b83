import type { HelpTopic } from '../../platform/help.ts';

export const favoriteHelp: readonly HelpTopic[] = [
  {
    id: 'save-boat',
    asks: ['save', 'add favorites', 'save later', 'bookmark', 'remove saved', 'favorites'],
    ideas: [
      [
        /^(?:(?:please|can you|could you|eddy) )*(?:un ?)?(?:save|bookmark|favorite|heart|star) (?!.*\b(?:search|money|fees?|draft|preferences|changes|time)\b)\w/,
      ],
    ],
    answer: {
      en: 'Tap the heart on a boat to save it, and tap it again to remove it. You’ll find your saved boats in your account, or ask me to show them. I can’t save one for you.',
    },
  },
];
