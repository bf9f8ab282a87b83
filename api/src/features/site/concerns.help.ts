import type { HelpTopic } from '../../platform/help.ts';

/** Complaints, legal matters and wishes that Tradewind does not serve. */
export const concernsHelp: readonly HelpTopic[] = [
  {
    id: 'fair-dealing',
    asks: ['filter owners religion', 'only sell certain people'],
    ideas: [
      [
        /\b(?:religion|religious|christians?|muslims?|jews?|jewish|catholics?|hindus?|foreigners?|immigrants?|skin colou?r|race|racial|ethnic\w*|gays?|lesbians?|homosexuals?|(?:black|white|asian|latino|hispanic|mexican|arab|chinese|russian|indian|jewish|gay|female|male) (?:people|owners?|sellers?|buyers?|folks|guys|persons?|men|women|man|woman|members?|users?)|mexicans|arabs|russians|women (?:owners|sellers|only)|nationalit\w+)\b/,
        /\b(?:only|no|not|filter\w*|exclud\w+|without|avoid|except|hide|deal\w*|sell\w*|trad\w+|rather|want|show|find|which|who|are|is|by)\b/,
        /^(?!.*\b(?:made|built|yard|flag|flagged) )(?!.*\b(?:to|i|we|boat|the|yacht|sailing|offshore) race\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'I don’t sort people by religion, origin, sex, skin color or the like, and listings are open to everyone. I can search by what a boat is, where it lies and what its owner takes in trade.',
      es: 'No clasifico a las personas por religión, origen, sexo, color de piel o algo parecido, y los anuncios están abiertos a todos. Puedo buscar por cómo es un barco, dónde está y qué acepta su dueño a cambio.',
      fr: 'Je ne trie pas les gens par religion, origine, sexe, couleur de peau ou autre, et les annonces sont ouvertes à tous. Je peux chercher d’après le bateau, son lieu et ce que son propriétaire prend en échange.',
      de: 'Ich sortiere Menschen nicht nach Religion, Herkunft, Geschlecht, Hautfarbe oder Ähnlichem, und Anzeigen stehen allen offen. Suchen kann ich danach, wie ein Boot ist, wo es liegt und was der Besitzer in Tausch nimmt.',
    },
  },
  {
    id: 'press-link',
    asks: [],
    ideas: [
      [
        /\b(?:should|can|could|do|may) i (?:\w+ )?(?:click|open|follow|tap|press|use)\b/,
        /\b(?:it|that|this|link|links|attachment|qr code)\b/,
        /^(?!.*(?:_|\b(?:dispute|account|garage|chat|case|listing|bank|lawyer|surveyor|captain|truck)\b))/,
        /\b(?:click|tap|link|links|attachment|qr code)\b/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'No, that’s a common scam: don’t press a link that asks you to pay or to sign in, and enter nothing there. Tradewind takes money only as a wire into a closing, with the details on the trade’s page. Report the message from the conversation, and our team looks at it.',
      es: 'No: no pulses un enlace que te pida pagar o iniciar sesión, y no escribas nada allí. Tradewind solo recibe dinero por transferencia dentro de un cierre, con los datos en la página del intercambio. Denuncia el mensaje desde la conversación, y nuestro equipo lo mira.',
      fr: 'Non : n’ouvrez pas un lien qui demande de payer ou de se connecter, et n’y entrez rien. Tradewind ne reçoit de l’argent que par virement dans une clôture, avec les coordonnées sur la page de l’échange. Signalez le message dans la conversation, et notre équipe le regarde.',
      de: 'Nein: Öffne keinen Link, über den du zahlen oder dich anmelden sollst, und gib dort nichts ein. Tradewind nimmt Geld nur als Überweisung in einem Abschluss an, mit den Daten auf der Seite des Tauschs. Melde die Nachricht in der Unterhaltung; unser Team sieht sie sich an.',
    },
  },
  {
    id: 'legal-advice',
    asks: ['need lawyer', 'legal advice'],
    ideas: [
      [
        /\b(?:sue|suing|court|lawyers?|attorneys?|legal advice|is (?:it|that|this) legal|small claims)\b/,
        /\b(?:can i|could i|should i|do i|may i|am i|is (?:it|that|this)|have to|need|recommend|how do i)\b/,
        /^(?!.*\b(?:cost|costs|price|much|your lawyer|sue (?:you|tradewind))\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'I can’t give legal advice, so please ask a lawyer. A legal review of the papers is one of the brokerage’s services: ask me what it costs. In a closing, you can also open a dispute on the trade’s page.',
      es: 'No puedo dar consejo legal, así que pregunta a un abogado. La revisión legal de los papeles es un servicio de la correduría: pregúntame cuánto cuesta. En un cierre también puedes abrir una disputa en la página del intercambio.',
      fr: 'Je ne peux pas donner de conseil juridique : demandez à un avocat. La relecture juridique des papiers est un service du courtier : demandez-moi son prix. Dans une clôture, vous pouvez aussi ouvrir un litige sur la page de l’échange.',
      de: 'Rechtsrat kann ich nicht geben, frag bitte einen Anwalt. Die rechtliche Prüfung der Papiere ist ein Dienst des Maklers: Frag mich, was sie kostet. Bei einem Abschluss kannst du auch auf der Seite des Tauschs einen Streitfall eröffnen.',
    },
  },
  {
    id: 'legal-threat',
    asks: ['sue tradewind', 'lawyer will contact'],
    ideas: [
      [
        /\b(?:sue|suing|sued|lawsuit|to court|legal action|press charges|lawyers?|attorneys?|police|consumer protection)\b/,
        /\b(?:you|you guys|tradewind|this site|my (?:lawyer|attorney)|going to|will|or else|unless)\b/,
        /^(?!.*\b(?:cost|costs|price|much|need a|recommend)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'I’m sorry that it came to this. I’m software: I can’t settle a legal matter or give legal advice. Please write to the team on the Contact page, so that a person looks at it.',
      es: 'Siento que hayamos llegado a esto. Soy un programa: no puedo resolver un asunto legal ni dar consejo legal. Escribe al equipo en la página Contact para que lo mire una persona.',
      fr: 'Je suis désolé d’en arriver là. Je suis un logiciel : je ne peux ni régler une affaire juridique ni donner de conseil juridique. Écrivez à l’équipe sur la page Contact, pour qu’une personne s’en occupe.',
      de: 'Es tut mir leid, dass es so weit gekommen ist. Ich bin Software: Rechtssachen kann ich nicht klären und keinen Rechtsrat geben. Schreib bitte dem Team über die Seite Contact, damit ein Mensch es ansieht.',
    },
  },
  {
    id: 'eddy-wrong',
    asks: ['eddy told wrong answer'],
    ideas: [
      [
        /\b(?:you|eddy|bot)\b/,
        /\b(?:lied|lying(?! (?:in|at|on|near|around|there|somewhere|up|down)\b)|liar|(?:were|was|are|is) wrong|made (?:that|it|this) up|false (?:information|info|answer)|wrong (?:answer|information|info)|misled|misleading|incorrect)\b/,
        /^(?!.*\b(?:seller|owner|buyer|he|she|they)\b)/,
      ],
    ],
    answer: {
      en: 'I’m sorry if I told you something wrong. Tell me what it was, and I’ll look it up again. You can also write to the team on the Contact page.',
      es: 'Siento si te dije algo equivocado. Dime qué fue, y lo consulto de nuevo. También puedes escribir al equipo en la página Contact.',
      fr: 'Je suis désolé si je vous ai dit quelque chose de faux. Dites-moi quoi, et je regarde à nouveau. Vous pouvez aussi écrire à l’équipe sur la page Contact.',
      de: 'Es tut mir leid, wenn ich dir etwas Falsches gesagt habe. Sag mir, was es war, und ich sehe noch einmal nach. Du kannst auch dem Team über die Seite Contact schreiben.',
    },
  },
  {
    id: 'complaint',
    asks: ['site broken nothing works', 'page does not load'],
    ideas: [
      [
        /\b(?:site|website|app|page|pages|platform|tradewind|service|nothing works|support)\b/,
        /\b(?:garbage|crap|crappy|trash|terrible|awful|horrible|broken|sucks|worst|slow|buggy|bugs?|crash\w*|not (?:work|load)\w*|nothing works|frozen|freez\w*|joke|disappoint\w*|complain\w*|complaint|waste of time|hate)\b/,
        /^(?!.*_(?:type|make|boat|own|ref)_)/,
        /^(?!.*\b(?:deliver\w*|how does|work at all like)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'I’m sorry about that. If something on the site doesn’t work, please tell the team on the Contact page what you did and what you saw. If I got something wrong, tell me in other words what you need.',
      es: 'Lo siento. Si algo del sitio no funciona, cuenta al equipo en la página Contact qué hiciste y qué viste. Si me equivoqué yo, dime con otras palabras qué necesitas.',
      fr: 'J’en suis désolé. Si quelque chose ne marche pas sur le site, dites à l’équipe sur la page Contact ce que vous avez fait et vu. Si je me suis trompé, dites-moi autrement ce qu’il vous faut.',
      de: 'Das tut mir leid. Wenn auf der Seite etwas nicht funktioniert, sag dem Team über die Seite Contact, was du getan und gesehen hast. Wenn ich etwas falsch verstanden habe, sag es mir mit anderen Worten.',
    },
  },
];
