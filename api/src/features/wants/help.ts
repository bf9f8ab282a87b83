import type { HelpTopic } from '../../platform/help.ts';

export const wantHelp: readonly HelpTopic[] = [
  {
    id: 'wants',
    asks: ['wants', 'where set take', 'set accept trade', 'private lowest value', 'sees lowest price'],
    ideas: [
      [
        /\b(?:change|edit|update|set|add|remove|choose)\b/,
        /\bwhat (?:i|we|id|i would|we would)(?: would)? (?:accept|take|want)\b/,
        /^(?!.*(?:_(?:money|bound|boat|make|person)_|\boffer\b))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Under What I’d Take in your account you say what you’d take for a boat or a thing of yours. Your lowest value stays private: other members never see it.',
      es: 'En What I’d Take, en tu cuenta, dices qué aceptarías por un barco o una cosa tuya. Tu valor mínimo es privado: los demás nunca lo ven.',
      fr: 'Sous What I’d Take, dans votre compte, vous dites ce que vous prendriez pour un bateau ou une chose à vous. Votre valeur minimale reste privée : les autres ne la voient jamais.',
      de: 'Unter What I’d Take in deinem Konto sagst du, was du für ein Boot oder eine Sache von dir nähmst. Dein niedrigster Wert bleibt privat: Andere sehen ihn nie.',
    },
  },
];
