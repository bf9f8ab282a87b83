import type { HelpTopic } from '../../platform/help.ts';

/** Whether the other side has read a message. */
export const readingHelp: readonly HelpTopic[] = [
  {
    id: 'read-receipts',
    asks: [],
    ideas: [
      [/\bread (?:receipts?|status|confirmations?)\b|\bblue (?:ticks?|checks?|check ?marks?)\b/],
      [
        /\b(?:can|could|do|does|will|would|how|is there|did|has|have)\b/,
        /\b(?:see|know|tell|find out|check|notice)\b/,
        /\b(?:read|seen|opened|saw)\b/,
        /\b(?:messages?|texts?|dms?|mine|it|notes?|what i wrote)\b/,
        /\b(?:he|she|they|owners?|sellers?|buyers?|somebody|someone|people|others?|the other side|anybody|anyone|i)\b/,
        /^(?!.*\b(?:review|listing|eddy|agent|unread|new messages?|delete|block\w*|offer)\b)/,
      ],
    ],
    answer: {
      en: 'No: a conversation doesn’t show whether the other person has read a message, and they don’t see it of you. You get a notification as soon as they answer.',
      es: 'No: una conversación no muestra si la otra persona ha leído un mensaje, y ella tampoco lo ve de ti. Recibes una notificación en cuanto responde.',
      fr: 'Non : une conversation ne montre pas si l’autre personne a lu un message, et elle ne le voit pas de vous non plus. Vous recevez une notification dès qu’elle répond.',
      de: 'Nein: Ein Gespräch zeigt nicht, ob die andere Seite eine Nachricht gelesen hat, und sie sieht es auch von dir nicht. Du bekommst eine Benachrichtigung, sobald sie antwortet.',
    },
  },
];
