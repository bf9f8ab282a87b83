import { wholeNumber } from '@tradewind/domain/numbers';
import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';

/** Answers about all boats of a list: what they cost together, what each of them has. */
export interface ListAnswers {
  /** Behind an answer about the boats on screen, if the search found more. */
  ofShown: (boats: number) => string;
  sleepsAtMost: (number: number) => string;
  sleepsBetween: (min: number, max: number) => string;
  carriesAtMost: (number: number) => string;
  speedAtMost: (mph: number) => string;
  knotsNote: string;
  /** How far two towns are apart in a straight line. */
  townsApart: (from: string, to: string, miles: number) => string;
  /** Before the boats that only more engine hours allow. */
  moreHours: string;
  /** Before similar boats at other prices. */
  otherPrices: string;
  ofOwner: string;
  notInTrade: string;
  anyOf: (words: readonly string[]) => string;
  /** Some of the equipment, because no listing mentions all of it. */
  withAny: (things: readonly string[]) => string;
  /** Each boat with its figures, in the order named. */
  eachWith: (boats: readonly { title: string; figures: string }[], total: number, order: string) => string;
  /** In place of a figure that a listing leaves out. */
  notSaidFor: string;
  /** Boats that the user chose from a list, or left out of it. */
  amongChosen: string;
  withoutLeftOut: string;
  sumOf: (boats: number, dollars: number) => string;
  /** The sum of a few boats by their titles. */
  parts: (titles: readonly string[], dollars: number) => string;
  /** The boats of a list whose listings mention something, in the user's words or by its name. */
  mentionedBy: (titles: readonly string[], boats: number, thing: string) => string;
  /** The boats of a list that are as the user's words say. */
  trueOf: (titles: readonly string[], boats: number, words: string) => string;
  owners: (boats: readonly { title: string; owner: string; verified: boolean }[]) => string;
  gulfNote: string;
  lakesNote: string;
  /** The first boat of a list by the date of listing. */
  listedFirst: Record<'oldest' | 'newest', (title: string, price: string) => string>;
  highestAverage: (group: string, price: string) => string;
  perFootNote: string;
  noOrder: (measure: string) => string;
  draftNote: string;
  eitherNote: string;
  /** The states of several that have no such boat, and the others with the number of theirs. */
  statesWithout: (empty: readonly string[], others: readonly string[]) => string;
}

const dollars = (amount: number) => `$${wholeNumber(amount)}`;

