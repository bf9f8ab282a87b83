import type { HelpTopic } from '../../platform/help.ts';

const SMALL =
  '(?:do|does|mean|means|stand|stands|short|for|good|used|use|on|a|an|the|boats?|yachts?|exactly|even|anyway|is|are|work|works|thing|in|plain|english|please|actually|really|supposed|to|be|of)';

/** Asks for a word and nothing else: 'what is a …', 'what does a … do'. */
const asksFor = (term: string): RegExp =>
  new RegExp(
    `^(?:(?:so|and|okay|hey|hi|eddy|please|sorry|but|can you|could you|tell me|i do not know) ,? ?)*(?:what(?: exactly)?(?: (?:is|are|does|do|s))?(?: (?:the (?:point|use|purpose|meaning|definition) of|meant by|(?:they|people|owners|sellers|you|listings) mean (?:by|with)))?|whats|define|explain|describe|how (?:do|does)|(?:the )?(?:meaning|definition) of)(?: me| to me)?(?: (?:an?|the|term|word|so ?-?called))* (?:${term})(?: ${SMALL})*[?.! ]*$`,
  );

/** A word that Eddy explains when it is asked for alone. */
export const term = (id: string, words: string, answer: HelpTopic['answer']): HelpTopic => ({
  id,
  asks: [],
  ideas: [[asksFor(words)]],
  namesBoats: true,
  isWhole: true,
  answer,
});

