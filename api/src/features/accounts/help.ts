import type { HelpTopic } from '../../platform/help.ts';

export const accountHelp: readonly HelpTopic[] = [
  {
    id: 'devices',
    asks: ['two devices', 'several devices', 'phone and laptop', 'sign out everywhere', 'log out other devices'],
    ideas: [
      [
        /\b(?:logged|signed|log|sign) ?(?:in|on|into)\b|\buse\b|\baccount\b|\blogin\b/,
        /\b(?:two|both|several|multiple|different|another|second|more than one) (?:devices?|phones?|computers?|browsers?|places)\b|\b(?:phone|laptop|computer|tablet|pc|ipad|mac) and (?:(?:on )?my )?(?:\w+ )?(?:phone|laptop|computer|tablet|pc|ipad|mac)\b/,
      ],
      [/\b(?:lost|stolen|old|sold)\b.*\b(?:phone|laptop|tablet|computer)\b/, /\b(?:log|sign|logged|signed)\b.*\bout\b/],
      [
        /\b(?:sign|log|signed|logged) ?(?:me )?out\b/,
        /\b(?:everywhere|all|other|every|remote\w*|lost|stolen|old) ?(?:my )?(?:devices?|phones?|computers?|sessions?|browsers?)?\b/,
      ],
      [
        /\b(?:somebody|someone|hacker|stranger|he|she|they)\b.*\b(?:logged|signed|hacked|got|broke|breaks?) (?:in|into)\b|\bhacked\b|\bcompromised\b/,
        /\baccount\b/,
      ],
    ],
    answer: {
      en: 'You can be signed in on as many devices as you like. To sign out all others, change your password: open Account, then Profile, and choose Change Password under Sign-in. Do that at once if you think that somebody else was in your account, and tell us on the Contact page.',
      es: 'Puedes tener la sesión abierta en todos los dispositivos que quieras. Para cerrarla en los demás, cambia tu contraseña: abre Account, luego Profile, y elige Change Password en Sign-in. Hazlo enseguida si crees que alguien entró en tu cuenta, y dínoslo en la página Contact.',
      fr: 'Vous pouvez être connecté sur autant d’appareils que vous voulez. Pour déconnecter tous les autres, changez votre mot de passe : ouvrez Account, puis Profile, et choisissez Change Password sous Sign-in. Faites-le tout de suite si vous pensez que quelqu’un est entré dans votre compte, et dites-le-nous sur la page Contact.',
      de: 'Du kannst auf beliebig vielen Geräten angemeldet sein. Um alle anderen abzumelden, ändere dein Passwort: Öffne Account, dann Profile, und wähle Change Password unter Sign-in. Tu das sofort, wenn du glaubst, dass jemand in deinem Konto war, und sag es uns auf der Seite Contact.',
    },
  },
  {
    id: 'reset-mail',
    asks: ['reset email never came', 'password email not arrived', 'no reset link'],
    ideas: [
      [
        /\b(?:reset|password|pw|sign in|confirmation|verification)\b/,
        /\b(?:e ?-? ?mails?|link|mail)\b/,
        /\b(?:never|not|no|did not|does not|has not|still|missing|where)\b.*\b(?:came|come|arrive\w*|got|get|receive\w*|there|show\w*)\b|\b(?:missing|never came|not arrived)\b/,
      ],
      [/\b(?:pw|pwd|passwort)\b/, /\b(?:reset|forgot\w*|change|lost|new)\b/],
    ],
    answer: {
      en: 'Choose Forgot Password on the sign-in screen and enter the email address of your account. If nothing arrives within a few minutes, look in your spam folder and check the spelling of the address, then ask for a new link. If it still doesn’t come, write to us from the Contact page.',
      es: 'Elige Forgot Password al iniciar sesión y escribe el correo de tu cuenta. Si no llega nada en unos minutos, mira en la carpeta de spam, comprueba la dirección y pide un enlace nuevo. Si sigue sin llegar, escríbenos desde la página Contact.',
      fr: 'Choisissez Forgot Password à la connexion et entrez l’adresse e-mail de votre compte. Si rien n’arrive en quelques minutes, regardez dans vos spams, vérifiez l’adresse et demandez un nouveau lien. Si rien ne vient, écrivez-nous depuis la page Contact.',
      de: 'Wähle beim Anmelden Forgot Password und gib die E-Mail-Adresse deines Kontos ein. Wenn nach ein paar Minuten nichts da ist, sieh im Spam-Ordner nach, prüfe die Adresse und fordere einen neuen Link an. Kommt er weiterhin nicht, schreib uns über die Seite Contact.',
    },
  },
  {
    id: 'age',
    asks: ['how old sign up', 'minimum age', 'age limit account'],
    ideas: [
      [
        /\b(?:how old|what age|minimum age|age limit|under 18|underage|old enough|my (?:son|daughter|kid|teen\w*))\b/,
        /\b(?:sign ?up|account|join|register|use|member|be|have)\b/,
        /^(?!.*_(?:boat|ref|type|make|bound|n)_)/,
      ],
    ],
    answer: {
      en: 'You must be at least 18 years old to open an account.',
      es: 'Debes tener al menos 18 años para abrir una cuenta.',
      fr: 'Il faut avoir au moins 18 ans pour ouvrir un compte.',
      de: 'Für ein Konto musst du mindestens 18 Jahre alt sein.',
    },
  },
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
      es: 'Abre Account, luego Profile, y elige Change Email en Sign-in. Enviamos un enlace a la nueva dirección, y el cambio vale cuando lo abras.',
      fr: 'Ouvrez Account, puis Profile, et choisissez Change Email sous Sign-in. Nous envoyons un lien à la nouvelle adresse, et le changement compte dès que vous l’ouvrez.',
      de: 'Öffne Account, dann Profile, und wähle Change Email unter Sign-in. Wir schicken einen Link an die neue Adresse, und die Änderung gilt, sobald du ihn öffnest.',
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
      es: 'Abre Account, luego Profile. En Your data, elige Download My Data y recibes una copia de todo lo que pertenece a tu cuenta.',
      fr: 'Ouvrez Account, puis Profile. Sous Your data, choisissez Download My Data : vous obtenez une copie de tout ce qui appartient à votre compte.',
      de: 'Öffne Account, dann Profile. Unter Your data wählst du Download My Data und bekommst eine Kopie von allem, was zu deinem Konto gehört.',
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
      es: 'Elige Sign Up arriba en la página e introduce tu nombre y correo. Puedes mirar sin cuenta; la necesitas para anunciar un barco, escribir a dueños, guardar barcos y hacer ofertas.',
      fr: 'Choisissez Sign Up en haut de la page et entrez votre nom et votre e-mail. Vous pouvez regarder sans compte ; il en faut un pour publier un bateau, écrire aux propriétaires, enregistrer des bateaux et faire des offres.',
      de: 'Wähle oben auf der Seite Sign Up und gib Name und E-Mail ein. Umsehen kannst du dich ohne Konto; du brauchst eins, um ein Boot zu inserieren, Besitzern zu schreiben, Boote zu speichern und Angebote zu machen.',
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
      es: 'Los demás ven tu nombre de pila y tus anuncios, y los datos de un anuncio incluyen tu apellido si lo diste. Nunca ven tu correo ni tu teléfono. Os escribís por Tradewind. La página Privacy tiene los detalles.',
      fr: 'Les autres voient votre prénom et vos annonces, et les données d’une annonce incluent votre nom si vous l’avez donné. Ils ne voient jamais votre e-mail ni votre téléphone. Vous vous écrivez par Tradewind. La page Privacy donne les détails.',
      de: 'Andere sehen deinen Vornamen und deine Anzeigen, und die Daten einer Anzeige enthalten deinen Nachnamen, wenn du ihn angegeben hast. E-Mail und Telefon sehen sie nie. Ihr schreibt euch über Tradewind. Einzelheiten stehen auf der Seite Privacy.',
    },
  },
  {
    id: 'verified',
    asks: ['verified', 'verified mean', 'become verified member', 'verified badge'],
    answer: {
      en: 'A verified badge means that a broker checked who the member is while closing a trade, or that our team did otherwise. It says nothing about a boat or its title. To get one without a trade, write to us from the Contact page.',
      es: 'La insignia de verificado significa que un corredor comprobó quién es el miembro al cerrar un intercambio, o que lo hizo nuestro equipo. No dice nada de un barco ni de su título. Para tenerla sin un intercambio, escríbenos desde la página Contact.',
      fr: 'Le badge vérifié signifie qu’un courtier a contrôlé l’identité du membre lors d’une clôture, ou notre équipe autrement. Il ne dit rien d’un bateau ni de son titre. Pour l’obtenir sans échange, écrivez-nous depuis la page Contact.',
      de: 'Das Abzeichen bedeutet, dass ein Makler bei einem Abschluss geprüft hat, wer das Mitglied ist, oder unser Team auf anderem Weg. Über ein Boot oder seinen Titel sagt es nichts. Ohne Tausch bekommst du es, wenn du uns über die Seite Contact schreibst.',
    },
  },
];
