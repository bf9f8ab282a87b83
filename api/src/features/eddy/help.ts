import type { HelpTopic } from '../../platform/help.ts';

export const eddyHelp: readonly HelpTopic[] = [
  {
    id: 'delete-chat',
    asks: ['delete chat', 'clear conversation', 'reads write', 'delete chat history', 'remember'],
    answer: {
      en: 'Only you see our chats. Open the list of chats to delete one; it’s gone for good then.',
    },
  },
  {
    id: 'eddy-acts',
    asks: ['send messages', 'without asking', 'act own', 'buy'],
    answer: {
      en: 'I only prepare things: messages, offers and settings appear as cards, and nothing happens until you click. I never buy, pay, sign or accept anything for you.',
    },
  },
];