/** The words for equipment that listings use. */
export const equipmentHelp: readonly HelpTopic[] = [
  term('gyro-meaning', 'gyro(?:scope|scopes|s)?(?: ?-?stabilizers?)?|gyroscopic stabilizers?', {
    en: 'A gyro stabilizer is a spinning wheel inside the hull that damps the rolling of a boat, also at anchor.',
    es: 'Un estabilizador giroscópico es un volante que gira dentro del casco y amortigua el balanceo, también al ancla.',
    fr: 'Un stabilisateur gyroscopique est un volant qui tourne dans la coque et amortit le roulis, même au mouillage.',
    de: 'Ein Kreiselstabilisator ist ein schnell drehendes Rad im Rumpf, das das Rollen dämpft, auch vor Anker.',
  }),
  term('stabilizer-meaning', '(?:fin )?stabilizers?', {
    en: 'Stabilizers damp the rolling of a boat: fins do it under way, a gyro also at anchor.',
    es: 'Los estabilizadores amortiguan el balanceo: las aletas en marcha, un giroscopio también al ancla.',
    fr: 'Les stabilisateurs amortissent le roulis : des ailerons en route, un gyroscope aussi au mouillage.',
    de: 'Stabilisatoren dämpfen das Rollen: Flossen während der Fahrt, ein Kreisel auch vor Anker.',
  }),
  term('thruster-meaning', '(?:bow|stern) ?-?thrusters?|thrusters?', {
    en: 'A thruster is a small propeller set crosswise in the bow or the stern: it pushes that end sideways, which helps with docking.',
    es: 'Una hélice de proa o de popa es una pequeña hélice transversal que empuja ese extremo de lado y ayuda a atracar.',
    fr: 'Un propulseur est une petite hélice placée en travers à l’étrave ou à la poupe : il pousse cette extrémité de côté et aide à accoster.',
    de: 'Ein Strahlruder ist ein kleiner, quer eingebauter Propeller in Bug oder Heck: Er drückt dieses Ende zur Seite und hilft beim Anlegen.',
  }),
  term('watermaker-meaning', 'water ?makers?|desalinators?', {
    en: 'A watermaker makes fresh water out of seawater on board.',
    es: 'Una potabilizadora hace agua dulce con agua de mar a bordo.',
    fr: 'Un dessalinisateur fait de l’eau douce à bord à partir d’eau de mer.',
    de: 'Ein Wassermacher macht an Bord Süßwasser aus Meerwasser.',
  }),
  term('bimini-meaning', 'biminis?(?: tops?)?', {
    en: 'A bimini is a canvas sunshade on a folding frame over the cockpit or the helm.',
    es: 'Un bimini es un toldo de lona sobre un armazón plegable encima de la bañera o del puesto de mando.',
    fr: 'Un bimini est un taud de toile sur une armature pliante au-dessus du cockpit ou du poste de barre.',
    de: 'Ein Bimini ist ein Sonnendach aus Stoff auf einem klappbaren Gestell über Cockpit oder Steuerstand.',
  }),
  term('hardtop-meaning', 'hard ?-?tops?', {
    en: 'A hardtop is a rigid roof over the helm or the cockpit.',
    es: 'Un hardtop es un techo rígido sobre el puesto de mando o la bañera.',
    fr: 'Un hard-top est un toit rigide au-dessus du poste de barre ou du cockpit.',
    de: 'Ein Hardtop ist ein festes Dach über Steuerstand oder Cockpit.',
  }),
  term('t-top-meaning', 't ?-? ?tops?', {
    en: 'A T-top is a roof on pipes over the helm of an open boat, mostly a center console.',
    es: 'Un T-top es un techo sobre tubos encima del puesto de mando de un barco abierto.',
    fr: 'Un T-top est un toit sur tubes au-dessus du poste de barre d’un bateau ouvert.',
    de: 'Ein T-Top ist ein Dach auf Rohren über dem Steuerstand eines offenen Bootes.',
  }),
  term('livewell-meaning', 'live ?wells?|bait ?wells?', {
    en: 'A livewell is a tank with running water that keeps bait or fish alive.',
    es: 'Un vivero es un depósito con agua corriente que mantiene vivos el cebo o los peces.',
    fr: 'Un vivier est un bac à eau courante qui garde les appâts ou les poissons vivants.',
    de: 'Ein Köderbecken ist ein Tank mit Frischwasser, der Köder oder Fische am Leben hält.',
  }),
  term('outriggers-meaning', 'outriggers?', {
    en: 'Outriggers are long poles that hold fishing lines out to both sides of a boat while trolling.',
    es: 'Los tangones son varas largas que separan los sedales a ambos lados del barco al curricán.',
    fr: 'Les tangons sont de longues perches qui écartent les lignes des deux côtés du bateau à la traîne.',
    de: 'Ausleger sind lange Stangen, die beim Schleppangeln die Leinen zu beiden Seiten des Bootes hinaushalten.',
  }),
  term('flybridge-meaning', 'fly ?-?(?:ing )?bridges?', {
    en: 'A flybridge is an open deck above the cabin with a second helm and a wide view.',
    es: 'Un flybridge es una cubierta abierta sobre la cabina, con un segundo puesto de mando y buena vista.',
    fr: 'Un flybridge est un pont ouvert au-dessus de la cabine, avec un second poste de barre et une large vue.',
    de: 'Eine Flybridge ist ein offenes Deck über der Kabine mit einem zweiten Steuerstand und weiter Sicht.',
  }),
  term('windlass-meaning', 'windlass(?:es)?|anchor winch(?:es)?', {
    en: 'A windlass is the winch that lowers and raises the anchor.',
    es: 'Un molinete es el cabrestante que baja y sube el ancla.',
    fr: 'Un guindeau est le treuil qui descend et remonte l’ancre.',
    de: 'Eine Ankerwinde lässt den Anker hinab und holt ihn wieder ein.',
  }),
  term('swim-platform-meaning', 'swim ?-?platforms?|bathing platforms?', {
    en: 'A swim platform is a deck at the stern just above the water, for swimming and boarding.',
    es: 'Una plataforma de baño es una cubierta en la popa a ras de agua, para bañarse y embarcar.',
    fr: 'Une plateforme de bain est un pont à la poupe au ras de l’eau, pour se baigner et embarquer.',
    de: 'Eine Badeplattform ist ein Deck am Heck knapp über dem Wasser, zum Baden und Einsteigen.',
  }),
  term('plotter-meaning', 'chart ?-?plotters?', {
    en: 'A chartplotter is a screen that shows where the boat is on a nautical chart.',
    es: 'Un plóter es una pantalla que muestra la posición del barco en una carta náutica.',
    fr: 'Un traceur est un écran qui montre la position du bateau sur une carte marine.',
    de: 'Ein Kartenplotter ist ein Bildschirm, der die Position des Bootes auf einer Seekarte zeigt.',
  }),
  term('davits-meaning', 'davits?', {
    en: 'Davits are small cranes that lift a dinghy out of the water and carry it.',
    es: 'Los pescantes son pequeñas grúas que sacan del agua un bote auxiliar y lo sostienen.',
    fr: 'Les bossoirs sont de petites grues qui sortent une annexe de l’eau et la portent.',
    de: 'Davits sind kleine Kräne, die ein Beiboot aus dem Wasser heben und tragen.',
  }),
  term('passerelle-meaning', 'passerelles?', {
    en: 'A passerelle is a gangway from the stern to the dock.',
    es: 'Una pasarela lleva de la popa al muelle.',
    fr: 'Une passerelle mène de la poupe au quai.',
    de: 'Eine Passerelle ist ein Steg vom Heck zum Kai.',
  }),
  term('tender-meaning', 'tenders?|dingh(?:y|ies)', {
    en: 'A tender or dinghy is a small boat that takes people from a larger one to shore.',
    es: 'Una auxiliar es un bote pequeño que lleva a la gente de un barco mayor a tierra.',
    fr: 'Une annexe est un petit bateau qui mène les gens d’un plus grand à terre.',
    de: 'Ein Beiboot ist ein kleines Boot, das Leute von einem größeren an Land bringt.',
  }),
  term('joystick-meaning', 'joysticks?(?: (?:docking|steering|control|controls))?', {
    en: 'A joystick steers engines and thrusters together at low speed, so that a boat can also move sideways or turn on the spot.',
    es: 'Un joystick gobierna a la vez motores y hélices de maniobra a baja velocidad: el barco también va de lado o gira en el sitio.',
    fr: 'Un joystick commande ensemble moteurs et propulseurs à basse vitesse : le bateau va aussi de côté ou tourne sur place.',
    de: 'Ein Joystick steuert Motoren und Strahlruder gemeinsam bei langsamer Fahrt: Das Boot kann auch seitwärts fahren oder auf der Stelle drehen.',
  }),
  term('fighting-chair-meaning', 'fighting chairs?', {
    en: 'A fighting chair is a swivel seat bolted to the cockpit, from which an angler fights a big fish.',
    es: 'Una silla de combate es un asiento giratorio fijado a la bañera, desde el que se lucha con un pez grande.',
    fr: 'Un fauteuil de combat est un siège pivotant fixé au cockpit, d’où l’on combat un gros poisson.',
    de: 'Ein Kampfstuhl ist ein drehbarer, im Cockpit verschraubter Sitz, von dem aus ein Angler einen großen Fisch drillt.',
  }),
  term('sterndrive-meaning', '(?:stern ?-?drive|out ?-?drive|inboard ?-?outboard)s?', {
    en: 'A sterndrive is an engine inside the hull with a steerable drive unit outside at the stern.',
    es: 'Un motor dentrofueraborda está dentro del casco y tiene fuera, en la popa, una cola orientable.',
    fr: 'Un moteur in-bord à embase est dans la coque, avec une embase orientable à l’extérieur, à la poupe.',
    de: 'Ein Z-Antrieb ist ein Motor im Rumpf mit einer steuerbaren Antriebseinheit außen am Heck.',
  }),
  term('pilothouse-meaning', '(?:raised )?pilot ?-?houses?', {
    en: 'A pilothouse is an enclosed helm, so that you steer out of the weather.',
    es: 'Un pilothouse es un puesto de mando cerrado: se gobierna a cubierto.',
    fr: 'Un pilothouse est un poste de barre fermé : on barre à l’abri.',
    de: 'Ein Pilothouse ist ein geschlossener Steuerstand: Man steuert wettergeschützt.',
  }),
];
