import type { BoatType } from '@tradewind/domain/boat-types';
import { wholeNumber } from '@tradewind/domain/numbers';
import { distinct, listed } from '../plan.ts';
import { labelIn } from './labels.ts';
import type { Phrases } from './phrases.ts';
import { enginesIn, inPlacesOf } from './spoken-names.ts';

const NAMES: Record<BoatType, string> = {
  'Sport Fishing': 'Sportfischerboote',
  'Saltwater Fishing': 'Angelboote',
  'Express Cruiser': 'Express Cruiser',
  'Motor Yacht': 'Motoryachten',
  Bowrider: 'Bowrider',
  'Center Console': 'Boote mit Mittelkonsole',
  'Dual Console': 'Boote mit Doppelkonsole',
};
const namesOf = (types: readonly BoatType[]) =>
  listed(
    types.map((type) => NAMES[type]),
    'und',
  );
const label = labelIn('de');
const boats = (count: number) => `${wholeNumber(count)} ${count === 1 ? 'Boot' : 'Boote'}`;

export const german: Partial<Phrases> = {
  noSuchService: 'Diesen Dienst kenne ich nicht.',
  relatedServices: 'Verwandte Dienste stehen in der Tabelle.',
  seePricing: 'Mehr steht auf der Preisseite.',
  canDo:
    'Ich finde Boote nach Preis, Länge, Baujahr, Marke, Typ, Motor, Ort und danach, was ihre Besitzer in Tausch nehmen. Ich vergleiche sie, sage, was ähnliche Boote kosten, und entwerfe Nachrichten und Angebote.',
  notUnderstood: 'Das habe ich leider nicht verstanden. Versuch es zum Beispiel mit „Mittelkonsole in Florida“.',
  notUnderstoodWords: (words) => `Leider verstehe ich „${words}“ nicht. Kannst du es anders sagen?`,
  offTopic: 'Das weiß ich leider nicht. Ich kenne Boote, Tauschgeschäfte und diesen Marktplatz: Frag mich danach.',
  unanswered: (parts) => `Diesen Teil kann ich nicht beantworten: ${parts.map((part) => `“${part}”`).join(', ')}.`,
  unused: (words) =>
    `Nicht berücksichtigt habe ich ${listed(
      distinct(words).map((word) => `„${word}“`),
      'und',
    )}.`,
  lookingFor: (what) => `Ich suche ${what}.`,
  lookingForMore: (what) => `Ich suche weitere ${what}.`,
  boats: 'Boote',
  kinds: (types) =>
    listed(
      types.map((type) => NAMES[type]),
      'oder',
    ),
  named: (what, name) => `${what} mit „${name}“ im Namen`,
  ofMakes: (what, makes) => `${what} von ${listed(makes, 'oder')}`,
  between: (low, high) => `zwischen ${low} und ${high}`,
  upTo: (high) => `bis ${high}`,
  fromUp: (low) => `ab ${low}`,
  around: (sizes) => `um ${listed(sizes, 'oder')}`,
  moreThan: (low) => `über ${low}`,
  builtIn: (year) => `Baujahr ${year}`,
  builtBetween: (low, high) => `Baujahr ${low} bis ${high}`,
  builtSince: (year) => `Baujahr ${year} oder neuer`,
  builtUntil: (year) => `Baujahr ${year} oder älter`,
  feet: (feet) => `${Math.round(feet * 10) / 10} Fuß`,
  hours: (hours) => `${wholeNumber(hours)} Motorstunden`,
  hoursOf: (range) => `mit ${range}`,
  sleepsAtLeast: (number) => `mit mindestens ${number} Kojen`,
  carriesAtLeast: (number) => `für mindestens ${number} Personen`,
  inPlaces: (places) => inPlacesOf('de', places, 'in', 'oder'),
  nearZip: (zip) => `nahe ${zip}`,
  withEngine: (words) => `mit ${enginesIn('de', words).join('-')}`,
  inCondition: (conditions) => `im Zustand ${listed(conditions.map(label), 'oder')}`,
  withEquipment: (things) => `mit ${listed(things, 'und')}`,
  equipmentNote: 'Ich habe in Ausstattung und Beschreibungen gesucht; ein Inserat nennt nicht immer alles.',
  takes: (assets, orAny) =>
    `deren Besitzer ${listed(assets.map(label), 'oder')} nehmen${orAny ? ' oder offen für Angebote sind' : ''}`,
  takesNot: (assets) => `deren Besitzer ${listed(assets.map(label), 'oder')} nicht nehmen`,
  not: (things) => `aber nicht ${listed(things, 'oder')}`,
  nor: (things) => `nicht ${listed(things, 'oder')}`,
  foundOne: (title, price, place) => `Ich habe ein Boot gefunden: ${title} für ${price} in ${place}.`,
  found: (total, andMore) => `Ich habe ${andMore ? 'mehr als ' : ''}${boats(total)} gefunden.`,
  counted: (total, andMore) => `${andMore ? 'Mehr als ' : 'Insgesamt '}${boats(total)}.`,
  shown: (number) => `Hier sind ${number}.`,
  shownExactly: (number) => (number === 1 ? 'Hier ist es.' : `Hier sind die ${number}.`),
  highest: (price, title) => `Der höchste Preis ist ${price}, für ${title}.`,
  longest: (title, length, price) => `Am längsten ist ${title}: ${length}, für ${price}.`,
  lowest: (price, title) => `Der niedrigste Preis ist ${price}, für ${title}.`,
  unmentioned: (things) => `Ob die Anzeige ${listed(things, 'und')} nennt oder nicht:`,
  withPlainer: (things) => `Mit ${listed(things, 'und')}:`,
  homeNote: (place) => `Ich habe überall gesucht, nicht nur bei ${place}.`,
  leads: (title, price) => `Das erste ist ${title} für ${price}.`,
  each: (all) =>
    `Es sind ${listed(
      all.map(({ title, price }) => `${title} für ${price}`),
      'und',
    )}.`,
  nothing: 'Solche Boote habe ich nicht gefunden.',
  nothingAdvicePlain: 'Versuch es mit einem anderen Ort oder weniger Wörtern.',
  nothingAdvice: 'Versuch es mit einem anderen Preis, einem anderen Ort oder weniger Wörtern.',
  beyond: 'Die nächsten hast du schon gesehen. Ohne diese Grenze:',
  withoutName: (name) => `Ohne das Wort „${name}“:`,
  elsewhere: 'An anderen Orten:',
  more: (number) => `Hier sind ${number} weitere.`,
  allSeen: 'Das sind alle. Soll ich den Preis, den Ort oder die Länge ändern?',
  looselyListed: (word, types) =>
    types.length === 1
      ? `Für „${word}“ gibt es hier keinen Typ; am nächsten kommen ${namesOf(types)}.`
      : `Für „${word}“ gibt es hier keinen Typ. Am nächsten kommen ${namesOf(types)}.`,
  noSuchKind: (words) =>
    `Für ${listed(
      words.map((word) => `„${word}“`),
      'oder',
    )} gibt es hier keinen Typ, darum habe ich das Wort in den Namen gesucht.`,
  eurosNote: 'Preise sind hier in US-Dollar, und ich habe deinen Betrag als Dollar genommen.',
  headline: (title, price, facts, closing) =>
    `${title} steht für ${price} zum Tausch: ${facts}.${closing && ` Der Abschluss über die App würde ${closing} kosten.`}`,
  kindOf: (type, length) => [type && label(type), length].filter(Boolean).join(', '),
  inPlace: (place) => `in ${place}`,
  conditionIs: (condition) => `Zustand ${label(condition)}`,
  noOwner: 'Die Anzeige nennt keinen Besitzer.',
  owner: (name, verified, trades) =>
    `Der Besitzer ist ${name}${verified ? ', ein geprüftes Mitglied' : ''}, mit ${trades} Tauschgeschäften.`,
  takesInTrade: (things) => `Der Besitzer nimmt ${listed(things.map(label), 'oder')} in Tausch.`,
  noTrade: 'Die Anzeige sagt nicht, was der Besitzer in Tausch nähme.',
  sideBySide: 'Hier der Vergleich.',
  cheapestIs: (title, price) => `Den niedrigsten Preis hat ${title}, ${price}.`,
  newestIs: (title, year) => `Am neuesten ist ${title}, Baujahr ${year}.`,
  longestIs: (title, feet) => `Am längsten ist ${title} mit ${feet} Fuß.`,
  compareWhich: 'Welche Boote soll ich vergleichen? Nenne zwei, oder suche zuerst.',
  noSaved: 'Du hast noch keine Boote gespeichert.',
  noListings: 'Du hast noch keine Anzeigen. Öffne List Your Boat, um eine anzulegen.',
  draftOffer: 'Hier ist ein Entwurf deines Angebots. Ich sende nichts, bis du klickst.',
  draftMessage: 'Hier ist ein Entwurf deiner Nachricht. Ich sende nichts, bis du klickst.',
  keptBack: 'Was nur für mich bestimmt ist, habe ich weggelassen: Der Eigner liest es nicht.',
  changedCard: 'Ich habe die Karte durch diese ersetzt. Ich sende nichts, bis du klickst.',
  dropped: 'Gut, verworfen. Nichts wurde gesendet oder geändert.',
  cannotClick:
    'Ich kann nicht für dich klicken. Die Karte wartet auf deinen Klick, vorher wird nichts gesendet oder geändert.',
  declined: 'Kein Problem. Was möchtest du stattdessen?',
  happy: 'Gern! Was suchst du?',
  hello: 'Hallo! Was suchst du?',
  bye: 'Mast- und Schotbruch! Ich bin da, wenn du mich brauchst.',
  iAm: 'Ich bin Eddy AI, der Assistent von Tradewind. Ich bin ein Programm, kein Mensch.',
  whichToSearch: 'Welches Boot meinst du? Such zuerst eines, oder nenne mir seinen Namen oder seine Nummer.',
  inState: (state) => `Im Rest von ${state}:`,
  change: 'Was soll ich ändern: den Preis, den Ort, die Länge, das Jahr oder den Typ?',
  notGiven: 'Keines gibt diese Zahl an.',
  absent: 'Kein Boot hier hat diesen Namen und diese Nummer, aber diese sind ähnlich.',
  feesAt: (price, closing, broker) =>
    `Bei ${price} würde der Abschluss über die App ${closing} kosten, und die Provision eines Maklers wäre ${broker}.`,
  fees: (free, left, monthly, closing, broker) =>
    `Für die ersten ${free} Boote ist das Inserieren kostenlos, und ${left} freie Plätze sind übrig. Danach kostet es ${monthly} im Monat. Der Abschluss über die App kostet ${closing} des Tauschwerts. Ein Makler nimmt ${broker}.`,
  welcome: 'Gern geschehen! Noch etwas?',
  average: (what, total, average, median, lowest, highest) =>
    `Im Schnitt kosten ${what} ${average}: ${total} Anzeigen von ${lowest} bis ${highest}, die Hälfte bis ${median}.`,
  distanceStraight: (title, place, miles, from) =>
    `${title} liegt in ${place}, etwa ${wholeNumber(miles)} Meilen Luftlinie von ${from} entfernt.`,
  distanceMiles: (title, place, miles, from) =>
    `${title} liegt in ${place}, etwa ${wholeNumber(miles)} Meilen Straße von ${from}. Ich kenne nur Entfernungen zwischen Bundesstaaten.`,
  distanceSame: (title, place, from) => `${title} liegt in ${place}, im selben Bundesstaat wie ${from}.`,
};
