import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';

/** Answers about room aboard and about figures of many boats. */
export interface Sums {
  room: {
    day: (title: string, room: number, people: number) => string;
    night: (title: string, room: number, people: number) => string;
  };
  ownUnsaid: (thing: string) => string;
  averagePerFoot: (boats: string, total: number, perFoot: string) => string;
  /** Groups that share the first or last place and are not named. */
  othersToo: (groups: number) => string;
  highestPrices: (groups: readonly string[], more: boolean) => string;
  /** The boat with the lowest or highest price of each group. */
  eachGroup: (isLowest: boolean, boats: readonly { group: string; title: string; price: string }[]) => string;
  /** As many groups as were asked for, with the number of their boats. */
  leadingGroups: (groups: readonly string[], isFewest: boolean) => string;
  tiedGroups: (names: readonly string[], boats: number) => string;
  onlyLowestPerFoot: string;
  /** Groups with the number of boats that was asked for. */
  groupsSuch: (names: readonly string[]) => string;
  noGroupSuch: string;
  moreThanGroup: (name: string, boats: number) => string;
  /** Owners with more than one boat. */
  ownersWithMore: (owners: number, names: readonly string[]) => string;
  /** An extreme that no statistics by group have. */
  notByGroup: string;
}

const fits = (room: number, people: number) => room >= people;

