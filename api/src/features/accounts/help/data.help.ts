import type { HelpTopic } from '../../../platform/help.ts';
import { AT_ONCE, FREE, NO_UNDO } from '../../../platform/help-replies.ts';

/** The data of members: kept, handed out, deleted. */
export const accountDataHelp: readonly HelpTopic[] = [
  {
    id: 'account-back',
    asks: ['restore deleted account', 'undo account deletion'],
    ideas: [
      [
        /\b(?:undo|restor\w+|back|recover|reactivat\w+|undelete|reverse|change my mind)\b/,
        /\b(?:delet\w+|clos(?:e|ed|ing)|remov\w+|eras\w+|deactivat\w+)\b/,
        /\b(?:account|profile|membership)\b/,
      ],
    ],
    answer: {
      en: 'No: a deleted account can’t be brought back, so download a copy of your data first if you need it. You can create a new account at any time.',
      es: 'No: una cuenta borrada no se puede recuperar, así que descarga antes una copia de tus datos si la necesitas. Puedes crear una cuenta nueva cuando quieras.',
      fr: 'Non : un compte supprimé ne revient pas. Téléchargez donc d’abord une copie de vos données si vous en avez besoin. Vous pouvez créer un nouveau compte à tout moment.',
      de: 'Nein: Ein gelöschtes Konto lässt sich nicht zurückholen. Lade also vorher eine Kopie deiner Daten herunter, wenn du sie brauchst. Ein neues Konto kannst du jederzeit anlegen.',
    },
  },
  {
    id: 'sell-data',
    asks: ['sell data', 'share data advertisers'],
    ideas: [
      [
        /\b(?:what|how)\b.*\b(?:you|tradewind|the site)\b.*\b(?:do with|use|handle|store|keep|collect)\b/,
        /\b(?:my|our|personal|user) (?:\w+ )?(?:data|information|info|details)\b/,
        /^(?!.*\b(?:download|export|delete|change)\b)/,
      ],
      [
        /\b(?:sells?|selling|sold|rents?|renting|shares?|sharing|gives?|giving|passes|pass|leaks?|hand)\b/,
        /\b(?:my|our|user|users|personal|customer|people) (?:'s )?(?:\w+ )?(?:data|information|info|details)\b|\b(?:data|information) (?:about|of) (?:me|us|users|your users)\b|\bsells? (?:my )?data\b/,
        /\b(?:you|tradewind|site|third part(?:y|ies)|advertisers?|anyone|anybody|others|companies|who|brokers?)\b/,
        /^(?!.*\b(?:he|she|seller|buyer|owner|wants me|asks me)\b)/,
      ],
    ],
    answer: {
      en: 'No. We don’t sell or rent personal data to anyone, and we show no advertising. Companies that run servers, deliver email or process payments for us see only the data they handle. The Privacy page has the details.',
      es: 'No. No vendemos ni alquilamos datos personales a nadie, y no mostramos publicidad. Las empresas que nos prestan servidores, correo o pagos ven solo los datos que tratan. La página Privacy tiene los detalles.',
      fr: 'Non. Nous ne vendons ni ne louons de données personnelles à personne, et nous ne montrons pas de publicité. Les entreprises qui gèrent pour nous serveurs, e-mails ou paiements ne voient que les données qu’elles traitent. La page Privacy donne les détails.',
      de: 'Nein. Wir verkaufen oder vermieten keine persönlichen Daten und zeigen keine Werbung. Firmen, die für uns Server, E-Mail oder Zahlungen betreiben, sehen nur die Daten, die sie verarbeiten. Einzelheiten stehen auf der Seite Privacy.',
    },
  },
  {
    id: 'delete-account-data',
    asks: ['delete account messages', 'delete account listings', 'delete account offers'],
    ideas: [
      [
        /\b(?:delet\w+|clos(?:e|es|ed|ing)|remov\w+|cancel\w*|deactivat\w+|eras\w+|leav(?:e|es|ing)|quit)\b/,
        /\b(?:my|the|an|our) (?:\w+ )?(?:account|profile|membership)\b/,
        /\b(?:what happens|what becomes|happens? (?:to|with)|what about|will|would|do|does|are|keep\w*|kept|stay\w*|still|gone|lose|disappear\w*|see|left)\b/,
        /\b(?:messages?|chats?|conversations?|photos?|pictures?|listings?|boats?|ads?|saved|favorites|reviews?|everything|data|stuff|history|subscription)\b/,
        /^(?!.*\b(?:undo|back|restor\w+|hacked|download|export|profile (?:photo|picture))\b)/,
      ],
    ],
    more: { undo: NO_UNDO },
    isWhole: true,
    answer: {
      en: 'They’re deleted with it: deleting your account removes your listings, photos, messages and saved boats, also from the people you wrote with, and it can’t be undone. Records of closed trades are kept as the law requires. Open offers end, and while a trade of yours is agreed or closing, you must finish or cancel it first. The button is under Account, Profile, Your data.',
      es: 'Se borran con ella: al borrar tu cuenta desaparecen tus anuncios, fotos, mensajes y barcos guardados, también para quienes se escribieron contigo, y no se puede deshacer. Los registros de intercambios cerrados se guardan según la ley. Las ofertas abiertas terminan, y un intercambio acordado o en cierre debes terminarlo o cancelarlo antes. El botón está en Account, Profile, Your data.',
      fr: 'Ils sont supprimés avec lui : supprimer votre compte efface vos annonces, photos, messages et bateaux enregistrés, aussi chez ceux à qui vous avez écrit, et c’est définitif. Les dossiers des échanges conclus sont gardés selon la loi. Les offres ouvertes prennent fin, et un échange convenu ou en clôture doit d’abord être terminé ou annulé. Le bouton est sous Account, Profile, Your data.',
      de: 'Sie werden mit gelöscht: Mit deinem Konto verschwinden deine Anzeigen, Fotos, Nachrichten und gemerkten Boote, auch bei denen, mit denen du geschrieben hast, und zwar endgültig. Unterlagen abgeschlossener Tauschgeschäfte werden aufbewahrt, wie das Gesetz es verlangt. Offene Angebote enden, und einen vereinbarten Tausch musst du vorher beenden oder abbrechen. Der Knopf ist unter Account, Profile, Your data.',
    },
  },
  {
    id: 'delete-account-in-trade',
    asks: ['delete account while closing trade', 'delete account open trade'],
    ideas: [
      [
        /\b(?:delet\w+|clos(?:e|ing)|remov\w+|cancel\w*|deactivat\w+|eras\w+|leave|quit)\b/,
        /\b(?:my|the|an|our) (?:\w+ )?(?:account|profile|membership)\b/,
        /\b(?:trades?|deals?|closings?|offers?|purchase|sale|escrow|deposits?|disputes?)\b|_service_/,
        /^(?!.*\b(?:undo|back|restor\w+|hacked|bank)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'While a trade of yours is agreed or being closed, deleting the account is refused until that trade is finished or cancelled. Offers that are only open don’t stop you; they end with the account. After that, it’s under Account, Profile, Your data, Delete My Account.',
      es: 'Mientras un intercambio tuyo esté acordado o en cierre, el borrado de la cuenta se rechaza hasta que termine o se cancele. Las ofertas solo abiertas no lo impiden; terminan con la cuenta. Después, está en Account, Profile, Your data, Delete My Account.',
      fr: 'Tant qu’un de vos échanges est convenu ou en clôture, la suppression du compte est refusée jusqu’à ce qu’il soit terminé ou annulé. Les offres seulement ouvertes n’empêchent rien ; elles prennent fin avec le compte. Ensuite : Account, Profile, Your data, Delete My Account.',
      de: 'Solange ein Tausch von dir vereinbart ist oder abgeschlossen wird, wird das Löschen abgelehnt, bis er fertig oder abgebrochen ist. Nur offene Angebote hindern dich nicht; sie enden mit dem Konto. Danach geht es unter Account, Profile, Your data, Delete My Account.',
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
    more: { cost: FREE, undo: NO_UNDO, time: AT_ONCE },
    ideas: [
      [
        /\b(?:take|get|remove|delete|wipe|erase) me (?:off|from|out of)\b/,
        /\b(?:site|website|app|tradewind|here|platform|system|database)\b/,
      ],
      [
        /\b(?:my|our|this|the) (?:\w+ )?(?:account|profile|membership)\b/,
        /\b(?:gone|to disappear|get rid of|wiped?|shut down|ended|vanish|off (?:here|this site|your site))\b/,
        /\b(?:want|need|like|how|can|please|get rid of)\b/,
        /^(?!.*\b(?:why|is gone|was gone|hacked|back|photo|what happens|listings?|messages?)\b)/,
      ],
      [
        /\b(?:delete|erase|remove|wipe|forget|purge)\b/,
        /\b(?:all|everything|any|every) (?:of )?(?:my |the )?(?:info|information|data|details|stuff|traces)\b|\bmy (?:personal )?(?:info|information|data)\b|\beverything (?:you (?:have|know|store)|about me)\b/,
        /^(?!.*\b(?:listing|message|photo|download|copy|before|first|export|chat)\b)/,
      ],
      [
        /\b(?:delete|close|remove|cancel|deactivate|erase|terminate)\b/,
        /\bmy (?:\w+ )?(?:account|profile|membership)\b/,
        /^(?!.*\b(?:not (?:want|need|like|plan|mean)(?: to)? (?:\w+ )?(?:delete|close|remove|cancel)|without (?:deleting|closing|removing))\b)/,
        /^(?!.*\b(?:undo|back|restore|what happens|messages?|photo|card|bank|someone|hacked|from my)\b)/,
      ],
    ],
    answer: {
      en: 'Open Account, then Profile. Under Your data, choose Delete My Account and confirm with your password. That’s for good, so download a copy of your data first if you need it. A trade that is agreed or being closed must be finished or cancelled before.',
      es: 'Abre Account, luego Profile. En Your data, elige Delete My Account y confirma con tu contraseña. Es definitivo. Antes debe terminar o cancelarse todo intercambio acordado o en cierre.',
      fr: 'Ouvrez Account, puis Profile. Sous Your data, choisissez Delete My Account et confirmez avec votre mot de passe. C’est définitif. Un échange convenu ou en clôture doit d’abord être terminé ou annulé.',
      de: 'Öffne Account, dann Profile. Unter Your data wählst du Delete My Account und bestätigst mit deinem Passwort. Das ist endgültig. Ein Tausch, der vereinbart ist oder abgeschlossen wird, muss vorher fertig oder abgebrochen sein.',
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
    more: { cost: FREE },
    answer: {
      en: 'Open Account, then Profile. Under Your data, choose Download My Data, and you get a copy of everything that belongs to your account.',
      es: 'Abre Account, luego Profile. En Your data, elige Download My Data y recibes una copia de todo lo que pertenece a tu cuenta.',
      fr: 'Ouvrez Account, puis Profile. Sous Your data, choisissez Download My Data : vous obtenez une copie de tout ce qui appartient à votre compte.',
      de: 'Öffne Account, dann Profile. Unter Your data wählst du Download My Data und bekommst eine Kopie von allem, was zu deinem Konto gehört.',
    },
  },
  {
    id: 'own-id',
    asks: ['drivers license copy stored', 'what do you do with my id'],
    ideas: [
      [
        /\b(?:drivers? license|driver 's license|passport|my id\b|id card|identification|credit card|card (?:number|details|data))\b/,
        /\b(?:safe|secure|store|stored|keep|kept|do with|need|protected|who sees|happens|private|use)\b/,
        /\b(?:you|tradewind|your|with you|the (?:site|broker))\b/,
        /^(?!.*\b(?:he|she|they|seller|owner|buyer|pay|free|cost)\b)/,
      ],
    ],
    answer: {
      en: 'To write to owners and make offers you need neither an ID nor a card, and a free listing needs no card. In a closing, only the broker checks who everyone is. Companies that process payments for us see only the data they handle, and the Privacy page has the details. Never send such photos or numbers to other members.',
      es: 'Para escribir y ofertar no necesitas ni documento ni tarjeta, y un anuncio gratuito no pide tarjeta. En un cierre, solo el corredor comprueba quién es cada uno. Las empresas que procesan pagos ven solo los datos que tratan, y la página Privacy tiene los detalles. No mandes nunca esas fotos o números a otros miembros.',
      fr: 'Pour écrire et faire des offres, il ne faut ni pièce d’identité ni carte, et une annonce gratuite n’en demande pas. Dans une clôture, seul le courtier contrôle les identités. Les sociétés de paiement ne voient que les données qu’elles traitent, et la page Privacy donne les détails. N’envoyez jamais ces photos ou numéros à d’autres membres.',
      de: 'Zum Schreiben und Bieten brauchst du weder Ausweis noch Karte, und eine kostenlose Anzeige braucht keine Karte. Bei einem Abschluss prüft nur der Makler, wer alle sind. Zahlungsdienste sehen nur die Daten, die sie verarbeiten; Näheres steht auf der Seite Privacy. Schick solche Fotos oder Nummern nie an andere Mitglieder.',
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
    ideas: [
      [
        /\b(?:what|which|how much)\b/,
        /\b(?:info|information|data|details|do)\b/,
        /\b(?:see|sees|know|knows|learn|shown|get)\b/,
        /\b(?:sellers?|owners?|buyers?|others|people|members|strangers)\b/,
        /\babout me\b/,
        /^(?!.*\b(?:review\w*|say|says|said|wrote|write|think)\b)/,
      ],
      [
        /\b(?:do i|must i|have to|need to|required to|should i)\b/,
        /\b(?:give|enter|share|tell|show|put in|add|provide|publish)\b/,
        /\bmy (?:\w+ )?(?:address|phone(?: number)?|number|last name|real name|full name|location|email)\b/,
        /^(?!.*\b(?:he|she|they|him|her|seller|owner|buyer|change)\b)/,
      ],
      [
        /\b(?:see|sees|visible|shown?|shows|displayed|hidden|find|know|knows|have|has|get|gets|public|private|appears?)\b/,
        /\b(?:my|our) (?:\w+ )?(?:phone|cell|mobile|street|house number|number|e ?-? ?mail|address|last name|surname|full name|name|location|contact (?:details|info\w*))\b/,
        /\b(?:sellers?|owners?|buyers?|others?|people|members|anyone|anybody|everyone|everybody|strangers?|they|he|she|who|public|private|visible|shown|displayed|listings?|ads?|offers?|profile)\b/,
        /^(?!.*\b(?:change|update|edit|wrong|verify|wants?|asks?|asked|give|send|sent|tell)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Other members see your first name and your listings, and a listing’s data includes your last name if you gave one. They never see your email, phone or street address: only in a closing, your legal name and address stand on the papers. You write to each other through Tradewind. The Privacy page has the details.',
      es: 'Los demás ven tu nombre de pila y tus anuncios, y los datos de un anuncio incluyen tu apellido si lo diste. Nunca ven tu correo, tu teléfono ni tu calle: solo en un cierre, tu nombre legal y tu dirección constan en los papeles. Os escribís por Tradewind. La página Privacy tiene los detalles.',
      fr: 'Les autres voient votre prénom et vos annonces, et les données d’une annonce incluent votre nom si vous l’avez donné. Ils ne voient jamais votre e-mail, votre téléphone ni votre rue : seulement dans une clôture, votre nom légal et votre adresse figurent sur les papiers. Vous vous écrivez par Tradewind. La page Privacy donne les détails.',
      de: 'Andere sehen deinen Vornamen und deine Anzeigen, und die Daten einer Anzeige enthalten deinen Nachnamen, wenn du ihn angegeben hast. E-Mail, Telefon und Straße sehen sie nie: Nur bei einem Abschluss stehen dein rechtlicher Name und deine Adresse in den Papieren. Ihr schreibt euch über Tradewind. Einzelheiten stehen auf der Seite Privacy.',
    },
  },
];
