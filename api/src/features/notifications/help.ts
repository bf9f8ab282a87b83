import type { HelpTopic } from '../../platform/help.ts';
import { AT_ONCE, FREE } from '../../platform/help-replies.ts';

export const notificationHelp: readonly HelpTopic[] = [
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
