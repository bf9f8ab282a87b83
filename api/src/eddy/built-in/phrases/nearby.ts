import { wholeNumber } from '@tradewind/domain/numbers';
import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';
import { ONE_LIMIT_LESS, type OneLimitLess } from './one-limit-less.ts';

/** Answers about boats near a place and about those of some owners. */
export interface Nearby {
  /** Counts of searches that leave out one limit. */
  oneLimitLess: OneLimitLess;
  /** Boats that have a word of a search in their listing and not in their name. */
  alsoMention: (word: string, titles: readonly string[]) => string;
  /** Before boats with one word of a name that no boat has. */
  otherNamed: (word: string) => string;
  nearest: (title: string, price: string, place: string, miles: number | undefined) => string;
  away: (miles: number) => string;
  within: (miles: number, place: string) => string;
  nearTo: (place: string) => string;
  notPlaced: (boats: number, andMore: boolean) => string;
  driveNote: (hours: number, miles: number) => string;
  noneIn: (places: string) => string;
  elsewhereNearest: string;
  distances: (from: string) => string;
  farAway: (title: string, miles: number | undefined) => string;
  ofShown: (boats: number) => string;
  yours: string;
  listedBy: Record<'owners' | 'brokerage', string>;
  listedNote: string;
  /** No search knows which owners are verified. */
  ofVerified: string;
}

const away = (text: string, miles: number | undefined) => (miles === undefined ? '' : text);

