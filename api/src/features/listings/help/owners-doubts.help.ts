import type { HelpTopic } from '../../../platform/help.ts';

const ASKS =
  /^(?:(?:so|and|hey|hi|okay|but|also|,) )*(?:can|could|may|do|does|must|is|are|am|should|will|what if|how)\b/;
const LISTS = /\b(?:list|listing|post|posting|sell|selling|advertise|put (?:it|her|up|on)|ad)\b/;
const MINE =
  /^(?!.*\b(?:show|find|search|buy|buying|he|she|they|seller|sellers|owners|offer on|offers)\b|.*_(?:boat|make|money|bound|place|person|id)_)/;

/** Doubts of owners before and after they post a boat. */
export const ownersDoubtsHelp: readonly HelpTopic[] = [
  {
    id: 'change-after-posting',
    asks: [],
    ideas: [
      [
        ASKS,
        /\b(?:change|edit|update|lower|raise|fix|correct|drop)\b/,
        /\b(?:price|listing|ad|description|photos?|it|details|post|posting)\b/,
        /\b(?:after|once|later|any ?time|whenever|when it is (?:up|live|posted)|extra|cost|costs|free|fee|charge)\b/,
        /\b(?:post|posted|posting|publish\w*|listed|live|up|listing|ad)\b/,
        /^(?!.*\b(?:offer|offers|agreed|closing|sold|account|email|password|to \d)\b|.*_(?:boat|make|money|bound|person|id)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'You can change a listing whenever you like, at no cost: open My Listings, choose the boat and then Edit. A new price ends the open offers that contain the boat, and the other side is told.',
      es: 'Puedes cambiar un anuncio cuando quieras, sin coste: abre My Listings, elige el barco y luego Edit. Un precio nuevo termina las ofertas abiertas que contienen el barco, y se avisa a la otra parte.',
      fr: 'Vous pouvez changer une annonce quand vous voulez, sans frais : ouvrez My Listings, choisissez le bateau, puis Edit. Un nouveau prix met fin aux offres ouvertes qui contiennent le bateau, et l’autre côté est prévenu.',
      de: 'Du kannst ein Inserat jederzeit kostenlos ändern: Öffne My Listings, wähle das Boot und dann Edit. Ein neuer Preis beendet offene Angebote mit dem Boot, und die andere Seite erfährt es.',
    },
  },
  {
    id: 'wishes-optional',
    asks: [],
    ideas: [
      [
        /\b(?:do (?:i|we) (?:have to|need to)|must (?:i|we)|should (?:i|we)|required|mandatory|optional|can (?:i|we) leave)\b/,
        /\b(?:say|list|name|enter|fill|pick|choose|put|tell|leave|add)\b/,
        /\b(?:what (?:i|we) (?:would |will |want to )?(?:take|accept|want)|trade (?:options|wishes|categories|for)|in trade|accepted assets|what i d take)\b/,
        MINE,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'You don’t have to: what you’d take in trade is optional, and without it your listing is for cash only. Naming things makes more deals possible, and rings are found from them.',
      es: 'No hace falta: lo que aceptarías a cambio es opcional, y sin ello tu anuncio es solo por dinero. Nombrar cosas hace posibles más tratos, y los anillos se buscan a partir de ellas.',
      fr: 'Ce n’est pas obligatoire : ce que vous prendriez en échange est facultatif, et sans cela votre annonce est contre de l’argent seul. Nommer des choses rend plus d’affaires possibles, et les anneaux en partent.',
      de: 'Du musst nicht: Was du in Tausch nähmst, ist freiwillig, und ohne Angabe gilt dein Inserat nur gegen Geld. Mit Angaben sind mehr Geschäfte möglich, und Ringe werden daraus gefunden.',
    },
  },
  {
    id: 'list-faulty-boat',
    asks: [],
    ideas: [
      [
        ASKS,
        LISTS,
        /\b(?:(?:is|does|will|do|are) not (?:run|running|start|work|working|float)|not running|(?:does|will) not (?:run|start)|broken|blown|needs? (?:work|repairs?|an engine|a new engine|fixing)|project|damaged|wreck|salvage|no engine|without an? (?:engine|motor)|bad (?:engine|motor)|dead (?:engine|motor)|for parts|as is)\b/,
        MINE,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Yes, if you say so: be truthful about the condition, the engines and known faults in the listing. Boats change hands as is, and whoever finds a fault that you kept quiet about can reject the boat.',
      es: 'Sí, si lo dices: sé sincero en el anuncio sobre el estado, los motores y los defectos que conoces. Los barcos cambian de manos tal como están, y quien encuentre un defecto callado puede rechazarlo.',
      fr: 'Oui, si vous le dites : soyez franc dans l’annonce sur l’état, les moteurs et les défauts connus. Les bateaux changent de mains en l’état, et qui trouve un défaut caché peut refuser le bateau.',
      de: 'Ja, wenn du es sagst: Sei im Inserat ehrlich über Zustand, Motoren und bekannte Fehler. Boote wechseln wie besehen den Besitzer, und wer einen verschwiegenen Fehler findet, kann das Boot ablehnen.',
    },
  },
  {
    id: 'list-for-another',
    asks: [],
    ideas: [
      [
        ASKS,
        LISTS,
        /\b(?:do not own|not mine|somebody else s?|someone else s?|belongs? to|(?:for|of) (?:a friend|my (?:dad|father|mom|mother|brother|sister|son|wife|husband|parents|uncle|boss|client|company|buddy|friend))|my (?:dad|father|mom|mother|brother|sister|son|wife|husband|parents|uncle|boss|client|buddy|friend)s? ?(?:'s|s)?(?: boat)?|on behalf of|another person s?|estate|inherited)\b/,
        /^(?!.*\b(?:show|find|search|both|together|and (?:i|me)|account|log ?in|joint|co ?-? ?own\w*)\b)/,
        MINE,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Only if you’re allowed to: list boats that you own, or that their owner lets you offer. In a closing, all owners of the boat sign its bill of sale, so the owner has to take part then.',
      es: 'Solo si tienes permiso: anuncia barcos tuyos, o que su dueño te deja ofrecer. En un cierre, todos los dueños firman la factura de venta, así que el dueño tendrá que participar.',
      fr: 'Seulement si vous en avez le droit : publiez des bateaux à vous, ou que leur propriétaire vous laisse offrir. Dans une clôture, tous les propriétaires signent l’acte de vente ; il devra donc participer.',
      de: 'Nur, wenn du darfst: Stell Boote ein, die dir gehören oder deren Besitzer es dir erlaubt. Beim Abschluss unterschreiben alle Eigentümer den Kaufvertrag, der Besitzer muss dann also mitmachen.',
    },
  },
  {
    id: 'kinds-listed',
    asks: [],
    ideas: [
      [
        /^(?:(?:so|and|hey|hi|okay|but) )*(?:can|could|may|do you|is it|are|does)\b/,
        /\b(?:list|post|sell|advertise|allow(?:ed)?|accept|permit\w*|put up)\b/,
        /\b(?:sail ?boats?|houseboats?|pontoons?|catamarans?|trawlers?|tugs?|dingh(?:y|ies)|inflatables?|ribs?|skiffs?|airboats?|race ?boats?|home ?-? ?built|canal boats?|wooden boats?|classic boats?|dealers?|brokers|businesses|companies|commercial boats?|any (?:kind|type) of boat|all (?:kinds|types) of boats?)\b/,
        /^(?!.*\b(?:owners?|trade|swap|show|find|take|takes|in trade|offer)\b|.*_(?:money|bound|place|person|own)_)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Listings are for boats of every kind, and I know of no rule against that. There are seven types to choose from, mostly motor boats: pick the closest one and say in the description what it is. Dealers and companies follow the same rules as everyone: one account for each person, and only boats that they own or may offer.',
      es: 'Los anuncios son para barcos de todo tipo, y no conozco ninguna norma en contra. Hay siete tipos para elegir, casi todos de motor: elige el más parecido y di en la descripción qué es. Concesionarios y empresas siguen las mismas reglas: una cuenta por persona, y solo barcos propios o que puedan ofrecer.',
      fr: 'Les annonces valent pour tout bateau, et je ne connais pas de règle contraire. Il y a sept types au choix, surtout à moteur : prenez le plus proche et dites dans la description ce que c’est. Revendeurs et sociétés suivent les mêmes règles : un compte par personne, et seulement des bateaux à eux ou qu’ils peuvent offrir.',
      de: 'Inserate sind für Boote jeder Art, und eine Regel dagegen kenne ich nicht. Es gibt sieben Typen zur Wahl, vor allem Motorboote: Nimm den ähnlichsten und sag in der Beschreibung, was es ist. Für Händler und Firmen gilt dasselbe: ein Konto je Person, und nur eigene Boote oder solche, die sie anbieten dürfen.',
    },
  },
  {
    id: 'ad-after-sale',
    asks: [],
    ideas: [
      [
        /\b(?:what happens to|do i (?:have to|need to)|what (?:do|should) i do with)\b/,
        /\b(?:my|the) (?:\w+ )?(?:listing|ad|post|posting)\b/,
        /\b(?:when|once|after|if)\b.*\b(?:sold|sells?|traded|agreed|gone)\b/,
        MINE,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Once a trade is agreed, the listing says “Trade pending” and takes no new offers. After a closing through Tradewind it’s no longer shown. If you sell elsewhere, mark it as sold under My Listings.',
      es: 'Cuando se acuerda un intercambio, el anuncio dice “Trade pending” y no admite ofertas nuevas. Tras un cierre por Tradewind ya no se muestra. Si vendes por otro lado, márcalo como vendido en My Listings.',
      fr: 'Une fois un échange convenu, l’annonce dit « Trade pending » et ne prend plus d’offres. Après une clôture par Tradewind, elle n’est plus montrée. Si vous vendez ailleurs, marquez-la vendue sous My Listings.',
      de: 'Ist ein Tausch vereinbart, steht am Inserat „Trade pending“, und es nimmt keine neuen Angebote. Nach einem Abschluss über Tradewind wird es nicht mehr gezeigt. Verkaufst du anderswo, markiere es unter My Listings als verkauft.',
    },
  },
  {
    id: 'boat-not-found',
    asks: [],
    ideas: [
      [
        /\b(?:why|where|how come|what happened to)\b/,
        /\b(?:boat|boats|listing|one|ad)\b/,
        /\b(?:i|we) (?:saw|looked at|found|had|liked|viewed|was looking at)\b/,
        /\b(?:not find|gone|disappear\w*|vanished|not (?:there|see)|no longer|missing|yesterday|last (?:week|night)|earlier)\b/,
        /^(?!.*\b(?:my|mine|deleted|last message)\b|.*_(?:boat|make|money|bound|person|id|own|saved|type)_)/,
      ],
      [
        /\bhow (?:often|current|fresh|up to date|recent)\b/,
        /\b(?:listings?|boats|ads|site|prices|inventory)\b/,
        /\b(?:updated?|refresh\w*|are|is|added|change|changed)\b/,
        /^(?!.*\b(?:agent|look|negotiat\w*|trade)\b|.*_(?:boat|make|person|own)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Listings change at once when their owners change them. One that is gone was sold, paused or deleted, and I can’t see why; a boat in an agreed trade stays visible as “Trade pending”. Save a boat to follow it, or let your agent watch for new ones.',
      es: 'Los anuncios cambian en cuanto los cambian sus dueños. Uno que ya no está se vendió, se pausó o se borró, y no puedo ver por qué; un barco en un intercambio acordado sigue visible como “Trade pending”. Guarda un barco para seguirlo, o deja que tu agente vigile los nuevos.',
      fr: 'Les annonces changent dès que leurs propriétaires les changent. Celle qui a disparu a été vendue, suspendue ou supprimée, et je ne vois pas pourquoi ; un bateau en échange convenu reste visible en « Trade pending ». Enregistrez un bateau pour le suivre, ou laissez l’agent guetter les nouveaux.',
      de: 'Inserate ändern sich sofort, wenn ihre Besitzer sie ändern. Eines, das fehlt, wurde verkauft, pausiert oder gelöscht, und warum, sehe ich nicht; ein Boot in einem vereinbarten Tausch bleibt als „Trade pending“ sichtbar. Merk dir ein Boot, um ihm zu folgen, oder lass deinen Agenten nach neuen sehen.',
    },
  },
];
