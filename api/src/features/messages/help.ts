import type { HelpTopic } from '../../platform/help.ts';

export const messageHelp: readonly HelpTopic[] = [
  {
    id: 'contact-owner',
    asks: [
      'contact owner',
      'message seller',
      'reach owner',
      'talk',
      'write owners',
      'ask seller question',
      'chat owner',
    ],
    answer: {
      en: 'Open a boat and press Message Owner, or ask me to draft a message. You’ll find your conversations in your account.',
      es: 'Abre un barco y pulsa Message Owner, o pídeme que redacte un mensaje. Tus conversaciones están en tu cuenta.',
      fr: 'Ouvrez un bateau et appuyez sur Message Owner, ou demandez-moi de rédiger un message. Vos conversations sont dans votre compte.',
      de: 'Öffne ein Boot und drücke Message Owner, oder bitte mich um einen Entwurf. Deine Unterhaltungen findest du in deinem Konto.',
    },
  },
  {
    id: 'contact-details',
    asks: [
      'see phone number owner',
      'share phone number message',
      'exchange phone numbers seller',
      'number',
      'talk outside app whatsapp',
    ],
    answer: {
      en: 'I don’t share other people’s contact details. Keep talking on Tradewind until you trust the other side: there we can help if something goes wrong, and people who push you to another app are often scammers.',
    },
  },
  {
    id: 'delete-message',
    asks: ['delete message', 'unsend message', 'take back message sent', 'remove conversation'],
    answer: {
      en: 'Open the conversation in your account and choose Delete on your message. It disappears for both of you.',
    },
  },
  {
    id: 'no-reply',
    asks: ['owner reply', 'seller answering', 'long until owner answers', 'nobody answers messages'],
    answer: {
      en: 'You’ll get a notification as soon as the owner answers. If you hear nothing, you can write once more, make an offer, or let me find similar boats.',
    },
  },
];