export const NEARBY: Record<Language, Nearby> = {
  en: {
    oneLimitLess: ONE_LIMIT_LESS.en,
    alsoMention: (word, titles) =>
      `By their names, that is; the listings of these mention “${word}” as well: ${listed(titles.map((title) => `the ${title}`))}.`,
    otherNamed: (word) => `There is another “${word}”:`,
    nearest: (title, price, place, miles) =>
      `The nearest is the ${title} at ${price} in ${place}${miles === 0 ? '' : away(`, about ${wholeNumber(miles ?? 0)} miles away in a straight line`, miles)}.`,
    away: (miles) => `It’s about ${wholeNumber(miles)} ${miles === 1 ? 'mile' : 'miles'} away in a straight line.`,
    within: (miles, place) => `within ${wholeNumber(miles)} miles of ${place}`,
    nearTo: (place) => `nearest to ${place}`,
    notPlaced: (boats, andMore) =>
      boats === 1
        ? 'One more boat is in a town that I can’t place, so I left it out.'
        : `${andMore ? 'Over ' : ''}${wholeNumber(boats)} more boats are in towns that I can’t place, so I left them out.`,
    driveNote: (hours, miles) =>
      `I took a drive of ${hours} ${hours === 1 ? 'hour' : 'hours'} as about ${wholeNumber(miles)} miles.`,
    noneIn: (places) => `There are none ${places} right now.`,
    elsewhereNearest: 'In other places, nearest first:',
    distances: (from) => `From ${from}, in a straight line:`,
    farAway: (title, miles) =>
      miles === undefined
        ? `the ${title}, whose town I can’t place`
        : `the ${title}, about ${wholeNumber(miles)} ${miles === 1 ? 'mile' : 'miles'}`,
    ofShown: (boats) => `I compared only the ${boats} boats shown.`,
    yours: 'your own boats',
    listedBy: { owners: 'listed by their owners', brokerage: 'listed by the brokerage' },
    ofVerified: 'of verified owners',
    listedNote:
      'Listings only tell whether our brokerage brought a boat in, not whether an owner is a dealer by trade.',
  },
  es: {
    oneLimitLess: ONE_LIMIT_LESS.es,
    alsoMention: (word, titles) =>
      `Eso es por el nombre; también mencionan “${word}” los anuncios de: ${listed(titles, 'y')}.`,
    otherNamed: (word) => `Hay otro “${word}”:`,
    nearest: (title, price, place, miles) =>
      `El más cercano es el ${title} por ${price} en ${place}${miles === 0 ? '' : away(`, a unas ${wholeNumber(miles ?? 0)} millas en línea recta`, miles)}.`,
    away: (miles) => `Está a unas ${wholeNumber(miles)} millas en línea recta.`,
    within: (miles, place) => `a menos de ${wholeNumber(miles)} millas de ${place}`,
    nearTo: (place) => `cerca de ${place}`,
    notPlaced: (boats, andMore) =>
      `No sé dónde están los pueblos de ${andMore ? 'más de ' : ''}${wholeNumber(boats)} ${boats === 1 ? 'barco' : 'barcos'} más, así que no ${boats === 1 ? 'lo' : 'los'} cuento.`,
    driveNote: (hours, miles) => `He tomado ${hours} h de viaje como unas ${wholeNumber(miles)} millas.`,
    noneIn: (places) => `Ahora mismo no hay ninguno ${places}.`,
    elsewhereNearest: 'En otros lugares, los más cercanos primero:',
    distances: (from) => `Desde ${from}, en línea recta:`,
    farAway: (title, miles) =>
      miles === undefined ? `el ${title}, no sé a qué distancia` : `el ${title}, unas ${wholeNumber(miles)} millas`,
    ofShown: (boats) => `He comparado solo los ${boats} barcos mostrados.`,
    yours: 'tus propios barcos',
    listedBy: { owners: 'anunciados por sus dueños', brokerage: 'anunciados por la correduría' },
    ofVerified: 'de dueños verificados',
    listedNote: 'Los anuncios solo dicen si los puso nuestra correduría, no si un dueño es comerciante.',
  },
  fr: {
    oneLimitLess: ONE_LIMIT_LESS.fr,
    alsoMention: (word, titles) =>
      `D’après leurs noms ; ces annonces mentionnent aussi “${word}” : ${listed(titles, 'et')}.`,
    otherNamed: (word) => `Il y a un autre “${word}” :`,
    nearest: (title, price, place, miles) =>
      `Le plus proche est le ${title} à ${price}, à ${place}${miles === 0 ? '' : away(`, à environ ${wholeNumber(miles ?? 0)} miles à vol d’oiseau`, miles)}.`,
    away: (miles) => `Il est à environ ${wholeNumber(miles)} miles à vol d’oiseau.`,
    within: (miles, place) => `à moins de ${wholeNumber(miles)} miles de ${place}`,
    nearTo: (place) => `près de ${place}`,
    notPlaced: (boats, andMore) =>
      boats === 1
        ? 'Je ne sais pas où se trouve un autre bateau, je l’ai donc écarté.'
        : `Je ne sais pas où se trouvent ${andMore ? 'plus de ' : ''}${wholeNumber(boats)} autres bateaux, je les ai donc écartés.`,
    driveNote: (hours, miles) => `J’ai pris ${hours} h de route pour environ ${wholeNumber(miles)} miles.`,
    noneIn: (places) => `Il n’y en a aucun ${places} en ce moment.`,
    elsewhereNearest: 'Ailleurs, le plus proche d’abord :',
    distances: (from) => `Depuis ${from}, à vol d’oiseau :`,
    farAway: (title, miles) =>
      miles === undefined ? `le ${title}, distance inconnue` : `le ${title}, environ ${wholeNumber(miles)} miles`,
    ofShown: (boats) => `J’ai comparé seulement les ${boats} bateaux affichés.`,
    yours: 'vos propres bateaux',
    listedBy: { owners: 'publiés par leurs propriétaires', brokerage: 'publiés par le courtier' },
    ofVerified: 'de propriétaires vérifiés',
    listedNote:
      'Les annonces disent seulement si notre courtier les a publiées, pas si un propriétaire est un professionnel.',
  },
  de: {
    oneLimitLess: ONE_LIMIT_LESS.de,
    alsoMention: (word, titles) => `So heißen sie; auch diese Inserate erwähnen “${word}”: ${listed(titles, 'und')}.`,
    otherNamed: (word) => `Es gibt ein anderes Boot mit “${word}”:`,
    nearest: (title, price, place, miles) =>
      `Am nächsten liegt ${title} für ${price} in ${place}${miles === 0 ? '' : away(`, etwa ${wholeNumber(miles ?? 0)} Meilen Luftlinie entfernt`, miles)}.`,
    away: (miles) => `Es liegt etwa ${wholeNumber(miles)} Meilen Luftlinie entfernt.`,
    within: (miles, place) => `im Umkreis von ${wholeNumber(miles)} Meilen um ${place}`,
    nearTo: (place) => `in der Nähe von ${place}`,
    notPlaced: (boats, andMore) =>
      boats === 1
        ? 'Bei einem weiteren Boot kenne ich die Lage des Orts nicht, es fehlt hier.'
        : `Bei ${andMore ? 'mehr als ' : ''}${wholeNumber(boats)} weiteren Booten kenne ich die Lage des Orts nicht, sie fehlen hier.`,
    driveNote: (hours, miles) => `${hours} Stunden Fahrt habe ich als etwa ${wholeNumber(miles)} Meilen gerechnet.`,
    noneIn: (places) => `Gerade gibt es keine ${places}.`,
    elsewhereNearest: 'An anderen Orten, das nächste zuerst:',
    distances: (from) => `Von ${from} aus, Luftlinie:`,
    farAway: (title, miles) =>
      miles === undefined ? `${title}, Entfernung unbekannt` : `${title}, etwa ${wholeNumber(miles)} Meilen`,
    ofShown: (boats) => `Ich habe nur die ${boats} gezeigten Boote verglichen.`,
    yours: 'deine eigenen Boote',
    listedBy: { owners: 'von ihren Besitzern inseriert', brokerage: 'vom Makler inseriert' },
    ofVerified: 'von verifizierten Eignern',
    listedNote: 'Anzeigen sagen nur, ob unser Makler sie eingestellt hat, nicht ob ein Besitzer gewerblich handelt.',
  },
};
