import type { HelpTopic } from '../../platform/help.ts';
import { AT_ONCE, FREE, NO_UNDO } from '../../platform/help-replies.ts';
import { messagesOfUser } from './limits.ts';

export const messageHelp: readonly HelpTopic[] = [
  {
    id: 'messages-where',
    asks: [],
    ideas: [
      [
        /\bwhere\b/,
        /\b(?:my|the|all my|our) (?:\w+ )?(?:messages|conversations|inbox|chats|mail)\b/,
        /\b(?:find|see|read|show up|appear|are|is|look|open|go|come|land|check|get to)\b/,
        /^(?!.*\b(?:where are we|he|she|they|delete\w*|gone|disappear\w*|missing|not (?:there|arriv\w*|show\w*)|spam)\b|.*_(?:person|boat|make|own|type)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Your conversations are under Messages in your account, and the bell at the top tells you about new ones. You can also ask me what’s new.',
      es: 'Tus conversaciones están en Messages, en tu cuenta, y la campana de arriba te avisa de las nuevas. También puedes preguntarme qué hay de nuevo.',
      fr: 'Vos conversations sont sous Messages dans votre compte, et la cloche en haut signale les nouvelles. Vous pouvez aussi me demander ce qu’il y a de neuf.',
      de: 'Deine Unterhaltungen findest du unter Messages in deinem Konto, und die Glocke oben meldet neue. Du kannst mich auch fragen, was es Neues gibt.',
    },
  },
  {
    id: 'contact-owner',
    ideas: [
      [
        /^(?:(?:so|and|hey|okay) )*(?:how|where) (?:do|can) i (?:reply|answer|respond|write back)\b/,
        /^(?!.*\b(?:offers?|reviews?)\b)/,
      ],
    ],
    asks: [
      'contact owner',
      'message seller',
      'reach owner',
      'talk',
      'write owners',
      'ask seller question',
      'chat owner',
    ],
    more: { cost: FREE },
    answer: {
      en: 'Open a boat and press Message Owner, or ask me to draft a message. You’ll find your conversations in your account.',
      es: 'Abre un barco y pulsa Message Owner, o pídeme que redacte un mensaje. Tus conversaciones están en tu cuenta.',
      fr: 'Ouvrez un bateau et appuyez sur Message Owner, ou demandez-moi de rédiger un message. Vos conversations sont dans votre compte.',
      de: 'Öffne ein Boot und drücke Message Owner, oder bitte mich um einen Entwurf. Deine Unterhaltungen findest du in deinem Konto.',
    },
  },
  {
    id: 'other-app',
    asks: ['owner wants whatsapp instead'],
    ideas: [
      [
        /\b(?:texted|text|called|emailed|messaged|mailed|contacted|reached out|wrote)\b/,
        /\b(?:outside|off|away from) (?:of )?(?:the |this |your )?(?:site|platform|app|tradewind|website)\b/,
        /\b(?:me|us|i)\b/,
        /^(?!.*\b(?:pay|wire|deposit|zelle|venmo|bank|codes?|password)\b)/,
      ],
      [
        /\b(?:whats ?app|telegram|signal|texting|text (?:him|her|them)|sms|messenger|facebook|instagram|wechat|skype|my (?:phone|cell|number|email)|another app|off (?:the |this )?(?:site|platform|app)|by (?:phone|text|email))\b/,
        /\b(?:wants?|asks?|asked|says?|said|told|tells|insists?|prefers?|pushes|keeps|suggests?|suggested|would like)\b/,
        /\b(?:he|she|they|sellers?|owners?|buyers?|guys?|lady|dude|someone|somebody|person)\b/,
        /^(?!.*\b(?:(?:his|her|their) (?:number|phone|cell|email)|give me|get me|verification|codes?|password|check|zelle|venmo|paypal|wire|deposit|pay|bank|ssn|social|shipper|tell (?:him|her|them)|write (?:him|her|them)|link)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Better not yet: keep talking on Tradewind until you trust the other side. People who push you to another app are often scammers, and only here can our team see what was said if something goes wrong. If you’re unsure, choose Report message in the conversation.',
      es: 'Mejor todavía no: sigue hablando por Tradewind hasta que confíes en la otra parte. Quien te empuja a otra aplicación suele ser un estafador, y solo aquí puede ver nuestro equipo lo que se dijo si algo va mal. Si dudas, elige Report message en la conversación.',
      fr: 'Mieux vaut attendre : continuez sur Tradewind tant que vous ne faites pas confiance à l’autre. Ceux qui vous poussent vers une autre application sont souvent des escrocs, et ce n’est qu’ici que notre équipe peut voir ce qui a été dit. En cas de doute, choisissez Report message dans la conversation.',
      de: 'Besser noch nicht: Bleib auf Tradewind, bis du der anderen Seite vertraust. Wer dich zu einer anderen App drängt, ist oft ein Betrüger, und nur hier kann unser Team sehen, was gesagt wurde, wenn etwas schiefgeht. Wenn du unsicher bist, wähle in der Unterhaltung Report message.',
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
    ideas: [
      [
        /\b(?:whats ?app|telegram|signal|texting|sms|messenger|facebook|instagram|wechat|skype|off ?-? ?(?:site|platform)|outside (?:of )?(?:the |this |your )?(?:site|app|platform))\b/,
        /\b(?:move|moving|switch\w*|continue|talk|talking|chat|chatting|go|take (?:it|this|the)|conversation|instead|over|write|text|message|contact|wants?|asks?|prefers?)\b/,
        /\b(?:he|she|they|seller|owner|buyer|guy|we|can|should|is it|ok|okay|safe|us)\b/,
        /^(?!.*\b(?:his|her|their|owner 's|seller 's|give me|get me|number|pay|deposit|money|wire|cash|transfer|sign|papers?|contract)\b)/,
      ],
    ],
    answer: {
      en: 'I don’t share other people’s contact details. Keep talking on Tradewind until you trust the other side: there we can help if something goes wrong, and people who push you to another app are often scammers.',
      es: 'No comparto datos de contacto de otras personas. Sigue hablando por Tradewind hasta que confíes en la otra parte: allí podemos ayudar si algo va mal, y quien te empuja a otra aplicación suele ser un estafador.',
      fr: 'Je ne partage pas les coordonnées des autres. Restez sur Tradewind jusqu’à ce que vous fassiez confiance à l’autre : là nous pouvons aider, et ceux qui vous poussent vers une autre application sont souvent des escrocs.',
      de: 'Kontaktdaten anderer gebe ich nicht weiter. Bleib auf Tradewind, bis du der anderen Seite vertraust: Dort können wir helfen, wenn etwas schiefgeht, und wer dich zu einer anderen App drängt, ist oft ein Betrüger.',
    },
  },
  {
    id: 'message-back',
    asks: ['restore deleted message'],
    ideas: [
      [
        /\b(?:undo|restor\w+|back|recover|by (?:accident|mistake)|accident\w*|oops)\b/,
        /\b(?:delet\w+|remov\w+|eras\w+)\b/,
        /\b(?:messages?|msgs?|conversations?)\b/,
      ],
    ],
    answer: {
      en: 'No: a deleted message is gone for both of you. You can write it again.',
      es: 'No: un mensaje borrado desaparece para los dos. Puedes escribirlo de nuevo.',
      fr: 'Non : un message supprimé disparaît pour vous deux. Vous pouvez le réécrire.',
      de: 'Nein: Eine gelöschte Nachricht ist für euch beide weg. Du kannst sie noch einmal schreiben.',
    },
  },
  {
    id: 'message-limit',
    asks: ['limit messages'],
    ideas: [
      [
        /\b(?:limits?|how many|maximum|max|too many|too fast)\b/,
        /\bmessages?\b/,
        /\b(?:can i|may i|allowed|send|sending|write|per)\b/,
        /^(?!.*\b(?:unread|do i have|new|did|have i)\b)/,
      ],
    ],
    answer: {
      en: `You can send up to ${messagesOfUser.most} messages a minute.`,
      es: `Puedes enviar hasta ${messagesOfUser.most} mensajes por minuto.`,
      fr: `Vous pouvez envoyer jusqu’à ${messagesOfUser.most} messages par minute.`,
      de: `Du kannst bis zu ${messagesOfUser.most} Nachrichten in der Minute senden.`,
    },
  },
  {
    id: 'delete-message',
    asks: ['delete message', 'unsend message', 'take back message sent', 'remove conversation'],
    ideas: [
      [
        /\b(?:unsend|delete|remove|take back|recall|undo|retract)\b/,
        /\b(?:my|the|that|a) (?:last |latest |sent |first )?(?:message|text|msg)s?\b/,
        /^(?!.*\b(?:offer|card|draft|listing|account)\b)/,
      ],
    ],
    isWhole: true,
    more: { undo: NO_UNDO, time: AT_ONCE },
    answer: {
      en: 'Open the conversation in your account and choose Delete on your message. It disappears for both of you.',
      es: 'Abre la conversación en tu cuenta y elige Delete en tu mensaje. Desaparece para los dos.',
      fr: 'Ouvrez la conversation dans votre compte et choisissez Delete sur votre message. Il disparaît pour vous deux.',
      de: 'Öffne das Gespräch in deinem Konto und wähle Delete bei deiner Nachricht. Sie verschwindet für euch beide.',
    },
  },
  {
    id: 'no-reply',
    asks: ['owner reply', 'seller answering', 'long until owner answers', 'nobody answers messages'],
    ideas: [
      [
        /\b(?:owners?|sellers?|buyers?|he|she|they|guy|person|nobody|no one)\b/,
        /\b(?:(?:do|does|did|is|are|has|have) not (?:\w+ )?(?:answer\w*|repl\w+|respond\w*|write back|written back|get back)|never (?:answers?|replies|responds|writes? back)|not (?:answering|replying|responding)|no (?:answer|reply|response))\b/,
        /\b(?:what (?:do|can|should|now|to do)|how|help|why|now)\b/,
        /^(?!.*(?:_(?:boat|make|person|money)_|\b(?:offer|deposit|closing|sea trial|broker)\b))/,
      ],
      [
        /\b(?:owners?|sellers?|people|they|someone|somebody|members?)\b/,
        /\b(?:normal|usual|typical|common|okay|how long|how soon|when)\b/,
        /\b(?:answer|answers|reply|replies|respond|responds|write back|get back|hear back)\b/,
        /\b(?:week|weeks|days?|long|month|usually|normally|typically|wait)\b|_(?:n|quantity|bound|listed)_/,
        /^(?!.*(?:_(?:boat|make|person|money)_|\b(?:which|who|offers?|deposit|closing|rank|sort|broker|i (?:have|get) to)\b))/,
      ],
      [
        /\b(?:(?:stopped|quit|ceased) (?:writing|answering|replying|responding|texting)|went (?:quiet|silent|dark)|gone (?:quiet|silent|dark)|ghost(?:ed|s|ing)?|leaves? me hanging|radio silence)\b/,
        /^(?!.*\b(?:make|get) (?:him|her|them|\w+) (?:to )?stop\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'You’ll get a notification as soon as the owner answers. If you hear nothing, you can write once more, make an offer, or let me find similar boats.',
      es: 'Recibirás un aviso en cuanto el dueño responda. Si no hay noticias, puedes escribir una vez más, hacer una oferta o dejar que busque barcos parecidos.',
      fr: 'Vous recevrez une notification dès que le propriétaire répond. Sans nouvelles, vous pouvez écrire encore une fois, faire une offre, ou me laisser trouver des bateaux semblables.',
      de: 'Du bekommst eine Benachrichtigung, sobald der Besitzer antwortet. Wenn nichts kommt, kannst du noch einmal schreiben, ein Angebot machen oder mich ähnliche Boote suchen lassen.',
    },
  },
];
