import type { HelpTopic } from '../../../platform/help.ts';
import { SESSION_DAYS } from '../limits.ts';

const NO_OTHERS = /^(?!.*\b(?:he|she|they|seller|owner|buyer|guy|asks?|asked|wants?|sent|text(?:ed)?|scam)\b)/;

/** Ways to sign in, what ends a sign-in, and breaks from an account. */
export const accessHelp: readonly HelpTopic[] = [
  {
    id: 'two-factor',
    asks: [],
    ideas: [
      [
        /\b(?:2 ?fa|mfa|two ?-? ?(?:factor|step)|2 ?-? ?(?:factor|step)|_n_ ?-? ?(?:factor|step)|multi ?-? ?factor|second factor|authenticator|one ?-? ?time (?:code|password)s?(?= (?:for|at|when|to))|passkeys?|security keys?)\b/,
        /\b(?:is there|do you|does|can|could|how|have|has|offer|support|use|turn on|enable|set up|need)\b/,
        NO_OTHERS,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'There’s no second factor or passkey: you sign in with your email and password, or with Google if the sign-in screen offers it. So choose a long password that you use nowhere else.',
      es: 'No hay segundo factor ni clave de acceso: entras con correo y contraseña, o con Google si la pantalla lo ofrece. Elige una contraseña larga que no uses en otro sitio.',
      fr: 'Il n’y a ni second facteur ni clé d’accès : vous vous connectez avec e-mail et mot de passe, ou avec Google si l’écran le propose. Choisissez un long mot de passe que vous n’utilisez nulle part ailleurs.',
      de: 'Einen zweiten Faktor oder Passkeys gibt es nicht: Du meldest dich mit E-Mail und Passwort an, oder mit Google, wenn die Anmeldeseite es anbietet. Nimm ein langes Passwort, das du sonst nirgends nutzt.',
    },
  },
  {
    id: 'other-sign-in',
    asks: [],
    ideas: [
      [
        /\b(?:log ?-? ?in|sign ?-? ?in|sign ?-? ?up|login|log on|register|join|account)\b/,
        /\b(?:apple(?: id)?|facebook|fb|microsoft|linkedin|twitter|instagram|face ?id|touch ?id|fingerprint|my phone number|(?:a )?phone number|(?:just|only) my (?:phone|email)|without (?:a )?password|magic link)\b/,
        /\b(?:can|could|is there|do you|does|how|with|using|use|possible)\b/,
        NO_OTHERS,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'You sign in with your email and password, or with Google if the sign-in screen shows Continue with Google. There’s no other way.',
      es: 'Entras con correo y contraseña, o con Google si la pantalla muestra Continue with Google. No hay otra forma.',
      fr: 'Vous vous connectez avec e-mail et mot de passe, ou avec Google si l’écran montre Continue with Google. Il n’y a pas d’autre moyen.',
      de: 'Du meldest dich mit E-Mail und Passwort an, oder mit Google, wenn die Seite Continue with Google zeigt. Einen anderen Weg gibt es nicht.',
    },
  },
  {
    id: 'stay-signed-in',
    asks: [],
    ideas: [
      [
        /\b(?:stay|stays|remain|keep(?: me)?|kept|be|am i|how long)\b.*\b(?:logged|signed) (?:in|on)\b|\b(?:remember|keep) (?:me|my (?:login|sign ?-? ?in))\b.*\b(?:log|sign|device|computer|phone)/,
        NO_OTHERS,
        /^(?!.*\b(?:same time|at once|several|two|both|multiple|many|laptop|devices|desktop|everywhere)\b)/,
      ],
      [
        /\b(?:keep|keeps|kept|why (?:am|was|did|do|does)|always|every time|again and again|have to)\b/,
        /\b(?:(?:logging|logged|signing|signed|logs|signs|log|sign) (?:me )?(?:out|off)|(?:log|sign) in again|session (?:has )?expired?)\b/,
        /\b(?:me|i|my)\b/,
        /^(?!.*\b(?:how (?:do|can) i (?:log|sign) out|other devices?|everywhere|all devices)\b)/,
        NO_OTHERS,
      ],
    ],
    isWhole: true,
    answer: {
      en: `You stay signed in on a device for ${SESSION_DAYS} days, then you sign in again. Signing out ends it sooner, and a new password signs out all other devices. If it ends each time you close the browser, the browser is set to forget sites or is in private mode.`,
      es: `Sigues conectado en un dispositivo ${SESSION_DAYS} días, luego entras de nuevo. Cerrar sesión lo termina antes, y una contraseña nueva cierra los demás dispositivos. Si termina cada vez que cierras el navegador, este olvida los sitios o está en modo privado.`,
      fr: `Vous restez connecté sur un appareil ${SESSION_DAYS} jours, puis vous vous reconnectez. La déconnexion y met fin plus tôt, et un nouveau mot de passe déconnecte les autres appareils. Si cela s’arrête à chaque fermeture du navigateur, il oublie les sites ou est en mode privé.`,
      de: `Du bleibst auf einem Gerät ${SESSION_DAYS} Tage angemeldet, danach meldest du dich neu an. Abmelden beendet es früher, und ein neues Passwort meldet alle anderen Geräte ab. Endet es, sobald du den Browser schließt, vergisst der Browser Seiten oder ist im privaten Modus.`,
    },
  },
  {
    id: 'password-expires',
    asks: [],
    ideas: [
      [
        /\bpasswords?\b/,
        /\b(?:every (?:\w+ )?(?:days?|weeks?|months?|years?)|expires?|expire|regularly|how often|from time to time|once in a while|run out)\b/,
        /^(?!.*\b(?:link|reset|email)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'A password doesn’t expire, and you needn’t change it regularly. Do it at once if somebody else may know it: under Account, Profile, Change Password.',
      es: 'Una contraseña no caduca, y no tienes que cambiarla con regularidad. Cámbiala enseguida si otra persona puede saberla: en Account, Profile, Change Password.',
      fr: 'Un mot de passe n’expire pas, et rien n’oblige à le changer régulièrement. Changez-le aussitôt si quelqu’un peut le connaître : sous Account, Profile, Change Password.',
      de: 'Ein Passwort läuft nicht ab, und du musst es nicht regelmäßig ändern. Ändere es sofort, wenn jemand es kennen könnte: unter Account, Profile, Change Password.',
    },
  },
  {
    id: 'email-change-effects',
    asks: [],
    ideas: [
      [
        /\b(?:chang(?:e|es|ing)|new|switch(?:ing)?|updat(?:e|ing))\b.*\b(?:e ?-? ?mail|address)\b/,
        /\b(?:(?:log|sign|kick)(?:s|ged|ed)? (?:me )?out|lose|losing|still (?:have|get|work)|keep my|affect|happens? to (?:my|the)|listings? (?:stay|gone|still)|messages? (?:stay|gone|still))\b/,
        NO_OTHERS,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'A new email changes only how you sign in and where our emails go: you stay signed in, and your listings, messages, saved boats and trades stay. It counts once you open the link that we send to the new address.',
      es: 'Un correo nuevo solo cambia cómo entras y adónde van nuestros correos: sigues conectado, y tus anuncios, mensajes, barcos guardados e intercambios se quedan. Vale cuando abres el enlace que enviamos a la dirección nueva.',
      fr: 'Une nouvelle adresse ne change que votre connexion et le lieu de nos e-mails : vous restez connecté, et annonces, messages, bateaux enregistrés et échanges restent. Elle compte une fois ouvert le lien envoyé à cette adresse.',
      de: 'Eine neue Adresse ändert nur die Anmeldung und wohin unsere E-Mails gehen: Du bleibst angemeldet, und Anzeigen, Nachrichten, gemerkte Boote und Tausche bleiben. Sie gilt, sobald du den Link öffnest, den wir an sie schicken.',
    },
  },
  {
    id: 'pause-account',
    asks: [],
    ideas: [
      [
        /\b(?:pause|suspend|deactivate|freeze|disable|hibernate|hide|turn off|put (?:\w+ )?on hold|take a break from|close (?:\w+ )?(?:temporarily|for a while))\b/,
        /\b(?:my|our|the|an) (?:\w+ )?(?:account|profile|membership)\b/,
        /^(?!.*\b(?:private|suspended|delete|deleting|agent|why|was|were|his|her|their|subscription)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'An account can’t be paused, only deleted for good. For a break, pause your listings under My Listings, recall your agent, and turn off emails under Account, Profile, Notifications. An account costs nothing; a subscription goes on until you cancel it.',
      es: 'Una cuenta no se puede pausar, solo borrar para siempre. Para descansar, pausa tus anuncios en My Listings, retira tu agente y desactiva los correos en Account, Profile, Notifications. La cuenta no cuesta nada; una suscripción sigue hasta que la canceles.',
      fr: 'Un compte ne se met pas en pause, il se supprime seulement pour de bon. Pour une pause, suspendez vos annonces sous My Listings, rappelez votre agent et coupez les e-mails sous Account, Profile, Notifications. Le compte ne coûte rien ; un abonnement court jusqu’à sa résiliation.',
      de: 'Ein Konto lässt sich nicht pausieren, nur endgültig löschen. Für eine Pause halte deine Anzeigen unter My Listings an, ruf deinen Agenten zurück und schalte E-Mails unter Account, Profile, Notifications ab. Das Konto kostet nichts; ein Abo läuft, bis du es kündigst.',
    },
  },
  {
    id: 'export-content',
    asks: [],
    ideas: [
      [
        /\b(?:export|download|copy of (?:my|all|the) (?:\w+ )?data|data (?:export|download|copy|file))\b/,
        /\b(?:format|formats|csv|pdf|json|excel|spreadsheet|file type|what kind of file|includes?|contains?|what is in|comes? with|get (?:my|everything)|all my|everything)\b/,
        /\b(?:data|export|stuff|messages?|info\w*|everything|account|history)\b/,
        /^(?!.*\b(?:photos? of (?:a|the) boat|listing as|agreement|statement|contract|papers?|brochure|closing)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Open Account, then Profile. Under Your data, choose Download My Data: you get one file in JSON format with your profile, boats, garage, saved boats, messages, agent, chats with me, offers and trades. It lists your photos, but the pictures aren’t in it.',
      es: 'Abre Account, luego Profile. En Your data elige Download My Data: recibes un archivo JSON con tu perfil, barcos, garaje, barcos guardados, mensajes, agente, chats conmigo, ofertas e intercambios. Nombra tus fotos, pero no contiene las imágenes.',
      fr: 'Ouvrez Account, puis Profile. Sous Your data, choisissez Download My Data : vous recevez un fichier JSON avec profil, bateaux, garage, bateaux enregistrés, messages, agent, chats avec moi, offres et échanges. Il cite vos photos, sans les images.',
      de: 'Öffne Account, dann Profile. Unter Your data wähle Download My Data: Du bekommst eine JSON-Datei mit Profil, Booten, Garage, gemerkten Booten, Nachrichten, Agent, Chats mit mir, Angeboten und Tauschen. Sie nennt deine Fotos, enthält die Bilder aber nicht.',
    },
  },
];
