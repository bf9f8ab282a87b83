import { wholeNumber } from '@tradewind/domain/numbers';
import { listed } from '../plan.ts';
import { labelIn } from './labels.ts';
import type { Lists } from './lists.ts';
import { sideIn, stateIn } from './trade-words.ts';

const label = labelIn('de');
const side = sideIn('de');
const stateWords = stateIn('de');
const boats = (number: number) => `${wholeNumber(number)} ${number === 1 ? 'Boot' : 'Boote'}`;
const each = (all: readonly { title: string; price: string }[]) =>
  listed(
    all.map(({ title, price }) => `${title} für ${price}`),
    'und',
  );

/** Answers about lists in German: saved boats, own boats, boats of an owner, figures of the market, cards and trades. */
export const germanLists: Lists = {
  beamOf: (range) => `mit einer Breite ${range}`,
  speedAtLeast: (mph) => `mit mindestens ${mph} mph`,
  cannotSearch: (reason) => `Danach kann ich nicht suchen. ${reason}`,
  lowHours: (hours) => `Wenige Stunden habe ich als höchstens ${hours} genommen.`,
  featureNote: (features) =>
    `Nach ${listed(features, 'oder')} kann ich nicht filtern, aber die Seite jedes Boots nennt seine Ausstattung.`,
  milesNote: 'Nach Meilen kann ich nicht filtern, also richte ich mich nach dem Ort.',
  partNote: (part) => `Nur ${part} kann ich nicht durchsuchen, das hier ist der ganze Bundesstaat.`,
  coinsNote:
    'Den heutigen Kurs kenne ich nicht: Sag mir, was deine Coins in Dollar wert sind, wenn ich nach dem Preis suchen soll.',
  nothingToCompare: 'Es gibt nichts zu vergleichen.',
  most: {
    sleeps: (title, number) => `Das wäre ${title} mit ${number} Kojen.`,
    people: (title, number) => `Das wäre ${title} mit Platz für ${number} Personen.`,
    engineHours: (title, number) => `Das wäre ${title} mit ${wholeNumber(number)} Motorstunden.`,
    notSaid: 'Ihre Anzeigen sagen es nicht.',
  },
  severalNamed: (name, total, all) =>
    `Zu „${name}“ passen ${boats(total)}${total > all.length ? ', zum Beispiel' : ':'} ${each(all.slice(0, total > all.length ? 4 : all.length))}.`,
  onlySorted: (order) => `Ich habe es nicht ausgewählt: Die Liste hat eine Reihenfolge, ${order}.`,
  ownersBoats: (owner, total, all, narrowed) =>
    `${owner} hat ${boats(total)} ${narrowed ? 'dieser Art' : 'inseriert'}${total > all.length ? ', zum Beispiel' : ':'} ${each(all)}.`,
  onlyBoat: (owner, title) => `${title} ist das einzige Boot, das ${owner} inseriert hat.`,
  noOwnersBoats: (owner) => `${owner} hat kein solches Boot inseriert.`,
  noSuchOwner: (name) => `Ich finde niemanden namens ${name}. Ich kenne Eigner nur beim Vornamen.`,
  whoseBoats: 'Wessen Boote meinst du? Nenn mir den Vornamen oder ein Boot von dort.',
  noneNamed: (name) => `Hier gibt es kein Boot, das zu „${name}“ passt.`,
  distanceUnknown: (title, place, from) => `${title} liegt in ${place}. Wie weit das von ${from} ist, weiß ich nicht.`,
  savedNoLonger: (gone) =>
    gone === 1 ? '1 gespeichertes Boot ist nicht mehr da.' : `${gone} gespeicherte Boote sind nicht mehr da.`,
  savedEarlier: 'Ich kenne nur die heutigen Preise, nicht die früheren, und weiß also nicht, welche gesunken sind.',
  savedPending: (titles) =>
    `${listed(titles, 'und')} ${titles.length === 1 ? 'ist' : 'sind'} in einem vereinbarten Tausch, ein Angebot ist nicht möglich.`,
  savedNonePending: 'Keins der inserierten ist gerade in einem vereinbarten Tausch.',
  savedLast: (title, price) => `Zuletzt hast du dieses gespeichert: ${title} für ${price}.`,
  savedAllThere: 'Alle sind noch zu haben.',
  unsaveOne: 'Gespeicherte Boote entferne ich einzeln. Sag mir, welches.',
  isSaved: (title) => `Ja, ${title} hast du gespeichert.`,
  isNotSaved: (total) => `Nein, es ist nicht unter deinen gespeicherten Booten (${wholeNumber(total)}).`,
  noneOfSaved: (total) => `Unter deinen gespeicherten Booten (${wholeNumber(total)}) ist keins so.`,
  yourBoat: (lines) => `Das ist dein Boot ${lines}.`,
  yourBoats: (titles) => `Deine sind ${listed(titles, 'und')}.`,
  extremes: {
    cheapest: (title) => `Dein günstigstes Boot ist ${title}.`,
    priciest: (title) => `Dein teuerstes Boot ist ${title}.`,
    newest: (title) => `Dein neuestes Boot ist ${title}.`,
    oldest: (title) => `Dein ältestes Boot ist ${title}.`,
    longest: (title) => `Dein längstes Boot ist ${title}.`,
    shortest: (title) => `Dein kürzestes Boot ist ${title}.`,
    mostViewed: (title) => `Am häufigsten angesehen wurde ${title}.`,
    leastViewed: (title) => `Am seltensten angesehen wurde ${title}.`,
  },
  sameViews: 'Ich kann mich nur nach den Aufrufen richten, und die sind gleich.',
  savedGone: (total) => `Du hast ${boats(total)} gespeichert, aber keins davon ist gerade zu haben.`,
  noActive:
    'Du hast noch keine aktive Anzeige. Nenn mir Typ, Baujahr und Länge, und ich sage dir, für wie viel solche Boote inseriert sind.',
  noActiveToOffer:
    'Du hast keine aktive Anzeige, die du anbieten könntest. Inseriere zuerst dein Boot, dann kann ich es in ein Angebot nehmen.',
  severalToOffer: (boats) => `Du hast mehrere Boote: ${boats}. Welches möchtest du anbieten?`,
  noComparables: (title, price) =>
    `Zu ${title} habe ich nichts Vergleichbares gefunden, ich kann den Wert also nicht schätzen. Inseriert ist es für ${price}.`,
  described: (boats, average, lowest, highest) =>
    `${boats === 1 ? '1 vergleichbares Boot ist' : `${boats} vergleichbare Boote sind`} im Schnitt für ${average} inseriert, von ${lowest} bis ${highest}.`,
  noDescribed: 'Ich habe keine vergleichbaren Boote gefunden, ich kann also keinen Wert schätzen.',
  valueOfWhich: 'Welches Boot meinst du? Wähl eins aus einer Liste, oder nenn mir Typ, Baujahr und Länge.',
  averageOther: {
    length: (feet) => `Im Schnitt sind sie ${feet} Fuß lang.`,
    year: (year) => `Im Schnitt ist ihr Baujahr ${year}.`,
    hours: (hours) => `Im Schnitt haben sie ${wholeNumber(hours)} Motorstunden.`,
  },
  mostIn: (names, number) =>
    `${listed(names, 'und')} ${names.length === 1 ? 'hat' : 'haben jeweils'} die meisten: ${boats(number)}.`,
  fewestIn: (names, number) =>
    `${listed(names, 'und')} ${names.length === 1 ? 'hat' : 'haben jeweils'} die wenigsten: ${boats(number)}.`,
  numberOf: (facet, number) => `${label(facet)}: ${number} insgesamt.`,
  partOfAll: (some, boats, all, total, percent) =>
    `${wholeNumber(boats)} von ${wholeNumber(total)} (${all}), etwa ${percent}%: ${some}.`,
  medianOf: (boats, total, median, average) =>
    `Der mittlere Preis (${boats}) ist ${median}: Die Hälfte der ${total} Anzeigen verlangt so viel oder weniger. Der Durchschnitt ist ${average}.`,
  noMedian: 'Davon habe ich nur den Durchschnitt, nicht den Median.',
  badAmount: {
    negative: 'Ein Angebot kann nicht weniger als nichts sein. Wie viel würdest du zahlen, in Dollar?',
    zero: 'Ein Angebot braucht Geld, ein Boot oder etwas aus deiner Garage. Wie viel würdest du zahlen, in Dollar?',
    huge: 'Das ist mehr, als ein Angebot fasst. Wie viel würdest du zahlen, in Dollar?',
  },
  twoAmounts: ([one, other]) =>
    `Du hast zwei Beträge genannt, $${wholeNumber(one)} und $${wholeNumber(other)}. Welchen soll ich anbieten?`,
  ownTarget: 'Das ist dein eigenes Boot. Sag mir, für welches das Angebot ist.',
  notInOffer: (words) =>
    `„${words}“ finde ich in diesem Angebot nicht, ich habe also nichts geändert. Welcher Teil soll weg?`,
  nothingLeft:
    'Dann bliebe von dem Angebot nichts übrig. Soll ich es verwerfen, oder was würdest du stattdessen bieten?',
  sameStyle: 'Es ist schon so. Sag mir, was darin stehen soll, und ich ändere es.',
  notInDraft: 'Das finde ich im Entwurf nicht. Sag mir, was stattdessen dastehen soll.',
  replyThere:
    'In dem Gespräch geht es um dein eigenes Boot, und ich schreibe nur Besitzern über ihre. Öffne Messages in deinem Konto, um zu antworten.',
  nothingToDrop: 'Es gibt keine offene Karte: Entweder hast du schon entschieden, oder sie ist abgelaufen.',
  trades: (total, lines) => `Du hast ${total === 1 ? '1 Tausch' : `${total} Tauschgeschäfte`}. ${lines.join(' ')}`,
  tradeLine: (other, give, get, state) =>
    `Mit ${other}: Du gibst ${side(give) || 'nichts'} und bekommst ${side(get) || 'nichts'}; ${stateWords(state)}.`,
};
