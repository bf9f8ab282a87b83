import type { HelpTopic } from '../../platform/help.ts';

export const blockHelp: readonly HelpTopic[] = [
  {
    id: 'blocked-sees',
    asks: ['blocked person see', 'blocked see listings', 'blocked know'],
    ideas: [
      [
        /\bblock(?:ed|ing)?\b/,
        /\b(?:see|sees|seeing|view|visible|look at|find out|know|knows|notice|told|notified|aware)\b/,
        /^(?!.*\b(?:how (?:do|can|to)|where) (?:i |we |you )?(?:can |do )?(?:block|unblock|see))/,
      ],
    ],
    answer: {
      en: 'Nobody is told about a block. Someone you blocked still sees your listings, as everybody does, but can’t write to you or make offers with you, and doesn’t see your garage. The same goes for you and them.',
    },
  },
  {
    id: 'block',
    asks: [
      'block',
      'stop person writing',
      'harassing',
      'block user',
      'unblock',
      'guy keeps bothering',
      'rid annoying buyer',
      'messages person anymore',
      'want contact person anymore',
      'rude',
      'leave alone',
      'keeps writing',
      'spamming',
    ],
    ideas: [
      [
        /\b(?:pester|bother|harass|annoy|stalk|spam|bug|hassl|nag)\w*\b/,
        /\b(?:me|us|someone|somebody|guy|user|person|buyer|seller|owner|he|she|they|stop|block)\b/,
      ],
      [
        /\b(?:un)?block(?:ed|ing)?\b/,
        /\b(?:him|her|them|someone|somebody|guy|user|users|person|people|member|buyer|seller|owner|anyone|troll|creep)\b/,
      ],
    ],
    answer: {
      en: 'Open the conversation with that person and choose Block. They can’t write to you anymore, and nobody is told. You can unblock them under Messages in your account.',
      es: 'Abre la conversación con esa persona y elige Block. Ya no podrá escribirte. Puedes desbloquearla en Messages, en tu cuenta.',
      fr: 'Ouvrez la conversation avec cette personne et choisissez Block. Elle ne pourra plus vous écrire. Vous pouvez la débloquer sous Messages dans votre compte.',
      de: 'Öffne die Unterhaltung mit der Person und wähle Block. Sie kann dir dann nicht mehr schreiben. Aufheben kannst du das unter Messages in deinem Konto.',
    },
  },
];
