import { wholeNumber } from '@tradewind/domain/numbers';
import { listed } from '../plan.ts';
import { labelIn } from './labels.ts';
import type { Lists } from './lists.ts';
import { sideIn, stateIn } from './trade-words.ts';

const label = labelIn('es');
const side = sideIn('es');
const stateWords = stateIn('es');
const boats = (number: number) => `${wholeNumber(number)} ${number === 1 ? 'barco' : 'barcos'}`;
const each = (all: readonly { title: string; price: string }[]) =>
  listed(
    all.map(({ title, price }) => `el ${title} por ${price}`),
    'y',
  );

/** Answers about lists in Spanish: saved boats, own boats, boats of an owner, figures of the market, cards and trades. */
export const spanishLists: Lists = {
  beamOf: (range) => `con una manga ${range}`,
  speedAtLeast: (mph) => `de al menos ${mph} mph`,
  cannotSearch: (reason) => `No puedo buscar eso. ${reason}`,
  lowHours: (hours) => `He tomado pocas horas como ${hours} como máximo.`,
  featureNote: (features) =>
    `No puedo filtrar por ${listed(features, 'o')}, pero la página de cada barco dice su equipo.`,
  milesNote: 'No puedo filtrar por millas, así que me guío por el lugar.',
  partNote: (part) => `No puedo buscar solo en ${part}, así que esto es todo el estado.`,
  coinsNote: 'No sé el cambio de hoy: dime cuánto valen tus monedas en dólares si debo buscar por precio.',
  nothingToCompare: 'No hay nada que comparar.',
  most: {
    sleeps: (title, number) => `Sería el ${title}, con ${number} plazas para dormir.`,
    people: (title, number) => `Sería el ${title}, para ${number} personas.`,
    engineHours: (title, number) => `Sería el ${title}, con ${wholeNumber(number)} horas de motor.`,
    notSaid: 'Sus anuncios no lo dicen.',
  },
  severalNamed: (name, total, all) =>
    `«${name}» encaja con ${boats(total)}${total > all.length ? ', por ejemplo' : ':'} ${each(all.slice(0, total > all.length ? 4 : all.length))}.`,
  onlySorted: (order) => `No lo he elegido yo: la lista tiene un orden, ${order}.`,
  ownersBoats: (owner, total, all, narrowed) =>
    `${owner} tiene ${boats(total)} ${narrowed ? 'así' : total === 1 ? 'anunciado' : 'anunciados'}${total > all.length ? ', por ejemplo' : ':'} ${each(all)}.`,
  onlyBoat: (owner, title) => `El ${title} es el único barco que anuncia ${owner}.`,
  noOwnersBoats: (owner) => `${owner} no tiene anunciado ningún barco así.`,
  noSuchOwner: (name) =>
    `No encuentro a ningún dueño que se llame ${name}. Solo conozco a los dueños por su nombre de pila.`,
  whoseBoats: '¿Los barcos de quién? Dime el nombre del dueño o un barco suyo.',
  noneNamed: (name) => `Aquí no hay ningún barco que encaje con «${name}».`,
  distanceUnknown: (title, place, from) => `El ${title} está en ${place}. No sé a qué distancia queda de ${from}.`,
  savedNoLonger: (gone) =>
    gone === 1 ? '1 barco guardado ya no está disponible.' : `${gone} barcos guardados ya no están disponibles.`,
  savedEarlier: 'Solo conozco los precios actuales, no los anteriores, así que no sé cuáles han bajado.',
  savedPending: (titles) =>
    `${listed(titles, 'y')} ${titles.length === 1 ? 'está' : 'están'} en un intercambio acordado y no ${titles.length === 1 ? 'admite' : 'admiten'} ofertas.`,
  savedNonePending: 'Ninguno de los anunciados está ahora en un intercambio acordado.',
  savedLast: (title, price) => `El último que guardaste: ${title}, por ${price}.`,
  savedAllThere: 'Todos siguen disponibles.',
  unsaveOne: 'Quito los barcos guardados de uno en uno. Dime cuál.',
  isSaved: (title) => `Sí, has guardado el ${title}.`,
  isNotSaved: (total) => `No, no está entre los ${boats(total)} que has guardado.`,
  noneOfSaved: (total) => `Ninguno de los ${boats(total)} que has guardado es así.`,
  yourBoat: (lines) => `Es tu ${lines}.`,
  yourBoats: (titles) => `Los tuyos son ${listed(titles, 'y')}.`,
  extremes: {
    cheapest: (title) => `Tu barco más barato es el ${title}.`,
    priciest: (title) => `Tu barco más caro es el ${title}.`,
    newest: (title) => `Tu barco más nuevo es el ${title}.`,
    oldest: (title) => `Tu barco más antiguo es el ${title}.`,
    longest: (title) => `Tu barco más largo es el ${title}.`,
    shortest: (title) => `Tu barco más corto es el ${title}.`,
    mostViewed: (title) => `El que más visitas tiene es el ${title}.`,
    leastViewed: (title) => `El que menos visitas tiene es el ${title}.`,
  },
  sameViews: 'Solo puedo guiarme por las visitas, y hay un empate.',
  savedGone: (total) => `Has guardado ${boats(total)}, pero ahora no hay ninguno disponible.`,
  noActive:
    'Aún no tienes ningún anuncio activo. Dime el tipo, el año y la eslora, y te digo por cuánto se anuncian barcos así.',
  noActiveToOffer:
    'No tienes ningún anuncio activo que ofrecer. Anuncia antes tu barco y podré incluirlo en una oferta.',
  severalToOffer: (boats) => `Tienes varios barcos: ${boats}. ¿Cuál quieres ofrecer?`,
  noComparables: (title, price) =>
    `No he encontrado nada comparable al ${title}, así que no puedo estimar su valor. Se anuncia por ${price}.`,
  described: (boats, average, lowest, highest) =>
    `${boats === 1 ? '1 barco comparable se anuncia' : `${boats} barcos comparables se anuncian`} por ${average} de media, entre ${lowest} y ${highest}.`,
  noDescribed: 'No he encontrado barcos comparables, así que no puedo estimar un valor.',
  valueOfWhich: '¿Qué barco dices? Elige uno de una lista, o dime su tipo, año y eslora.',
  averageOther: {
    length: (feet) => `Su eslora media es de ${feet} pies.`,
    year: (year) => `Su año medio es ${year}.`,
    hours: (hours) => `Tienen ${wholeNumber(hours)} horas de motor de media.`,
  },
  mostIn: (names, number) =>
    `${listed(names, 'y')} ${names.length === 1 ? 'tiene' : 'tienen cada uno'} más: ${boats(number)}.`,
  fewestIn: (names, number) =>
    `${listed(names, 'y')} ${names.length === 1 ? 'tiene' : 'tienen cada uno'} menos: ${boats(number)}.`,
  numberOf: (facet, number) => `${label(facet)}: ${number} en total.`,
  partOfAll: (some, boats, all, total, percent) =>
    `${wholeNumber(boats)} de ${wholeNumber(total)} ${all}, alrededor del ${percent}%: ${some}.`,
  medianOf: (boats, total, median, average) =>
    `El precio mediano de ${boats} es ${median}: la mitad de los ${total} anuncios pide eso o menos. La media es ${average}.`,
  noMedian: 'De eso solo tengo la media, no la mediana.',
  badAmount: {
    negative: 'Una oferta no puede ser menos que nada. ¿Cuánto pagarías, en dólares?',
    zero: 'Una oferta necesita dinero, un barco o algo de tu garaje. ¿Cuánto pagarías, en dólares?',
    huge: 'Eso es más de lo que cabe en una oferta. ¿Cuánto pagarías, en dólares?',
  },
  twoAmounts: ([one, other]) =>
    `Has dicho dos cantidades, $${wholeNumber(one)} y $${wholeNumber(other)}. ¿Cuál ofrezco?`,
  ownTarget: 'Ese barco es tuyo. Dime para cuál es la oferta.',
  notInOffer: (words) => `No encuentro «${words}» en esta oferta, así que no he cambiado nada. ¿Qué parte quito?`,
  nothingLeft: 'Entonces no quedaría nada de la oferta. ¿La descarto, o qué ofrecerías en su lugar?',
  sameStyle: 'Ya es así. Dime qué debe decir y lo cambio.',
  notInDraft: 'No encuentro eso en el borrador. Dime qué debe decir en su lugar.',
  replyThere:
    'Esa conversación es sobre tu propio barco, y yo solo escribo a los dueños sobre los suyos. Abre Messages en tu cuenta para responder.',
  nothingToDrop: 'No hay ninguna tarjeta abierta que descartar: o ya decidiste, o ha caducado.',
  trades: (total, lines) => `Tienes ${total === 1 ? '1 intercambio' : `${total} intercambios`}. ${lines.join(' ')}`,
  tradeLine: (other, give, get, state) =>
    `Con ${other}: das ${side(give) || 'nada'} y recibes ${side(get) || 'nada'}; ${stateWords(state)}.`,
};
