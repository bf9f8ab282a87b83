import type { HelpTopic } from '../../platform/help.ts';

const THINGS =
  '(?:house|home|condo|apartment|land|lot|acres|acreage|property|real estate|cars?|trucks?|vehicles?|motorcycles?|bikes?|harley|rv|camper|watch|watches|rolex|gold|silver|art|paintings?|wine|jewelry|airplane|plane|tractor|horses?|cattle|heifers|livestock|timeshare|cabin|cottage|boat slip|collection)';

/** Questions about things that are given for boats, and about their worth. */
export const thingValuesHelp: readonly HelpTopic[] = [
  {
    id: 'own-thing-worth',
    asks: [],
    ideas: [
      [
        /\b(?:who (?:decides|says|sets|determines|values|appraises|comes up with)|how (?:do you|is|does one|do i) (?:value|valued|set|decide|price|determine)|where does the value)\b/,
        new RegExp(`\\b(?:my|our|a|an) (?:\\w+ )?${THINGS}\\b`),
        /^(?!.*\b(?:his|her|their|he|she|they|offers?|offered)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'You do: you enter its value when you add it to your garage, and nobody here checks it. The other owner decides whether to accept it at that value or to counter, so photos, papers or an appraisal help.',
      es: 'Tú: escribes su valor al añadirlo a tu garaje, y nadie aquí lo comprueba. El otro dueño decide si lo acepta por ese valor o contraoferta, así que fotos, papeles o una tasación ayudan.',
      fr: 'Vous : vous entrez sa valeur en l’ajoutant à votre garage, et personne ici ne la vérifie. L’autre propriétaire décide s’il l’accepte à ce prix ou contre-propose ; photos, papiers ou une expertise aident.',
      de: 'Du: Du gibst den Wert an, wenn du es in deine Garage stellst, und niemand hier prüft ihn. Der andere Besitzer entscheidet, ob er ihn annimmt oder ein Gegenangebot macht; Fotos, Papiere oder eine Schätzung helfen.',
    },
  },
  {
    id: 'worth-of-thing-offered',
    asks: [],
    ideas: [
      [
        new RegExp(`\\b${THINGS}\\b`),
        /\b(?:offer(?:s|ed|ing)?|wants? to (?:trade|swap|give|pay)|would (?:give|trade|swap)|trade me|trading me|swap me|proposed|proposes|pay me with)\b/,
        /\b(?:how (?:do|can|would|should) (?:i|we) (?:know|tell|find out|check|figure)|what (?:it|its|that|they|the \w+) (?:is|are) (?:really )?worth|what is (?:it|that) (?:really )?worth|worth it|fair|good (?:idea|deal|trade|swap)|smart|should i (?:take|accept|do|trade|consider)|apprais\w*|is it safe)\b/,
        /^(?!.*\b(?:i (?:want|offered|would|am|wanna)|can i (?:offer|trade|pay|swap)|my (?:house|land|car|truck|condo|watch|motorcycle) )\b)/,
      ],
      [
        new RegExp(`\\b(?:the|his|her|their|this|that|somebody 's|someone 's|a|an)\\b(?: \\w+)? ?${THINGS}\\b`),
        /\b(?:who (?:decides|says|sets|checks|determines|values|appraises)|how (?:do|can) (?:i|you|we) (?:know|tell|check|value)|apprais\w*|valued|how (?:is|are|does))\b/,
        /\b(?:worth|values?|valued|apprais\w*|price[ds]?)\b/,
      ],
      [
        /\b(?:who|how|do you|does (?:tradewind|anyone))\b/,
        /\b(?:decides?|sets?|checks?|determines?|apprais\w*|values?|valued|know|figure out|verify|verifies)\b/,
        /\b(?:value|worth|apprais\w*)\b/,
        /\b(?:things?|items?|stuff|assets?|garage|trade ?-? ?ins?|(?:non|other than)(?: -)? ?boats?)\b/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'The value beside a thing in an offer is what its owner states, and nobody here checks it. I only estimate boats. So ask for papers and photos, have an appraiser look at it (at land or a house, a licensed one), and counter if it’s worth less to you. Nothing is agreed until you accept.',
      es: 'El valor junto a una cosa en una oferta es el que dice su dueño, y aquí nadie lo comprueba. Yo solo estimo barcos. Pide papeles y fotos, encarga una tasación (de un terreno o una casa, con un tasador autorizado) y haz una contraoferta si para ti vale menos. Nada está acordado hasta que aceptes.',
      fr: 'La valeur à côté d’une chose dans une offre est celle que dit son propriétaire, et personne ici ne la vérifie. Je n’estime que des bateaux. Demandez papiers et photos, faites-la évaluer (pour un terrain ou une maison, par un expert agréé) et contre-proposez si elle vaut moins pour vous. Rien n’est convenu avant votre accord.',
      de: 'Der Wert neben einer Sache in einem Angebot ist der, den ihr Besitzer nennt, und hier prüft ihn niemand. Ich schätze nur Boote. Lass dir Papiere und Fotos zeigen, lass sie schätzen (Land oder ein Haus von einem zugelassenen Gutachter) und mach ein Gegenangebot, wenn sie dir weniger wert ist. Nichts ist vereinbart, bis du annimmst.',
    },
  },
  {
    id: 'pay-with-thing',
    asks: [],
    ideas: [
      [
        new RegExp(
          `\\b(?:pay|paying|buy|buying|use|using|trade|trading|swap|give|put up)\\b.*\\b(?:my|our|a|an|the)(?: \\w+)? ?${THINGS}\\b`,
        ),
        /\bhow (?:is|does|do|would|will|can) (?:that|this|it|you)\b(?: \w+)? ?(?:work|works|working|done|happen|go)\b|\bhow (?:is )?that work\b|\bhow does (?:one|somebody|someone) (?:pay|trade|swap)\b|\bis (?:that|it|this) (?:even )?(?:true|possible|real|right|a thing|legal|allowed)\b|\bexplain\b|\bhow 's that\b/,
        /^(?!.*\b(?:find|show|which boats|search|looking for|offer (?:my|the) .* for the)\b)/,
      ],
      [
        new RegExp(`\\b(?:my|our|an?)(?: \\w+){0,2} ?${THINGS}\\b`),
        /\b(?:can|could|may|am|is it|would it be|do you|possible|allowed)\b/,
        /\b(?:pay|paying|cover|use|using|put|count|give|buy)\b/,
        /\b(?:part|partly|partially|partial|some of|half|portion|rest|down ?payment|toward|towards|and (?:the rest )?(?:in )?cash|plus cash|payment)\b/,
        /^(?!.*\b(?:find|show|which boats|search|looking for|deposit|holdback|offer)\b|.*_(?:boat|make|person)_)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Yes, if the boat’s owner takes it. Add it to your garage with its value and papers (Account, then My garage), and put it into an offer, with cash to even out the values. If the owner accepts, houses and vehicles change hands outside of our closing, a house through a title company, and we don’t value or check them; the release of the boat waits for that. Ask me for boats whose owners take it.',
      es: 'Sí, si el dueño del barco lo acepta. Añádelo a tu garaje con su valor y sus papeles (Account, luego My garage) y ponlo en una oferta, con dinero para igualar los valores. Si acepta, casas y vehículos se traspasan fuera de nuestro cierre, una casa por una compañía de títulos, y no los valoramos ni revisamos; la liberación del barco espera a eso. Pídeme barcos cuyos dueños lo acepten.',
      fr: 'Oui, si le propriétaire du bateau l’accepte. Ajoutez-le à votre garage avec sa valeur et ses papiers (Account, puis My garage) et mettez-le dans une offre, avec de l’argent pour équilibrer. S’il accepte, maisons et véhicules passent hors de notre clôture, une maison par une société de titres, et nous ne les évaluons ni ne les vérifions ; la libération du bateau attend cela. Demandez-moi les bateaux dont le propriétaire le prend.',
      de: 'Ja, wenn der Besitzer des Boots es nimmt. Trag es mit Wert und Papieren in deine Garage ein (Account, dann My garage) und leg es in ein Angebot, mit Geld zum Ausgleich. Nimmt er an, gehen Häuser und Fahrzeuge außerhalb unseres Abschlusses über, ein Haus über eine Title Company, und wir bewerten und prüfen sie nicht; die Freigabe des Boots wartet darauf. Frag mich nach Booten, deren Besitzer so etwas nehmen.',
    },
  },
];
