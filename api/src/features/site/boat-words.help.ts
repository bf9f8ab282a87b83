import type { HelpTopic } from '../../platform/help.ts';
import { term } from './equipment.help.ts';

/** 'What is the beam' asks for the beam of a boat, not for the word. */
const NO_FIGURE =
  /^(?!.*\bwhat(?:s| is| are) (?:the|its|her|his|their) (?!(?:meaning|point|use|purpose|definition)\b))/;
const figure = (...args: Parameters<typeof term>): HelpTopic => {
  const topic = term(...args);
  return { ...topic, ideas: (topic.ideas ?? []).map((all) => [...all, NO_FIGURE]) };
};

/** The words of boating that listings and surveyors use. */
export const boatWordsHelp: readonly HelpTopic[] = [
  term('loa-word', '(?:loa|length over ?-?all)', {
    en: 'LOA is the length overall: the whole boat from end to end. Listings give the length in feet, and I can search by it.',
    es: 'LOA es la eslora total: el barco entero de punta a punta. Los anuncios dan la eslora en pies, y puedo buscar por ella.',
    fr: 'LOA est la longueur hors tout : le bateau entier, d’un bout à l’autre. Les annonces donnent la longueur en pieds, et je peux chercher par elle.',
    de: 'LOA ist die Länge über alles: das ganze Boot von Ende zu Ende. Anzeigen nennen die Länge in Fuß, und ich kann danach suchen.',
  }),
  figure('beam-word', '(?:beams?|beam width)', {
    en: 'The beam is the width of a boat at its widest point.',
    es: 'La manga es el ancho de un barco en su punto más ancho.',
    fr: 'Le bau est la largeur d’un bateau à son point le plus large.',
    de: 'Die Breite (beam) misst ein Boot an seiner breitesten Stelle.',
  }),
  figure('draft-word', '(?:drafts?|draughts?)(?! (?:cards?|messages?|offers?))', {
    en: 'The draft is how deep a boat reaches below the waterline, and so how much water it needs to float.',
    es: 'El calado es cuánto baja un barco bajo la línea de flotación, es decir, cuánta agua necesita para flotar.',
    fr: 'Le tirant d’eau est la profondeur du bateau sous la flottaison, donc l’eau qu’il lui faut pour flotter.',
    de: 'Der Tiefgang ist, wie weit ein Boot unter die Wasserlinie reicht, also wie viel Wasser es zum Schwimmen braucht.',
  }),
  figure('deadrise-word', 'dead ?rise', {
    en: 'Deadrise is the angle of the bottom, as a V: a steeper one cuts better through waves, a flatter one is steadier at rest.',
    es: 'El deadrise es el ángulo del fondo, como una V: uno mayor corta mejor las olas, uno menor es más estable parado.',
    fr: 'Le deadrise est l’angle du fond, en V : plus il est marqué, mieux il passe les vagues ; plus il est plat, plus il est stable à l’arrêt.',
    de: 'Aufkimmung (deadrise) ist der Winkel des Bodens, als V: steiler schneidet besser durch Wellen, flacher liegt ruhiger.',
  }),
  figure('freeboard-word', 'free ?board', {
    en: 'Freeboard is the height of the sides above the water.',
    es: 'El francobordo es la altura de los costados sobre el agua.',
    fr: 'Le franc-bord est la hauteur des flancs au-dessus de l’eau.',
    de: 'Freibord ist die Höhe der Bordwand über dem Wasser.',
  }),
  figure('displacement-word', 'displacement(?: hulls?)?', {
    en: 'Displacement is the weight of the water that a boat pushes aside, so its own weight. A displacement hull moves through the water rather than over it: calm and thrifty, but slow.',
    es: 'El desplazamiento es el peso del agua que aparta un barco, o sea, su propio peso. Un casco de desplazamiento va a través del agua: tranquilo y económico, pero lento.',
    fr: 'Le déplacement est le poids de l’eau que le bateau écarte, donc son propre poids. Une coque à déplacement traverse l’eau : calme et économe, mais lente.',
    de: 'Verdrängung ist das Gewicht des Wassers, das ein Boot beiseiteschiebt, also sein eigenes. Ein Verdränger fährt durchs Wasser statt darüber: ruhig und sparsam, aber langsam.',
  }),
  term('planing-word', '(?:planing|planning)(?: hulls?)|on plane|planing', {
    en: 'A planing hull lifts itself and skims over the water at speed; then a boat is “on plane”.',
    es: 'Un casco de planeo se levanta y se desliza sobre el agua al correr; entonces el barco “planea”.',
    fr: 'Une coque planante se soulève et glisse sur l’eau avec la vitesse ; le bateau est alors « au planning ».',
    de: 'Ein Gleiter hebt sich bei Fahrt aus dem Wasser und gleitet darüber.',
  }),
  figure('transom-word', 'transoms?', {
    en: 'The transom is the flat wall at the stern, where outboards are mounted.',
    es: 'El espejo de popa es la pared plana de atrás, donde van los fuerabordas.',
    fr: 'Le tableau arrière est la paroi plate de la poupe, où se montent les hors-bord.',
    de: 'Der Spiegel ist die flache Wand am Heck, an der Außenborder hängen.',
  }),
  term('stringer-word', 'stringers?', {
    en: 'Stringers are the long beams inside the hull that stiffen it. Rotten or broken ones are a costly repair, so a survey looks at them.',
    es: 'Los largueros (stringers) son las vigas largas dentro del casco que lo refuerzan. Podridos o rotos son una reparación cara, así que el peritaje los mira.',
    fr: 'Les longerons (stringers) sont les longues poutres qui raidissent la coque. Pourris ou cassés, ils coûtent cher ; l’expertise les regarde.',
    de: 'Stringer sind die langen Träger im Rumpf, die ihn versteifen. Morsch oder gebrochen sind sie teuer zu reparieren; ein Gutachten prüft sie.',
  }),
  term('gelcoat-word', 'gel ?-?coats?', {
    en: 'Gelcoat is the smooth, colored outer layer of a fiberglass hull.',
    es: 'El gelcoat es la capa exterior lisa y de color de un casco de fibra.',
    fr: 'Le gelcoat est la couche extérieure lisse et colorée d’une coque en fibre de verre.',
    de: 'Gelcoat ist die glatte, farbige Außenschicht eines GFK-Rumpfs.',
  }),
  term(
    'port-starboard-word',
    '(?:port(?: side)?(?: and| or| vs)?(?: a)?(?: starboard)?(?: side)?|starboard(?: side)?(?: and port)?)',
    {
      en: 'Port is the left side of a boat and starboard the right, when you face the bow.',
      es: 'Babor es el lado izquierdo del barco y estribor el derecho, mirando a proa.',
      fr: 'Bâbord est le côté gauche du bateau et tribord le droit, en regardant vers la proue.',
      de: 'Backbord ist die linke Seite eines Bootes und Steuerbord die rechte, mit Blick zum Bug.',
    },
  ),
  term('bow-stern-word', '(?:bow(?: and| or)?(?: the)?(?: stern)?|stern(?: and bow)?)', {
    en: 'The bow is the front of a boat, the stern its back.',
    es: 'La proa es la parte delantera de un barco, la popa la trasera.',
    fr: 'La proue est l’avant d’un bateau, la poupe l’arrière.',
    de: 'Der Bug ist vorn am Boot, das Heck hinten.',
  }),
  figure('helm-word', 'helms?(?: stations?)?', {
    en: 'The helm is where you steer: wheel, throttle and instruments.',
    es: 'El puesto de mando (helm) es donde se gobierna: timón, acelerador e instrumentos.',
    fr: 'Le poste de barre (helm) est l’endroit d’où l’on pilote : barre, commandes et instruments.',
    de: 'Der Steuerstand (helm) ist der Platz mit Rad, Gashebel und Instrumenten.',
  }),
  figure('galley-word', 'galleys?', {
    en: 'A galley is the kitchen on board.',
    es: 'Galley es la cocina a bordo.',
    fr: 'Galley : la cuisine à bord.',
    de: 'Galley heißt die Küche an Bord.',
  }),
  figure('head-word', '(?:marine )?heads?(?: compartments?)?', {
    en: 'The head is the toilet on board.',
    es: 'Head es el baño a bordo.',
    fr: 'Head : les toilettes à bord.',
    de: 'Head heißt die Toilette an Bord.',
  }),
  figure('berth-word', 'berths?|staterooms?', {
    en: 'A berth is a bed on board, or a place for a boat in a marina; a stateroom is a cabin with a door to sleep in.',
    es: 'Una litera (berth) es una cama a bordo, o una plaza para el barco en una marina; un camarote (stateroom) es una cabina cerrada para dormir.',
    fr: 'Une couchette (berth) est un lit à bord, ou une place dans une marina ; une cabine (stateroom) est une pièce fermée pour dormir.',
    de: 'Eine Koje (berth) ist ein Bett an Bord oder ein Liegeplatz; eine Stateroom ist eine Kabine mit Tür.',
  }),
  term('cuddy-word', 'cudd(?:y|ies)(?: cabins?)?', {
    en: 'A cuddy is a small, low cabin in the bow, for shelter or a nap.',
    es: 'Un cuddy es una cabina pequeña y baja en la proa, para resguardarse o descansar.',
    fr: 'Un cuddy est une petite cabine basse à l’avant, pour s’abriter ou se reposer.',
    de: 'Eine Cuddy ist eine kleine, niedrige Kabine im Bug, zum Unterstellen oder Ausruhen.',
  }),
  term('bilge-word', 'bilges?(?: pumps?)?', {
    en: 'The bilge is the lowest space inside the hull, where water collects; the bilge pump throws it out.',
    es: 'La sentina es el fondo del casco, donde se junta el agua; la bomba de achique la saca.',
    fr: 'La cale (bilge) est le fond de la coque, où l’eau s’amasse ; la pompe de cale l’évacue.',
    de: 'Die Bilge ist der tiefste Raum im Rumpf, wo sich Wasser sammelt; die Bilgepumpe wirft es hinaus.',
  }),
  figure('generator-word', '(?:generators?|gen ?-?sets?)', {
    en: 'A generator makes electricity on board, for example for air conditioning at anchor. Its hours are counted apart from the engines’.',
    es: 'Un generador produce electricidad a bordo, por ejemplo para el aire acondicionado al ancla. Sus horas se cuentan aparte de los motores.',
    fr: 'Un générateur fait de l’électricité à bord, par exemple pour la climatisation au mouillage. Ses heures se comptent à part.',
    de: 'Ein Generator macht an Bord Strom, etwa für die Klimaanlage vor Anker. Seine Stunden zählen getrennt von den Motoren.',
  }),
  term('trim-tabs-word', 'trim ?-?tabs?', {
    en: 'Trim tabs are flaps at the stern that level the ride.',
    es: 'Los flaps (trim tabs) son aletas en la popa que nivelan la marcha.',
    fr: 'Les flaps (trim tabs) sont des volets à l’arrière qui équilibrent l’assiette.',
    de: 'Trimmklappen sind Klappen am Heck, die das Boot gerade legen.',
  }),
  term('pods-word', 'pod ?-?drives?|ips(?: drives?)?', {
    en: 'Pod drives are swiveling drives under the hull, steered by a joystick: nimble and thrifty, and costly to repair.',
    es: 'Los pods son colas giratorias bajo el casco, gobernadas con joystick: ágiles y económicas, y caras de reparar.',
    fr: 'Les pods sont des embases pivotantes sous la coque, pilotées au joystick : agiles et économes, mais chères à réparer.',
    de: 'Pod-Antriebe sind drehbare Antriebe unter dem Rumpf, mit Joystick gesteuert: wendig und sparsam, und teuer zu reparieren.',
  }),
  figure('outboard-word', 'out ?-?boards?(?: motors?| engines?)?', {
    en: 'An outboard is an engine that hangs on the stern and can be tilted out of the water.',
    es: 'Un fueraborda es un motor que cuelga de la popa y se puede levantar del agua.',
    fr: 'Un hors-bord est un moteur qui pend à l’arrière et se relève hors de l’eau.',
    de: 'Ein Außenborder ist ein Motor am Heck, der sich aus dem Wasser kippen lässt.',
  }),
  figure('inboard-word', 'in ?-?boards?(?: motors?| engines?)?', {
    en: 'An inboard is an engine inside the hull that turns a shaft with a propeller under it.',
    es: 'Un intraborda es un motor dentro del casco que mueve un eje con hélice debajo.',
    fr: 'Un in-bord est un moteur dans la coque qui tourne un arbre et une hélice dessous.',
    de: 'Ein Innenborder ist ein Motor im Rumpf, der eine Welle mit Propeller darunter dreht.',
  }),
  figure('hin-word', 'hin', {
    en: 'A HIN is the hull identification number, with which every boat is told apart, as a car by its VIN. Here it stays private until a trade is agreed.',
    es: 'El HIN es el número de identificación del casco, con el que se distingue cada barco, como un coche por su VIN. Aquí queda privado hasta que se acuerda un intercambio.',
    fr: 'Le HIN est le numéro d’identification de la coque, qui distingue chaque bateau, comme le VIN une voiture. Ici il reste privé jusqu’à un échange convenu.',
    de: 'Die HIN ist die Rumpfnummer, die jedes Boot unterscheidet, wie die VIN ein Auto. Hier bleibt sie privat, bis ein Tausch vereinbart ist.',
  }),
  figure('lien-word', 'liens?', {
    en: 'A lien is a claim on a boat, such as a loan, an unpaid yard bill or a tax: it stays with the boat until it’s paid. A title search finds most of them, and in a closing the lender is paid first.',
    es: 'Un gravamen (lien) es un derecho sobre un barco, como un préstamo, una factura del varadero o un impuesto: sigue al barco hasta que se paga. Una búsqueda de título encuentra la mayoría, y en un cierre se paga primero al prestamista.',
    fr: 'Un privilège (lien) est un droit sur un bateau, comme un prêt, une facture de chantier ou une taxe : il suit le bateau jusqu’au paiement. Une recherche de titre en trouve la plupart, et dans une clôture le prêteur est payé d’abord.',
    de: 'Ein Pfandrecht (lien) ist ein Anspruch auf ein Boot, etwa ein Kredit, eine offene Werftrechnung oder eine Steuer: Es bleibt am Boot, bis es bezahlt ist. Eine Titelsuche findet die meisten, und beim Abschluss wird zuerst der Kreditgeber bezahlt.',
  }),
  term(
    'documented-word',
    '(?:documented (?:boats?|vessels?)|(?:coast guard |vessel )?documentation|federal documentation)',
    {
      en: 'A documented boat is registered with the Coast Guard instead of having a state title; banks often ask for it with a loan. The brokerage can do it: ask me what Documentation costs.',
      es: 'Un barco documentado está inscrito en la Guardia Costera en lugar de tener título estatal; los bancos suelen pedirlo con un préstamo. La correduría puede hacerlo: pregúntame cuánto cuesta Documentation.',
      fr: 'Un bateau « documented » est inscrit auprès des garde-côtes au lieu d’avoir un titre d’État ; les banques le demandent souvent avec un prêt. Le courtier peut le faire : demandez-moi le prix de Documentation.',
      de: 'Ein „documented“ Boot ist bei der Küstenwache eingetragen statt mit einem Titel des Staats; Banken verlangen es oft beim Kredit. Der Makler erledigt das: Frag mich, was Documentation kostet.',
    },
  ),
  term('antifouling-word', '(?:bottom paint|anti ?-?fouling(?: paint)?)', {
    en: 'Bottom paint keeps growth off the hull of a boat that stays in the water, and is renewed from time to time.',
    es: 'La patente (bottom paint) evita que crezcan algas y conchas en el casco de un barco que vive en el agua, y se renueva de vez en cuando.',
    fr: 'L’antifouling empêche les salissures sur la coque d’un bateau qui reste à l’eau, et se renouvelle de temps en temps.',
    de: 'Antifouling hält den Rumpf eines Bootes, das im Wasser liegt, frei von Bewuchs und wird ab und zu erneuert.',
  }),
  term('haul-out-word', 'haul ?-?outs?|hauling (?:a boat )?out', {
    en: 'A haul-out lifts the boat out of the water, so that the bottom can be seen: part of a full survey.',
    es: 'Una varada saca el barco del agua para ver el fondo: parte de un peritaje completo.',
    fr: 'Une sortie d’eau lève le bateau pour voir le fond : une partie d’une expertise complète.',
    de: 'Beim Kranen kommt das Boot aus dem Wasser, damit man den Boden sieht: Teil eines vollen Gutachtens.',
  }),
  term('repower-word', 're ?-?power(?:ed|ing)?(?: boats?)?', {
    en: 'Repowered means that a boat got newer engines than the ones it was built with. The hours then count from those engines: ask the owner for the papers.',
    es: 'Repowered significa que el barco lleva motores más nuevos que los de fábrica. Las horas cuentan entonces desde esos motores: pide los papeles al dueño.',
    fr: 'Remotorisé (repowered) : le bateau a reçu des moteurs plus récents que ceux d’origine. Les heures comptent alors depuis ces moteurs ; demandez les papiers.',
    de: 'Repowered heißt, dass ein Boot neuere Motoren bekam als die ersten. Die Stunden zählen dann ab diesen: Lass dir die Papiere zeigen.',
  }),
  term('winterize-word', 'winteri[sz](?:e|ed|ing|ation)', {
    en: 'Winterizing prepares a boat for frost: water is drained from engines and pipes, and antifreeze put in.',
    es: 'Invernar prepara el barco para las heladas: se vacía el agua de motores y tuberías y se pone anticongelante.',
    fr: 'Hiverner prépare le bateau au gel : on vide l’eau des moteurs et tuyaux et on met de l’antigel.',
    de: 'Einwintern bereitet ein Boot auf Frost vor: Wasser kommt aus Motoren und Leitungen, Frostschutz hinein.',
  }),
  term('catamaran-word', 'catamarans?', {
    en: 'A catamaran has two hulls side by side: wide, roomy and steady at rest. There’s no type for it here, but I can look for the word in names and descriptions.',
    es: 'Un catamarán tiene dos cascos paralelos: ancho, espacioso y estable parado. Aquí no hay tipo para él, pero puedo buscar la palabra en nombres y descripciones.',
    fr: 'Un catamaran a deux coques parallèles : large, spacieux et stable à l’arrêt. Il n’y a pas de type ici, mais je peux chercher le mot dans les noms et descriptions.',
    de: 'Ein Katamaran hat zwei Rümpfe nebeneinander: breit, geräumig und ruhig im Stand. Einen Typ dafür gibt es hier nicht, aber ich kann das Wort in Namen und Beschreibungen suchen.',
  }),
  term('trawler-word', 'trawlers?', {
    en: 'A trawler is a slow, roomy motor boat for long trips, with a full hull that needs little fuel.',
    es: 'Un trawler es una motora lenta y espaciosa para viajes largos, con un casco lleno que gasta poco.',
    fr: 'Un trawler est un bateau à moteur lent et spacieux pour de longs voyages, à la coque pleine et sobre.',
    de: 'Ein Trawler ist ein langsames, geräumiges Motorboot für lange Fahrten, mit vollem Rumpf und wenig Verbrauch.',
  }),
  term('pontoon-word', 'pontoons?(?: boats?)?', {
    en: 'A pontoon boat is a flat deck on two or three tubes, for calm water and many guests.',
    es: 'Un pontón es una cubierta plana sobre dos o tres tubos, para aguas tranquilas y muchos invitados.',
    fr: 'Un ponton est un pont plat sur deux ou trois tubes, pour eaux calmes et nombreux invités.',
    de: 'Ein Pontonboot ist ein flaches Deck auf zwei oder drei Röhren, für ruhiges Wasser und viele Gäste.',
  }),
  term('walkaround-word', 'walk ?-?arounds?(?: boats?)?', {
    en: 'A walkaround has a small cabin in front and side decks around it, so you can fish from every side.',
    es: 'Un walkaround tiene una cabina pequeña delante y pasillos alrededor, para pescar por todos los lados.',
    fr: 'Un walkaround a une petite cabine à l’avant et des passavants autour, pour pêcher de tous côtés.',
    de: 'Ein Walkaround hat vorn eine kleine Kabine und Gänge darum, sodass man von jeder Seite fischen kann.',
  }),
  term('knot-word', 'knots?', {
    en: 'A knot is one nautical mile per hour, the speed of boats. Give me a number, and I convert it.',
    es: 'Un nudo es una milla náutica por hora, la velocidad de los barcos. Dime un número y lo convierto.',
    fr: 'Un nœud est un mille marin par heure, la vitesse des bateaux. Donnez un nombre, je convertis.',
    de: 'Ein Knoten ist eine Seemeile pro Stunde, die Geschwindigkeit von Booten. Nenn mir eine Zahl, und ich rechne um.',
  }),
  term('tower-word', 'tuna towers?|marlin towers?|half towers?', {
    en: 'A tower is a tall frame with a second helm on top, from which you spot fish.',
    es: 'Una torre (tuna tower) es un armazón alto con un segundo puesto de mando, para avistar peces.',
    fr: 'Une tour (tuna tower) est une haute structure avec un second poste de barre, pour repérer le poisson.',
    de: 'Ein Tower ist ein hoher Aufbau mit zweitem Steuerstand, von dem man Fische sieht.',
  }),
  term('dry-stack-word', 'dry ?-?stack(?: storage)?|wet ?-?slips?|dry ?-?storage', {
    en: 'A wet slip keeps a boat in the water at a dock; in a dry stack it stands on a rack and is put in when you want to go.',
    es: 'Un amarre (wet slip) tiene el barco en el agua; en una marina seca (dry stack) está en un estante y lo bajan cuando quieres salir.',
    fr: 'Une place à flot (wet slip) garde le bateau à l’eau ; en port à sec (dry stack), il est sur un rack et mis à l’eau à la demande.',
    de: 'Ein Wasserliegeplatz (wet slip) hält das Boot im Wasser; im Trockenlager (dry stack) steht es im Regal und wird bei Bedarf eingesetzt.',
  }),
  term('wot-word', 'wot|wide open throttle', {
    en: 'WOT is wide open throttle: the engines at full power, which gives the top speed.',
    es: 'WOT es a todo gas: los motores a plena potencia, lo que da la velocidad máxima.',
    fr: 'WOT veut dire plein gaz : les moteurs à pleine puissance, ce qui donne la vitesse maximale.',
    de: 'WOT heißt Vollgas: die Motoren unter voller Leistung, das ergibt die Höchstgeschwindigkeit.',
  }),
  term('tri-deck-word', 'tri ?-? ?decks?', {
    en: 'A tri-deck yacht has three full decks above the hull, with the bridge or a lounge on the upper one.',
    es: 'Un yate tri-deck tiene tres cubiertas completas, con el puente o un salón en la superior.',
    fr: 'Un yacht tri-deck a trois ponts complets, avec la passerelle ou un salon sur le pont supérieur.',
    de: 'Eine Tri-Deck-Yacht hat drei durchgehende Decks, mit Brücke oder Salon auf dem obersten.',
  }),
  term('enclosed-bridge-word', 'enclosed (?:fly ?-? ?)?bridges?', {
    en: 'An enclosed bridge is an upper helm with a roof and windows all around, so that you steer high up and out of the weather.',
    es: 'Un puente cerrado es un puesto de mando superior con techo y ventanas, para gobernar en alto y a cubierto.',
    fr: 'Une passerelle fermée est un poste de pilotage supérieur avec toit et vitres, pour barrer en hauteur à l’abri.',
    de: 'Eine geschlossene Brücke ist ein oberer Steuerstand mit Dach und Fenstern, hoch oben und wettergeschützt.',
  }),
  term('bay-boat-word', 'bay ?-? ?boats?', {
    en: 'A bay boat is a low, open fishing boat for bays and shallow coasts, mostly 18 to 26 feet long.',
    es: 'Un bay boat es un barco de pesca abierto y bajo para bahías y costas poco profundas, casi siempre de 18 a 26 pies.',
    fr: 'Un bay boat est un bateau de pêche ouvert et bas pour les baies et les côtes peu profondes, le plus souvent de 18 à 26 pieds.',
    de: 'Ein Bay Boat ist ein niedriges, offenes Angelboot für Buchten und flache Küsten, meist 18 bis 26 Fuß lang.',
  }),
  term('turnkey-word', 'turn ?-? ?keys?', {
    en: 'Turnkey means ready to use as it is, with no work to do first. It’s the owner’s word, so a survey should confirm it.',
    es: '«Turnkey» quiere decir listo para usar, sin trabajos pendientes. Es palabra del dueño: un peritaje debería confirmarlo.',
    fr: '« Turnkey » veut dire prêt à l’emploi, sans travaux. C’est le mot du propriétaire : une expertise devrait le confirmer.',
    de: '„Turnkey“ heißt sofort nutzbar, ohne Arbeiten. Das ist das Wort des Eigners, ein Gutachten sollte es bestätigen.',
  }),
];
