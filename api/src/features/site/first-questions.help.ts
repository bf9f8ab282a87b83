import type { HelpTopic } from '../../platform/help.ts';

const LIST = /\b(?:list|sell|post|advertise|put up|offer|add|upload)\b/;

/** Questions of somebody who only looks around, or wonders whether this is the right place. */
export const firstQuestionsHelp: readonly HelpTopic[] = [
  {
    id: 'terms-and-privacy',
    asks: [],
    ideas: [
      [
        /\b(?:where|show|see|read|find|link|open|have|send|got|what (?:is|are)|look at|view)\b/,
        /\b(?:(?<!in )terms(?: (?:of (?:service|use)|and conditions|& conditions))?|tos|t&c|privacy (?:policy|page|statement|notice)|legal (?:stuff|page|notice|terms)|user agreement)\b/,
        /^(?!.*(?:\b(?:offers?|deal|trade|proposed|proposal|loan|closing|standard terms|agree|agreed|my terms|these terms|his|her|their|payment terms|mean|counter\w*)\b|_(?:person|boat|make|own)_))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Terms of Service and Privacy Policy are linked at the bottom of every page.',
      es: 'Los enlaces Terms of Service y Privacy Policy están al pie de cada página.',
      fr: 'Les liens Terms of Service et Privacy Policy sont au bas de chaque page.',
      de: 'Die Links Terms of Service und Privacy Policy stehen am Ende jeder Seite.',
    },
  },
  {
    id: 'usual-discount',
    asks: [],
    ideas: [
      [
        /\b(?:usually|normally|typically|on average|in general|generally|average|usual|typical|normal|do (?:people|boats|buyers|owners)|most (?:people|buyers))\b/,
        /\b(?:below|under|off|less than|lower than|discount|negotiate|haggle|knock off|come down|wiggle room)\b/,
        /\b(?:asking|ask|list price|listed|price|sticker|go for|sell for|pay|discount)\b/,
        /^(?!.*_(?:boat|make|own|id|ref|type|person|money|place)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'I have no usual discount: the terms of other people’s trades are private, and boats differ. Name a boat, and I estimate its value from comparable ones and say what a fair offer would be.',
      es: 'No tengo un descuento habitual: los términos de los intercambios ajenos son privados, y cada barco es distinto. Nombra un barco y calculo su valor con otros comparables y te digo qué oferta sería justa.',
      fr: 'Je n’ai pas de remise habituelle : les termes des échanges des autres sont privés, et les bateaux diffèrent. Nommez un bateau, et j’estime sa valeur d’après des bateaux comparables et dis quelle offre serait juste.',
      de: 'Einen üblichen Nachlass kenne ich nicht: Die Bedingungen fremder Tausche sind privat, und Boote sind verschieden. Nenn mir ein Boot, und ich schätze seinen Wert nach vergleichbaren und sage, welches Angebot fair wäre.',
    },
  },
  {
    id: 'see-boat',
    asks: [],
    ideas: [
      [
        /\b(?:when|how|where|what (?:day|time))\b.*\b(?:can|could|may|do|would) (?:i|we)\b|^(?:(?:hi|hey|so|and|ok|okay) )*(?:can|could|may) (?:i|we) (?:\w+ )?(?:come|see|view|visit|tour)\b/,
        /\b(?:see|view|visit|come (?:by|over|see|look)|look at|tour|check out|drive out)\b/,
        /\b(?:in person|the boat|it|her|a boat|boats|this one|that one|the \w+ _n_|before (?:i )?(?:buy|offer)\w*|viewings?|showings?)\b/,
        /^(?!.*\b(?:my (?:listing|offers?|messages?|saved|boat|boats|trades?|account|profile|agent)|photos?|pictures?|what(?! (?:day|time)\b)|paid|others|similar|who|price|estimate|hours|again|accepted|listing|reviews?|show me)\b)/,
      ],
      [
        /\b(?:book|schedule|arrange|set up|organize|make|get|request|plan)\b/,
        /\b(?:viewings?|showings?|visits?|appointments?|tours?|walk ?-? ?throughs?|time to (?:see|look))\b/,
        /^(?!.*\b(?:message|tell|ask|write|survey\w*|inspect\w*|broker|my (?:listing|boat))\b)/,
      ],
      [
        /\b(?:can|could|may|okay|ok|fine|allowed|all ?right|do|should|just|possible|without)\b/,
        /\b(?:(?:show|turn) up|drop (?:by|in)|stop by|swing by|pop (?:by|in)|walk in|come unannounced|go (?:down|over|there)(?! (?:\$|\d|_|my\b|budget|that|about|around|by\b|the (?:budget|limit))))\b/,
        /\b(?:docks?|marinas?|boat|boats|unannounced|appointment|notice|asking|it|her|there|owner)\b/,
        /^(?!.*\b(?:tell|ask|message|write|office|broker|closing|draft)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'You arrange a visit with the owner: listings don’t give times. I can draft a message that asks for a day. In a closing, the inspection and a sea trial come before you accept the boat.',
      es: 'La visita la acuerdas con el dueño: los anuncios no dan horarios. Puedo redactar un mensaje que pida un día. En un cierre, la inspección y la prueba de mar vienen antes de que aceptes el barco.',
      fr: 'La visite se convient avec le propriétaire : les annonces ne donnent pas d’horaires. Je peux rédiger un message pour demander un jour. Dans une clôture, l’inspection et l’essai en mer viennent avant que vous acceptiez le bateau.',
      de: 'Die Besichtigung vereinbarst du mit dem Besitzer: Inserate nennen keine Termine. Ich kann eine Nachricht entwerfen, die nach einem Tag fragt. Beim Abschluss kommen Besichtigung und Probefahrt, bevor du das Boot annimmst.',
    },
  },
  {
    id: 'no-show',
    asks: [],
    ideas: [
      [
        /\b(?:owners?|sellers?|buyers?|he|she|they|guy|person|someone|somebody)\b/,
        /\b(?:(?:never|not|did not|does not|do not|no) (?:\w+ )?(?:shows?|showed|turn(?:s|ed)?|come|came) ?(?:up)?|no ?-? ?shows?|stood (?:me|us) up|stands (?:me|us) up|cancels? last minute)\b/,
        /\b(?:what|how|if|do i|should|help)\b/,
        /^(?!.*\b(?:messages?|photos?|wire|deposit|email|inspection|sea trial|survey\w*|closing|signing|handover)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Write to them and agree on another day: a visit binds nobody, and nobody here repays the trip. If it happens again, leave the boat alone, and if you doubt that it exists, choose Report this listing on its page. Never pay to have a boat held.',
      es: 'Escríbele y acordad otro día: una visita no obliga a nadie, y nadie aquí paga el viaje. Si vuelve a pasar, déjalo, y si dudas de que el barco exista, elige Report this listing en su página. Nunca pagues para que te guarden un barco.',
      fr: 'Écrivez-lui et convenez d’un autre jour : une visite n’engage personne, et personne ici ne rembourse le trajet. Si cela se répète, laissez tomber, et si vous doutez que le bateau existe, choisissez Report this listing sur sa page. Ne payez jamais pour faire garder un bateau.',
      de: 'Schreib hin und macht einen anderen Tag aus: Eine Besichtigung verpflichtet niemanden, und die Fahrt ersetzt hier niemand. Passiert es wieder, lass es, und zweifelst du, dass es das Boot gibt, wähle Report this listing auf seiner Seite. Zahl nie dafür, dass jemand ein Boot zurückhält.',
    },
  },
  {
    id: 'boats-inspected',
    asks: ['do you inspect boats before listed'],
    ideas: [
      [
        /^(?:(?:so|and|hey|hi|okay|but) )*(?:are|were|have) (?:the|these|those|your|all(?: the| your)?|these) (?:boats|listings|yachts)(?: (?:been|here|really|actually|all|on here))* (?:inspected|checked|surveyed|vetted|verified|looked at|approved)\b/,
      ],
      [
        /\b(?:photos?|pictures?|pics?|images?|listings?)\b/,
        /\b(?:real|fake|genuine|authentic|actual(?:ly)?|recent|stolen|stock photos?|photoshopped|ai generated)\b/,
        /\b(?:how|are|is|do|does|can|know|tell|sure|check)\b/,
        /^(?!.*\b(?:my|mine|using|used|another listing|report|someone|somebody|upload)\b)/,
      ],
      [
        /\b(?:do|does|did|are|is|have)\b.*\b(?:you|tradewind|the (?:site|brokerage|team)|anyone|anybody|boats|listings)\b/,
        /\b(?:inspect\w*|vet|vetted|checks?|checked|verify|verified|look at|approve[ds]?|review(?:ed)?|screen(?:ed)?)\b/,
        /\b(?:boats|listings|ads|every boat|each boat|all (?:the )?boats)\b/,
        /\b(?:before|go (?:up|live)|listed|posted|first|all|every|each|here|really|yourself|yourselves)\b/,
        /^(?!.*\b(?:title|owns?|owner|hull|closing|history|which|how many|show|find|my)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'No: owners describe their boats themselves, and a listing goes live right away. So see the boat, have it surveyed and take it on a sea trial before you accept it. If a listing looks wrong, choose Report this listing, and our team looks at it.',
      es: 'No: los dueños describen sus barcos ellos mismos, y un anuncio se publica de inmediato. Por eso, ve a ver el barco, encarga un peritaje y haz una prueba de mar antes de aceptarlo. Si un anuncio parece falso, elige Report this listing, y nuestro equipo lo mira.',
      fr: 'Non : les propriétaires décrivent eux-mêmes leurs bateaux, et une annonce paraît aussitôt. Voyez donc le bateau, faites une expertise et un essai en mer avant de l’accepter. Si une annonce paraît fausse, choisissez Report this listing, et notre équipe la regarde.',
      de: 'Nein: Besitzer beschreiben ihre Boote selbst, und eine Anzeige ist sofort sichtbar. Sieh dir das Boot also an, lass es begutachten und fahr es Probe, bevor du es annimmst. Wirkt eine Anzeige falsch, wähle Report this listing, und unser Team sieht sie an.',
    },
  },
  {
    id: 'negotiable',
    asks: ['price negotiable'],
    ideas: [
      [
        /\b(?:prices?|asking prices?|they|owners?|sellers?)\b/,
        /\b(?:negotiable|haggle|haggling|wiggle room|bargain with|flexible|firm|set in stone|final|fixed)\b/,
        /\b(?:is|are|can|usually|normally|do|does|generally|always|here)\b/,
        /^(?!.*(?:\b(?:fees?|commission|closing|my|his|her|agent|rates?)\b))/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'A price is what the owner asks, and you may offer less, or something else than cash. The owner can accept, counter or decline, and making an offer costs nothing. Ask me what a boat is worth to see how its price compares.',
      es: 'Un precio es lo que pide el dueño, y puedes ofrecer menos, u otra cosa que dinero. El dueño puede aceptar, contraofertar o rechazar, y hacer una oferta no cuesta nada. Pregúntame cuánto vale un barco para comparar su precio.',
      fr: 'Un prix est ce que le propriétaire demande, et vous pouvez offrir moins, ou autre chose que de l’argent. Il peut accepter, contre-proposer ou refuser, et une offre ne coûte rien. Demandez-moi ce que vaut un bateau pour comparer son prix.',
      de: 'Ein Preis ist das, was der Besitzer verlangt; du darfst weniger bieten, oder etwas anderes als Geld. Er kann annehmen, ein Gegenangebot machen oder ablehnen, und ein Angebot kostet nichts. Frag mich, was ein Boot wert ist, um den Preis zu vergleichen.',
    },
  },
  {
    id: 'cash-only',
    asks: ['sell without trading'],
    ideas: [
      [
        /\b(?:sell|buy|selling|buying|list|purchase)\b/,
        /\b(?:cash|money|dollars)\b/,
        /\b(?:have to|must|need to|only|just|without|instead of|or) (?:\w+ ){0,3}(?:trade|trading|swap|cash|money)\b/,
        /\b(?:can|could|may|do i|do we|is it|possible|must|allowed)\b/,
        /^(?!.*\b(?:he|she|they|seller|buyer|owner|carry|bills|suitcase|pay (?:in|with|by))\b)/,
      ],
      [/^(?:(?:so|and|but|hey|hi|okay) ,? ?)*(?:do|must) (?:i|we) (?:have to |need to )?trade\b(?! (?:_|my|it))/],
    ],
    answer: {
      en: 'Yes: you don’t have to trade. You can sell for cash only if your listing names nothing that you’d take in trade, and you can offer cash alone for any boat. Things to trade only make more deals possible.',
      es: 'Sí: no tienes que intercambiar. Puedes vender solo por dinero si tu anuncio no nombra nada que aceptarías a cambio, y puedes ofrecer solo dinero por cualquier barco.',
      fr: 'Oui : vous n’êtes pas obligé d’échanger. Vous pouvez vendre contre de l’argent seul si votre annonce ne nomme rien en échange, et offrir de l’argent seul pour tout bateau.',
      de: 'Ja: Tauschen musst du nicht. Du kannst nur gegen Geld verkaufen, wenn deine Anzeige nichts nennt, was du in Tausch nähmst, und du kannst für jedes Boot nur Geld bieten.',
    },
  },
  {
    id: 'browse-free',
    asks: ['free to browse look around'],
    ideas: [
      [
        /\b(?:browse|browsing|look(?:ing)? around|just look|just looking|only look|see (?:the )?boats|window shop\w*)\b/,
        /\b(?:free|costs?|pay|account|sign up|register|need|have to|without)\b/,
        /^(?!.*_(?:type|money|bound|place)_)/,
      ],
    ],
    answer: {
      en: 'Looking at boats is free and needs no account. You need one, which is free as well, to list a boat, message owners, save boats and make offers.',
      es: 'Mirar barcos es gratis y no necesita cuenta. La necesitas, también gratis, para anunciar un barco, escribir a dueños, guardar barcos y hacer ofertas.',
      fr: 'Regarder des bateaux est gratuit et sans compte. Il en faut un, gratuit aussi, pour publier un bateau, écrire aux propriétaires, enregistrer des bateaux et faire des offres.',
      de: 'Boote ansehen ist kostenlos und braucht kein Konto. Eines, ebenfalls kostenlos, brauchst du, um ein Boot einzustellen, Besitzern zu schreiben, Boote zu merken und Angebote zu machen.',
    },
  },
  {
    id: 'other-things-listed',
    asks: ['list jet ski trailer engine'],
    ideas: [
      [
        /\b(?:can|could|may|do you (?:let|allow)|how (?:do|can)|is it (?:okay|ok|allowed|possible)|where (?:do|can)|want to|like to)\b/,
        LIST,
        /\b(?:list|sell|post|advertise|put up|offer|add|upload) (?:up )?(?:a|an|my|our|some|just|only) (?:\w+ ){0,2}(?:jet ?skis?|wave ?runners?|pwcs?|trailers?|outboard motors?|outboards?|engines?|motors?|boat slips?|slips?|docks?|dock space|boat lifts?|parts|rvs?|cars?|trucks?|motorcycles?|kayaks?|canoes?|paddle ?boards?|fishing gear|electronics)\b/,
        /^(?!.*\b(?:boats? with|with (?:it|her|the boat)|offers? (?:for|on)|as part of|in (?:an|my) offer|garage)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Not as a listing: those are for boats. Anything else goes into your garage: open Account, then My garage, add it with its value, and you can put it into an offer for a boat. If you make it public there, others can ask for it.',
      es: 'No como anuncio: son para barcos. Lo demás va a tu garaje: abre Account, luego My garage, añádelo con su valor, y podrás incluirlo en una oferta por un barco. Si lo haces público allí, otros pueden pedirlo.',
      fr: 'Pas comme annonce : elles sont pour les bateaux. Le reste va dans votre garage : ouvrez Account, puis My garage, ajoutez-le avec sa valeur, et vous pourrez l’inclure dans une offre pour un bateau. S’il y est public, d’autres peuvent le demander.',
      de: 'Nicht als Anzeige: Die sind für Boote. Alles andere kommt in deine Garage: Öffne Account, dann My garage, trage es mit seinem Wert ein, und du kannst es in ein Angebot für ein Boot nehmen. Ist es dort öffentlich, können andere danach fragen.',
    },
  },
];
