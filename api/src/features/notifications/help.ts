import type { HelpTopic } from '../../platform/help.ts';
import { AT_ONCE, FREE } from '../../platform/help-replies.ts';

export const notificationHelp: readonly HelpTopic[] = [
  {
    id: 'set-reminder',
    asks: [],
    ideas: [
      [
        /\bremind (?:me|us)\b|\b(?:set|make|create|put) (?:me )?(?:a |an |another )?(?:reminders?|alarm|calendar (?:entry|event))\b/,
        /^(?!.*\b(?:tell (?:him|her|them)|message|what (?:was|is|did)|what you|who|which|where|offers? (?:ends?|expires?|runs? out))\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'I can’t set reminders. In a closing, Tradewind reminds you of each task once before its deadline and once after it, and the trade’s page shows every date. You can also ask me what’s due.',
      es: 'No puedo poner recordatorios. En un cierre, Tradewind te recuerda cada tarea una vez antes de su plazo y otra después, y la página del intercambio muestra todas las fechas. También puedes preguntarme qué vence.',
      fr: 'Je ne peux pas créer de rappel. Dans une clôture, Tradewind vous rappelle chaque tâche une fois avant son échéance et une fois après, et la page de l’échange montre toutes les dates. Vous pouvez aussi me demander ce qui est dû.',
      de: 'Erinnerungen kann ich nicht einrichten. In einem Abschluss erinnert dich Tradewind an jede Aufgabe einmal vor der Frist und einmal danach, und die Seite des Tauschs zeigt alle Termine. Du kannst mich auch fragen, was fällig ist.',
    },
  },
  {
    id: 'notified-about',
    asks: ['notified when price drops', 'alert price change'],
    ideas: [
      [
        /\b(?:notif\w+|alerts?|alerted|told|tell me|let me know|emails?|emailed|hear|ping|find out|learn)\b/,
        /\b(?:when|if|about|of|whenever|once)\b/,
        /\b(?:drops?|lowers?|lowered|reduces?|reduced|cuts?|changes?|changed|goes? down|cheaper)\b.*\bprices?\b|\bprices? (?:\w+ )?(?:drops?|reductions?|cuts?|changes?|goes|falls?|lowered)\b/,
        /^(?!.*\b(?:my price|i (?:drop|lower|change|cut)|agent|bitcoin|btc)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'There’s no notification for a changed price. We tell you when somebody writes to you, makes or answers an offer, when a boat you saved is traded, and when your agent finds a match. A deployed agent looks at changed boats, too, so tell it your top price.',
      es: 'No hay aviso por un cambio de precio. Te avisamos cuando alguien te escribe, hace o responde una oferta, cuando se intercambia un barco que guardaste y cuando tu agente encuentra algo. Un agente desplegado también mira los barcos que cambian, así que dile tu precio máximo.',
      fr: 'Il n’y a pas d’avis pour un changement de prix. Nous vous prévenons quand quelqu’un vous écrit, fait une offre ou y répond, quand un bateau que vous avez enregistré est échangé et quand votre agent trouve quelque chose. Un agent déployé regarde aussi les bateaux modifiés : donnez-lui votre prix maximal.',
      de: 'Für einen geänderten Preis gibt es keine Benachrichtigung. Wir melden uns, wenn dir jemand schreibt, ein Angebot macht oder beantwortet, wenn ein gemerktes Boot getauscht wird und wenn dein Agent etwas findet. Ein eingesetzter Agent sieht auch geänderte Boote an: Nenn ihm deinen Höchstpreis.',
    },
  },
  {
    id: 'no-notifications',
    asks: [],
    ideas: [
      [
        /\bnotifications?\b|\bnotified\b|\balerts?\b|\bnotification emails?\b/,
        /\b(?:never|not (?:get|getting|receive|receiving|working|work|arriv\w*|com\w*|see)|do not (?:get|receive|see|come|work)|did not (?:get|come|receive)|no longer|stopped|missing|missed|any)\b/,
        /\b(?:i|my|why|we)\b/,
        /^(?!.*\b(?:do not want|stop (?:the|all|sending)|turn (?:off|them off)|unsubscribe|too many|without)\b)/,
      ],
    ],
    answer: {
      en: 'Look at Account, Profile, Notifications first: there you choose for each kind whether we tell you on Tradewind, by email, both or not at all. The bell at the top shows those on the site. If emails are on but don’t arrive, look in your spam folder and check your address under Sign-in.',
      es: 'Mira primero en Account, Profile, Notifications: allí eliges para cada tipo si te avisamos en Tradewind, por correo, de ambas formas o de ninguna. La campana de arriba muestra los avisos del sitio. Si los correos están activados y no llegan, mira en la carpeta de spam y comprueba tu dirección en Sign-in.',
      fr: 'Regardez d’abord sous Account, Profile, Notifications : vous y choisissez pour chaque genre si nous vous prévenons sur Tradewind, par e-mail, des deux façons ou pas du tout. La cloche en haut montre celles du site. Si les e-mails sont activés mais n’arrivent pas, regardez dans les spams et vérifiez votre adresse sous Sign-in.',
      de: 'Sieh zuerst unter Account, Profile, Notifications nach: Dort wählst du für jede Art, ob wir dich auf Tradewind, per E-Mail, auf beiden Wegen oder gar nicht benachrichtigen. Die Glocke oben zeigt die auf der Seite. Wenn E-Mails an sind und nicht ankommen, sieh im Spam-Ordner nach und prüfe deine Adresse unter Sign-in.',
    },
  },
  {
    id: 'email-settings',
    asks: [
      'stop emails',
      'turn off email notifications',
      'unsubscribe',
      'too many emails',
      'change notification settings',
      'email settings',
      'alerts',
      'turn notifications',
      'mute notifications',
    ],
    ideas: [
      [
        /\b(?:where|how|can i|could i)\b/,
        /\b(?:change|choose|pick|set|control|manage|decide|adjust|select|edit)\b/,
        /\b(?:emails?|mails?|notifications?|alerts?)\b/,
        /\b(?:which|what|how often|kinds?|you send|i get|send me|settings?|preferences|only)\b/,
        /^(?!.*\b(?:my email|email address|new email|sign in|log in)\b)/,
      ],
      [
        /\b(?:keep getting|constant\w*|non ?-?stop|so many|too many|flood\w*|all day|every (?:day|hour|minute|five minutes))\b/,
        /\b(?:notifications?|alerts?|emails?|mails?|pings?|reminders?)\b/,
        /^(?!.*\b(?:from (?:him|her|them)|he|she|they|guy|somebody|someone|search|boats|listings)\b)/,
      ],
      [
        /\b(?:mails?|e ?-? ?mails?|notifications?|messages from (?:you|tradewind)|newsletters?)\b/,
        /\b(?:why (?:am|do|did|are)|too (?:many|much|often)|at night|in the middle of|so many|all the time|annoying|every (?:day|hour)|constantly|bombard\w*|flooded)\b/,
        /^(?!.*\b(?:reset|owner|seller|buyer|he|she|they|password|link|real|legit|scam)\b)/,
      ],
      [
        /\b(?:stop\w*|off|mut(?:e|ing)|silence|unsubscribe|disable|fewer|less|no more|too many|so many|quit|sick of|tired of|opt out|get rid|end|enough|not want)\b/,
        /\b(?:e ?-? ?mails?|mails?|emailing|mailing|notifications?|notifying|notified|notify|alerts?|newsletters?|pings?|pinging|reminders?|digests?)\b/,
      ],
    ],
    more: { cost: FREE, time: AT_ONCE },
    answer: {
      en: 'Open Account, then Profile. Under Notifications you choose for each kind whether we tell you on Tradewind, by email, both or not at all. Every email also has an unsubscribe link.',
      es: 'Abre Account, luego Profile. En Notifications eliges para cada tipo si te avisamos en Tradewind, por correo, de ambas formas o de ninguna.',
      fr: 'Ouvrez Account, puis Profile. Sous Notifications, vous choisissez pour chaque sujet si nous vous prévenons sur Tradewind, par e-mail, les deux ou pas du tout.',
      de: 'Öffne Account, dann Profile. Unter Notifications wählst du für jede Art, ob wir dich auf Tradewind, per E-Mail, auf beiden Wegen oder gar nicht benachrichtigen.',
    },
  },
];
