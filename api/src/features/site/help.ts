import { paymentWarningTexts } from '@tradewind/contract/payment-warnings';
import type { Config } from '../../config.ts';
import type { HelpTopic } from '../../platform/help.ts';

const OTHER =
  /\b(?:he|she|they|him|her|them|buyers?|sellers?|owners?|someone|somebody|guy|person|man|woman|lady|broker)\b/;
const CHECK =
  /\b(?:cashiers?|certified|bank|personal|the|a|his|her|their|big|mailed|sent) (?:checks?|cheques?)\b|\bcheques?\b/;
const CHECK_SUM = /\b(?:checks?|cheques?) (?:is|was|that is|thats|for)\b/;

const CRYPTO = /\b(?:crypto\w*|bitcoins?|btc|usdt|usdc|tether|ether|ethereum|eth|coins?|stablecoins?|wallets?)\b/;
const PAYS = /\b(?:pay\w*|paid|send\w*|sent|transfer\w*|wir(?:e|es|ed|ing)|deposit\w*|cash|move)\b/;
const DIRECTLY =
  /\b(?:direct\w*|straight|personally|myself|wallet|cash|(?:his|her|their) (?:\w+ )?(?:account|bank|iban)|wir(?:e|ing) (?:him|her|them|it|the)|(?:pay|send) (?:him|her|them))\b/;
/** Less money for somebody who pays in a way that nobody can undo. */
const DISCOUNT =
  /\b(?:discount|cheaper|less|knock\w*|off|drop\w*|lower\w*|cut|shave\w*|reduc\w+|better (?:price|deal)|come down|deduct\w*|save me|for \d+ under)\b/;

