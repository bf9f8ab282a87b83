import { paymentWarningTexts } from '@tradewind/contract/payment-warnings';
import type { Config } from '../../config.ts';
import type { HelpTopic } from '../../platform/help.ts';

const OTHER =
  /\b(?:he|she|they|him|her|them|buyers?|sellers?|owners?|someone|somebody|guy|person|man|woman|lady|broker)\b/;
const CHECK =
  /\b(?:cashiers?|certified|bank|personal|the|a|his|her|their|big|mailed|sent) (?:checks?|cheques?)\b|\bcheques?\b/;
const CHECK_SUM = /\b(?:checks?|cheques?) (?:is|was|that is|thats|for)\b/;

export const siteHelp: readonly HelpTopic[] = [
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
      [
        OTHER,
        /\b(?:escrow|closing|brokerage|broker)\b/,
        /\b(?:too slow|slow|takes? (?:too long|forever|ages)|too long|hassle|unnecessary|not (?:need|necessary|worth)|skip|without|avoid|around)\b/,
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
    },
  },
  {
    id: 'app',
    asks: ['app', 'mobile app', 'iphone app', 'android app', 'install phone', 'mobile version', 'phone version'],
    answer: { en: 'Tradewind works in the browser of any phone, tablet or computer, so there’s nothing to install.' },
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
