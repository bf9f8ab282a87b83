import type { HelpTopic } from '../../platform/help.ts';

export const wantHelp: readonly HelpTopic[] = [
  {
    id: 'wants',
    asks: ['wants', 'take', 'set accept trade', 'private lowest value', 'sees lowest price'],
    answer: {
      en: 'Under Wants in your account you say what you’d take for a boat or a thing of yours. Your lowest value stays private: other members never see it.',
    },
  },
];
