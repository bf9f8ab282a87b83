import type { Config } from '../../config.ts';
import type { HelpTopic } from '../../platform/help.ts';
import { companyHelp } from './company.help.ts';

export const siteHelp: readonly HelpTopic[] = [
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
        /\b(?:home ?page|front page|start ?page|landing page|first page|top of the (?:list|search|page|results))\b/,
        /\b(?:how|can|get|put|want|need|could|possible|show|my|what)\b/,
        /\b(?:my|our|a|the) (?:\w+ )?(?:boats?|listings?|ads?|yacht)\b|\bfeatured\b|_own_/,
      ],
      [
        /\bfeatured\b|\bfeature (?:my|a|the) (?:boat|listing)\b/,
        /\b(?:what|how|mean\w*|get|become|my|cost|why|where)\b/,
        /^(?!.*\bshow\b)/,
      ],
    ],
    more: {
      cost: {
        en: 'Featured Promotion has no fixed price: ask the team on the Contact page.',
        es: 'Featured Promotion no tiene precio fijo: pregunta al equipo en la página Contact.',
        fr: 'Featured Promotion n’a pas de prix fixe : demandez à l’équipe sur la page Contact.',
        de: 'Featured Promotion hat keinen festen Preis: Frag das Team auf der Seite Contact.',
      },
    },
    isWhole: true,
    answer: {
      en: 'Featured boats are shown on the home page. Featured Promotion is a service of the brokerage: see the pricing page, or ask the team on the Contact page.',
      es: 'Los barcos destacados (Featured) se muestran en la página de inicio. Featured Promotion es un servicio de la correduría: mira la página de precios o pregunta al equipo en la página Contact.',
      fr: 'Les bateaux en vedette (Featured) sont montrés sur la page d’accueil. Featured Promotion est un service du courtier : voyez la page des prix, ou demandez à l’équipe sur la page Contact.',
      de: 'Hervorgehobene Boote (Featured) stehen auf der Startseite. Featured Promotion ist ein Dienst des Maklers: Sieh auf die Preisseite, oder frag das Team auf der Seite Contact.',
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
    ideas: [
      [
        /\b(?:is there|do you (?:guys )?have|does|can|could|got|where|download|get|will)\b/,
        /\b(?:an?|the|your|any) (?:\w+ )?app\b|\b(?:works?|run|use|open|usable) (?:\w+ )?(?:this |it |tradewind )?on (?:an? |my )?(?:ipad|iphone|android|tablet|phone|mac|chromebook|laptop|cell)\b/,
        /^(?!.*\b(?:he|she|they|cash ?app|whats ?app|payment|another app|other app|pay|on (?:a|the) app store rating)\b)/,
      ],
    ],
    isWhole: true,
    tells: /\b(?:ipad|iphone|android|tablet|phone|mac|laptop|download|install)\b/i,
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
    answer: {
      en: 'Scroll to the bottom of any page to choose light or dark, or let it follow your device.',
      es: 'Baja al final de cualquier página para elegir claro u oscuro, o deja que siga a tu dispositivo.',
      fr: 'Allez en bas de n’importe quelle page pour choisir clair ou sombre, ou laissez la page suivre votre appareil.',
      de: 'Ganz unten auf jeder Seite wählst du hell oder dunkel, oder lass es deinem Gerät folgen.',
    },
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
    ideas: [
      [
        /\b(?:citizens?|citizenship|foreigners?|foreign|non ?-? ?us|visa|green card|resident|residency|from abroad|live (?:abroad|overseas|outside)|canadian|european|mexican)\b/,
        /\b(?:have to|need|must|can|could|may|allowed|do you|is it|required)\b/,
        /\b(?:buy|sell|trade|use|list|join|sign up|account|purchase|own|be)\b/,
        /^(?!.*\b(?:flag\w*|built|made|wire|currency|boats (?:in|from))\b)/,
      ],
      [
        /\b(?:list|sell|post|advertise|put up|put (?:my|a|our) (?:boat|yacht))\b/,
        /\b(?:mexico|canada|canadian|bahamas|bahamian|caribbean|europe|european|abroad|overseas|another country|other countries|outside (?:of )?the (?:us|usa|states|country)|not in the (?:us|usa|states)|foreign)\b/,
        /\b(?:can|could|may|do you|is it|possible|allowed|how|want)\b/,
      ],
      [
        /\b(?:canad\w+|mexico|europe\w*|germany|france|spain|italy|uk|england|britain|australia|bahamas|caribbean|abroad|overseas|another country|other countries|foreign (?:buyers?|country|citizens?)|outside (?:of )?(?:the )?(?:us|usa|united states|states|u s)|international\w*|non ?-? ?residents?|not (?:a |an )?(?:us|american|u s) (?:citizen|resident))\b/,
        /\b(?:buy|buying|buyers?|use|sell|trade|join|live|ship\w*|account|sign up|works?|allowed|possible|deliver\w*|register)\b/,
        /^(?!.*\b(?:show|find|looking for|search)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Tradewind is run by a yacht brokerage licensed in Florida. The terms don’t ask where you live, but prices are in US dollars, and distances and taxes cover the United States. If you live abroad, or for foreign-flagged boats or shipping abroad, ask the team on the Contact page.',
      es: 'Tradewind lo lleva una correduría de yates con licencia en Florida. Las condiciones no preguntan dónde vives, pero los precios son en dólares, y las distancias e impuestos abarcan Estados Unidos. Si vives en el extranjero, o para barcos con bandera extranjera o envíos al extranjero, pregunta al equipo en la página Contact.',
      fr: 'Tradewind est tenu par un courtier en yachts agréé en Floride. Les conditions ne demandent pas où vous vivez, mais les prix sont en dollars, et distances et taxes couvrent les États-Unis. Si vous vivez à l’étranger, ou pour des bateaux sous pavillon étranger ou un transport à l’étranger, demandez à l’équipe sur la page Contact.',
      de: 'Tradewind gehört zu einem Yachtmakler mit Lizenz in Florida. Die Bedingungen fragen nicht, wo du wohnst, aber Preise sind in US-Dollar, und Entfernungen und Steuern decken die USA ab. Wenn du im Ausland wohnst, bei Booten unter fremder Flagge oder Transport ins Ausland frag das Team auf der Seite Contact.',
    },
  },
];

const REACH =
  /\b(?:phone|telephone|number|call|e ?-? ?mail|mail|address|contact|reach|talk to|speak (?:to|with)|write to|get hold of|hotline)\b/;
const US =
  /\b(?:your|you guys|eddy|eddy s|brokerage|brokerage s|broker|brokers|tradewind|tradewind s|support|customer service|the (?:team|office|company|site)|a human|a real person|somebody real)\b/;
const ANOTHER =
  /\b(?:sellers?|owners?|his|her|their|him|them|my|buyers?|commission|cost|costs|fees?|much|hire|need a broker|verify|verification|change|reset|update|wants|asks?|asked|says|said|told)\b/;

const WANTS =
  /\b(?:want|wants|need|like|prefer|get|give|let|put|pass|connect|transfer|hand|is there|are there|any|can|could|where|how|enough|sick of|tired of|rather)\b/;
/** Somebody tired of software. */
const SOMEBODY_REAL =
  /\b(?:humans?|human being|(?:real|actual|live|living) (?:person|people|human|one|agent|someone|somebody|broker)|(?:someone|somebody|anyone|anybody) (?:real|human|alive|at (?:the )?(?:office|brokerage)|on the phone)|flesh and blood|operator|representative|customer (?:service|support|care)|support (?:team|staff|person|line|agent))\b/;

/** How to reach the brokerage is public. */
export const brokerageHelp = ({ name, phone, email, licence }: Config['brokerage']): readonly HelpTopic[] => [
  companyHelp({ name, phone, email, licence }),
  {
    id: 'broker-of-closing',
    asks: [],
    ideas: [
      [
        /\b(?:reach|call|phone|ring|e ?-? ?mail|contact|talk (?:to|with)|speak (?:to|with)|write(?: to)?|get (?:a )?hold of|get in touch with|touch base with|message|text) (?:the|my|our|a|your|that) (?:\w+ )?broker(?:age)?\b|\b(?:the|my|our|your) broker(?: 's|s)? (?:\w+ )?(?:phone|number|email|e ?-? ?mail|contact)\b|\b(?:phone|number|email|contact)(?: \w+){0,2} (?:of|for) (?:the|my|our|your) broker\b/,
        /\b(?:how|where|can|could|what|want|need|like|is there|who|which|give me|have to|should)\b/,
        /^(?!.*\b(?:sellers?|owners?|buyers?|says?|said|told|wants|texted|emailed|sent|asks?|asked|hire|commission|cost|costs|fees?|much|list|sell|real|legit|scam|tell (?:him|her|them)|do i (?:need|have)|necessary|changed|change)\b)/,
      ],
      [
        /\bwho(?:m)? (?:do|can|should|could|would|must) (?:i|we) (?:call|ask|contact|e ?-? ?mail|phone|talk to|speak (?:to|with)|write(?: to)?|reach(?: out to)?|turn to)\b|\bwho (?:is|are) (?:my|our|the) (?:contact|point of contact|go ?-? ?to)\b/,
        /\b(?:about|with|for|regarding|on|in|if)\b/,
        /\b(?:closing|escrow|wire|wiring|paperwork|papers|documents?|release|settlement|broker|purchase)\b/,
        /^(?!.*\b(?:he|she|they|tax|taxes|insurance|surveyors?|survey|loan|message (?:him|her|them))\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: `You reach the brokers of ${name} by phone at ${phone} or by email at ${email}, and on the Contact page. Name the trade you’re calling about. Use these details only, and none that somebody else sends you.`,
      es: `A los corredores de ${name} llegas por teléfono en el ${phone}, por correo en ${email} y en la página Contact. Di de qué intercambio se trata. Usa solo estos datos, no otros que alguien te mande.`,
      fr: `Vous joignez les courtiers de ${name} par téléphone au ${phone}, par e-mail à ${email} et sur la page Contact. Dites de quel échange il s’agit. N’utilisez que ces coordonnées, pas celles qu’un autre vous envoie.`,
      de: `Die Makler von ${name} erreichst du telefonisch unter ${phone}, per E-Mail unter ${email} und über die Seite Contact. Sag, um welchen Tausch es geht. Nutze nur diese Angaben, keine, die dir jemand anders schickt.`,
    },
  },
  {
    id: 'brokerage-contact',
    namesBoats: true,
    asks: ['brokerage phone number email', 'call brokerage', 'reach human team'],
    ideas: [
      [
        /\b(?:is there|do you (?:guys )?have|what is|give me) (?:a|any|the|your) (?:\w+ )?(?:number|hotline|line)\b/,
        /\b(?:call|reach|dial|ring|talk|speak)\b/,
        /^(?!.*\b(?:sellers?|owners?|buyers?|his|her|their|hull|him|them)\b)/,
      ],
      [
        /\b(?:connect|put|transfer|talk|speak|pass|hand|forward|reach|contact)\b/,
        /\b(?:your|the) (?:team|staff|people|office|brokers)\b/,
        new RegExp(`^(?!.*${ANOTHER.source})`),
      ],
      [
        /^(?:(?:so|and|okay|hey|hi|eddy|please) ,? ?)*(?:can|could|may|how can|how do|where can) (?:i|we) (?:call|phone|reach|email|mail|contact|get in touch with|get (?:a )?hold of) (?:you|you guys|someone|somebody|eddy)(?: (?:guys|directly|by phone|by email|here|today|please))*[?.! ]*$/,
      ],
      [
        /^(?:(?:so|and|okay|hey|hi|eddy|please) ,? ?)*(?:do|does) (?:you|you guys|tradewind|the (?:site|brokerage|team)) have (?:a|an|any) (?:\w+ )?(?:phone(?: number)?|number|email(?: address)?|hotline|office|support line)(?: (?:i|we|where|to|that|can|could|call|write|reach|you|for|questions))*[?.! ]*$/,
      ],
      [
        /\b(?:my|our) broker\b/,
        /\b(?:who|name|reach|call|phone|number|contact|email|talk to|speak (?:to|with)|get hold of|write to)\b/,
        /^(?!.*\b(?:says?|said|told|wants?|texted|emailed|sent|asks?|asked)\b)/,
      ],
      [REACH, US, new RegExp(`^(?!.*${ANOTHER.source})`)],
      [
        WANTS,
        SOMEBODY_REAL,
        new RegExp(`^(?!.*(?:${ANOTHER.source}|\\b(?:are you|is this|am i|list|listed|sell)\\b))`),
      ],
    ],
    answer: {
      en: `You reach the team of ${name} by phone at ${phone} or by email at ${email}, and on the Contact page. They help with closings, services, reports and problems with the site.`,
      es: `Al equipo de ${name} llegas por teléfono en el ${phone}, por correo en ${email} y en la página Contact. Ayuda con cierres, servicios, denuncias y problemas del sitio.`,
      fr: `Vous joignez l’équipe de ${name} par téléphone au ${phone}, par e-mail à ${email} et sur la page Contact. Elle aide pour les clôtures, les services, les signalements et les problèmes du site.`,
      de: `Das Team von ${name} erreichst du telefonisch unter ${phone}, per E-Mail unter ${email} und über die Seite Contact. Es hilft bei Abschlüssen, Diensten, Meldungen und Problemen mit der Seite.`,
    },
  },
  {
    id: 'office-place',
    asks: [],
    ideas: [
      [
        /\b(?:office|offices|showroom|store|headquarters|location|branch)\b/,
        /\b(?:do you|where|is there|have|your|visit|come by|you guys)\b/,
        /^(?!.*\b(?:hours|open|boats?|box|post|my|listing|location of|change|when)\b|.*_(?:boat|make|own|type)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: `I don’t know an office to visit. You reach the team of ${name} by phone at ${phone}, by email at ${email} and on the Contact page; ask them where to meet.`,
      es: `No conozco una oficina que visitar. Contactas con el equipo de ${name} por teléfono en el ${phone}, por correo en ${email} y en la página Contact; pregúntales dónde veros.`,
      fr: `Je ne connais pas de bureau à visiter. Vous joignez l’équipe de ${name} par téléphone au ${phone}, par e-mail à ${email} et sur la page Contact ; demandez-lui où la rencontrer.`,
      de: `Ein Büro zum Besuchen kenne ich nicht. Das Team von ${name} erreichst du telefonisch unter ${phone}, per E-Mail an ${email} und über die Seite Contact; frag dort, wo ihr euch treffen könnt.`,
    },
  },
  {
    id: 'office-hours',
    asks: ['what time open', 'business hours office'],
    ideas: [
      [
        /\b(?:what time|when|which hours|what hours|until when|how late|open on|closed on|opening hours|business hours|office hours|are you open|hours of operation)\b/,
        /\b(?:open|opens|opening|close|closed|business hours|office hours|reachable|there|available|in the office|answer the phone)\b/,
        /\b(?:you|your|office|team|brokerage|support|tradewind)\b/,
        /^(?!.*\b(?:deals?|bargains?|sales?|trade|closing|fees?|percent\w*|commission|cut|cost|account|listing|offer|boats?|message|engine)\b)/,
      ],
    ],
    answer: {
      en: `I’m here all the time, but I don’t know the team’s hours. Ask them by phone at ${phone} or by email at ${email}.`,
      es: `Yo estoy siempre aquí, pero no sé el horario del equipo. Pregunta por teléfono en el ${phone} o por correo en ${email}.`,
      fr: `Je suis toujours là, mais je ne connais pas les horaires de l’équipe. Demandez par téléphone au ${phone} ou par e-mail à ${email}.`,
      de: `Ich bin immer da, aber die Zeiten des Teams kenne ich nicht. Frag per Telefon unter ${phone} oder per E-Mail an ${email}.`,
    },
  },
];
