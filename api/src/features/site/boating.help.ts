import type { HelpTopic } from '../../platform/help.ts';

/** Questions about boating itself: Eddy says what it does not know, and where help is. */
export const boatingHelp: readonly HelpTopic[] = [
  {
    id: 'rent-a-boat',
    asks: ['rent boats', 'charter boat for day'],
    ideas: [
      [
        /\b(?:do|can|could|are|is)\b.*\b(?:you|i|we|there|tradewind)\b/,
        /\b(?:rent|rents|rental|rentals|renting|hire a boat|lease|leasing|charters?|chartering|borrow)\b/,
        /^(?!.*\b(?:trade|swap|owners?|take|takes|accept|management|business|captain|income|offer|my boat|dock|slip|license|insurance)\b)/,
      ],
    ],
    answer: {
      en: 'No: boats here are for sale or trade, not for rent or charter.',
      es: 'No: los barcos aquí son para vender o intercambiar, no para alquilar.',
      fr: 'Non : les bateaux ici sont à vendre ou à échanger, pas à louer.',
      de: 'Nein: Boote hier sind zu verkaufen oder zu tauschen, nicht zu mieten.',
    },
  },
  {
    id: 'market-timing',
    asks: ['best time of year sell boat', 'good time to buy boat'],
    ideas: [
      [
        /\b(?:best|good|right|bad|better|worst|great) (?:time|season|month|moment|year)\b|\bwhen (?:is|should|do|would)\b.*\b(?:best|cheapest|most)\b|\bprices (?:going|go) (?:up|down)\b|\b(?:wait|hold off)\b.*\b(?:prices?|market)\b/,
        /\b(?:buy|buying|sell|selling|list|listing|purchase|shop|prices?)\b/,
        /^(?!.*\b(?:offer|counter|call|visit|survey|sea trial|my price|lower)\b)/,
      ],
    ],
    answer: {
      en: 'I can’t tell what prices will do, and I have no figures by season. I can tell you what similar boats ask today: name a boat and ask me what it’s worth.',
      es: 'No puedo decir qué harán los precios, y no tengo cifras por temporada. Sí puedo decirte cuánto piden hoy por barcos parecidos: nombra un barco y pregúntame cuánto vale.',
      fr: 'Je ne peux pas dire ce que feront les prix, et je n’ai pas de chiffres par saison. Je peux vous dire ce que demandent aujourd’hui des bateaux semblables : nommez un bateau et demandez-moi ce qu’il vaut.',
      de: 'Wie sich Preise entwickeln, weiß ich nicht, und Zahlen nach Jahreszeit habe ich nicht. Ich kann dir sagen, was ähnliche Boote heute kosten: Nenn ein Boot und frag mich, was es wert ist.',
    },
  },
  {
    id: 'engine-choice',
    asks: ['outboard or inboard better'],
    ideas: [
      [
        /\b(?:outboards?|inboards?|sterndrives?|stern drives?|diesels?|gas|gasoline|pods?|jets?|shafts?|electric)\b.*\b(?:vs|versus|or|than|and|compared)\b.*\b(?:outboards?|inboards?|sterndrives?|stern drives?|diesels?|gas|gasoline|pods?|jets?|shafts?|electric)\b/,
        /\b(?:better|best|differences?|prefer|choose|pros|recommend|vs|versus|which (?:is|one|should)|should i (?:get|go|choose))\b/,
        /^(?!.*\b(?:boats|show|find|under|over|_n_|looking for|cheaper|budget|does (?:it|she)|is (?:it|she))\b)/,
      ],
      [
        /\b(?:is|are|would|should|do|does)\b/,
        /\b(?:outboards?|inboards?|sterndrives?|stern drives?|diesels?|gas|gasoline|pods?|jets?|shafts?|electric)\b/,
        /\b(?:better|best|preferable|more reliable|worth it|smarter|safer|the way to go|recommended)\b/,
        /^(?!.*(?:_(?!fuel_|ref_)|\b(?:boats|show|find|under|over|looking for|cheaper|budget|price|deal)\b))/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'That depends on how and where you use the boat, so I can’t say which is better for you: ask a surveyor or a broker. I can show you boats with either, for example “center consoles with outboards.”',
      es: 'Depende de cómo y dónde uses el barco, así que no puedo decir qué es mejor para ti: pregunta a un perito o a un corredor. Puedo mostrarte barcos con uno u otro.',
      fr: 'Cela dépend de l’usage du bateau, je ne peux donc pas dire ce qui vous convient : demandez à un expert ou à un courtier. Je peux vous montrer des bateaux avec l’un ou l’autre.',
      de: 'Das hängt davon ab, wie und wo du das Boot nutzt, also kann ich nicht sagen, was für dich besser ist: Frag einen Gutachter oder Makler. Boote mit beidem kann ich dir zeigen.',
    },
  },
  {
    id: 'cost-of-owning',
    asks: ['yearly cost owning boat', 'maintenance cost year'],
    ideas: [
      [
        /\b(?:costs?|expensive|how much|budget|spend|expenses)\b/,
        /\b(?:to (?:own|keep|run|maintain|have)|owning|ownership|upkeep|maintenance|running costs?|(?:a|per|each|every) (?:year|season|month)|yearly|annual\w*)\b/,
        /\b(?:boats?|yachts?|it|one|footer|foot|ft)\b/,
        /^(?!.*\b(?:loan|financ\w*|payments?|listing|list|subscription|membership|tradewind|site|insurance|storage|slip|dock|fee|closing|tax\w*|monthly)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'I don’t know that: it depends on the slip, insurance, fuel and upkeep, and listings don’t tell them. I can work out a monthly loan payment for a boat or a price, and tell you what a survey or insurance costs through the brokerage.',
      es: 'No lo sé: depende del amarre, el seguro, el combustible y el mantenimiento, y los anuncios no lo dicen. Puedo calcular la cuota mensual de un préstamo y decirte qué cuestan un peritaje o un seguro por la correduría.',
      fr: 'Je ne le sais pas : cela dépend de la place de port, de l’assurance, du carburant et de l’entretien, et les annonces n’en disent rien. Je peux calculer une mensualité de prêt et vous dire ce que coûte une expertise ou une assurance par le courtier.',
      de: 'Das weiß ich nicht: Es hängt von Liegeplatz, Versicherung, Sprit und Pflege ab, und Anzeigen sagen dazu nichts. Ich kann dir eine Monatsrate ausrechnen und sagen, was Gutachten oder Versicherung über den Makler kosten.',
    },
  },
  {
    id: 'boating-license',
    asks: ['boating license required', 'license to drive boat'],
    ideas: [
      [
        /\b(?:licenses?|licences?|licensed|boater(?:s)? (?:card|education|certificate|id)|boating (?:card|course|certificate|permit)|captains? license|permit)\b/,
        /\b(?:drive|driving|operate|operating|run|captain|take out|boating|boater\w*|steer|skipper|boat)\b/,
        /\b(?:do i|do you|need|must|required?|have to|how old|is there|which|what)\b/,
        /^(?!.*\b(?:you guys|tradewind|broker\w*|trailer|tow|sell|list|drivers license|photo|copy|wide|beam)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'I don’t know who needs a license: the rules for driving a boat differ by state and age, so ask the boating agency of your state. Tradewind asks for none to buy, sell or trade.',
      es: 'No sé quién necesita licencia: las normas para llevar un barco cambian según el estado y la edad, así que pregunta a la autoridad náutica de tu estado. Tradewind no pide ninguna para comprar, vender o intercambiar.',
      fr: 'Je ne sais pas qui a besoin d’un permis : les règles changent selon l’État et l’âge, demandez à l’autorité nautique de votre État. Tradewind n’en demande pas pour acheter, vendre ou échanger.',
      de: 'Wer einen Führerschein braucht, weiß ich nicht: Die Regeln hängen von Staat und Alter ab, frag also die Bootsbehörde deines Staats. Tradewind verlangt keinen, um zu kaufen, zu verkaufen oder zu tauschen.',
    },
  },
  {
    id: 'boating-how-to',
    asks: [],
    ideas: [
      [
        /\b(?:how (?:do|does|can|should|would|to)|teach|learn|show me how|tips? (?:for|on)|best way to)\b/,
        /\b(?:dock|docking|anchor|anchoring|launch|launching|back (?:up )?a trailer|winterize|winterizing|wax|flush|trim|steer|navigate|drive a boat|run a boat|tie (?:a|up)|moor|mooring|park a boat|handle a boat)\b/,
        /^(?!.*\b(?:costs?|much|list|sell|my listing|agent|fee|boats (?:with|in|under))\b|.*_(?:boat|make|person)_)/,
      ],
    ],
    answer: {
      en: 'That’s beyond me: I know boats for sale and how trades work, not how to handle one. A licensed captain can teach you: Captain and Delivery is one of the brokerage’s services, by quote.',
      es: 'Eso no lo sé: conozco barcos en venta y cómo funcionan los intercambios, no cómo manejarlos. Un capitán con licencia puede enseñarte: es uno de los servicios de la correduría, con presupuesto.',
      fr: 'Cela me dépasse : je connais les bateaux à vendre et les échanges, pas la manœuvre. Un capitaine breveté peut vous apprendre : c’est un des services du courtier, sur devis.',
      de: 'Das kann ich nicht: Ich kenne Boote, die zu haben sind, und wie ein Tausch läuft, nicht wie man sie fährt. Ein Kapitän kann es dir zeigen: Das ist ein Dienst des Maklers, nach Angebot.',
    },
  },
  {
    id: 'boat-trouble',
    asks: ['engine will not start'],
    ideas: [
      [
        /\b(?:my|our|the) (?:\w+ )?(?:engine|motor|outboard|boat|bilge|battery|batteries|pump|prop|steering|trailer|generator|electronics)\b/,
        /\b(?:(?:will|does|would|do) not (?:start|run|work|turn over|charge|idle)|overheat\w*|smok(?:es|ing)|leak(?:s|ing)|stall(?:s|ing)|dies|died|broke(?:n)?|makes? (?:a )?(?:noise|sound)|vibrat\w*|sputter\w*|knocking)\b/,
        /\b(?:ideas?|help|why|what|how|fix|repair|should i|advice|tips?)\b/,
        /^(?!.*\b(?:after|closing|bought|sold|deal|trade|survey|inspection|seller|owner|dispute|listing|offer|price)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'I can’t diagnose a boat: please ask a marine mechanic. I know boats for sale, trades and this marketplace.',
      es: 'No puedo diagnosticar un barco: pregunta a un mecánico naval. Yo sé de barcos en venta, de intercambios y de este sitio.',
      fr: 'Je ne peux pas diagnostiquer un bateau : demandez à un mécanicien. Je connais les bateaux à vendre, les échanges et ce site.',
      de: 'Eine Diagnose kann ich nicht stellen: Frag bitte einen Bootsmechaniker. Ich kenne Boote, die zu haben sind, Tauschgeschäfte und diesen Marktplatz.',
    },
  },
  {
    id: 'too-many-hours',
    asks: [],
    ideas: [
      [
        /\b(?:how many|what|when|at what point|are|is|do)\b/,
        /\b(?:engine )?hours\b/,
        /\b(?:too (?:many|much|high)|a lot|worn out|excessive|(?:high|low) hours (?:for|on)|high mileage|considered (?:high|low|many)|normal|okay|should (?:scare|worry)|worry|worried|last|good for|before (?:a |an |it |they )?(?:rebuild|overhaul))\b/,
        /\b(?:diesels?|gas|gasoline|outboards?|inboards?|engines?|motors?|twins?|boats?|yachts?)\b/,
        /^(?!.*(?:\b(?:show|find|list|which|under|over|below|above|less than|more than|fewer|my|his|her|their|this|that|the (?!most\b))\b|_(?:boat|make|own|ref|bound|n|quantity|person|id)_))/,
      ],
      [
        /\bhow (?:long|many (?:years|hours))\b/,
        /\b(?:engines?|motors?|diesels?|outboards?|inboards?|sterndrives?|outdrives?)\b/,
        /\b(?:last|lasts|live|good for|expect|lifespan|get out of)\b/,
        /^(?!.*(?:\b(?:show|find|list|which|under|over|my|his|her|its|their|this|that)\b|_(?:boat|make|own|ref|person|id|money|place)_))/,
      ],
      [
        /\bhours\b/,
        /\b(?:a lot|too (?:many|much|high)|high|many|okay|ok|bad|fine|normal)\b/,
        /^(?:(?:so|and|hey|hi|okay) )*(?:is|are|how many|what|would)\b/,
        /\b(?:for|on) (?:a|an|some|twin|older?|newer?|this kind of)\b/,
        /\b(?:outboards?|inboards?|engines?|motors?|diesels?|gas|gasoline|jet ?skis?|boats?)\b/,
        /^(?!.*(?:\b(?:show|find|list|which|under|over|my|his|her|its|their)\b|_(?:boat|make|own|ref|person|id|money|place)_))/,
      ],
    ],
    isWhole: true,
    namesBoats: true,
    answer: {
      en: 'There’s no fixed number: care, cooling water and how the engine was run count more than its hours, and diesels usually last longer than gasoline engines. Ask the owner for service records, and let a surveyor or a marine mechanic test the engines before you accept. I can search by engine hours: name a limit.',
      es: 'No hay un número fijo: el mantenimiento, el agua de refrigeración y el uso cuentan más que las horas, y los diésel suelen durar más que los de gasolina. Pide al dueño el historial de servicio y haz que un perito o un mecánico naval pruebe los motores antes de aceptar. Puedo buscar por horas de motor: di un límite.',
      fr: 'Il n’y a pas de nombre fixe : l’entretien, l’eau de refroidissement et l’usage comptent plus que les heures, et les diesels durent en général plus longtemps que les moteurs à essence. Demandez le carnet d’entretien, et faites tester les moteurs par un expert ou un mécanicien avant d’accepter. Je peux chercher par heures moteur : donnez une limite.',
      de: 'Eine feste Zahl gibt es nicht: Pflege, Kühlwasser und Fahrweise zählen mehr als die Stunden, und Diesel halten meist länger als Benziner. Lass dir die Wartungsnachweise zeigen und die Motoren vor der Annahme von einem Gutachter oder Mechaniker prüfen. Ich kann nach Motorstunden suchen: Nenn eine Grenze.',
    },
  },
];