export const LIST_ANSWERS: Record<Language, ListAnswers> = {
  en: {
    ofShown: (boats) => `I only looked at the ${boats} boats on screen.`,
    sleepsAtMost: (number) => `sleeping at most ${number}`,
    sleepsBetween: (min, max) => (min === max ? `sleeping exactly ${min}` : `sleeping ${min} to ${max}`),
    carriesAtMost: (number) => `for at most ${number} people`,
    speedAtMost: (mph) => `doing at most ${mph} mph`,
    knotsNote: 'Listings give top speeds in miles per hour, so I converted your knots.',
    townsApart: (from, to, miles) =>
      `${from} and ${to} are about ${wholeNumber(miles)} miles apart in a straight line; by road or water it’s farther.`,
    moreHours: 'With more engine hours:',
    otherPrices: 'At other prices:',
    ofOwner: 'of that owner',
    eachWith: (boats, total, order) =>
      `${total > boats.length ? `I found ${total} boats; here are ${boats.length}` : boats.length === 2 ? 'Both' : `All ${boats.length}`}, ${order}: ${boats.map(({ title, figures }) => `the ${title}${figures && `, ${figures}`}`).join('; ')}.`,
    notSaidFor: 'not given',
    anyOf: (words) => listed(words, 'or'),
    withAny: (things) => `With ${listed(things, 'or')}:`,
    notInTrade: 'not in an agreed trade',
    amongChosen: 'among those you chose',
    withoutLeftOut: 'without those you left out',
    sumOf: (boats, amount) => `Together, the ${boats} boats ask ${dollars(amount)}.`,
    parts: (titles, amount) => `Together, ${listed(titles.map((title) => `the ${title}`))} ask ${dollars(amount)}.`,
    mentionedBy: (titles, boats, thing) =>
      titles.length === boats
        ? `Yes, all ${boats} listings mention “${thing}”.`
        : titles.length === 0
          ? `None of the ${boats} listings mentions “${thing}”, so ask the owners.`
          : `${titles.length} of the ${boats} listings ${titles.length === 1 ? 'mentions' : 'mention'} “${thing}”: ${listed(titles.map((title) => `the ${title}`))}. The others don’t say.`,
    trueOf: (titles, boats, words) =>
      titles.length === boats
        ? `Yes, that’s true of all ${boats}: “${words}”.`
        : titles.length === 0
          ? `No, that’s true of none of the ${boats}: “${words}”.`
          : `No, “${words}” is true of ${titles.length} of the ${boats}: ${listed(titles.map((title) => `the ${title}`))}.`,
    owners: (boats) =>
      `${boats.map(({ title, owner, verified }) => `The ${title}: ${owner}, ${verified ? 'a verified member' : 'not verified'}`).join('. ')}.`,
    gulfNote: 'I left out the towns on Florida’s Atlantic side and on the lakes of Texas that I know.',
    lakesNote: 'I left out the towns on the ocean and on its rivers that I know.',
    listedFirst: {
      oldest: (title, price) => `Up since the earliest date: the ${title} at ${price}.`,
      newest: (title, price) => `Added last: the ${title} at ${price}.`,
    },
    highestAverage: (group, price) => `${group} has the highest average price: ${price}.`,
    perFootNote: 'I can’t filter by price per foot. I can sort boats by it instead.',
    noOrder: (measure) =>
      `I can’t sort boats by ${measure}. I can by price, length, beam, year, engine hours, top speed, berths, people or price per foot.`,
    draftNote:
      'Listings give neither the draft nor the height above the water, so I can’t search by them. Ask the owner; I can write the message.',
    eitherNote: 'I took both limits together; I can’t search for either one or the other.',
    statesWithout: (empty, others) =>
      [
        empty.length > 0 ? `None listed in ${listed(empty, 'or')}.` : 'All of them have some.',
        others.length > 0 ? `Boats by state: ${listed(others)}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
  },
  es: {
    ofShown: (boats) => `Solo miré los ${boats} barcos en pantalla.`,
    sleepsAtMost: (number) => `para dormir como máximo ${number}`,
    sleepsBetween: (min, max) => `para dormir de ${min} a ${max}`,
    carriesAtMost: (number) => `para como máximo ${number} personas`,
    speedAtMost: (mph) => `de como máximo ${mph} mph`,
    knotsNote: 'Los anuncios dan la velocidad en millas por hora, así que he convertido tus nudos.',
    townsApart: (from, to, miles) =>
      `Entre ${from} y ${to} hay unas ${wholeNumber(miles)} millas en línea recta; por carretera o por agua es más.`,
    moreHours: 'Con más horas de motor:',
    otherPrices: 'A otros precios:',
    ofOwner: 'de ese dueño',
    eachWith: (boats, total, order) =>
      `${total > boats.length ? `He encontrado ${total} barcos; aquí hay ${boats.length}` : boats.length === 2 ? 'Los dos' : `Los ${boats.length}`}, ${order}: ${boats.map(({ title, figures }) => `el ${title}${figures && `, ${figures}`}`).join('; ')}.`,
    notSaidFor: 'sin dato',
    anyOf: (words) => listed(words, 'o'),
    withAny: (things) => `Con ${listed(things, 'o')}:`,
    notInTrade: 'que no están en un intercambio acordado',
    amongChosen: 'entre los que elegiste',
    withoutLeftOut: 'sin los que quitaste',
    sumOf: (boats, amount) => `Juntos, los ${boats} barcos piden ${dollars(amount)}.`,
    parts: (titles, amount) => `Juntos, ${listed(titles, 'y')} piden ${dollars(amount)}.`,
    mentionedBy: (titles, boats, thing) =>
      titles.length === boats
        ? `Sí, los ${boats} anuncios mencionan «${thing}».`
        : titles.length === 0
          ? `Ninguno de los ${boats} anuncios menciona «${thing}»; pregunta a los dueños.`
          : `${titles.length} de los ${boats} anuncios mencionan «${thing}»: ${listed(titles, 'y')}. Los demás no lo dicen.`,
    trueOf: (titles, boats, words) =>
      titles.length === boats
        ? `Sí, «${words}» vale para los ${boats}.`
        : titles.length === 0
          ? `No, «${words}» no vale para ninguno de los ${boats}.`
          : `No, «${words}» vale para ${titles.length} de los ${boats}: ${listed(titles, 'y')}.`,
    owners: (boats) =>
      `${boats.map(({ title, owner, verified }) => `El ${title}: ${owner}, ${verified ? 'miembro verificado' : 'sin verificar'}`).join('. ')}.`,
    gulfNote: 'He dejado fuera los pueblos que conozco en la costa atlántica de Florida y en los lagos de Texas.',
    lakesNote: 'He dejado fuera los pueblos que conozco en el océano y en sus ríos.',
    listedFirst: {
      oldest: (title, price) => `El que lleva más tiempo anunciado: ${title}, ${price}.`,
      newest: (title, price) => `El último anunciado: ${title}, ${price}.`,
    },
    highestAverage: (group, price) => `${group} tiene el precio medio más alto: ${price}.`,
    perFootNote: 'No puedo filtrar por precio por pie, pero sí ordenar los barcos así.',
    noOrder: () =>
      'No puedo ordenar los barcos así. Puedo por precio, eslora, manga, año, horas de motor, velocidad, plazas, personas o precio por pie.',
    draftNote:
      'Los anuncios no dan ni el calado ni la altura sobre el agua, así que no puedo buscar por ellos. Pregunta al dueño; puedo escribir el mensaje.',
    eitherNote: 'He tomado los dos límites juntos; no puedo buscar uno u otro.',
    statesWithout: (empty, others) =>
      [
        empty.length > 0 ? `No hay ninguno en ${listed(empty, 'ni')}.` : 'Todos tienen alguno.',
        others.length > 0 ? `Barcos por estado: ${listed(others, 'y')}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
  },
  fr: {
    ofShown: (boats) => `Je n’ai regardé que les ${boats} bateaux à l’écran.`,
    sleepsAtMost: (number) => `avec au plus ${number} couchages`,
    sleepsBetween: (min, max) => `avec ${min} à ${max} couchages`,
    carriesAtMost: (number) => `pour au plus ${number} personnes`,
    speedAtMost: (mph) => `d’au plus ${mph} mph`,
    knotsNote: 'Les annonces donnent la vitesse en miles par heure, j’ai donc converti vos nœuds.',
    townsApart: (from, to, miles) =>
      `${from} et ${to} sont à environ ${wholeNumber(miles)} miles à vol d’oiseau ; par la route ou par l’eau, c’est plus loin.`,
    moreHours: 'Avec plus d’heures de moteur :',
    otherPrices: 'À d’autres prix :',
    ofOwner: 'de ce propriétaire',
    eachWith: (boats, total, order) =>
      `${total > boats.length ? `J’ai trouvé ${total} bateaux ; en voici ${boats.length}` : boats.length === 2 ? 'Les deux' : `Les ${boats.length}`}, ${order} : ${boats.map(({ title, figures }) => `le ${title}${figures && `, ${figures}`}`).join(' ; ')}.`,
    notSaidFor: 'non indiqué',
    anyOf: (words) => listed(words, 'ou'),
    withAny: (things) => `Avec ${listed(things, 'ou')} :`,
    notInTrade: 'qui ne sont pas dans un échange conclu',
    amongChosen: 'parmi ceux que vous avez choisis',
    withoutLeftOut: 'sans ceux que vous avez écartés',
    sumOf: (boats, amount) => `Ensemble, les ${boats} bateaux demandent ${dollars(amount)}.`,
    parts: (titles, amount) => `Ensemble, ${listed(titles, 'et')} demandent ${dollars(amount)}.`,
    mentionedBy: (titles, boats, thing) =>
      titles.length === boats
        ? `Oui, les ${boats} annonces mentionnent « ${thing} ».`
        : titles.length === 0
          ? `Aucune des ${boats} annonces ne mentionne « ${thing} » ; demandez aux propriétaires.`
          : `${titles.length} des ${boats} annonces mentionnent « ${thing} » : ${listed(titles, 'et')}. Les autres ne le disent pas.`,
    trueOf: (titles, boats, words) =>
      titles.length === boats
        ? `Oui, « ${words} » vaut pour les ${boats}.`
        : titles.length === 0
          ? `Non, « ${words} » ne vaut pour aucun des ${boats}.`
          : `Non, « ${words} » vaut pour ${titles.length} des ${boats} : ${listed(titles, 'et')}.`,
    owners: (boats) =>
      `${boats.map(({ title, owner, verified }) => `Le ${title} : ${owner}, ${verified ? 'membre vérifié' : 'non vérifié'}`).join('. ')}.`,
    gulfNote: 'J’ai écarté les villes que je connais sur la côte atlantique de la Floride et sur les lacs du Texas.',
    lakesNote: 'J’ai écarté les villes que je connais sur l’océan et sur ses fleuves.',
    listedFirst: {
      oldest: (title, price) => `Annoncé depuis le plus longtemps : ${title}, ${price}.`,
      newest: (title, price) => `Annoncé en dernier : ${title}, ${price}.`,
    },
    highestAverage: (group, price) => `${group} a le prix moyen le plus élevé : ${price}.`,
    perFootNote: 'Je ne peux pas filtrer par prix au pied, mais je peux trier les bateaux ainsi.',
    noOrder: () =>
      'Je ne peux pas trier les bateaux ainsi. Je peux par prix, longueur, largeur, année, heures de moteur, vitesse, couchages, personnes ou prix par pied.',
    draftNote:
      'Les annonces ne donnent ni le tirant d’eau ni le tirant d’air, je ne peux donc pas chercher ainsi. Demandez au propriétaire ; je peux écrire le message.',
    eitherNote: 'J’ai pris les deux limites ensemble ; je ne peux pas chercher l’une ou l’autre.',
    statesWithout: (empty, others) =>
      [
        empty.length > 0 ? `Aucun bateau dans ces États : ${listed(empty, 'et')}.` : 'Tous en ont.',
        others.length > 0 ? `Bateaux par État : ${listed(others, 'et')}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
  },
  de: {
    ofShown: (boats) => `Ich habe nur die ${boats} Boote auf dem Bildschirm angesehen.`,
    sleepsAtMost: (number) => `mit höchstens ${number} Kojen`,
    sleepsBetween: (min, max) => `mit ${min} bis ${max} Kojen`,
    carriesAtMost: (number) => `für höchstens ${number} Personen`,
    speedAtMost: (mph) => `mit höchstens ${mph} mph`,
    knotsNote: 'Anzeigen nennen Tempo in Meilen pro Stunde, deshalb habe ich deine Knoten umgerechnet.',
    townsApart: (from, to, miles) =>
      `${from} und ${to} liegen etwa ${wholeNumber(miles)} Meilen Luftlinie auseinander; auf der Straße oder zu Wasser ist es weiter.`,
    moreHours: 'Mit mehr Motorstunden:',
    otherPrices: 'Zu anderen Preisen:',
    ofOwner: 'dieses Eigners',
    eachWith: (boats, total, order) =>
      `${total > boats.length ? `Ich habe ${total} Boote gefunden, hier sind ${boats.length}` : boats.length === 2 ? 'Beide' : `Alle ${boats.length}`}, ${order}: ${boats.map(({ title, figures }) => `${title}${figures && `, ${figures}`}`).join('; ')}.`,
    notSaidFor: 'nicht angegeben',
    anyOf: (words) => listed(words, 'oder'),
    withAny: (things) => `Mit ${listed(things, 'oder')}:`,
    notInTrade: 'die in keinem vereinbarten Tausch stecken',
    amongChosen: 'unter den gewählten',
    withoutLeftOut: 'ohne die weggelassenen',
    sumOf: (boats, amount) => `Zusammen kosten die ${boats} Boote ${dollars(amount)}.`,
    parts: (titles, amount) => `Zusammen kosten ${listed(titles, 'und')} ${dollars(amount)}.`,
    mentionedBy: (titles, boats, thing) =>
      titles.length === boats
        ? `Ja, alle ${boats} Anzeigen erwähnen „${thing}“.`
        : titles.length === 0
          ? `Keine der ${boats} Anzeigen erwähnt „${thing}“; frag die Eigner.`
          : `${titles.length} der ${boats} Anzeigen erwähnen „${thing}“: ${listed(titles, 'und')}. Die anderen sagen es nicht.`,
    trueOf: (titles, boats, words) =>
      titles.length === boats
        ? `Ja, „${words}“ gilt für alle ${boats}.`
        : titles.length === 0
          ? `Nein, „${words}“ gilt für keins der ${boats}.`
          : `Nein, „${words}“ gilt für ${titles.length} der ${boats}: ${listed(titles, 'und')}.`,
    owners: (boats) =>
      `${boats.map(({ title, owner, verified }) => `Die ${title}: ${owner}, ${verified ? 'verifiziertes Mitglied' : 'nicht verifiziert'}`).join('. ')}.`,
    gulfNote: 'Die mir bekannten Orte an Floridas Atlantikseite und an den Seen von Texas habe ich weggelassen.',
    lakesNote: 'Die mir bekannten Orte am Meer und an seinen Flüssen habe ich weggelassen.',
    listedFirst: {
      oldest: (title, price) => `Am längsten angeboten: ${title}, ${price}.`,
      newest: (title, price) => `Zuletzt angeboten: ${title}, ${price}.`,
    },
    highestAverage: (group, price) => `${group} hat den höchsten Durchschnittspreis: ${price}.`,
    perFootNote: 'Nach Preis pro Fuß kann ich nicht filtern, aber ich kann die Boote danach sortieren.',
    noOrder: () =>
      'Danach kann ich Boote nicht sortieren. Ich kann es nach Preis, Länge, Breite, Baujahr, Motorstunden, Geschwindigkeit, Kojen, Personen oder Preis pro Fuß.',
    draftNote:
      'Anzeigen nennen weder den Tiefgang noch die Höhe über dem Wasser, also kann ich danach nicht suchen. Frag den Eigner; ich kann die Nachricht schreiben.',
    eitherNote: 'Ich habe beide Grenzen zusammen genommen; entweder das eine oder das andere kann ich nicht suchen.',
    statesWithout: (empty, others) =>
      [
        empty.length > 0 ? `Keine Boote gibt es in ${listed(empty, 'und')}.` : 'Überall gibt es welche.',
        others.length > 0 ? `Boote nach Bundesstaat: ${listed(others, 'und')}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
  },
};
