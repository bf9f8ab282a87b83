import type { HelpTopic } from '../../../platform/help.ts';

/** Questions about the address and the password together. */
export const signInHelp: readonly HelpTopic[] = [
  {
    id: 'lost-email',
    asks: [],
    ideas: [
      [
        /\b(?:e ?-? ?mail|mailbox|inbox|mail address|email address)\b/,
        /\b(?:dead|gone|lost (?:access|my)|no longer|can not (?:access|get into|open|reach)|closed|hacked|old|does not (?:exist|work)|do not have (?:access|it)|expired)\b/,
        /\b(?:password|sign in|log in|login|locked out|get in|my account|reset)\b/,
        /^(?!.*\b(?:change my email|new email)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Without that mailbox a reset link can’t reach you, so write to us from the Contact page: only a person on the team can help then. If you’re still signed in somewhere, change the address first, under Account, Profile, Change Email; it counts once you open the link we send to the new one.',
      es: 'Sin ese buzón no te puede llegar un enlace, así que escríbenos desde la página Contact: entonces solo puede ayudar una persona del equipo. Si aún tienes la sesión abierta en algún sitio, cambia primero la dirección en Account, Profile, Change Email; vale cuando abras el enlace que enviamos a la nueva.',
      fr: 'Sans cette boîte, aucun lien ne peut vous parvenir : écrivez-nous depuis la page Contact, seule une personne de l’équipe peut alors aider. Si vous êtes encore connecté quelque part, changez d’abord l’adresse sous Account, Profile, Change Email ; elle vaut dès que vous ouvrez le lien envoyé à la nouvelle.',
      de: 'Ohne dieses Postfach kann dich kein Link erreichen, also schreib uns über die Seite Contact: Dann kann nur ein Mensch aus dem Team helfen. Bist du noch irgendwo angemeldet, ändere zuerst die Adresse unter Account, Profile, Change Email; sie gilt, sobald du den Link öffnest, den wir an die neue schicken.',
    },
  },
  {
    id: 'email-and-password',
    asks: [],
    ideas: [
      [
        /\b(?:change|update|edit|set|new)\b/,
        /\b(?:e ?-? ?mail|mail address|login mail)\b/,
        /\bpasswords?\b/,
        /^(?!.*\b(?:reset|forgot\w*|lost|link|never|he|she|they|support|asked|hacked|dead|gone)\b)/,
      ],
    ],
    answer: {
      en: 'Open Account, then Profile. Under Sign-in you choose Change Email or Change Password. A new address counts once you open the link that we send to it.',
      es: 'Abre Account, luego Profile. En Sign-in eliges Change Email o Change Password. Una dirección nueva vale cuando abres el enlace que le enviamos.',
      fr: 'Ouvrez Account, puis Profile. Sous Sign-in, choisissez Change Email ou Change Password. Une nouvelle adresse vaut dès que vous ouvrez le lien que nous y envoyons.',
      de: 'Öffne Account, dann Profile. Unter Sign-in wählst du Change Email oder Change Password. Eine neue Adresse gilt, sobald du den Link öffnest, den wir dorthin schicken.',
    },
  },
];