export const SUMS: Record<Language, Sums> = {
  en: {
    room: {
      day: (title, room, people) =>
        fits(room, people)
          ? `Yes: the listing says that the ${title} carries ${room} people.`
          : `No: the listing says that the ${title} carries ${room} people, fewer than ${people}.`,
      night: (title, room, people) =>
        fits(room, people)
          ? `Yes: the listing says that the ${title} sleeps ${room}.`
          : `No: the listing says that the ${title} sleeps ${room}, fewer than ${people}.`,
    },
    ownUnsaid: (thing) => `Your listing doesn’t mention “${thing}”.`,
    averagePerFoot: (boats, total, perFoot) =>
      `On average, ${boats} ask about ${perFoot} per foot: I counted ${total} listings that give their length.`,
    othersToo: (groups) => `${groups} more`,
    highestPrices: (groups, more) =>
      `The highest prices, highest first: ${listed(groups)}${more ? ', and others' : ''}.`,
    eachGroup: (isLowest, boats) =>
      `${isLowest ? 'The cheapest of each' : 'The most expensive of each'}: ${boats.map(({ group, title, price }) => `the ${title}, ${price} (${group})`).join('; ')}.`,
    leadingGroups: (groups, isFewest) => `The ${isFewest ? 'fewest' : 'most'} boats: ${listed(groups)}.`,
    tiedGroups: (names, boats) =>
      `${listed(names)} ${names.length === 1 ? 'has' : 'have'} as many as the last: ${boats}.`,
    groupsSuch: (names) => `These: ${listed(names)}.`,
    noGroupSuch: 'None.',
    onlyLowestPerFoot: 'I can’t sort boats by price per foot from high to low, only from low to high.',
    moreThanGroup: (name, boats) => `That’s ${boats} more than ${name}.`,
    ownersWithMore: (owners, names) => `${owners} owners list several boats: ${listed(names)}.`,
    notByGroup: 'By group I only have the number of boats and their lowest, average and highest prices.',
  },
  es: {
    room: {
      day: (title, room, people) =>
        `${fits(room, people) ? 'Sí' : 'No'}: según el anuncio, el ${title} lleva a ${room} personas.`,
      night: (title, room, people) =>
        `${fits(room, people) ? 'Sí' : 'No'}: según el anuncio, en el ${title} duermen ${room}.`,
    },
    ownUnsaid: (thing) => `Tu anuncio no menciona «${thing}».`,
    averagePerFoot: (boats, total, perFoot) =>
      `De media, ${boats} piden unos ${perFoot} por pie: conté ${total} anuncios que dan la eslora.`,
    othersToo: (groups) => `${groups} más`,
    highestPrices: (groups, more) => `Los precios más altos: ${listed(groups, 'y')}${more ? ', y otros' : ''}.`,
    eachGroup: (isLowest, boats) =>
      `${isLowest ? 'El más barato de cada grupo' : 'El más caro de cada grupo'}: ${boats.map(({ group, title, price }) => `el ${title}, ${price} (${group})`).join('; ')}.`,
    leadingGroups: (groups, isFewest) => `${isFewest ? 'Menos' : 'Más'} barcos: ${listed(groups, 'y')}.`,
    tiedGroups: (names, boats) => `Tantos como el último: ${listed(names, 'y')} (${boats}).`,
    groupsSuch: (names) => `Estos: ${listed(names, 'y')}.`,
    noGroupSuch: 'Ninguno.',
    onlyLowestPerFoot: 'No puedo ordenar los barcos por precio por pie de mayor a menor, solo de menor a mayor.',
    moreThanGroup: (name, boats) => `Son ${boats} más que ${name}.`,
    ownersWithMore: (owners, names) => `${owners} dueños tienen más de un barco: ${listed(names, 'y')}.`,
    notByGroup: 'Por grupo solo tengo el número de barcos y sus precios mínimo, medio y máximo.',
  },
  fr: {
    room: {
      day: (title, room, people) =>
        `${fits(room, people) ? 'Oui' : 'Non'} : selon l’annonce, le ${title} transporte ${room} personnes.`,
      night: (title, room, people) =>
        `${fits(room, people) ? 'Oui' : 'Non'} : selon l’annonce, le ${title} a ${room} couchages.`,
    },
    ownUnsaid: (thing) => `Votre annonce ne mentionne pas « ${thing} ».`,
    averagePerFoot: (boats, total, perFoot) =>
      `En moyenne, ${boats} demandent environ ${perFoot} par pied : j’ai compté ${total} annonces qui donnent la longueur.`,
    othersToo: (groups) => `${groups} autres`,
    highestPrices: (groups, more) =>
      `Les prix les plus élevés : ${listed(groups, 'et')}${more ? ', et d’autres' : ''}.`,
    eachGroup: (isLowest, boats) =>
      `${isLowest ? 'Le moins cher de chaque groupe' : 'Le plus cher de chaque groupe'} : ${boats.map(({ group, title, price }) => `le ${title}, ${price} (${group})`).join(' ; ')}.`,
    leadingGroups: (groups, isFewest) => `Le ${isFewest ? 'moins' : 'plus'} de bateaux : ${listed(groups, 'et')}.`,
    tiedGroups: (names, boats) => `Autant que le dernier : ${listed(names, 'et')} (${boats}).`,
    groupsSuch: (names) => `Ceux-ci : ${listed(names, 'et')}.`,
    noGroupSuch: 'Aucun.',
    onlyLowestPerFoot:
      'Je ne peux pas trier les bateaux par prix au pied du plus haut au plus bas, seulement dans l’autre sens.',
    moreThanGroup: (name, boats) => `C’est ${boats} de plus que ${name}.`,
    ownersWithMore: (owners, names) => `${owners} propriétaires ont plus d’un bateau : ${listed(names, 'et')}.`,
    notByGroup: 'Par groupe, je n’ai que le nombre de bateaux et leurs prix le plus bas, moyen et le plus élevé.',
  },
  de: {
    room: {
      day: (title, room, people) =>
        `${fits(room, people) ? 'Ja' : 'Nein'}: Laut Anzeige trägt die ${title} ${room} Personen.`,
      night: (title, room, people) =>
        `${fits(room, people) ? 'Ja' : 'Nein'}: Laut Anzeige schlafen auf der ${title} ${room}.`,
    },
    ownUnsaid: (thing) => `Deine Anzeige erwähnt „${thing}“ nicht.`,
    averagePerFoot: (boats, total, perFoot) =>
      `Im Durchschnitt kosten ${boats} etwa ${perFoot} pro Fuß: Ich habe ${total} Anzeigen mit Länge gezählt.`,
    othersToo: (groups) => `${groups} weitere`,
    highestPrices: (groups, more) => `Die höchsten Preise: ${listed(groups, 'und')}${more ? ' und andere' : ''}.`,
    eachGroup: (isLowest, boats) =>
      `${isLowest ? 'Das günstigste je Gruppe' : 'Das teuerste je Gruppe'}: ${boats.map(({ group, title, price }) => `${title}, ${price} (${group})`).join('; ')}.`,
    leadingGroups: (groups, isFewest) => `Die ${isFewest ? 'wenigsten' : 'meisten'} Boote: ${listed(groups, 'und')}.`,
    tiedGroups: (names, boats) => `So viele wie die letzte Gruppe: ${listed(names, 'und')} (${boats}).`,
    groupsSuch: (names) => `Diese: ${listed(names, 'und')}.`,
    noGroupSuch: 'Keine.',
    onlyLowestPerFoot: 'Ich kann Boote nach dem Preis pro Fuß nur aufsteigend sortieren, nicht absteigend.',
    moreThanGroup: (name, boats) => `Das sind ${boats} mehr als ${name}.`,
    ownersWithMore: (owners, names) => `${owners} Eigentümer haben mehr als ein Boot: ${listed(names, 'und')}.`,
    notByGroup: 'Je Gruppe habe ich nur die Zahl der Boote und ihren niedrigsten, mittleren und höchsten Preis.',
  },
};
