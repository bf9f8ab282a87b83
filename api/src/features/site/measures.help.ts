import type { HelpTopic } from '../../platform/help.ts';
import { term } from './equipment.help.ts';

/** The words for measures and kinds of hulls that listings use. */
export const measuresHelp: readonly HelpTopic[] = [
  term('loa-meaning', 'loa|length overall|overall length', {
    en: 'LOA is the length overall: from the tip of the bow to the end of the stern.',
    es: 'LOA es la eslora total: de la punta de la proa al final de la popa.',
    fr: 'LOA est la longueur hors tout : de la pointe de l’étrave au bout de la poupe.',
    de: 'LOA ist die Länge über alles: von der Bugspitze bis zum Ende des Hecks.',
  }),
  term('beam-meaning', '(?:boat ?)?beams?', {
    en: 'The beam is the width of a boat at its widest point.',
    es: 'La manga es la anchura del barco en su punto más ancho.',
    fr: 'Le bau est la largeur du bateau à son point le plus large.',
    de: 'Die Breite (Beam) ist das Maß an der breitesten Stelle des Boots.',
  }),
  term('draft-meaning', '(?:boat ?|shallow ?)?(?:drafts?|draughts?)', {
    en: 'The draft is how deep a boat reaches below the waterline. Listings here have no field for it, so ask the owner.',
    es: 'El calado es lo que el barco se hunde por debajo de la línea de flotación. Los anuncios no tienen un campo para él: pregunta al dueño.',
    fr: 'Le tirant d’eau est la profondeur du bateau sous la ligne de flottaison. Les annonces n’ont pas de champ pour cela : demandez au propriétaire.',
    de: 'Der Tiefgang ist, wie tief ein Boot unter die Wasserlinie reicht. Inserate haben dafür kein Feld, also frag den Eigner.',
  }),
  term('deadrise-meaning', 'dead ?-? ?rises?', {
    en: 'Deadrise is the angle of the V of the hull: a steep V rides softer in waves, a flat one is steadier at rest.',
    es: 'El ángulo de astilla muerta es el de la V del casco: una V pronunciada navega más suave con olas, una plana es más estable parada.',
    fr: 'Le deadrise est l’angle du V de la coque : un V prononcé passe mieux dans les vagues, un fond plat est plus stable à l’arrêt.',
    de: 'Die Aufkimmung ist der Winkel des V im Rumpf: Ein tiefes V fährt weicher in Wellen, ein flaches liegt ruhiger.',
  }),
  term('wot-meaning', 'wot|wide open throttle', {
    en: 'WOT is wide open throttle: the engines at full power, which gives the top speed.',
    es: 'WOT es a todo gas: los motores a plena potencia, lo que da la velocidad máxima.',
    fr: 'WOT veut dire plein gaz : les moteurs à pleine puissance, ce qui donne la vitesse maximale.',
    de: 'WOT heißt Vollgas: die Motoren unter voller Leistung, das ergibt die Höchstgeschwindigkeit.',
  }),
  term('tri-deck-meaning', 'tri ?-? ?decks?', {
    en: 'A tri-deck yacht has three full decks above the hull, with the bridge or a lounge on the upper one.',
    es: 'Un yate tri-deck tiene tres cubiertas completas, con el puente o un salón en la superior.',
    fr: 'Un yacht tri-deck a trois ponts complets, avec la passerelle ou un salon sur le pont supérieur.',
    de: 'Eine Tri-Deck-Yacht hat drei durchgehende Decks, mit Brücke oder Salon auf dem obersten.',
  }),
  term('enclosed-bridge-meaning', 'enclosed (?:fly ?-? ?)?bridges?', {
    en: 'An enclosed bridge is an upper helm with a roof and windows all around, so that you steer high up and out of the weather.',
    es: 'Un puente cerrado es un puesto de mando superior con techo y ventanas, para gobernar en alto y a cubierto.',
    fr: 'Une passerelle fermée est un poste de pilotage supérieur avec toit et vitres, pour barrer en hauteur à l’abri.',
    de: 'Eine geschlossene Brücke ist ein oberer Steuerstand mit Dach und Fenstern, hoch oben und wettergeschützt.',
  }),
  term('bay-boat-meaning', 'bay ?-? ?boats?', {
    en: 'A bay boat is a low, open fishing boat for bays and shallow coasts, mostly 18 to 26 feet long.',
    es: 'Un bay boat es un barco de pesca abierto y bajo para bahías y costas poco profundas, casi siempre de 18 a 26 pies.',
    fr: 'Un bay boat est un bateau de pêche ouvert et bas pour les baies et les côtes peu profondes, le plus souvent de 18 à 26 pieds.',
    de: 'Ein Bay Boat ist ein niedriges, offenes Angelboot für Buchten und flache Küsten, meist 18 bis 26 Fuß lang.',
  }),
  term('walkaround-meaning', 'walk ?-? ?arounds?(?: cabins?)?', {
    en: 'A walkaround is a fishing boat with a small cabin and a deck on both sides of it, so that you can walk to the bow.',
    es: 'Un walkaround es un barco de pesca con una cabina pequeña y pasillos a ambos lados para ir a proa.',
    fr: 'Un walkaround est un bateau de pêche avec une petite cabine et un passage de chaque côté pour aller à l’avant.',
    de: 'Ein Walkaround ist ein Angelboot mit kleiner Kabine und Laufdeck auf beiden Seiten bis zum Bug.',
  }),
  term('turnkey-meaning', 'turn ?-? ?keys?', {
    en: 'Turnkey means ready to use as it is, with no work to do first. It’s the owner’s word, so a survey should confirm it.',
    es: '«Turnkey» quiere decir listo para usar, sin trabajos pendientes. Es palabra del dueño: un peritaje debería confirmarlo.',
    fr: '« Turnkey » veut dire prêt à l’emploi, sans travaux. C’est le mot du propriétaire : une expertise devrait le confirmer.',
    de: '„Turnkey“ heißt sofort nutzbar, ohne Arbeiten. Das ist das Wort des Eigners, ein Gutachten sollte es bestätigen.',
  }),
];
