import type { HelpTopic } from '../../platform/help.ts';

/** Asks what to check or beware of. */
const LOOKS =
  /\b(?:look (?:for|at|out|into)|looking at|check(?:ing)?|watch (?:for|out)|inspect|beware|careful|pitfalls?|red flags?|tips?|advice|know|avoid|tell (?:if|whether)|worn|problems?|issues?|go wrong|worth watching|concerns?|pay attention|weak (?:points?|spots?))\b/;
const BUYS =
  /\b(?:buy|buying|bought|purchase|purchasing|used|older|old|second ?-? ?hand|getting|get|before i|considering|with|worn|tired|healthy|good shape)\b/;
/** No search, no boat of the user's, no service with a price. */
const GENERAL =
  /^(?!.*\b(?:show|find|list|search|offer|message|how much|cost|costs|price of|my (?:boat|listing|trade|closing)|he|she|it has|which boats|do you have|any boats|under|over|cheapest)\b)/;

/** General advice: used boats, fair prices, and the care of a boat. */
export const usedBoatsHelp: readonly HelpTopic[] = [
  {
    id: 'used-sterndrive',
    asks: [],
    ideas: [
      [
        /\b(?:stern ?-? ?drives?|outdrives?|i ?\/ ?o|in(?:board)?s? ?\/ ?out(?:board)?s?|mercruisers?)\b/,
        LOOKS,
        BUYS,
        GENERAL,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'On a used sterndrive, look at the rubber bellows and the gimbal bearing, at corrosion of the drive, and at its oil: milky oil means water. In salt water, exhaust manifolds and risers wear out. Ask for service records, see a cold start, and try all gears and the trim on a sea trial. A survey and a compression test tell more before you accept a boat.',
      es: 'En una transmisión dentro-fueraborda usada, mira los fuelles de goma y el cojinete del cardán, la corrosión de la cola y su aceite: si está lechoso, entró agua. En agua salada se gastan los colectores de escape. Pide el historial, ve un arranque en frío y prueba marchas y trim en una prueba de mar. Un peritaje y una prueba de compresión dicen más antes de aceptar.',
      fr: 'Sur une embase Z-drive d’occasion, regardez les soufflets, le roulement de cardan, la corrosion et l’huile : laiteuse, elle contient de l’eau. En eau salée, les collecteurs d’échappement s’usent. Demandez le carnet d’entretien, voyez un démarrage à froid, essayez vitesses et trim en mer. Une expertise et un test de compression en disent plus avant d’accepter.',
      de: 'Beim gebrauchten Z-Antrieb schau auf die Faltenbälge und das Kardanlager, auf Korrosion am Antrieb und auf sein Öl: Milchiges Öl heißt Wasser. In Salzwasser verschleißen Auspuffkrümmer. Frag nach Wartungsnachweisen, sieh einen Kaltstart, und probier auf einer Probefahrt Schaltung und Trimm. Gutachten und Kompressionstest zeigen vor der Annahme mehr.',
    },
  },
  {
    id: 'used-outboard',
    asks: [],
    ideas: [[/\b(?:outboards?|four strokes?|two strokes?)\b/, LOOKS, BUYS, GENERAL]],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'On a used outboard, look for corrosion under the cowling and on the bracket, a strong stream of cooling water, clean oil in the lower unit, and a transom without cracks. Ask for service records and the hours that the engine’s computer stored. See a cold start, run it at full throttle on a sea trial, and have the compression tested before you accept the boat.',
      es: 'En un fueraborda usado, busca corrosión bajo la tapa y en el soporte, un buen chorro de refrigeración, aceite limpio en la cola y un espejo sin grietas. Pide el historial y las horas que guarda el ordenador del motor. Ve un arranque en frío, pruébalo a fondo en el agua y haz medir la compresión antes de aceptar el barco.',
      fr: 'Sur un hors-bord d’occasion, cherchez la corrosion sous le capot et sur le support, un bon jet de refroidissement, une huile d’embase propre et un tableau arrière sans fissures. Demandez le carnet et les heures enregistrées par le moteur. Voyez un démarrage à froid, essayez-le à plein régime, et faites mesurer la compression avant d’accepter.',
      de: 'Beim gebrauchten Außenborder such nach Korrosion unter der Haube und an der Halterung, einem kräftigen Kühlwasserstrahl, sauberem Getriebeöl und einem Spiegel ohne Risse. Frag nach Wartungsnachweisen und den gespeicherten Stunden des Motors. Sieh einen Kaltstart, fahr ihn mit Vollgas zur Probe, und lass vor der Annahme die Kompression messen.',
    },
  },
  {
    id: 'used-diesel',
    asks: [],
    ideas: [[/\bdiesels?\b/, LOOKS, BUYS, GENERAL]],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'On a used diesel, see a start from cold: smoke that stays, blue, white or black, needs an explanation. Look for leaks, rust around the exhaust and turbo, clean coolant, and full revs without overheating on a sea trial. Ask for service records and hours, and order an oil analysis and a survey before you accept the boat.',
      es: 'En un diésel usado, ve un arranque en frío: el humo que no cesa, azul, blanco o negro, pide explicación. Busca fugas, óxido en el escape y el turbo, refrigerante limpio, y todas las revoluciones sin calentarse en una prueba de mar. Pide historial y horas, y encarga un análisis de aceite y un peritaje antes de aceptar el barco.',
      fr: 'Sur un diesel d’occasion, voyez un démarrage à froid : une fumée qui persiste, bleue, blanche ou noire, demande une explication. Cherchez fuites, rouille à l’échappement et au turbo, un liquide propre, et le plein régime sans surchauffe en mer. Demandez carnet et heures, et commandez une analyse d’huile et une expertise avant d’accepter.',
      de: 'Beim gebrauchten Diesel sieh einen Kaltstart: Rauch, der bleibt, ob blau, weiß oder schwarz, braucht eine Erklärung. Such nach Lecks, Rost an Auspuff und Turbo, sauberem Kühlmittel, und voller Drehzahl ohne Überhitzen auf der Probefahrt. Frag nach Wartung und Stunden, und bestell vor der Annahme Ölanalyse und Gutachten.',
    },
  },
  {
    id: 'used-boat',
    asks: [],
    ideas: [
      [
        /\b(?:boats?|yachts?|cruisers?|trawlers?|pontoons?|bowriders?|runabouts?|skiffs?)\b|_type_/,
        /\b(?:what|which|how|any|anything|worth watching|got|give me)\b/,
        /\b(?:look (?:for|out)|watch (?:for|out)|beware|careful|important|matters|check|inspect|pitfalls?|tips?|advice|worth watching|pay attention|weak (?:points?|spots?))\b/,
        /\b(?:buy|buying|purchas\w+|used|older|old|second ?-? ?hand)\b/,
        GENERAL,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'On a used boat, press and tap decks and transom for soft spots, look for cracks, blisters and water in the bilge, at wiring and hoses, and at the engines from a cold start. Compare hours, service records and papers with the listing. Before you accept it, order a survey and a sea trial: in a closing you can still reject it then.',
      es: 'En un barco usado, golpea cubiertas y espejo buscando zonas blandas, mira grietas, ampollas y agua en la sentina, cables y mangueras, y los motores desde frío. Compara horas, historial y papeles con el anuncio. Antes de aceptarlo, encarga un peritaje y una prueba de mar: en un cierre aún puedes rechazarlo.',
      fr: 'Sur un bateau d’occasion, sondez ponts et tableau arrière, cherchez fissures, cloques et eau dans la cale, regardez câbles et durites, et les moteurs à froid. Comparez heures, carnet et papiers avec l’annonce. Avant d’accepter, commandez une expertise et un essai en mer : dans une clôture, vous pouvez encore le refuser.',
      de: 'Klopf bei einem gebrauchten Boot Decks und Spiegel nach weichen Stellen ab, such nach Rissen, Blasen und Wasser in der Bilge, sieh dir Kabel, Schläuche und die Motoren aus dem Kaltstart an. Vergleich Stunden, Nachweise und Papiere mit dem Inserat. Bestell vor der Annahme Gutachten und Probefahrt: Beim Abschluss kannst du dann noch ablehnen.',
    },
  },
  {
    id: 'price-fair',
    asks: [],
    ideas: [
      [
        /\b(?:how (?:do|can|could|would|should) (?:i|we|you|one)|how to|what (?:tells|shows)|is there a way)\b/,
        /\b(?:know|tell|see|find out|judge|check|work out|figure out|decide|determine)\b/,
        /\b(?:prices?|asking|asks?|deal|offer|value)\b/,
        /\b(?:fair|good|right|reasonable|too (?:high|much|low)|overpriced|worth|realistic|rip ?-? ?off)\b/,
        /^(?!.*\b(?:my (?:boat|offer|listing)|list|selling|sell|counter|this (?:boat|one)|he|she|agent|for it)\b|.*_(?:boat|make|own)_)/,
      ],
      [
        /\bfair price\b/,
        /\b(?:what is|how (?:do|can|to|would)|when is)\b/,
        /^(?!.*\b(?:my|it|her|this|that one|for (?:the|an?) )\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Compare it with similar boats: name a boat and ask me what it’s worth, and I’ll show the market estimate with its range and how sure it is. A price within the range is usual; the owner’s records, hours, equipment and a survey tell whether the boat deserves the upper or the lower end.',
      es: 'Compáralo con barcos parecidos: nombra un barco y pregúntame cuánto vale, y te muestro la estimación de mercado con su margen y lo segura que es. Un precio dentro del margen es habitual; el historial, las horas, el equipo y un peritaje dicen si el barco merece la parte alta o la baja.',
      fr: 'Comparez avec des bateaux semblables : nommez-en un et demandez-moi ce qu’il vaut, je montre l’estimation avec sa fourchette et sa fiabilité. Un prix dans la fourchette est courant ; carnet, heures, équipement et expertise disent si le bateau mérite le haut ou le bas.',
      de: 'Vergleich ihn mit ähnlichen Booten: Nenn ein Boot und frag mich, was es wert ist, dann zeige ich die Marktschätzung mit Spanne und wie sicher sie ist. Ein Preis innerhalb der Spanne ist üblich; Wartung, Stunden, Ausrüstung und ein Gutachten zeigen, ob das Boot das obere oder untere Ende verdient.',
    },
  },
  {
    id: 'winterize',
    asks: [],
    ideas: [
      [
        /\b(?:winteriz\w+|winter lay ?-? ?up|lay ?-? ?up|(?:ready|prepare|prep|store|storing) (?:\w+ ){0,3}(?:for )?(?:the )?winter|(?:through|over) (?:the )?winter)\b/,
        /\b(?:how|what|when|need|should|must|steps|tips|advice|do i|is it|explain|tell me)\b/,
        /^(?!.*\b(?:has|have been|was|been|cost|costs|price|how much|ask (?:him|her|them)|message|offer|can you|do you)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'In general: fill the fuel tank and add stabilizer, change oil and filters, drain the engine’s cooling water or flush it with antifreeze, do the same with fresh water, toilet and bilge pumps, take out or keep charged the batteries, and cover the boat so that air gets in. Follow the engine’s manual, or let a yard do it: what freezes is costly.',
      es: 'En general: llena el depósito y añade estabilizador, cambia aceite y filtros, vacía el agua de refrigeración o pon anticongelante, haz lo mismo con agua dulce, inodoro y bombas, saca o mantén cargadas las baterías, y cubre el barco con ventilación. Sigue el manual del motor o deja que lo haga un varadero: lo que se hiela sale caro.',
      fr: 'En général : faites le plein avec un stabilisateur, changez huile et filtres, vidangez l’eau de refroidissement ou mettez de l’antigel, de même pour l’eau douce, les toilettes et les pompes, retirez ou maintenez chargées les batteries, et couvrez le bateau en l’aérant. Suivez le manuel du moteur ou confiez-le à un chantier : le gel coûte cher.',
      de: 'Allgemein: Tank füllen und Stabilisator zugeben, Öl und Filter wechseln, Kühlwasser ablassen oder mit Frostschutz spülen, ebenso Frischwasser, Toilette und Pumpen, Batterien ausbauen oder geladen halten, und das Boot luftig abdecken. Halte dich an das Handbuch des Motors oder lass es eine Werft machen: Frostschäden sind teuer.',
    },
  },
  {
    id: 'sterndrive-care',
    asks: [],
    ideas: [
      [
        /\b(?:stern ?-? ?drives?|outboards?|inboards?|diesels?|gas engines?)\b/,
        /\b(?:maintain|maintenance|upkeep|care|service|look after|repair|last)\b/,
        /\b(?:harder|easier|more (?:work|expensive|maintenance)|cheaper|longer|less|difficult|hard|costly)\b/,
        /^(?!.*\b(?:show|find|search|boats (?:with|under|in))\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'In general, outboards need the least care: they tilt out of the water and everything is within reach. Sterndrives need more, because bellows and drive stay in the water. Inboard diesels last longest but cost the most to repair. How a boat was kept counts for more: ask the owner for service records, and order a survey.',
      es: 'En general, los fueraborda piden menos cuidado: salen del agua y todo está a mano. Las colas dentro-fueraborda piden más, porque fuelles y transmisión quedan en el agua. Los diésel interiores duran más, pero repararlos cuesta más. Cuenta más cómo se cuidó el barco: pide el historial y encarga un peritaje.',
      fr: 'En général, les hors-bord demandent le moins d’entretien : ils se relèvent hors de l’eau et tout est accessible. Les embases en demandent plus, car soufflets et transmission restent dans l’eau. Les diesels in-bord durent le plus mais coûtent cher à réparer. L’entretien passé compte davantage : demandez le carnet et une expertise.',
      de: 'Allgemein brauchen Außenborder am wenigsten Pflege: Sie kommen aus dem Wasser, und alles ist erreichbar. Z-Antriebe brauchen mehr, weil Bälge und Antrieb im Wasser bleiben. Innenborder-Diesel halten am längsten, sind aber teuer zu reparieren. Mehr zählt, wie ein Boot gepflegt wurde: Frag nach Wartungsnachweisen und bestell ein Gutachten.',
    },
  },
  {
    id: 'ready-for-sale',
    asks: [],
    ideas: [
      [
        /\b(?:ready|prepare|prepared|preparing|prep|spruce up|clean up)\b/,
        /\b(?:sale|sell|selling|listing|list|photos|buyers?|showing)\b/,
        /\b(?:how|what|tips|advice|should|help)\b/,
        /^(?!.*\b(?:offer|closing|paperwork|papers|documents|cost)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Clean it inside and out, empty lockers, fix small faults, service the engines, and put records, manuals and papers together. Then take sharp photos by daylight and describe it honestly, with hours and known faults. Ask me what it’s worth before you set the price.',
      es: 'Límpialo por dentro y por fuera, vacía los cofres, arregla los pequeños fallos, revisa los motores y reúne historial, manuales y papeles. Luego haz fotos nítidas de día y descríbelo con honestidad, con horas y defectos. Pregúntame cuánto vale antes de fijar el precio.',
      fr: 'Nettoyez-le dedans et dehors, videz les coffres, réparez les petits défauts, révisez les moteurs et réunissez carnet, manuels et papiers. Puis prenez des photos nettes de jour et décrivez-le honnêtement, avec heures et défauts. Demandez-moi ce qu’il vaut avant de fixer le prix.',
      de: 'Putz es innen und außen, räum die Fächer leer, behebe kleine Mängel, lass die Motoren warten und leg Nachweise, Handbücher und Papiere bereit. Mach dann scharfe Fotos bei Tageslicht und beschreib es ehrlich, mit Stunden und bekannten Fehlern. Frag mich vor dem Preis, was es wert ist.',
    },
  },
];
