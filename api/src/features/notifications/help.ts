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
    id: 'notifications-where',
    asks: [],
    ideas: [
      [
        /\b(?:where|how (?:do|can|could) (?:i|we)|can i|show me|open|find|see|which page|is there)\b/,
        /\b(?:my|the|all(?: my| the)?|old|past|earlier|new|unread|a list of|list of) (?:\w+ )?(?:notifications?|alerts)\b|\b(?:see|view|find|check|read|look at) notifications?\b|\bnotifications? (?:page|center|list|history|inbox|bell)\b/,
        /^(?!.*\b(?:off|stop\w*|mute|silence|unsubscribe|disable|fewer|less|too many|so many|turn|settings?|change|choose|preferences|not (?:get|getting|see|work\w*|com\w*|arriv\w*)|never|email|emails|price|prices|search|match\w*|when|if|boats?|set up|create)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Press the bell at the top of every page: it counts what is unread and shows the newest, and from there you open the Notifications page with all of them. How you’re notified, on Tradewind, by email or not at all, you choose under Account, Profile, Notifications.',
      es: 'Pulsa la campana arriba en cada página: cuenta lo no leído y muestra lo más reciente, y desde allí abres la página Notifications con todos los avisos. Cómo te avisamos, en Tradewind, por correo o nada, lo eliges en Account, Profile, Notifications.',
      fr: 'Appuyez sur la cloche en haut de chaque page : elle compte les notifications non lues et montre les plus récentes ; de là, vous ouvrez la page Notifications avec toutes. Comment vous êtes prévenu, sur Tradewind, par e-mail ou pas du tout, se choisit sous Account, Profile, Notifications.',
      de: 'Drücke oben auf jeder Seite die Glocke: Sie zählt die ungelesenen Benachrichtigungen und zeigt die neuesten; von dort öffnest du die Seite Notifications mit allen. Wie du benachrichtigt wirst, auf Tradewind, per E-Mail oder gar nicht, wählst du unter Account, Profile, Notifications.',
    },
  },
  {
    id: 'notified-by-text',
    asks: [],
    ideas: [
      [
        /\b(?:notif\w+|alerts?|alerted|updates?|reminders?|get|receive|send(?: me)?|tell me|let me know)\b/,
        /\b(?:by|via|per|as|through|over) (?:a |an )?(?:text|texts|text message|sms|phone|whats ?app|push|push notification)\b|\b(?:text|sms|push|whats ?app|phone) (?:notifications?|alerts?|messages?|updates?|reminders?)\b|\bto my (?:phone|cell)\b/,
        /^(?!.*\b(?:off|stop\w*|he|she|they|owner|seller|buyer|scam|link)\b)/,
      ],
      [
        /\b(?:text|sms|call) me\b/,
        /\b(?:when|if|whenever|once|every time)\b.*\b(?:offers?|messages?|answers?|replies|writes?|happens|news|match\w*|boats?)\b/,
        /\b(?:can|could|do|will|would)\b/,
        /^(?!.*\b(?:tell|ask) (?:him|her|them)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'There are no text messages or calls: we notify you on Tradewind, at the bell at the top, and by email. You choose it for each kind under Account, Profile, Notifications.',
      es: 'No hay SMS ni llamadas: te avisamos en Tradewind, en la campana de arriba, y por correo. Se elige para cada tipo en Account, Profile, Notifications.',
      fr: 'Il n’y a ni SMS ni appels : nous vous prévenons sur Tradewind, à la cloche en haut, et par e-mail. Cela se choisit pour chaque genre sous Account, Profile, Notifications.',
      de: 'SMS oder Anrufe gibt es nicht: Wir benachrichtigen dich auf Tradewind, oben an der Glocke, und per E-Mail. Das wählst du für jede Art unter Account, Profile, Notifications.',
    },
  },
  {
    id: 'notified-of-answers',
    asks: [],
    ideas: [
      [
        /\b(?:notif\w+|alerts?|alerted|told|tell me|let me know|emails?|emailed|mail|hear|ping(?:ed)?|find out|learn|text(?:ed)?|know|message)\b/,
        /\b(?:do|will|would|can|does|how|am|are)\b.*\b(?:i|me|you)\b/,
        /\b(?:when|if|once|whenever|that)\b.*\b(?:some(?:one|body)|any(?:one|body)|the (?:owner|seller|buyer|other side)|he|she|they|people|a buyer|an owner|there is|i get|gets?)\b.*\b(?:answers?|answered|replies|reply|replied|responds?|responded|accepts?|accepted|declines?|declined|counters?|writes?|wrote|messages?|offers?|bids?|makes?)\b/,
        /^(?!.*\b(?:price|prices|drop|drops|search|match\w*|saved|viewed?|views|looks?|looked|agent|tell (?:him|her|them|_person_)|message (?:him|her|them)|off|stop\w*|too many|not (?:get|getting|got|notified)|never|yet|did|has|have|anything|what did|if i)\b|.*_(?:person|money|bound|type)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Yes: we notify you when somebody writes to you and when somebody makes or answers an offer. You see it at the bell at the top, and by email if emails are on for that kind: choose that under Account, Profile, Notifications.',
      es: 'Sí: te avisamos cuando alguien te escribe y cuando alguien hace o responde una oferta. Lo ves en la campana de arriba, y por correo si los correos de ese tipo están activados: se elige en Account, Profile, Notifications.',
      fr: 'Oui : nous vous prévenons quand quelqu’un vous écrit et quand quelqu’un fait une offre ou y répond. Vous le voyez à la cloche en haut, et par e-mail si les e-mails de ce genre sont activés : cela se choisit sous Account, Profile, Notifications.',
      de: 'Ja: Wir benachrichtigen dich, wenn dir jemand schreibt und wenn jemand ein Angebot macht oder beantwortet. Du siehst es oben an der Glocke, und per E-Mail, wenn E-Mails für diese Art an sind: Das wählst du unter Account, Profile, Notifications.',
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
