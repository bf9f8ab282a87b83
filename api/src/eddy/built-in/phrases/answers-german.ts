import { wholeNumber } from '@tradewind/domain/numbers';
import { listed } from '../plan.ts';
import { type Answers, dollars } from './answers.ts';
import { labelIn } from './labels.ts';

const label = labelIn('de');

/** Superlatives, figures and values in German. */
export const germanAnswers: Answers = {
  noPartner: (offering) =>
    `Gerade nimmt kein Besitzer eines Boots mit diesem Wert, was du anbietest: ${offering}. Schick deinen Agenten los, und er sucht weiter.`,
  partners: (total, offering, title, price, owner, _why, gap) =>
    `Ich habe ${total} ${total === 1 ? 'möglichen Tausch' : 'mögliche Tauschgeschäfte'} für ${offering} gefunden. Am besten passt ${title} für ${price}${owner ? `, von ${owner}` : ''}. ${gap}`,
  evenTrade: 'Es ist ein Tausch auf gleicher Höhe: Niemand legt Geld dazu.',
  youAdd: (amount) => `Du würdest etwa ${amount} dazulegen.`,
  ownerAdds: (amount) => `Der Besitzer würde etwa ${amount} dazulegen.`,
  listingChange: {
    edit: (title, values) =>
      `Ich ändere Anzeigen nie selbst. Öffne My Listings${title ? ` und wähle Edit bei ${title}` : ', wähle das Boot und dann Edit'}; der Link führt dorthin.${values ? ` Ändere dort: ${values}.` : ''}`,
    sold: (title) =>
      `Ich ändere Anzeigen nie selbst. Öffne My Listings, wähle ${title ?? 'das Boot'} und markiere es als verkauft.`,
    pause: (title) =>
      `Ich ändere Anzeigen nie selbst. Öffne My Listings und wähle Pause bei ${title ?? 'dem Boot'}. Niemand findet es, bis du Resume wählst.`,
    resume: (title) => `Ich ändere Anzeigen nie selbst. Öffne My Listings und wähle Resume bei ${title ?? 'dem Boot'}.`,
    delete: (title) =>
      `Ich ändere Anzeigen nie selbst. Öffne My Listings und wähle ${title ?? 'das Boot'}: Dort kannst du es pausieren, als verkauft markieren oder löschen.`,
  },
  ahead: {
    sleeps: (number) => `${number} Schlafplätze`,
    people: (number) => `Platz für ${number} Personen`,
    engineHours: (number) => `${wholeNumber(number)} Motorstunden`,
    topSpeed: (mph) => `${mph} mph Höchstgeschwindigkeit`,
    horsepower: (hp) => `zusammen ${wholeNumber(hp)} PS`,
    beam: (feet) => `${feet} Fuß breit`,
    length: (feet) => `${feet} Fuß`,
    year: (year) => `Baujahr ${year}`,
    price: dollars,
    perFoot: (amount) => `etwa ${dollars(amount)} pro Fuß`,
  },
  ends: {
    'price-low': 'Der niedrigste Preis',
    'price-high': 'Der höchste Preis',
    length: 'Das längste Boot',
    smallest: 'Das kürzeste Boot',
    'newest-built': 'Das neueste Boot',
    'oldest-built': 'Das älteste Boot',
    'fewest-hours': 'Die wenigsten Motorstunden',
    'most-hours': 'Die meisten Motorstunden',
    fastest: 'Das schnellste Boot',
    slowest: 'Das langsamste Boot',
    'most-berths': 'Die meisten Schlafplätze',
    'most-people': 'Platz für die meisten Personen',
    widest: 'Das breiteste Boot',
    'price-per-foot': 'Der niedrigste Preis pro Fuß',
  },
  extreme: (end, title, value) => `${end}: ${title}, ${value}.`,
  tied: (titles, value) => `Gleichstand zwischen ${listed(titles, 'und')}: je ${value}.`,
  apart: {
    price: (high, low, amount) => `${high} kostet ${dollars(amount)} mehr als ${low}.`,
    length: (high, low, feet) => `${high} ist ${feet} Fuß länger als ${low}.`,
    year: (high, low, years) => `${high} ist ${years} Jahre neuer als ${low}.`,
    engineHours: (_high, _low, hours) => `Der Unterschied beträgt ${wholeNumber(hours)} Motorstunden.`,
    topSpeed: (_high, _low, mph) => `Der Unterschied beträgt ${mph} mph.`,
    horsepower: (_high, _low, hp) => `Der Unterschied beträgt ${wholeNumber(hp)} PS.`,
    sleeps: (_high, _low, berths) => `Der Unterschied beträgt ${berths} Schlafplätze.`,
    people: (_high, _low, people) => `Der Unterschied beträgt ${people} Personen.`,
    beam: (_high, _low, feet) => `Der Unterschied beträgt ${feet} Fuß.`,
    perFoot: () => '',
  },
  wouldBe: (title, value) => `Das wäre ${title}: ${value}.`,
  equal: (value) => `Kein Unterschied: je ${value}.`,
  orders: {
    newest: 'die neuesten Anzeigen zuerst',
    oldest: 'die ältesten Anzeigen zuerst',
    'price-low': 'der niedrigste Preis zuerst',
    'price-high': 'der höchste Preis zuerst',
    length: 'das längste zuerst',
    distance: 'das nächste zuerst',
    'newest-built': 'das neueste Baujahr zuerst',
    'oldest-built': 'das älteste Baujahr zuerst',
    smallest: 'das kürzeste zuerst',
    'fewest-hours': 'die wenigsten Motorstunden zuerst',
    fastest: 'das schnellste zuerst',
    slowest: 'das langsamste zuerst',
    'most-hours': 'die meisten Motorstunden zuerst',
    'most-berths': 'die meisten Schlafplätze zuerst',
    'most-people': 'die meisten Personen zuerst',
    widest: 'das breiteste zuerst',
    'price-per-foot': 'der niedrigste Preis pro Fuß zuerst',
  },
  share: (name, boats, total, percent) => `${name}: ${boats} von ${total} Booten, etwa ${percent}%.`,
  grouped: (total, groups, more) =>
    `Ich habe ${total} Boote gezählt: ${listed(groups, 'und')}${more ? ', und andere' : ''}.`,
  groupedPrices: (average, groups, more) =>
    `${average ? 'Die Durchschnittspreise' : 'Die niedrigsten Preise'}: ${listed(groups, 'und')}${more ? ', und andere' : ''}.`,
  averageOne: (what, price) => `Es gibt nur eine Anzeige für ${what}, für ${price}.`,
  comparing: 'Ich sehe mir vergleichbare Boote an.',
  valued: (title, asking, position, boats, average, lowest, highest) =>
    `${title} steht für ${asking} zum Tausch. ${position} Ich habe ${boats} Boote verglichen: Ich schätze ${average}, und vier von fünf solchen Booten liegen zwischen ${lowest} und ${highest}.`,
  position: {
    below: (difference) => `Das liegt ${difference} unter meiner Schätzung.`,
    above: (difference) => `Das liegt ${difference} über meiner Schätzung.`,
    about: () => 'Das liegt nahe am Durchschnitt vergleichbarer Boote.',
  },
  smallSample: 'Das sind wenige Boote, also nur ein grober Anhaltspunkt.',
  viewsSoFar: (views) => `Deine Anzeige hat bisher ${views} Aufrufe.`,
  howSure: (percent) => `Die Sicherheit dieser Schätzung liegt bei ${percent}.`,
  advice: {
    above: (average) => `Um schneller zu tauschen, verlange eher ${average}.`,
    below: (average) => `Du könntest eher ${average} verlangen.`,
    about: () => 'Dein Preis wirkt passend.',
  },
  savedList: (total, boats) =>
    `Du hast ${total} ${total === 1 ? 'Boot' : 'Boote'} gespeichert: ${listed(
      boats.map(({ title, price }) => `${title} für ${price}`),
      'und',
    )}.`,
  listings: (total, lines) => `Du hast ${total} ${total === 1 ? 'Anzeige' : 'Anzeigen'}: ${lines.join('; ')}.`,
  listing: (title, price, status, views) => `${title} für ${price}, ${label(status)}, ${views} Aufrufe`,
};
