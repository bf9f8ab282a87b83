import type { HelpTopic } from '../../../platform/help.ts';

export const lockedOutHelp: readonly HelpTopic[] = [
  {
    id: 'locked-out',
    asks: [],
    ideas: [
      [
        /\b(?:my account|i (?:am|was|got|have been)|i m|it says|says i|we are|account)\b/,
        /\b(?:locked|locked out|suspended|banned|disabled|deactivated|frozen|shut out|too many (?:attempts|tries))\b/,
        /^(?!.*\b(?:e ?-? ?mail|text|sms|link|message|call|someone|somebody|him|her|they|their|his|listing|boat|funds|money|trade|deal|price|in at)\b)/,
      ],
    ],
    answer: {
      en: 'After too many attempts to sign in you have to wait a while. Then try again, or choose “Forgot your password?” on the sign-in screen. If our team suspended your account, the sign-in screen tells you so, with the reason: write to us from the Contact page.',
      es: 'Tras demasiados intentos de entrar hay que esperar un rato. Después prueba otra vez, o elige “Forgot your password?” en la pantalla de acceso. Si nuestro equipo suspendió tu cuenta, esa pantalla te lo dice, con el motivo: escríbenos desde la página Contact.',
      fr: 'Après trop de tentatives de connexion, il faut attendre un moment. Réessayez ensuite, ou choisissez “Forgot your password?” sur l’écran de connexion. Si notre équipe a suspendu votre compte, cet écran le dit, avec la raison : écrivez-nous depuis la page Contact.',
      de: 'Nach zu vielen Anmeldeversuchen musst du eine Weile warten. Versuch es danach noch einmal, oder wähle auf dem Anmeldebildschirm “Forgot your password?”. Hat unser Team dein Konto gesperrt, steht das dort mit dem Grund: Schreib uns über die Seite Contact.',
    },
  },
];
