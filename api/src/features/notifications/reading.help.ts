import type { HelpTopic } from '../../platform/help.ts';

/** How notifications are read, and what they are about. */
export const readNotificationsHelp: readonly HelpTopic[] = [
  {
    id: 'mark-read',
    asks: [],
    ideas: [
      [
        /\b(?:notifications?|bell|alerts?)\b/,
        /\b(?:mark(?:ed)? (?:\w+ ){0,4}(?:as )?read|clear|dismiss|get rid of the (?:number|dot|badge)|red (?:dot|number)|all read)\b/,
        /^(?!.*\b(?:off|stop|unsubscribe|emails?)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Open the bell at the top, then See all, and press Mark All Read at the end of the list. A single one counts as read once you open it.',
      es: 'Abre la campana de arriba, luego See all, y pulsa Mark All Read al final de la lista. Una sola cuenta como leída cuando la abres.',
      fr: 'Ouvrez la cloche en haut, puis See all, et pressez Mark All Read à la fin de la liste. Une seule compte comme lue une fois ouverte.',
      de: 'Öffne die Glocke oben, dann See all, und drück am Ende der Liste Mark All Read. Eine einzelne gilt als gelesen, sobald du sie öffnest.',
    },
  },
  {
    id: 'emails-sent',
    asks: [],
    ideas: [
      [
        /\b(?:what|which)(?: (?:kinds?|sorts?|types?) of)? (?:e ?-? ?mails?|mails?|notifications?|alerts?|newsletters?)\b/,
        /\b(?:do|will|would|are|can) (?:you|i|tradewind|there|we)\b/,
        /\b(?:send|sent|get|receive|expect|mail|there)\b/,
        /^(?!.*\b(?:off|stop|change|choose|yesterday|today|new|unread|last|latest|did)\b)/,
      ],
      [
        /^(?:(?:so|and|hey|hi|okay) )*(?:what|when|how often|about what) (?:do|will|would) (?:you|tradewind) (?:notify|email|mail|alert) (?:me|us)\b/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'We tell you when somebody writes to you, makes or answers an offer, when a boat you saved is traded, when your agent finds a match, and when a closing needs you. You choose for each kind, on Tradewind, by email, both or not at all, under Account, Profile, Notifications. Emails for your account, such as a password link, always come.',
      es: 'Te avisamos cuando alguien te escribe, hace o responde una oferta, cuando un barco guardado se intercambia, cuando tu agente encuentra algo y cuando un cierre te necesita. Eliges para cada tipo, en Tradewind, por correo, ambos o nada, en Account, Profile, Notifications. Los correos de tu cuenta, como el enlace de contraseña, llegan siempre.',
      fr: 'Nous vous prévenons quand quelqu’un écrit, fait une offre ou y répond, quand un bateau enregistré est échangé, quand votre agent trouve quelque chose et quand une clôture a besoin de vous. Vous choisissez pour chaque genre, sur Tradewind, par e-mail, les deux ou rien, sous Account, Profile, Notifications. Les e-mails du compte, comme un lien de mot de passe, arrivent toujours.',
      de: 'Wir melden uns, wenn jemand dir schreibt, ein Angebot macht oder beantwortet, wenn ein gemerktes Boot getauscht wird, wenn dein Agent etwas findet und wenn ein Abschluss dich braucht. Du wählst für jede Art, auf Tradewind, per E-Mail, beides oder gar nicht, unter Account, Profile, Notifications. E-Mails zum Konto, etwa ein Passwortlink, kommen immer.',
    },
  },
];