export const siteHelp: readonly HelpTopic[] = [
  {
    id: 'phishing',
    asks: ['text link account locked', 'phishing email', 'suspicious link', 'verify account link'],
    ideas: [
      [
        /\b(?:links?|click\w*|attachment|qr code)\b/,
        /\b(?:text|sms|e ?-? ?mail|mail|message|call|sent|sends?|got|suspicious|weird|strange|phishing|locked|verify|confirm|suspended)\b/,
        /\b(?:account|locked|verify|confirm|suspended|phishing|suspicious|weird|strange|fake|scam|login|log in|password)\b/,
        /^(?!.*\b(?:unsubscribe|reset|forgot)\b)/,
      ],
    ],
    answer: {
      en: 'That sounds like phishing. Don’t press the link and enter nothing there. Open Tradewind yourself in your browser: if your account works, the message was fake. If you already entered your password, change it at once under Account, Profile, Sign-in; that signs out all other devices. Report messages that came through Tradewind.',
      es: 'Eso suena a phishing. No abras el enlace ni escribas nada allí. Abre Tradewind tú mismo en el navegador: si tu cuenta funciona, el mensaje era falso. Si ya escribiste tu contraseña, cámbiala enseguida en Account, Profile, Sign-in; eso cierra la sesión en los demás dispositivos. Denuncia los mensajes que llegaron por Tradewind.',
      fr: 'Cela ressemble à de l’hameçonnage. N’ouvrez pas le lien et n’y entrez rien. Ouvrez Tradewind vous-même dans le navigateur : si votre compte marche, le message était faux. Si vous avez déjà entré votre mot de passe, changez-le tout de suite sous Account, Profile, Sign-in ; cela déconnecte les autres appareils. Signalez les messages reçus par Tradewind.',
      de: 'Das klingt nach Phishing. Öffne den Link nicht und gib dort nichts ein. Öffne Tradewind selbst im Browser: Wenn dein Konto geht, war die Nachricht falsch. Hast du dein Passwort schon eingegeben, ändere es sofort unter Account, Profile, Sign-in; das meldet alle anderen Geräte ab. Melde Nachrichten, die über Tradewind kamen.',
    },
  },
  {
    id: 'currency',
    asks: ['pay euros', 'other currency', 'pay canadian dollars'],
    ideas: [
      [
        /\b(?:pay|paying|accept|take|use|prices?|show|in|other|foreign)\b/,
        /\b(?:euros?|pounds|gbp|eur|canadian dollars|pesos|currenc(?:y|ies)|yen|francs)\b/,
        /^(?!.*_(?:money|bound|type|make|boat|n)_)/,
      ],
    ],
    answer: {
      en: 'Prices, offers and closings on Tradewind are in US dollars, and I don’t convert other currencies. In a closing, dollars come in by wire; your bank can exchange your money before it sends the wire.',
      es: 'En Tradewind los precios, ofertas y cierres son en dólares estadounidenses, y yo no convierto otras monedas. En un cierre, los dólares entran por transferencia; tu banco puede cambiar tu dinero antes de enviarla.',
      fr: 'Sur Tradewind, prix, offres et clôtures sont en dollars américains, et je ne convertis pas d’autres monnaies. Dans une clôture, les dollars arrivent par virement ; votre banque peut changer votre argent avant de l’envoyer.',
      de: 'Preise, Angebote und Abschlüsse sind auf Tradewind in US-Dollar, und andere Währungen rechne ich nicht um. Beim Abschluss kommen Dollar per Überweisung; deine Bank kann dein Geld vorher wechseln.',
    },
  },
  {
    id: 'featured',
    asks: ['featured boat meaning', 'get featured', 'feature listing', 'featured promotion'],
    ideas: [
      [
        /\bfeatured\b|\bfeature (?:my|a|the) (?:boat|listing)\b/,
        /\b(?:what|how|mean\w*|get|become|my|cost|why|where)\b/,
        /^(?!.*\bshow\b)/,
      ],
    ],
    answer: {
      en: 'Featured boats are shown on the home page. Featured Promotion is a service of the brokerage: see the pricing page, or ask the team on the Contact page.',
      es: 'Los barcos destacados (Featured) se muestran en la página de inicio. Featured Promotion es un servicio de la correduría: mira la página de precios o pregunta al equipo en la página Contact.',
      fr: 'Les bateaux en vedette (Featured) sont montrés sur la page d’accueil. Featured Promotion est un service du courtier : voyez la page des prix, ou demandez à l’équipe sur la page Contact.',
      de: 'Hervorgehobene Boote (Featured) stehen auf der Startseite. Featured Promotion ist ein Dienst des Maklers: Sieh auf die Preisseite, oder frag das Team auf der Seite Contact.',
    },
  },
  {
    id: 'safe',
    asks: [
      'safe',
      'site legit',
      'avoid scams',
      'trust owners',
      'protect',
      'tradewind trustworthy',
      'ripped off',
      'scam',
      'safety tips',
      'owner real',
      'seller real',
      'trust seller',
    ],
    answer: {
      en: 'I don’t send or change anything for you until you click. Keep your conversations on Tradewind, never pay a stranger directly, and use escrow when you close. Then the money is released only when both sides agree.',
      es: 'No envío ni cambio nada por ti hasta que hagas clic. Mantén tus conversaciones en Tradewind, nunca pagues directamente a un desconocido y usa el depósito en garantía al cerrar.',
      fr: 'Je n’envoie et ne change rien avant votre clic. Restez sur Tradewind pour discuter, ne payez jamais directement un inconnu et utilisez le séquestre à la clôture.',
      de: 'Ich sende und ändere nichts, bis du klickst. Bleib mit deinen Unterhaltungen auf Tradewind, zahle nie direkt an Fremde und nutze beim Abschluss das Treuhandkonto.',
    },
  },
  {
    id: 'pay-outside',
    asks: [
      'pay outside platform',
      'zelle directly skip fee',
      'seller wants wire money his account',
      'pay venmo cash app',
      'asks deposit before see',
      'send deposit hold',
      'skip escrow pay directly',
      'pay owner directly save fee',
      'wire transfer seller',
      'wants payment crypto front',
      'send money through paypal friends family',
      'avoid closing fee paying directly',
      'seller sent payment link',
      'pay cash outside closing save fees',
      'pay cash skip',
      'pay seller without guys',
      'wire deposit hold',
    ],
    ideas: [
      [CRYPTO, /\b(?:wallet|straight to|direct\w*|personally|upfront|up front|in advance)\b/, PAYS],
      [OTHER, CRYPTO, PAYS, DISCOUNT],
      [OTHER, PAYS, DIRECTLY, DISCOUNT],
      [
        OTHER,
        /\b(?:escrow|closing|brokerage|broker)\b/,
        /\b(?:too slow|slow|instead|takes? (?:too long|forever|ages)|too long|hassle|unnecessary|not (?:need|necessary|worth)|skip|without|avoid|around)\b/,
        /\b(?:money|cash|pay|paid|payment|wire|deposit|send|transfer)\b/,
      ],
      [
        /\b(?:clos(?:e|ing)|deal|trade|sale|sell|buy|finish|settle|do (?:it|this|that|everything))\b/,
        /\b(?:outside|off (?:of )?(?:the |your |this )?(?:site|platform|app|website|books|record)|offline|privately|in private|under the table|behind your back|on our own|between (?:us|ourselves)|(?:skip|bypass)\w*)\b/,
        /\b(?:save|saves|saving|avoid|skip|dodge|not (?:have to )?pay|without paying|cheaper|get around|no)\b.*\b(?:fees?|commission|percent|cut|charges?)\b/,
      ],
      [
        /\b(?:clos(?:e|ing)|deal|trade|sale|finish|settle|pay|paying|paid|payment|buy)\b/,
        /\b(?:outside(?: of)?|off|without|away from) (?:of )?(?:the |your |this )?(?:site|platform|app|website|tradewind|marketplace|closing|escrow|brokerage)\b|\b(?:off ?line|privately|in private|under the table|behind your back|between ourselves)\b/,
      ],
      [
        /\b(?:cash|pay|paying|paid|money)\b/,
        /\b(?:parking (?:lot|garage|spot)|gas station|street corner|brown bag|envelope)\b/,
      ],
    ],
    answer: {
      en: `Please don’t. ${paymentWarningTexts.outside.replace('This message asks for payment outside of a closing. ', '')} Paying a stranger directly is the most common boat scam: the boat may not exist, may not be theirs or may carry a loan, and then nobody can return your money. Through a closing, it’s held until you have inspected the boat and the papers are in. That’s what the fee pays for.`,
      es: 'Por favor, no lo hagas. El dinero enviado por transferencia, aplicación de pago, tarjeta regalo o cripto es difícil de recuperar. Pagar directamente a un desconocido es la estafa más común: el barco puede no existir o no ser suyo. Con un cierre, el dinero se guarda hasta que revises el barco y los papeles.',
      fr: 'Ne faites pas cela. L’argent envoyé par virement, application de paiement, carte cadeau ou crypto est difficile à récupérer. Payer directement un inconnu est l’arnaque la plus courante : le bateau peut ne pas exister ou ne pas lui appartenir. Avec une clôture, l’argent est gardé jusqu’à l’inspection et aux papiers.',
      de: 'Bitte nicht. Geld per Überweisung, Bezahl-App, Geschenkkarte oder Krypto bekommst du kaum zurück. Direkt an Fremde zu zahlen ist die häufigste Betrugsmasche: Das Boot gibt es vielleicht nicht oder gehört anderen. Beim Abschluss über uns wird das Geld gehalten, bis Boot und Papiere geprüft sind.',
    },
  },
  {
    id: 'secrets',
    asks: ['asks verification code', 'wants bank login', 'asks social security number', 'wants password code'],
    ideas: [
      [
        OTHER,
        /\b(?:asks?|asked|asking|wants?|wanted|needs?|requests?|requested|told me|tells me)\b/,
        /\b(?:codes?|pin|bank (?:login|details|info\w*|account|password)|login|passwords?|social security|ssn)\b/,
      ],
    ],
    answer: {
      en: 'Please don’t share it. Whoever asks for a code, a password or a bank login wants your account or your money, and no trade needs them. Report the message, and keep the conversation on Tradewind.',
      es: 'Por favor, no lo compartas. Quien pide un código, una contraseña o un acceso al banco quiere tu cuenta o tu dinero, y ningún intercambio los necesita. Denuncia el mensaje y sigue hablando por Tradewind.',
      fr: 'Ne le partagez pas. Qui demande un code, un mot de passe ou un accès bancaire veut votre compte ou votre argent, et aucun échange n’en a besoin. Signalez le message, et restez sur Tradewind.',
      de: 'Bitte gib das nicht weiter. Wer nach einem Code, einem Passwort oder einem Bankzugang fragt, will dein Konto oder dein Geld, und kein Tausch braucht das. Melde die Nachricht, und bleib beim Gespräch auf Tradewind.',
    },
  },
  {
    id: 'id-photo',
    asks: ['wants photo passport', 'asks picture driver license', 'send copy id'],
    ideas: [
      [
        /\b(?:photos?|pictures?|pics?|copy|copies|scans?|images?|selfie|snapshot)\b/,
        /\b(?:driver 's license|drivers? licen[sc]e|licen[sc]e|passport|id|identity card|social security card)\b/,
        /\b(?:asks?|asked|asking|wants?|wanted|needs?|requests?|requested|send|sending|sent|give|share|show)\b/,
        /^(?!.*\b(?:broker|closing|list|listing|title)\b)/,
      ],
    ],
    answer: {
      en: 'Please don’t send it. With a photo of your ID, somebody can pose as you, and no offer or message needs one. In a closing through the brokerage, only the broker checks who everyone is. Report the message, and keep the conversation on Tradewind.',
      es: 'Por favor, no la envíes. Con una foto de tu documento alguien puede hacerse pasar por ti, y ninguna oferta ni mensaje la necesita. En un cierre por la correduría, solo el corredor comprueba quién es cada uno. Denuncia el mensaje.',
      fr: 'Ne l’envoyez pas. Avec une photo de votre pièce d’identité, quelqu’un peut se faire passer pour vous, et aucune offre ni message n’en a besoin. Dans une clôture par le courtier, lui seul contrôle les identités. Signalez le message.',
      de: 'Bitte schick es nicht. Mit einem Foto deines Ausweises kann sich jemand als du ausgeben, und kein Angebot und keine Nachricht braucht es. Bei einem Abschluss über den Makler prüft nur er, wer alle sind. Melde die Nachricht.',
    },
  },
  {
    id: 'overpayment',
    asks: [
      'buyer sent check than price',
      'wants send back difference',
      'buyer overpaid asks refund',
      'cashier check too',
      'buyer wants pay cashier check forward money shipper',
      'offers than ask wants wire rest',
      'overpayment',
      'sent check wants part back',
      'buyer mail check send movers',
      'sending cashiers check extra shipper',
      'check extra money transporter',
    ],
    ideas: [
      [OTHER, CHECK, /\b(?:more than|bigger|larger|higher|too much|too high|over|above|exceeds?|extra)\b/],
      [CHECK_SUM, /\b(?:more than|bigger|larger|higher|too much|too high|over|above|exceeds?)\b/],
      [
        OTHER,
        /\b(?:pay\w*|paid|overpa\w+|checks?|cheques?|money orders?|offer(?:s|ed|ing)?)\b/,
        /\b(?:send|sending|sent|return|returning|refund\w*|wire|wiring|forward\w*|pass|passing|remit|hand)\b.*\b(?:balance|difference|rest|remainder|extra|leftovers?|left over|change|excess|surplus|overage)\b|\bgiv(?:e|ing) (?:\w+ ){0,3}back\b/,
      ],
    ],
    answer: {
      en: 'That’s a scam. Overpayment checks bounce, often weeks after your bank showed the money, and whatever you sent on is gone. Don’t deposit the check, don’t forward or refund anything, and report the message. A real buyer pays exactly the agreed amount through a closing.',
      es: 'Eso es una estafa. Los cheques por más dinero rebotan, a menudo semanas después, y lo que hayas enviado se pierde. No deposites el cheque, no reenvíes nada y denuncia el mensaje.',
      fr: 'C’est une arnaque. Ces chèques sont rejetés, souvent des semaines plus tard, et l’argent envoyé est perdu. N’encaissez pas le chèque, ne renvoyez rien et signalez le message.',
      de: 'Das ist Betrug. Solche Schecks platzen, oft Wochen später, und das weitergeleitete Geld ist weg. Löse den Scheck nicht ein, leite nichts weiter und melde die Nachricht.',
    },
  },
  {
    id: 'contact-us',
    asks: [
      'contact support',
      'customer service',
      'phone number',
      'reach tradewind',
      'problem website',
      'site broken',
      'report bug',
      'speak team',
    ],
    answer: {
      en: 'Open the Contact page to reach the brokerage’s team. They help with closings, services, reports and problems with the site.',
      es: 'Abre la página Contact para llegar al equipo de la correduría. Ayuda con cierres, servicios, denuncias y problemas del sitio.',
      fr: 'Ouvrez la page Contact pour joindre l’équipe du courtier. Elle aide pour les clôtures, les services, les signalements et les problèmes du site.',
      de: 'Über die Seite Contact erreichst du das Team des Maklers. Es hilft bei Abschlüssen, Diensten, Meldungen und Problemen mit der Seite.',
    },
  },
  {
    id: 'app',
    asks: ['app', 'mobile app', 'iphone app', 'android app', 'install phone', 'mobile version', 'phone version'],
    answer: {
      en: 'Tradewind works in the browser of any phone, tablet or computer, so there’s nothing to install.',
      es: 'Tradewind funciona en el navegador de cualquier teléfono, tableta u ordenador, así que no hay nada que instalar.',
      fr: 'Tradewind marche dans le navigateur de tout téléphone, tablette ou ordinateur : il n’y a rien à installer.',
      de: 'Tradewind läuft im Browser jedes Telefons, Tablets oder Computers, zu installieren gibt es also nichts.',
    },
  },
  {
    id: 'dark-mode',
    asks: ['switch dark mode', 'change colors site', 'light mode', 'page too bright'],
    answer: { en: 'Scroll to the bottom of any page to choose light or dark, or let it follow your device.' },
  },
  {
    id: 'where-operate',
    asks: [
      'located',
      'work outside',
      'countries',
      'buy another country',
      'ship europe',
      'ship overseas',
      'ship abroad',
    ],
    answer: {
      en: 'Tradewind is run by a yacht brokerage licensed in Florida, and its distances and states cover the United States. For foreign-flagged boats or shipping abroad, ask the team on the Contact page.',
    },
  },
];

const REACH =
  /\b(?:phone|telephone|number|call|e ?-? ?mail|mail|address|contact|reach|talk to|speak (?:to|with)|write to|get hold of|hotline)\b/;
const US =
  /\b(?:your|you guys|eddy|eddy s|brokerage|brokerage s|broker|brokers|tradewind|tradewind s|support|customer service|the (?:team|office|company|site)|a human|a real person|somebody real)\b/;
const ANOTHER =
  /\b(?:sellers?|owners?|his|her|their|him|them|my|buyers?|commission|cost|costs|fees?|much|hire|need a broker|verify|verification|change|reset|update|wants|asks?|asked|says|said|told)\b/;

/** How to reach the brokerage is public. */
export const brokerageHelp = ({ name, phone, email }: Config['brokerage']): readonly HelpTopic[] => [
  {
    id: 'brokerage-contact',
    asks: ['brokerage phone number email', 'call brokerage', 'reach human team'],
    ideas: [
      [
        /^(?:(?:so|and|okay|hey|hi|eddy|please) ,? ?)*(?:can|could|may|how can|how do|where can) (?:i|we) (?:call|phone|reach|email|mail|contact) (?:you|you guys|someone|somebody|eddy)(?: (?:guys|directly|by phone|by email|here|today|please))*[?.! ]*$/,
      ],
      [REACH, US, new RegExp(`^(?!.*${ANOTHER.source})`)],
    ],
    answer: {
      en: `You reach the team of ${name} by phone at ${phone} or by email at ${email}, and on the Contact page. They help with closings, services, reports and problems with the site.`,
    },
  },
];
