import { PROPOSAL_HOURS } from '@tradewind/domain/trades/proposal';
import type { HelpTopic } from '../../platform/help.ts';

const GENERAL = /^(?!.*_(?:boat|make|own|id|ref|person|money|place)_)/;

/** Advice for people who buy, sell or go boating for the first time. */
export const adviceHelp: readonly HelpTopic[] = [
  {
    id: 'buyers-tips',
    asks: [],
    ideas: [
      [
        /\b(?:what|which|any|anything|give me|got|some)\b/,
        /\b(?:questions? (?:should|do|can|to|would) ?(?:i)? ?(?:ask)|should (?:i|we) ask|(?:to|do i|can i) ask (?:a|the|an) (?:seller|owner)|tips?|advice|(?:should|do|must) (?:i|we) (?:\w+ )?(?:look (?:for|at|out)|check|watch (?:for|out)|inspect|know)|look out for|red flags?|check ?-? ?list)\b/,
        /\b(?:sellers?|owners?|buyers?|buy|buying|inspect|inspection|used boats?|a boat|boats|first time|first ?-? ?timer|newbies?|beginners?|viewing|visit)\b/,
        /^(?!.*\b(?:selling|sell|eddy|ask you|my (?:boat|listing|offer|trade|closing)|negotiat\w*|offer|he|she|listing photos|how much)\b)/,
        GENERAL,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Ask the owner for service records, engine hours, known faults, past damage, why they sell, whether a loan is on the boat and whose name is on the title. On the visit, see a cold start, look at bilge, wiring, decks and hull, and try everything. Before you accept it, order a survey and a sea trial, and never pay ahead. I can draft the message with your questions.',
      es: 'Pide al dueño historial de servicio, horas de motor, defectos y daños conocidos, por qué vende, si hay un préstamo y a nombre de quién está el título. En la visita, mira un arranque en frío, sentina, cables, cubiertas y casco, y prueba todo. Antes de aceptarlo, encarga peritaje y prueba de mar, y nunca pagues por adelantado. Puedo redactar el mensaje con tus preguntas.',
      fr: 'Demandez le carnet d’entretien, les heures moteur, défauts et dégâts connus, la raison de la vente, s’il y a un prêt et à quel nom est le titre. Sur place, voyez un démarrage à froid, la cale, les câbles, les ponts et la coque, et essayez tout. Avant d’accepter, faites une expertise et un essai en mer, et ne payez jamais d’avance. Je peux rédiger le message avec vos questions.',
      de: 'Frag den Besitzer nach Wartungsnachweisen, Motorstunden, bekannten Fehlern und Schäden, dem Grund des Verkaufs, einem Kredit und auf wessen Namen der Titel läuft. Sieh dir vor Ort einen Kaltstart, Bilge, Kabel, Decks und Rumpf an und probier alles aus. Bestell vor der Annahme Gutachten und Probefahrt, und zahl nie voraus. Ich kann die Nachricht mit deinen Fragen entwerfen.',
    },
  },
  {
    id: 'good-listing',
    asks: [],
    ideas: [
      [
        /\bwhat makes (?:a|an|my) (?:\w+ )?(?:listing|ad|description|photos?|post)\b|\b(?:how (?:do|can|should) (?:i|we)|tips (?:for|on)|advice (?:for|on))\b.*\b(?:good|better|great|nice|write|writing|attractive)\b.*\b(?:listing|ad|description|photos?|pictures?|pics)\b/,
        /^(?!.*\b(?:upload|add|send|see|delete|show|find|offer|message)\b|.*_(?:boat|make|person|money)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Sharp photos in daylight, from outside, the helm, the engines, the cabin and the bilge, the best one first. Then an honest description: engine hours, recent work, known faults, what comes with the boat and what you’d take in trade. Ask me what your boat is worth for the price. Photography and Video is also a service of the brokerage.',
      es: 'Fotos nítidas con luz de día, de fuera, el puesto de mando, los motores, la cabina y la sentina, la mejor primero. Luego una descripción honesta: horas, trabajos recientes, defectos conocidos, qué va incluido y qué aceptarías a cambio. Para el precio, pregúntame cuánto vale tu barco. Photography and Video es también un servicio de la correduría.',
      fr: 'Des photos nettes en plein jour, de l’extérieur, du poste de barre, des moteurs, de la cabine et de la cale, la meilleure d’abord. Puis une description honnête : heures, travaux récents, défauts connus, ce qui est compris et ce que vous prendriez. Pour le prix, demandez-moi ce que vaut votre bateau. Photography and Video est aussi un service du courtier.',
      de: 'Scharfe Fotos bei Tageslicht, von außen, Steuerstand, Motoren, Kabine und Bilge, das beste zuerst. Dann eine ehrliche Beschreibung: Stunden, letzte Arbeiten, bekannte Fehler, was dabei ist und was du in Tausch nähmst. Zum Preis frag mich, was dein Boot wert ist. Photography and Video ist auch ein Dienst des Maklers.',
    },
  },
  {
    id: 'asking-strategy',
    asks: [],
    ideas: [
      [
        /\b(?:should|better|smart|best|wise|good idea|do i)\b/,
        /\b(?:list|price|ask|start)\b.*\b(?:high|higher|low|lower|above|below|room (?:to|for)|come down|haggle room)\b|\bleave (?:some )?room\b/,
        /^(?!.*\b(?:show|find|offer|which boats|offers)\b)/,
        GENERAL,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'That’s your choice: a price in line with similar boats draws more interest, and one above them leaves room to come down. Ask me what your boat is worth, and I’ll compare it with similar ones. You can change the price whenever you like.',
      es: 'Tú eliges: un precio en línea con barcos parecidos atrae más interés, y uno mayor deja margen para bajar. Pregúntame cuánto vale tu barco y lo comparo con otros. Puedes cambiar el precio cuando quieras.',
      fr: 'À vous de choisir : un prix proche de bateaux semblables attire plus, un prix plus haut laisse de la marge. Demandez-moi ce que vaut votre bateau, et je le compare. Vous pouvez changer le prix quand vous voulez.',
      de: 'Das entscheidest du: Ein Preis wie bei ähnlichen Booten zieht mehr Interesse an, ein höherer lässt Spielraum. Frag mich, was dein Boot wert ist, und ich vergleiche es. Den Preis kannst du jederzeit ändern.',
    },
  },
  {
    id: 'fair-offer-in-general',
    asks: [],
    ideas: [
      [
        /^(?:(?:so|and|hey|hi|okay|but) )*(?:can|could|may|should|is it|would it be|do people|am i allowed)\b/,
        /\b(?:offer|bid|offering|bidding)\b/,
        /\b(?:less|lower|under|below|half|a low|lowball|cheaper)\b/,
        /^(?!.*\b(?:deposit|my boat|him|her|them|he|she|than i|counter)\b)/,
        /^(?!.*_(?:boat|make|own|id|ref|person|money|place|n|bound|type)_)/,
      ],
      [
        /^(?:(?:so|and|hey|hi|okay|but) )*(?:what is|whats|what counts as|what would be|how do i (?:start|begin|make|come up with)|define)(?: considered)? (?:a |an )?(?:low ?-? ?ball|fair|reasonable|good|decent|serious|insulting)(?: first| opening| starting)? (?:offer|bid)(?: (?:here|in general|usually|anyway|for a boat|on a boat|mean))*[?.! ]*$/,
      ],
      [
        /^(?:(?:so|and|hey|hi|okay|but) )*how (?:do|should|can) (?:i|we|you) (?:start |begin |open )?(?:a )?(?:negotiat(?:e|ing|ion)|haggl(?:e|ing))(?: (?:here|a price|with (?:a|the) (?:seller|owner)|on (?:a |the )?(?:boat|price)))*[?.! ]*$/,
      ],
    ],
    isWhole: true,
    answer: {
      en: `You may offer what you like: the asking price is only what the owner wants, and they can accept, counter or decline. An offer costs nothing and stands for ${PROPOSAL_HOURS.offer} hours. Near what similar boats ask, it’s fair; far below, say why, for example repairs. Name a boat, and I’ll say what a fair offer would be.`,
      es: `Puedes ofrecer lo que quieras: el precio es lo que pide el dueño, que puede aceptar, contraofertar o rechazar. Una oferta no cuesta nada y vale ${PROPOSAL_HOURS.offer} horas. Cerca de lo que piden barcos parecidos es justa; muy por debajo, di por qué, por ejemplo reparaciones. Nombra un barco y te digo qué oferta sería justa.`,
      fr: `Vous pouvez offrir ce que vous voulez : le prix est ce que le propriétaire demande, et il peut accepter, contre-proposer ou refuser. Une offre est gratuite et vaut ${PROPOSAL_HOURS.offer} heures. Près de ce que demandent des bateaux semblables, elle est juste ; bien en dessous, dites pourquoi, par exemple des réparations. Nommez un bateau, et je dis quelle offre serait juste.`,
      de: `Du darfst bieten, was du willst: Der Preis ist, was der Besitzer verlangt; er kann annehmen, ein Gegenangebot machen oder ablehnen. Ein Angebot kostet nichts und gilt ${PROPOSAL_HOURS.offer} Stunden. Nahe am Preis ähnlicher Boote ist es fair; weit darunter sag, warum, etwa wegen Reparaturen. Nenn ein Boot, und ich sage, welches Angebot fair wäre.`,
    },
  },
  {
    id: 'rules-on-the-water',
    asks: [],
    ideas: [
      [
        /\b(?:no ?-? ?wake|speed limits?|life ?-? ?(?:jackets?|vests?)|pfds?|right of way|gives? way|stand[- ]on|port (?:is |side |light )*(?:red|green|left|right)|(?:port|starboard) (?:or|and|vs) (?:port|starboard)|(?:red|green) (?:side|light|right|buoys?|markers?)|drink(?:ing)?(?: and (?:drive|boat\w*))?|alcohol|dui|bui|fishing (?:license|permit|season)|flares?|anchor overnight|water ?-? ?ski\w*|kids? (?:have to|need|must)|navigation lights|safety equipment|required equipment|pump ?-? ?out)\b/,
        /\b(?:how many|what|can|may|do|is|are|must|need|have to|allowed|legal|which|where|who|rules?)\b/,
        /^(?!.*\b(?:does (?:it|she|the)|come with|comes with|include\w*|listing|boats? with|show|find)\b)/,
        GENERAL,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'I don’t know the rules on the water: they differ by state and by boat, so ask the Coast Guard or your state’s boating agency. I know boats for sale, trades and this marketplace.',
      es: 'No conozco las normas en el agua: cambian según el estado y el barco, así que pregunta a la Guardia Costera o a la autoridad náutica de tu estado. Yo sé de barcos en venta, intercambios y este mercado.',
      fr: 'Je ne connais pas les règles sur l’eau : elles varient selon l’État et le bateau ; demandez aux garde-côtes ou à l’agence nautique de votre État. Je connais les bateaux à vendre, les échanges et ce marché.',
      de: 'Die Regeln auf dem Wasser kenne ich nicht: Sie hängen von Staat und Boot ab; frag die Küstenwache oder die Behörde deines Staats. Ich kenne Boote, Tausche und diesen Marktplatz.',
    },
  },
  {
    id: 'boat-name',
    asks: [],
    ideas: [
      [
        /\b(?:renam(?:e|ed|ing)|(?:change|changing|new|good|funny|pick|choose) (?:\w+ ){0,2}names?)\b/,
        /\b(?:boats?|yachts?|vessel|her)\b/,
        /^(?!.*\b(?:my name|username|user name|profile|account|listing|model|make|title)\b)/,
        GENERAL,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Once a boat is yours, its name is up to you; sailors say that renaming brings bad luck without a toast to Neptune. If it’s documented with the Coast Guard, the new name is filed there: Documentation is a service of the brokerage.',
      es: 'Cuando un barco es tuyo, el nombre lo eliges tú; dicen que cambiarlo trae mala suerte sin un brindis a Neptuno. Si está documentado en la Guardia Costera, el nombre nuevo se registra allí: Documentation es un servicio de la correduría.',
      fr: 'Une fois le bateau à vous, son nom est votre affaire ; on dit que le changer porte malheur sans un verre pour Neptune. S’il est inscrit auprès des garde-côtes, le nouveau nom s’y déclare : Documentation est un service du courtier.',
      de: 'Gehört dir ein Boot, bestimmst du den Namen; man sagt, Umtaufen bringe Unglück ohne einen Schluck für Neptun. Ist es bei der Küstenwache eingetragen, wird der neue Name dort gemeldet: Documentation ist ein Dienst des Maklers.',
    },
  },
  {
    id: 'engine-reliability',
    asks: [],
    ideas: [
      [
        /\b(?:engines?|motors?|outboards?|inboards?|diesels?|sterndrives?|two ?-? ?strokes?|four ?-? ?strokes?)\b/,
        /\b(?:reliable|reliability|dependable|trustworthy|trouble|wear(?:s)? out|kills?|ruins?|destroys?|worth (?:buying|it)|any good|bad news)\b/,
        /^(?:(?:so|and|hey|hi|okay|but) )*(?:are|is|what|how|do|does|which)\b/,
        /^(?!.*\b(?:show|find|boats with|make is|brand|under|my)\b)/,
        GENERAL,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'That depends on care more than on age or kind: salt, overheating, old fuel, skipped oil changes and long standing wear engines out. Ask for service records, and have them tested: a compression test, an oil analysis and a sea trial tell a lot. I don’t know which makes last longer.',
      es: 'Depende más del cuidado que de la edad o el tipo: la sal, el calor, el combustible viejo, los cambios de aceite olvidados y estar parado gastan un motor. Pide el historial y haz que lo prueben: compresión, análisis de aceite y prueba de mar dicen mucho. No sé qué marcas duran más.',
      fr: 'Cela dépend plus de l’entretien que de l’âge ou du genre : sel, surchauffe, vieux carburant, vidanges oubliées et longs arrêts usent un moteur. Demandez le carnet et faites tester : compression, analyse d’huile et essai en mer en disent long. Je ne sais pas quelles marques durent plus.',
      de: 'Das hängt mehr von der Pflege ab als von Alter oder Art: Salz, Überhitzung, alter Sprit, ausgelassene Ölwechsel und langes Stehen machen Motoren kaputt. Lass dir die Nachweise zeigen und prüfen: Kompressionstest, Ölanalyse und Probefahrt sagen viel. Welche Marken länger halten, weiß ich nicht.',
    },
  },
];
