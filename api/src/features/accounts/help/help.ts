import type { HelpTopic } from '../../../platform/help.ts';
import { AT_ONCE, FREE } from '../../../platform/help-replies.ts';

export const accountHelp: readonly HelpTopic[] = [
  {
    id: 'one-account',
    asks: ['two accounts'],
    ideas: [
      [
        /\b(?:two|second|another|multiple|several|more than one|_n_|separate|extra) (?:\w+ )?accounts?\b/,
        /\b(?:can|could|may|open|have|create|allowed|need|make)\b/,
        /^(?!.*\b(?:wife|husband|partner|son|daughter|brother|friend|bank|trust)\b)/,
      ],
    ],
    answer: {
      en: 'No: each person may have one account. You can list several boats in it.',
      es: 'No: cada persona puede tener una cuenta. En ella puedes anunciar varios barcos.',
      fr: 'Non : chaque personne peut avoir un seul compte. Vous pouvez y publier plusieurs bateaux.',
      de: 'Nein: Jede Person darf ein Konto haben. Darin kannst du mehrere Boote inserieren.',
    },
  },
  {
    id: 'shared-account',
    asks: ['two people one account', 'joint account'],
    ideas: [
      [
        /\b(?:add|invite|give|include|connect)\b/,
        /\b(?:wife|husband|spouse|partner|girlfriend|boyfriend|son|daughter|brother|sister|father|mother|dad|mom|friend|colleague|co ?-? ?owner|somebody|someone|another (?:person|user))\b/,
        /\b(?:to|on|access to|into) (?:the|my|our|this|one) (?:\w+ )?account\b/,
      ],
      [
        /\b(?:list|sell|post|advertise)\b/,
        /\b(?:for|on behalf of) (?:my|a|our) (?:dad|father|mom|mother|parents?|brother|sister|son|daughter|friend|buddy|neighbor|uncle|aunt|wife|husband|client|boss|customer|grandfather|grandpa)\b|\b(?:dad|father|mom|mother|brother|friend|neighbor|uncle|client) 's (?:boat|yacht)\b/,
        /\b(?:can|could|may|how|is it|allowed|possible|want)\b/,
      ],
      [
        /\b(?:(?:_n_|two|several|more) (?:people|persons|of us|owners|users)|_(?:quantity|bound)_|couples?|we|us)\b/,
        /\b(?:share|one account|an account together|same (?:account|login)|joint account|account (?:together|between us))\b/,
      ],
      [
        /\b(?:wife|husband|spouse|partner|girlfriend|boyfriend|sons?|daughters?|kids?|brother|sister|father|mother|dad|mom|friend|buddy|colleague|two (?:people|persons|of us|users)|both of us|we both|us both|family|co ?-? ?owners?|roommate)\b/,
        /\b(?:accounts?|logins?|log in|sign in|passwords?|profiles?)\b/,
        /\b(?:same|one|shares?|shared|sharing|joint|together|use|uses|using|two|both|own|separate|give)\b/,
        /^(?!.*\b(?:hacked|stole|stolen|delete|blocked?)\b)/,
      ],
      [
        /\b(?:(?:two|_n_|several|more|both) (?:people|persons|of us|owners|users|members|accounts)|co ?-? ?(?:own\w*|list\w*)|joint\w*|together|my (?:wife|husband|brother|sister|partner|buddy|friend|dad|son|daughter) and (?:i|me))\b|_(?:quantity|bound)_/,
        /\b(?:own|share|shared|co ?-? ?own\w*|co ?-? ?list\w*|list together|joint\w*|manage|run)\b/,
        /\b(?:listings?|ads?)\b/,
        /\b(?:can|could|may|is it|possible|allowed|how)\b/,
      ],
    ],
    namesBoats: true,
    more: { cost: FREE },
    answer: {
      en: 'Each person needs an account of their own, because a password is for one person only. Registering is free, so the other person can simply create one. A listing belongs to one account: if you own a boat together, one of you lists it, and in a closing all owners sign the bill of sale.',
      es: 'Cada persona necesita su propia cuenta, porque una contraseña es de una sola persona. Registrarse es gratis, así que la otra persona puede crear la suya. Un anuncio pertenece a una cuenta: si el barco es de los dos, lo anuncia uno, y en un cierre todos los dueños firman el contrato de venta.',
      fr: 'Chaque personne a besoin de son propre compte, car un mot de passe est à une seule personne. L’inscription est gratuite : l’autre peut donc en créer un. Une annonce appartient à un seul compte : si le bateau est à vous deux, l’un de vous le publie, et à la clôture tous les propriétaires signent l’acte de vente.',
      de: 'Jede Person braucht ein eigenes Konto, denn ein Passwort gehört nur einer Person. Die Anmeldung ist kostenlos, die andere Person kann sich also eins anlegen. Eine Anzeige gehört zu einem Konto: Gehört euch das Boot zusammen, inseriert es einer von euch, und beim Abschluss unterschreiben alle Eigentümer den Kaufvertrag.',
    },
  },
  {
    id: 'buy-together',
    asks: ['buy a boat together', 'two buyers'],
    ideas: [
      [
        /\b(?:together|jointly|as (?:co ?-? ?owners|partners)|go halves|go in on|split (?:it|a boat|the (?:cost|price|boat))|both (?:of us|our names)|two buyers)\b/,
        /\b(?:buy|buying|purchase|get|own|make an offer|offer|trade|go halves|go in|split|names)\b/,
        /\b(?:wife|husband|spouse|partner|girlfriend|boyfriend|sons?|daughters?|brothers?|sisters?|father|mother|dad|mom|friends?|buddy|buddies|colleague|neighbor|cousin|uncle|two (?:people|persons|of us|buyers)|both of us|we|us)\b/,
        /\b(?:can|could|may|is it|possible|allowed|how|want|do we)\b/,
        /^(?!.*\b(?:account|login|password|listing|list|sell|boats|cost together|total)\b)/,
      ],
    ],
    answer: {
      en: 'One of you makes the offer: each side of a trade is one person’s account. Whether both of your names can be on the papers is a question for the broker in the closing, so ask before you sign.',
      es: 'La oferta la hace uno de vosotros: cada parte de un intercambio es la cuenta de una persona. Si los dos nombres pueden figurar en los papeles, pregúntalo al bróker en el cierre, antes de firmar.',
      fr: 'L’un de vous fait l’offre : chaque partie d’un échange est le compte d’une personne. Pour savoir si vos deux noms peuvent figurer sur les papiers, demandez au courtier lors de la clôture, avant de signer.',
      de: 'Einer von euch macht das Angebot: Jede Seite eines Tauschs ist das Konto einer Person. Ob beide Namen in den Papieren stehen können, fragt ihr beim Abschluss den Makler, bevor ihr unterschreibt.',
    },
  },
  {
    id: 'devices',
    asks: ['two devices', 'several devices', 'phone and laptop', 'sign out everywhere', 'log out other devices'],
    ideas: [
      [
        /\b(?:somebody|someone|hacker|stranger|anybody|anyone|ex|wife|husband|kid|son|daughter)\b.*\b(?:used|using|uses|accessed|is in|was in|took over|has access|knows my password)\b/,
        /\bmy (?:account|password|login)\b/,
      ],
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
    id: 'sign-out',
    asks: [],
    ideas: [
      [
        /^(?:(?:so|and|okay|hey|please|eddy) ,? ?)*(?:how|where|can you|could you)?(?: (?:do|can|to|does|one))?(?: (?:i|one|you))? ?(?:log|sign) ?(?:me )?(?:out|off)(?: (?:here|of (?:this|the site|my account|tradewind)))?[?.! ]*$/,
      ],
    ],
    answer: {
      en: 'Press Sign Out at the top of the page; on a phone it’s in the menu.',
      es: 'Pulsa Sign Out arriba en la página; en el teléfono está en el menú.',
      fr: 'Choisissez Sign Out en haut de la page ; sur un téléphone, c’est dans le menu.',
      de: 'Drücke oben auf der Seite Sign Out; auf dem Telefon steht es im Menü.',
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
      en: 'Choose “Forgot your password?” on the sign-in screen and enter the email address of your account. If nothing arrives within a few minutes, look in your spam folder and check the spelling of the address, then ask for a new link. If it still doesn’t come, write to us from the Contact page.',
      es: 'Elige “Forgot your password?” al iniciar sesión y escribe el correo de tu cuenta. Si no llega nada en unos minutos, mira en la carpeta de spam, comprueba la dirección y pide un enlace nuevo. Si sigue sin llegar, escríbenos desde la página Contact.',
      fr: 'Choisissez « Forgot your password? » à la connexion et entrez l’adresse e-mail de votre compte. Si rien n’arrive en quelques minutes, regardez dans vos spams, vérifiez l’adresse et demandez un nouveau lien. Si rien ne vient, écrivez-nous depuis la page Contact.',
      de: 'Wähle beim Anmelden „Forgot your password?“ und gib die E-Mail-Adresse deines Kontos ein. Wenn nach ein paar Minuten nichts da ist, sieh im Spam-Ordner nach, prüfe die Adresse und fordere einen neuen Link an. Kommt er weiterhin nicht, schreib uns über die Seite Contact.',
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
      [
        /\bi(?: am|m|'m)? (?:only |just )?(?:1[0-7]|_n_|_age_)(?: (?:years? old|yrs?|yo))?\b|\b(?:i am|we are) (?:a )?(?:minors?|teen\w*|kids?|underage)\b/,
        /\b(?:can|could|may|allowed|able|okay)\b/,
        /\b(?:buy|sell|trade|join|sign up|use|account|register|list)\b/,
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
        /\b(?:can not|could not|unable to|not able to|trouble|(?:does|will|did) not let me|wo not let me|keeps?|locked out|fails?|not work\w*)\b/,
        /\b(?:log|sign|get) ?(?:me )?(?:back )?in\b|\blogin\b|\bpasswords?\b|\blocked out\b/,
        /^(?!.*\b(?:he|she|they|seller|owner|buyer|guy|somebody|someone|reset (?:mail|email|link)|never (?:came|arrived|got)|get in touch)\b)/,
      ],
      [
        /^(?!.*\b(?:he|she|they|seller|owner|buyer|guy|somebody|someone)\b).*\b(?:password|passcode|login)\b/,
        /\b(?:forgot\w*|forget|remember|recall|lost|misplaced|slipped|blank|recover|reset|no idea|do not know)\b/,
      ],
    ],
    more: { cost: FREE, time: AT_ONCE },
    answer: {
      en: 'To change your password, open Account, then Profile, and choose Change Password under Sign-in. If you forgot it, choose “Forgot your password?” on the sign-in screen, and we’ll email you a link.',
      es: 'Para cambiar tu contraseña, abre Account, luego Profile, y elige Change Password en Sign-in. Si la olvidaste, elige “Forgot your password?” al iniciar sesión y te enviaremos un enlace.',
      fr: 'Pour changer votre mot de passe, ouvrez Account, puis Profile, et choisissez Change Password sous Sign-in. En cas d’oubli, choisissez « Forgot your password? » à la connexion, et nous vous enverrons un lien.',
      de: 'Dein Passwort änderst du unter Account, Profile, Sign-in mit Change Password. Wenn du es vergessen hast, wähle beim Anmelden „Forgot your password?“, und wir schicken dir einen Link.',
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
    ideas: [
      [
        /\b(?:change|update|switch|replace|set|move)\b/,
        /\bmy (?:\w+ )?(?:e ?-? ?mail|mail)(?: address)?\b(?! (?:notifications?|settings|preferences|alerts?))/,
        /^(?!.*\b(?:how often|stop|fewer|notif\w+|digest|seller|owner|buyer|he|she|they|password|listing|ad|happens|effect)\b)/,
      ],
      [
        /\b(?:e ?-? ?mail|mail)\b/,
        /\b(?:wrong|typo|misspell\w*|misspelt|incorrect|mistake|mistyped|fix|correct|old|lost access|no longer|typed)\b/,
        /\b(?:my|our|the|account|signed up|registered)\b/,
        /^(?!.*\b(?:check|seller|owner|buyer|password|listing|ad|he|she|they)\b)/,
      ],
    ],
    more: {
      cost: FREE,
      public: {
        en: 'No: other members never see your email address.',
        es: 'No: otros miembros nunca ven tu correo.',
        fr: 'Non : les autres membres ne voient jamais votre adresse e-mail.',
        de: 'Nein: Andere Mitglieder sehen deine E-Mail-Adresse nie.',
      },
    },
    answer: {
      en: 'Open Account, then Profile, and choose Change Email under Sign-in. We’ll send a link to the new address, and the change counts once you open it.',
      es: 'Abre Account, luego Profile, y elige Change Email en Sign-in. Enviamos un enlace a la nueva dirección, y el cambio vale cuando lo abras.',
      fr: 'Ouvrez Account, puis Profile, et choisissez Change Email sous Sign-in. Nous envoyons un lien à la nouvelle adresse, et le changement compte dès que vous l’ouvrez.',
      de: 'Öffne Account, dann Profile, und wähle Change Email unter Sign-in. Wir schicken einen Link an die neue Adresse, und die Änderung gilt, sobald du ihn öffnest.',
    },
  },
  {
    id: 'profile',
    ideas: [
      [
        /^(?:(?:so|and|hey|please|sorry|but) )*(?:what|whats|where) (?:is|was|do i (?:find|see))? ?(?:my|our) (?:own )?(?:user ?name|login name|login|handle|profile name|display name)(?: (?:again|here|on here|now))*[?.! ]*$/,
      ],
      [
        /\b(?:change|remove|delete|edit|update|add|hide|take|get)\b/,
        /\bmy (?:\w+ )?(?:phone(?: number)?|number|bio|picture|photo|location|town|name)\b/,
        /\b(?:off|from|on|in|out of) (?:of )?(?:my )?(?:profile|account|page)\b/,
        /^(?!.*\b(?:listing|ad|boat|seller|owner|see|sees|visible)\b)/,
      ],
      [
        /\b(?:change|remove|delete|edit|update|add|hide)\b/,
        /\bmy (?:\w+ )?(?:phone(?: number)?|username|user name|first name|last name|name|profile (?:photo|picture)|bio|location)\b/,
        /^(?!.*\b(?:listing|ad|boat|seller|owner|email|see|sees|visible)\b)/,
      ],
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
    more: { cost: FREE, time: AT_ONCE },
    answer: {
      en: 'Open Account, then Profile. There you see and can edit your name, username, photo, location, phone and bio.',
      es: 'Abre Account, luego Profile. Allí puedes cambiar tu nombre, nombre de usuario, foto, ubicación, teléfono y biografía.',
      fr: 'Ouvrez Account, puis Profile. Vous y changez votre nom, nom d’utilisateur, photo, lieu, téléphone et présentation.',
      de: 'Öffne Account, dann Profile. Dort änderst du Name, Benutzername, Foto, Ort, Telefon und Beschreibung.',
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
      es: 'Elige Continue with Google al iniciar sesión. Si no ves ese botón, aquí no se ofrece el acceso con Google y entras con tu correo.',
      fr: 'Choisissez Continue with Google à la connexion. Si ce bouton n’apparaît pas, la connexion par Google n’est pas proposée ici, et vous entrez avec votre e-mail.',
      de: 'Wähle beim Anmelden Continue with Google. Wenn du den Knopf nicht siehst, gibt es die Anmeldung mit Google hier nicht, und du meldest dich mit deiner E-Mail-Adresse an.',
    },
  },
  {
    id: 'sign-up',
    asks: ['sign', 'create account', 'register', 'account', 'join'],
    more: { cost: FREE },
    answer: {
      en: 'Choose Sign In at the top of the page, then Create an account, and enter your name and email. You can browse without an account; you need one to list a boat, message owners, save boats and make offers.',
      es: 'Elige Sign In arriba en la página, luego Create an account, e introduce tu nombre y correo. Puedes mirar sin cuenta; la necesitas para anunciar un barco, escribir a dueños, guardar barcos y hacer ofertas.',
      fr: 'Choisissez Sign In en haut de la page, puis Create an account, et entrez votre nom et votre e-mail. Vous pouvez regarder sans compte ; il en faut un pour publier un bateau, écrire aux propriétaires, enregistrer des bateaux et faire des offres.',
      de: 'Wähle oben auf der Seite Sign In, dann Create an account, und gib Name und E-Mail ein. Umsehen kannst du dich ohne Konto; du brauchst eins, um ein Boot zu inserieren, Besitzern zu schreiben, Boote zu speichern und Angebote zu machen.',
    },
  },
];
