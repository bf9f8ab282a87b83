import type { HelpTopic } from '../../platform/help.ts';

/** A particular boat, person or limit has its own answer. */
const IN_GENERAL = /^(?!.*_(?:boat|make|own|ref|id|person|money|place)_)/;
const NO_SEARCH =
  /^(?!.*\b(?:show|find|list|looking for|search|any (?:boats|with)|(?:got|have) (?:any|some|a)|i (?:like|love|want|am after)|under|below|my|his|her|its|their|this|that)\b)/;

/** General knowledge about boats, without figures that nobody recorded. */
export const boatLoreHelp: readonly HelpTopic[] = [
  {
    id: 'old-boats',
    asks: [],
    ideas: [
      [
        /\b(?:how old is too old|(?<!not )too old|how old (?:can|should|may)|(?:is|are) (?:a |an )?(?:\w+ )?(?:_n_ |_age_ |\w+ )?(?:years? ?-? ?old|old(?:er)?) (?:\w+ )?(?:boats?|one|yachts?) (?:bad|okay|worth|a (?:bad|good)|still|too|any good|risky)|how long (?:does|do|will|can) (?:a |an |the )?(?:\w+ )?(?:boats?|hulls?|yachts?) last)\b/,
        NO_SEARCH,
        IN_GENERAL,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Age alone doesn’t decide: a well-kept old boat can be better than a neglected new one. With age, wiring, tanks, hoses, decks and engines need more attention, and insurers and lenders ask more questions. A survey tells you about a particular boat, and I can search by year.',
      es: 'La edad sola no decide: un barco viejo bien cuidado puede ser mejor que uno nuevo descuidado. Con los años, cables, tanques, mangueras, cubiertas y motores piden más atención, y aseguradoras y bancos preguntan más. Un peritaje te dice cómo está un barco concreto, y puedo buscar por año.',
      fr: 'L’âge seul ne décide pas : un vieux bateau bien tenu peut valoir mieux qu’un neuf négligé. Avec le temps, câbles, réservoirs, durites, ponts et moteurs demandent plus de soin, et assureurs et prêteurs posent plus de questions. Une expertise renseigne sur un bateau précis, et je peux chercher par année.',
      de: 'Das Alter allein entscheidet nicht: Ein gepflegtes altes Boot kann besser sein als ein vernachlässigtes neues. Mit den Jahren brauchen Kabel, Tanks, Schläuche, Decks und Motoren mehr Pflege, und Versicherer und Banken fragen mehr. Ein Gutachten sagt es zu einem bestimmten Boot, und ich kann nach Baujahr suchen.',
    },
  },
  {
    id: 'hull-material',
    asks: [],
    ideas: [
      [
        /\b(?:fiber ?glass|grp|aluminum|aluminium|wood|wooden|steel|carbon|composite)\b.*\b(?:or|vs|versus|than|and|compared)\b.*\b(?:fiber ?glass|grp|aluminum|aluminium|wood|wooden|steel|carbon|composite)\b/,
        /\b(?:better|best|differences?|which|vs|versus|prefer|stronger|lighter|safer|cheaper|choose|pros)\b/,
        NO_SEARCH,
        IN_GENERAL,
      ],
    ],
    isWhole: true,
    namesBoats: true,
    answer: {
      en: 'Each has its use: fiberglass is the usual material, smooth and easy to shape; aluminum is light and takes knocks, and needs care against corrosion; wood needs the most upkeep. Which is better depends on where you use the boat. Listings have no field for the material, but I can look for the word in descriptions.',
      es: 'Cada uno sirve para algo: la fibra es lo habitual, lisa y fácil de moldear; el aluminio es ligero, aguanta golpes y pide cuidado contra la corrosión; la madera pide más mantenimiento. Depende de dónde uses el barco. Los anuncios no tienen campo para el material, pero puedo buscar la palabra en las descripciones.',
      fr: 'Chacun a son emploi : la fibre de verre est courante, lisse et facile à former ; l’aluminium est léger, encaisse les chocs et demande un soin contre la corrosion ; le bois demande le plus d’entretien. Tout dépend de l’usage. Les annonces n’ont pas de champ pour le matériau, mais je peux chercher le mot dans les descriptions.',
      de: 'Jedes hat seinen Zweck: GFK ist üblich, glatt und leicht zu formen; Aluminium ist leicht, verträgt Stöße und braucht Schutz vor Korrosion; Holz braucht am meisten Pflege. Was besser ist, hängt vom Revier ab. Anzeigen haben kein Feld für das Material, aber ich kann das Wort in Beschreibungen suchen.',
    },
  },
  {
    id: 'boat-faults',
    asks: [],
    ideas: [
      [
        /\b(?:osmosis|blisters?|blistering|soft (?:deck|decks|spots?)|rotten|rotted|rot|delaminat\w+|stringer rot|wet core|moisture|corrosion|rust|salvaged?|hurricane damaged?|flooded|sunk|blown (?:engine|motor)|seized (?:engine|motor)|(?:bad|dead|broken) (?:engine|motor)|cracks?|spider cracks?)\b/,
        /\b(?:is|are|should|worth|would|big deal|bad|problem|worry|worried|buy|okay|ok|serious|matter|avoid|mean|how much|expensive|fix\w*|repair\w*|what)\b/,
        NO_SEARCH,
        IN_GENERAL,
      ],
      [
        /\b(?:project boats?|fixer ?-? ?uppers?)\b/,
        /\b(?:should|worth (?:it|the)|is (?:it|a)|are (?:they|fixer)|bad idea|good idea|smart|risky|worry|regret|mistake|problem)\b/,
        NO_SEARCH,
        IN_GENERAL,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'It can be small or ruin a boat, and only somebody who has seen it can tell: let a surveyor or a yard look, and get a quote for the repair before you accept. Take that cost off your offer, or leave the boat alone. In a closing you can reject it until you have accepted it in writing.',
      es: 'Puede ser poca cosa o arruinar un barco, y solo lo sabe quien lo ha visto: que lo mire un perito o un varadero, y pide presupuesto antes de aceptar. Resta ese coste de tu oferta, o déjalo. En un cierre puedes rechazarlo hasta que lo aceptes por escrito.',
      fr: 'Cela peut être bénin ou ruiner un bateau, et seul qui l’a vu peut le dire : faites-le voir par un expert ou un chantier, et demandez un devis avant d’accepter. Déduisez ce coût de votre offre, ou renoncez. Dans une clôture, vous pouvez le refuser jusqu’à votre acceptation écrite.',
      de: 'Das kann harmlos sein oder ein Boot ruinieren, und sagen kann es nur, wer es gesehen hat: Lass einen Gutachter oder eine Werft nachsehen und hol vor der Annahme ein Angebot für die Reparatur ein. Zieh die Kosten von deinem Gebot ab, oder lass es. Im Abschluss kannst du es ablehnen, bis du es schriftlich angenommen hast.',
    },
  },
  {
    id: 'fuel-burn',
    asks: [],
    ideas: [
      [
        /\bhow much (?:fuel|gas|diesel)\b|\b(?:fuel (?:consumption|economy|burn)|gallons (?:per|an) hour|gph|miles per gallon|mpg|good on (?:gas|fuel)|fuel efficient)\b/,
        /\b(?:boats?|yachts?|footers?|foot|ft|engines?|outboards?|diesels?|twins?|_bound_|_quantity_)\b/,
        /^(?!.*\b(?:the (?:boat|yacht)|this (?:boat|one)|that (?:boat|one)|show|find|most|best|which|tank|capacity|left|hold|holds)\b|.*_(?:boat|make|ref|id|person|money|own)_)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'I don’t know that: it depends on hull, engines, load and speed, and listings don’t record it. Ask the owner for the figures at cruise and at full speed; I can draft the message.',
      es: 'No lo sé: depende del casco, los motores, la carga y la velocidad, y los anuncios no lo indican. Pregunta al dueño por el consumo a crucero y a tope; puedo preparar el mensaje.',
      fr: 'Je ne le sais pas : cela dépend de la coque, des moteurs, de la charge et de la vitesse, et les annonces ne l’indiquent pas. Demandez au propriétaire la consommation en croisière et à pleine vitesse ; je peux préparer le message.',
      de: 'Das weiß ich nicht: Es hängt von Rumpf, Motoren, Last und Tempo ab, und Anzeigen nennen es nicht. Frag den Besitzer nach dem Verbrauch bei Marschfahrt und Vollgas; ich kann die Nachricht entwerfen.',
    },
  },
  {
    id: 'upkeep-costs',
    asks: [],
    ideas: [
      [
        /\b(?:how much|what (?:does|do|is|would)|costs?|price of|expensive)\b/,
        /\b(?:bottom paint|antifouling|bottom job|repower\w*|new engines?|rebuild|overhaul|oil change|winteriz\w*|shrink ?-? ?wrap\w*|wax\w*|upholstery|canvas|trailer(?! boats)|impellers?|zincs|paint job|painting|new props?|propellers?|marina fees?|slip (?:fees?|rental|cost)|fuel (?:bill|cost)|gas (?:bill|cost)|maintain\w*|upkeep)\b/,
        /^(?!.*\b(?:take|takes|trade|swap|accept|worth of|buy you|show|find|my trailer|with (?:a )?trailer|include\w*)\b|.*_(?:boat|make|ref|id|person|money|asset|own)_)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'I don’t know that: it depends on the boat, the yard and the place, and listings don’t record it. Ask the owner what they pay, and a yard or a marina for a quote. I know what the brokerage’s own services cost, and can work out a loan payment.',
      es: 'No lo sé: depende del barco, del varadero y del lugar, y los anuncios no lo recogen. Pregunta al dueño qué paga, y a un varadero o una marina un presupuesto. Sé qué cuestan los servicios de la correduría, y puedo calcular la cuota de un préstamo.',
      fr: 'Je ne le sais pas : cela dépend du bateau, du chantier et du lieu, et les annonces ne le notent pas. Demandez au propriétaire ce qu’il paie, et un devis à un chantier ou une marina. Je connais les prix des services du courtier et calcule une mensualité.',
      de: 'Das weiß ich nicht: Es hängt von Boot, Werft und Ort ab, und Anzeigen sagen es nicht. Frag den Besitzer, was er zahlt, und eine Werft oder Marina nach einem Angebot. Ich kenne die Preise der Maklerdienste und kann eine Kreditrate ausrechnen.',
    },
  },
  {
    id: 'towing',
    asks: [],
    ideas: [
      [
        /\b(?:tow|towing|pull|haul|trailer)\b/,
        /\b(?:with|behind) (?:a|an|my|our|the) (?:\w+ ){0,3}(?:truck|pickup|suv|car|jeep|van|silverado|tahoe|ram|f ?-? ?_?n?_?\d*)\b|_asset_|\bwhat (?:size|kind of) (?:of )?(?:truck|vehicle|boat)\b|\btow(?:ing)? capacity\b|\bcan (?:my|a|an)\b/,
        /^(?:(?:so|and|hey|hi|okay|but) )*(?:can|what|how|do|does|is|will|would)\b/,
        /^(?!.*\b(?:for a tow|tow boat|sea tow|trade|swap|offer|take|takes|broke|stuck)\b|.*_(?:boat|make|ref|id|person|money|own)_)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'I can’t say: compare the tow rating in your vehicle’s manual with the weight of boat, engine, fuel, gear and trailer together. Listings don’t record weights, so ask the owner. A wide boat may need a permit on the road. I can search by length and beam.',
      es: 'No puedo decirlo: compara la capacidad de remolque del manual de tu vehículo con el peso de barco, motor, combustible, equipo y remolque juntos. Los anuncios no recogen pesos, así que pregunta al dueño. Un barco ancho puede necesitar permiso en carretera. Puedo buscar por eslora y manga.',
      fr: 'Je ne peux pas le dire : comparez la capacité de remorquage du manuel avec le poids du bateau, moteur, carburant, matériel et remorque ensemble. Les annonces ne donnent pas de poids ; demandez au propriétaire. Un bateau large peut exiger un permis sur la route. Je peux chercher par longueur et largeur.',
      de: 'Das kann ich nicht sagen: Vergleich die Anhängelast im Handbuch mit dem Gewicht von Boot, Motor, Sprit, Ausrüstung und Trailer zusammen. Anzeigen nennen kein Gewicht, frag also den Besitzer. Ein breites Boot braucht auf der Straße vielleicht eine Genehmigung. Ich kann nach Länge und Breite suchen.',
    },
  },
  {
    id: 'live-aboard',
    asks: [],
    ideas: [
      [
        /\b(?:live|living|liveaboard|live ?-? ?aboard)\b/,
        /\b(?:on|aboard) (?:a|my|the|our|your) (?:\w+ )?(?:boat|yacht)\b|\blive ?-? ?aboards?\b/,
        /^(?:(?:so|and|hey|hi|okay) )*(?:can|could|may|is it|am i|do i|how|what|should|would)\b/,
        /^(?!.*\b(?:show|find|boats (?:to|for|that|i)|which|big enough|looking|sleeps?|best)\b|.*_(?:money|bound|type|place)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Tradewind has no rule about it: that’s up to the marina, the town and your insurer, so ask them first. I can look for boats with cabins, a galley and a head.',
      es: 'Tradewind no tiene norma al respecto: depende de la marina, el municipio y tu aseguradora, así que pregúntales antes. Puedo buscar barcos con camarotes, cocina y baño.',
      fr: 'Tradewind n’a pas de règle là-dessus : cela dépend de la marina, de la commune et de votre assureur ; demandez-leur d’abord. Je peux chercher des bateaux avec cabines, cuisine et toilettes.',
      de: 'Tradewind hat dazu keine Regel: Das entscheiden Marina, Gemeinde und Versicherer, frag sie also zuerst. Ich kann Boote mit Kabinen, Küche und Toilette suchen.',
    },
  },
  {
    id: 'hull-stability',
    asks: [],
    ideas: [
      [
        /\b(?:catamarans?|cats|mono ?-? ?hulls?|v ?-? ?hulls?|deep ?-? ?v|pontoons?|twin hulls?|multi ?-? ?hulls?|flat bottoms?|trawlers?)\b/,
        /\b(?:more stable|stable|stability|safer|rougher|smoother|better|faster|roomier|tip over|capsize|difference)\b/,
        /^(?!.*\b(?:show|find|looking for|which (?:ones|boats)|most)\b)/,
        IN_GENERAL,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'In general, two hulls or a wide, flat bottom roll less at rest, a deep V cuts better through waves, and a heavy displacement hull rides calmly but slowly. How a particular boat behaves, listings don’t say: a sea trial shows it.',
      es: 'En general, dos cascos o un fondo ancho y plano balancean menos parados, una V profunda corta mejor las olas, y un casco pesado de desplazamiento navega tranquilo pero lento. Cómo se porta un barco concreto no lo dicen los anuncios: lo muestra una prueba de mar.',
      fr: 'En général, deux coques ou un fond large et plat roulent moins à l’arrêt, un V profond passe mieux les vagues, et une lourde coque à déplacement est calme mais lente. Le comportement d’un bateau précis n’est pas dans les annonces : un essai en mer le montre.',
      de: 'Allgemein rollen zwei Rümpfe oder ein breiter, flacher Boden im Stand weniger, ein tiefes V schneidet besser durch Wellen, und ein schwerer Verdränger fährt ruhig, aber langsam. Wie sich ein bestimmtes Boot verhält, sagen Anzeigen nicht: Das zeigt eine Probefahrt.',
    },
  },
  {
    id: 'inboard-outboard',
    asks: [],
    ideas: [
      [
        /\b(?:what (?:is|are)|whats|explain|tell me|how)\b.*\bdifferen(?:ce|t|ces)\b/,
        /\binboards?\b.*\b(?:outboards?|sterndrives?|stern drives?)\b|\boutboards?\b.*\b(?:inboards?|sterndrives?|stern drives?)\b/,
        IN_GENERAL,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'An outboard hangs on the stern and can be tilted out of the water, so it’s easy to service and to replace. An inboard sits inside the hull and turns a shaft under it: quiet, low and often diesel. A sterndrive is an engine inside with its drive leg outside. I can show you boats with either.',
      es: 'Un fueraborda cuelga de la popa y se puede levantar del agua: es fácil de mantener y cambiar. Un intraborda va dentro del casco y mueve un eje debajo: silencioso, bajo y a menudo diésel. Un dentro-fueraborda tiene el motor dentro y la cola fuera. Puedo mostrarte barcos con cada uno.',
      fr: 'Un hors-bord pend à l’arrière et se relève hors de l’eau : facile à entretenir et à changer. Un in-bord est dans la coque et tourne un arbre dessous : silencieux, bas et souvent diesel. Un Z-drive a le moteur dedans et l’embase dehors. Je peux montrer des bateaux avec chacun.',
      de: 'Ein Außenborder hängt am Heck und lässt sich aus dem Wasser kippen: leicht zu warten und zu tauschen. Ein Innenborder sitzt im Rumpf und dreht eine Welle darunter: leise, tief und oft Diesel. Ein Z-Antrieb hat den Motor innen und das Antriebsbein außen. Ich kann dir Boote mit beiden zeigen.',
    },
  },
];
