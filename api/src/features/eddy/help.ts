import type { HelpTopic } from '../../platform/help.ts';
import { NO_UNDO } from '../../platform/help-replies.ts';

export const eddyHelp: readonly HelpTopic[] = [
  {
    id: 'known-about-me',
    asks: [],
    ideas: [
      [
        /\b(?:what|which|how much|anything|everything)\b/,
        /\b(?:know|have|see|store|stored|save|keep|collect\w*|remember|track)\b/,
        /\b(?:about|on|of) (?:me|us)\b/,
        /\b(?:you|eddy|tradewind|your)\b/,
        /^(?!.*\b(?:delete|erase|owners?|sellers?|others|people|reviews?|offers?|boats?)\b)/,
      ],
      [
        /\b(?:do|does|how do) (?:you|eddy|tradewind) (?:\w+ )?(?:know|have|see)\b/,
        /\b(?:where (?:i|we) (?:live|am|are)|who i am|my (?:address|town|name|location|home))\b/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'What your account holds: your profile with your town, your boats and garage, saved boats, agent, messages, offers and closings. I look at these only to answer you, and our chats are seen only by you. To have it all, open Account, then Profile, and download a copy under Your data.',
      es: 'Lo que hay en tu cuenta: tu perfil con tu ciudad, tus barcos y tu garaje, barcos guardados, agente, mensajes, ofertas y cierres. Solo los miro para responderte, y nuestros chats solo los ves tú. Para tenerlo todo, abre Account, luego Profile, y descarga una copia en Your data.',
      fr: 'Ce que contient votre compte : votre profil avec votre ville, vos bateaux et votre garage, bateaux enregistrés, agent, messages, offres et clôtures. Je ne les regarde que pour vous répondre, et vous seul voyez nos chats. Pour tout avoir, ouvrez Account, puis Profile, et téléchargez une copie sous Your data.',
      de: 'Was in deinem Konto steht: dein Profil mit deinem Ort, deine Boote und deine Garage, gespeicherte Boote, Agent, Nachrichten, Angebote und Abschlüsse. Ich sehe sie nur an, um dir zu antworten, und unsere Chats siehst nur du. Alles auf einmal: Öffne Account, dann Profile, und lade unter Your data eine Kopie herunter.',
    },
  },
  {
    id: 'eddy-reads',
    asks: ['eddy read messages', 'eddy reads conversations'],
    ideas: [
      [
        /\b(?:chats?|conversations?|talks?|messages|questions|what i (?:say|write|tell|ask|type))\b/,
        /\b(?:with|to) (?:you|eddy)\b|\bour chats?\b/,
        /\b(?:private|confidential|public|stored?|saved?|recorded|kept|visible|who (?:can )?(?:sees?|reads?)|anyone (?:sees?|reads?)|see|read)\b/,
        /\b(?:are|is|do|does|can|who|will)\b/,
      ],
      [
        /\b(?:you|eddy|ai|bot|tradewind|staff)\b/,
        /\b(?:read|reads|reading|see|sees|spy|spying|access|look(?:s|ing)? (?:at|into|through)|monitor\w*|listen\w*)\b/,
        /\b(?:private|my|our) (?:\w+ )?(?:messages?|conversations?|chats?|inbox)\b/,
        /^(?!.*\b(?:show|unread|new|latest|last|tell me what|aloud|did (?:he|she|they))\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'I look into your messages only when you ask me about them, and I never see what other members write to each other. Our chats are seen only by you, and you can delete them.',
      es: 'Solo miro tus mensajes cuando me preguntas por ellos, y nunca veo lo que otros miembros se escriben. Nuestros chats solo los ves tú, y puedes borrarlos.',
      fr: 'Je ne regarde vos messages que lorsque vous m’interrogez à leur sujet, et je ne vois jamais ce que d’autres membres s’écrivent. Vous seul voyez nos chats, et vous pouvez les supprimer.',
      de: 'Deine Nachrichten sehe ich nur an, wenn du mich danach fragst, und was andere einander schreiben, sehe ich nie. Unsere Chats siehst nur du, und du kannst sie löschen.',
    },
  },
  {
    id: 'languages',
    asks: ['languages spoken', 'site spanish', 'switch language'],
    ideas: [
      [
        /\b(?:spanish|french|german|italian|portuguese|dutch|russian|chinese|other languages?|which languages?|what languages?|languages?)\b/,
        /\b(?:speak|speaks|talk|write|understand|answer|available|switch|change|translate[ds]?|site|website|page|languages?|know)\b/,
        /^(?!.*_(?:type|make|boat|bound|money)_)/,
        /^(?!.*\b(?:owners?|sellers?|message|tell|ask) )/,
      ],
    ],
    answer: {
      en: 'I understand and answer English, Spanish, French and German; just write to me in one of them. The pages of the site are in English.',
      es: 'Entiendo y respondo en inglés, español, francés y alemán; escríbeme simplemente en uno de ellos. Las páginas del sitio están en inglés.',
      fr: 'Je comprends et réponds en anglais, espagnol, français et allemand ; écrivez-moi simplement dans l’une de ces langues. Les pages du site sont en anglais.',
      de: 'Ich verstehe und antworte auf Englisch, Spanisch, Französisch und Deutsch; schreib mir einfach in einer davon. Die Seiten der Website sind auf Englisch.',
    },
  },
  {
    id: 'delete-chat',
    asks: ['delete chat', 'clear conversation', 'reads write', 'delete chat history', 'remember'],
    more: { undo: NO_UNDO },
    ideas: [
      [
        /\b(?:turn off|disable|stop|clear|delete|erase|remove|wipe|get rid of|keep)\b/,
        /\b(?:chat|search|conversation|my|your) (?:\w+ )?history\b|\bhistory of (?:my|our) (?:chats?|searches)\b/,
        /^(?!.*\b(?:price|trade|engine|service|maintenance)\b)/,
      ],
    ],
    answer: {
      en: 'Only you see our chats. Open the list of chats to delete one; it’s gone for good then.',
      es: 'Nuestros chats solo los ves tú. Abre la lista de chats para borrar uno; entonces desaparece para siempre.',
      fr: 'Vous seul voyez nos chats. Ouvrez la liste des chats pour en supprimer un ; il disparaît alors pour de bon.',
      de: 'Unsere Chats siehst nur du. Öffne die Liste der Chats, um einen zu löschen; dann ist er endgültig weg.',
    },
  },
  {
    id: 'eddy-acts',
    asks: ['send messages', 'without asking', 'act own', 'buy for me automatically'],
    ideas: [
      [
        /^(?:(?:so|and|okay|hey|but) ,? ?)*what (?:can|could|do|are|will|would) (?:you|eddy|things you) (?:not|never|can not|unable|refuse)\b/,
      ],
    ],
    answer: {
      en: 'I only prepare things: messages, offers and settings appear as cards, and nothing happens until you click. I never buy, pay, sign or accept anything for you.',
      es: 'Yo solo preparo cosas: mensajes, ofertas y ajustes aparecen como tarjetas, y no pasa nada hasta que haces clic. Nunca compro, pago, firmo ni acepto nada por ti.',
      fr: 'Je ne fais que préparer : messages, offres et réglages apparaissent sous forme de cartes, et rien ne se passe avant votre clic. Je n’achète, ne paie, ne signe et n’accepte jamais rien pour vous.',
      de: 'Ich bereite nur vor: Nachrichten, Angebote und Einstellungen erscheinen als Karten, und nichts geschieht, bis du klickst. Ich kaufe, bezahle, unterschreibe und nehme nie etwas für dich an.',
    },
  },
];
