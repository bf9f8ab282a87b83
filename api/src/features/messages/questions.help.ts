import { PROPOSAL_HOURS } from '@tradewind/domain/trades/proposal';
import type { HelpTopic } from '../../platform/help.ts';
import { messagesOfUser } from './limits.ts';

/** Small questions about messages. */
export const messageQuestionsHelp: readonly HelpTopic[] = [
  {
    id: 'message-not-sent',
    asks: [],
    ideas: [
      [
        /\b(?:messages?|texts?|chats?)\b/,
        /\b(?:(?:are|is|do|does|will|did|can|could) not (?:be )?(?:send\w*|sent|go (?:out|through)|deliver\w*|work\w*|post\w*)|not (?:sending|sent|going (?:out|through)|delivered|working)|fail(?:s|ed)? to send|stuck|send failed|error)\b/,
        /\b(?:my|i|our|we|why|a)\b/,
        /^(?!.*\b(?:do not send|draft|tell|him|her|them|delete)\b)/,
      ],
      [
        /\b(?:why|how come)\b/,
        /\b(?:can|could)(?: (?:i|we))? not (?:i |we )?(?:\w+ )?(?:message|write|text|contact|chat|reply|answer)\b|\bnot (?:able|allowed)\b|\bunable\b|\bnot (?:it |you |the site )?(?:let|allow)\b/,
        /\b(?:message|write|text|contact|chat|reply|answer)\b/,
        /_person_|\b(?:him|her|them|owners?|sellers?|somebody|anyone|people|this (?:guy|person|one))\b/,
        /^(?!.*\b(?:(?:he|she|they|_person_) (?:does|do|did|will|would|can|has|have)|(?:does|did|will|would|has) (?:he|she|they|_person_)) not\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: `Check your connection first: the page keeps what you typed and tells you when a message didn’t go out. Nobody can write to a person who blocked them, and ${messagesOfUser.most} messages a minute are the limit. If it still fails, tell us on the Contact page.`,
      es: `Comprueba primero tu conexión: la página conserva lo que escribiste y te dice si un mensaje no salió. Nadie puede escribir a quien lo bloqueó, y el límite son ${messagesOfUser.most} mensajes por minuto. Si sigue fallando, avísanos en la página Contact.`,
      fr: `Vérifiez d’abord votre connexion : la page garde ce que vous avez tapé et dit si un message n’est pas parti. Personne ne peut écrire à qui l’a bloqué, et la limite est de ${messagesOfUser.most} messages par minute. Si cela échoue encore, dites-le-nous sur la page Contact.`,
      de: `Prüfe zuerst deine Verbindung: Die Seite behält, was du getippt hast, und sagt, wenn eine Nachricht nicht hinausging. Niemand kann jemandem schreiben, der ihn blockiert hat, und mehr als ${messagesOfUser.most} Nachrichten in der Minute gehen nicht. Wenn es weiter nicht klappt, sag es uns über die Seite Contact.`,
    },
  },
  {
    id: 'who-is-online',
    asks: [],
    ideas: [
      [
        /\b(?:is|are|was|were|who|see|show|tell|know|when)\b/,
        /\b(?:online|last (?:online|seen|active|logged|signed)|logged in|signed in|on (?:here|the site) right now)\b/,
        /_person_|\b(?:he|she|they|him|her|owners?|sellers?|people|members?|somebody|someone|anyone|anybody|who)\b/,
        /^(?!.*\b(?:sell|list|pay|payment|closing|sign|listing|boats?|i (?:sign|log))\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Tradewind doesn’t show who is online or when somebody was here last. Write to them: they get a notification, and you get one as soon as they answer.',
      es: 'Tradewind no muestra quién está conectado ni cuándo estuvo alguien por última vez. Escríbele: recibe una notificación, y tú otra en cuanto responda.',
      fr: 'Tradewind ne montre pas qui est en ligne ni quand quelqu’un est venu pour la dernière fois. Écrivez-lui : la personne reçoit une notification, et vous aussi dès qu’elle répond.',
      de: 'Tradewind zeigt nicht, wer online ist oder wann jemand zuletzt da war. Schreib einfach: Die Person bekommt eine Benachrichtigung, und du auch, sobald sie antwortet.',
    },
  },
  {
    id: 'read-receipts',
    asks: [],
    ideas: [
      [
        /\bread (?:receipts?|status|confirmations?)\b|\bblue (?:ticks?|checks?|check ?marks?)\b(?!.*\b(?:name|profile|account|badge)\b)/,
      ],
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
      en: 'A conversation doesn’t show whether the other person has read a message, and they don’t see it of you. You get a notification as soon as they answer.',
      es: 'Una conversación no muestra si la otra persona ha leído un mensaje, y ella tampoco lo ve de ti. Recibes una notificación en cuanto responde.',
      fr: 'Une conversation ne montre pas si l’autre personne a lu un message, et elle ne le voit pas de vous non plus. Vous recevez une notification dès qu’elle répond.',
      de: 'Ein Gespräch zeigt nicht, ob die andere Seite eine Nachricht gelesen hat, und sie sieht es auch von dir nicht. Du bekommst eine Benachrichtigung, sobald sie antwortet.',
    },
  },
  {
    id: 'mute',
    asks: [],
    ideas: [
      [
        /\b(?:mute|silence|snooze|quiet)\b/,
        /\b(?:someone|somebody|him|her|them|person|people|conversations?|chats?|messages?|members?|guy|users?|notifications?)\b/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'There’s no mute for one person. You can turn off notifications about all messages under Account, Profile, Notifications, or block somebody in the conversation: then they can’t write to you anymore, and nobody is told.',
      es: 'No se puede silenciar a una sola persona. Puedes apagar los avisos de todos los mensajes en Account, Profile, Notifications, o bloquear a alguien en la conversación: ya no podrá escribirte, y nadie se entera.',
      fr: 'On ne peut pas mettre une seule personne en sourdine. Vous pouvez couper les notifications de tous les messages sous Account, Profile, Notifications, ou bloquer quelqu’un dans la conversation : il ne pourra plus vous écrire, et personne n’en est averti.',
      de: 'Eine einzelne Person stummschalten geht nicht. Du kannst Benachrichtigungen über alle Nachrichten unter Account, Profile, Notifications abschalten oder jemanden in der Unterhaltung blockieren: Dann kann er dir nicht mehr schreiben, und niemand erfährt davon.',
    },
  },
  {
    id: 'offer-or-message',
    asks: [],
    ideas: [
      [
        /\b(?:difference|differ|versus|vs|or)\b/,
        /\boffers?\b/,
        /\bmessages?\b/,
        /\b(?:what|how|should i|better|between|which)\b/,
        /^(?!.*(?:_(?:money|bound|person)_|\b(?:any|new|unread|did|have i|my)\b))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: `A message is just words to an owner and commits you to nothing. An offer states what you’d give and get; it stands for ${PROPOSAL_HOURS.offer} hours, and if both sides accept the same terms, the boats in it are reserved and the trade is agreed.`,
      es: `Un mensaje son solo palabras a un dueño y no te compromete. Una oferta dice qué darías y recibirías; vale ${PROPOSAL_HOURS.offer} horas, y si las dos partes aceptan las mismas condiciones, los barcos quedan reservados y el intercambio está acordado.`,
      fr: `Un message n’est que des mots à un propriétaire et n’engage à rien. Une offre dit ce que vous donneriez et recevriez ; elle vaut ${PROPOSAL_HOURS.offer} heures, et si les deux parties acceptent les mêmes conditions, les bateaux sont réservés et l’échange est convenu.`,
      de: `Eine Nachricht sind nur Worte an einen Besitzer und verpflichtet zu nichts. Ein Angebot sagt, was du gibst und bekommst; es gilt ${PROPOSAL_HOURS.offer} Stunden, und wenn beide Seiten dieselben Bedingungen annehmen, sind die Boote reserviert und der Tausch ist vereinbart.`,
    },
  },
];
