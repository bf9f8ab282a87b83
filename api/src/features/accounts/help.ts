import type { HelpTopic } from '../../platform/help.ts';

export const accountHelp: readonly HelpTopic[] = [
  {
    id: 'password',
    asks: [
      'change password',
      'forgot password',
      'reset password',
      'cannot log',
      'login',
      'set password',
      'login anymore',
      'locked account',
      'update password',
      'login work',
    ],
    ideas: [
      [
        /^(?!.*\b(?:he|she|they|seller|owner|buyer|guy|somebody|someone)\b).*\b(?:password|passcode|login)\b/,
        /\b(?:forgot\w*|forget|remember|recall|lost|misplaced|slipped|blank|recover|reset|no idea|do not know)\b/,
      ],
    ],
    answer: {
      en: 'To change your password, open Account, then Profile, and choose Change Password under Sign-in. If you forgot it, choose Forgot Password on the sign-in screen, and we’ll email you a link.',
      es: 'Para cambiar tu contraseña, abre Account, luego Profile, y elige Change Password en Sign-in. Si la olvidaste, elige Forgot Password al iniciar sesión y te enviaremos un enlace.',
      fr: 'Pour changer votre mot de passe, ouvrez Account, puis Profile, et choisissez Change Password sous Sign-in. En cas d’oubli, choisissez Forgot Password à la connexion, et nous vous enverrons un lien.',
      de: 'Dein Passwort änderst du unter Account, Profile, Sign-in mit Change Password. Wenn du es vergessen hast, wähle beim Anmelden Forgot Password, und wir schicken dir einen Link.',
    },
  },
  {
    id: 'change-email',
    asks: [
      'change email address',
      'update email',
      'use another email account',
      'email address',
      'switch account email',
    ],
    answer: {
      en: 'Open Account, then Profile, and choose Change Email under Sign-in. We’ll send a link to the new address, and the change counts once you open it.',
    },
  },
  {
    id: 'delete-account',
    asks: [
      'delete account',
      'close account',
      'remove profile',
      'leave site good',
      'cancel account',
      'deactivate account',
    ],
    answer: {
      en: 'Open Account, then Profile. Under Your data, choose Delete My Account and confirm with your password. That’s for good, so download a copy of your data first if you need it.',
      es: 'Abre Account, luego Profile. En Your data, elige Delete My Account y confirma con tu contraseña. Es definitivo.',
      fr: 'Ouvrez Account, puis Profile. Sous Your data, choisissez Delete My Account et confirmez avec votre mot de passe. C’est définitif.',
      de: 'Öffne Account, dann Profile. Unter Your data wählst du Delete My Account und bestätigst mit deinem Passwort. Das ist endgültig.',
    },
  },
  {
    id: 'export-data',
    asks: [
      'download data',
      'export data',
      'copy',
      'gdpr data export',
      'download information',
      'data store',
      'data file',
      'everything store me download',
    ],
    ideas: [
      [
        /\b(?:get|take|pull|bring|move|export|download|retrieve|copy|extract|save|want|need|receive|send)\b/,
        /\b(?:my|our) (?:own |personal )?(?:data|information)\b|\b(?:everything|all) (?:that )?(?:you|tradewind) (?:know|knows|have|has|store|stores|keep|keeps)\b/,
        /\b(?:out|with me|away|download|export|copy|file|elsewhere|off|zip|before i leave|all of|me a)\b/,
      ],
    ],
    answer: {
      en: 'Open Account, then Profile. Under Your data, choose Download My Data, and you get a copy of everything that belongs to your account.',
    },
  },
  {
    id: 'profile',
    ideas: [
      [
        /^(?:(?:please|can you|could you) )*(?:show|see|view|open|display)(?: me)? my (?:profile|account)(?: page| data| details)?[?.! ]*$/,
      ],
    ],
    asks: [
      'change profile',
      'edit name',
      'change profile photo',
      'update bio',
      'change username',
      'change phone number',
      'edit profile picture',
    ],
    answer: {
      en: 'Open Account, then Profile. There you can edit your name, username, photo, location, phone and bio.',
    },
  },
  {
    id: 'google',
    asks: ['log google', 'sign google', 'google account login'],
    ideas: [
      [
        /\bgoogle\b/,
        /\b(?:log|login|logging|sign|signing|signed|account|use|continue)\b/,
        /^(?!.*\b(?:email|address)\b)/,
      ],
    ],
    answer: {
      en: 'Choose Continue with Google on the sign-in screen. If you don’t see that button, Google sign-in isn’t offered here, and you sign in with your email.',
    },
  },
  {
    id: 'sign-up',
    asks: ['sign', 'create account', 'register', 'account', 'join'],
    answer: {
      en: 'Choose Sign Up at the top of the page and enter your name and email. You can browse without an account; you need one to list a boat, message owners, save boats and make offers.',
    },
  },
  {
    id: 'privacy',
    asks: [
      'see email phone',
      'see phone number',
      'information private',
      'other members see phone number',
      'share data',
      'address visible',
      'other people see',
      'sees last name',
      'last name visible',
      'name public',
      'phone number visible',
      'email visible others',
    ],
    answer: {
      en: 'Other members see your first name and your listings, and a listing’s data includes your last name if you gave one. They never see your email or phone. You write to each other through Tradewind. The Privacy page has the details.',
    },
  },
  {
    id: 'verified',
    asks: ['verified', 'verified mean', 'become verified member', 'verified badge'],
    answer: {
      en: 'A verified badge means that a broker checked who the member is while closing a trade, or that our team did otherwise. It says nothing about a boat or its title. To get one without a trade, write to us from the Contact page.',
    },
  },
];
