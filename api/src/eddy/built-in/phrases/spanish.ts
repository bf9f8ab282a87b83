import type { BoatType } from '@tradewind/domain/boat-types';
import { wholeNumber } from '@tradewind/domain/numbers';
import { distinct, listed } from '../plan.ts';
import { labelIn } from './labels.ts';
import type { Phrases } from './phrases.ts';
import { enginesIn, inPlacesOf } from './spoken-names.ts';

const NAMES: Record<BoatType, string> = {
  'Sport Fishing': 'barcos de pesca deportiva',
  'Saltwater Fishing': 'barcos de pesca',
  'Express Cruiser': 'cruceros Express',
  'Motor Yacht': 'yates a motor',
  Bowrider: 'lanchas Bowrider',
  'Center Console': 'lanchas de consola central',
  'Dual Console': 'lanchas de doble consola',
};
const namesOf = (types: readonly BoatType[]) =>
  listed(
    types.map((type) => NAMES[type]),
    'y',
  );
const label = labelIn('es');
/** A thing that owners take, within a sentence. */
const thing = (name: string) => (name === 'Boats' ? 'barcos' : label(name));
const boats = (count: number) => `${wholeNumber(count)} ${count === 1 ? 'barco' : 'barcos'}`;

export const spanish: Partial<Phrases> = {
  noSuchService: 'No conozco ese servicio.',
  relatedServices: 'Los servicios parecidos están en la tabla.',
  seePricing: 'La página de precios dice más.',
  canDo:
    'Puedo buscar barcos por precio, eslora, año, marca, tipo, motor, lugar y lo que sus dueños aceptan a cambio. También los comparo, digo por cuánto se anuncian barcos parecidos, busco dueños que cambiarían contigo y redacto mensajes y ofertas.',
  notUnderstood: `Perdona, no te he entendido. Prueba por ejemplo: «consola central en Florida».`,
  notUnderstoodWords: (words) => `Perdona, no entiendo «${words}». ¿Puedes decirlo con otras palabras?`,
  offTopic: 'Perdona, de eso no sé. Sé de barcos, de intercambios y de este sitio: pregúntame por ellos.',
  unanswered: (parts) => `No puedo responder a esta parte: ${parts.map((part) => `“${part}”`).join(', ')}.`,
  unused: (words) =>
    `No he usado ${listed(
      distinct(words).map((word) => `«${word}»`),
      'y',
    )}.`,
  lookingFor: (what) => `Busco ${what}.`,
  lookingForMore: (what) => `Busco más ${what}.`,
  boats: 'barcos',
  kinds: (types) =>
    listed(
      types.map((type) => NAMES[type]),
      'o',
    ),
  named: (what, name) => `${what} con «${name}» en el nombre`,
  ofMakes: (what, makes) => `${what} de ${listed(makes, 'o')}`,
  between: (low, high) => `entre ${low} y ${high}`,
  upTo: (high) => `hasta ${high}`,
  fromUp: (low) => `desde ${low}`,
  around: (sizes) => `de unos ${listed(sizes, 'o')}`,
  moreThan: (low) => `de más de ${low}`,
  builtIn: (year) => `de ${year}`,
  builtBetween: (low, high) => `de ${low} a ${high}`,
  builtSince: (year) => `de ${year} o más nuevos`,
  builtUntil: (year) => `de ${year} o anteriores`,
  feet: (feet) => `${Math.round(feet * 10) / 10} pies`,
  hours: (hours) => `${wholeNumber(hours)} horas de motor`,
  hoursOf: (range) => `con ${range}`,
  beamOf: (range) => `con una manga ${range}`,
  sleepsAtLeast: (number) => `para dormir al menos ${number}`,
  carriesAtLeast: (number) => `para al menos ${number} personas`,
  speedAtLeast: (mph) => `de al menos ${mph} mph`,
  inPlaces: (places) => inPlacesOf('es', places, 'en', 'o'),
  nearZip: (zip) => `cerca de ${zip}`,
  withEngine: (words) => `con motor ${enginesIn('es', words).join(' ')}`,
  inCondition: (conditions) => `en estado ${listed(conditions.map(label), 'o')}`,
  withEquipment: (things) => `con ${listed(things, 'y')}`,
  equipmentNote: 'He buscado en el equipo y en las descripciones; un anuncio puede callar algo.',
  takes: (assets, orAny) =>
    `cuyos dueños aceptan ${listed(assets.map(thing), 'o')}${orAny ? ' o cualquier oferta' : ''}`,
  takesNot: (assets) => `cuyos dueños no aceptan ${listed(assets.map(thing), 'o')}`,
  not: (things) => `pero no ${listed(things, 'o')}`,
  nor: (things) => `ni ${listed(things, 'o')}`,
  foundOne: (title, price, place) => `He encontrado un barco: el ${title} por ${price} en ${place}.`,
  found: (total, andMore) => `He encontrado ${andMore ? 'más de ' : ''}${boats(total)}.`,
  counted: (total, andMore) => `${andMore ? 'Más de ' : 'En total, '}${boats(total)}.`,
  shown: (number) => `Aquí tienes ${number}.`,
  shownExactly: (number) => (number === 1 ? 'Aquí está.' : `Aquí están los ${number}.`),
  highest: (price, title) => `El precio más alto es ${price}, del ${title}.`,
  longest: (title, length, price) => `El más largo es el ${title}: ${length}, por ${price}.`,
  lowest: (price, title) => `El precio más bajo es ${price}, del ${title}.`,
  unmentioned: (things) => `Mencione o no el anuncio ${listed(things, 'y')}:`,
  withPlainer: (things) => `Con cualquier ${listed(things, 'y')}:`,
  homeNote: (place) => `He buscado en todas partes, no solo cerca de ${place}.`,
  leads: (title, price) => `El primero es el ${title} por ${price}.`,
  each: (all) =>
    `Son ${listed(
      all.map(({ title, price }) => `el ${title} por ${price}`),
      'y',
    )}.`,
  nothing: 'No he encontrado barcos así.',
  nothingAdvicePlain: 'Prueba con otro lugar o menos palabras.',
  nothingAdvice: 'Prueba con otro precio, otro lugar o menos palabras.',
  beyond: 'Ya has visto los más cercanos. Sin ese límite:',
  withoutName: (name) => `Sin la palabra «${name}»:`,
  elsewhere: 'En otros lugares:',
  more: (number) => `Aquí tienes ${number} más.`,
  allSeen: 'Eso es todo. ¿Cambio el precio, el lugar o la eslora?',
  looselyListed: (word, types) =>
    types.length === 1
      ? `Aquí no hay un tipo para «${word}»; lo más cercano son ${namesOf(types)}.`
      : `Aquí no hay un tipo para «${word}», así que busqué ${namesOf(types)}.`,
  noSuchKind: (words) =>
    `Aquí no hay un tipo para ${listed(
      words.map((word) => `«${word}»`),
      'o',
    )}, así que busqué la palabra en los nombres.`,
  eurosNote: 'Los precios aquí son en dólares, y he tomado tu cantidad como dólares.',
  headline: (title, price, facts, closing) =>
    `El ${title} se anuncia por ${price}: ${facts}.${closing && ` Cerrar por la aplicación costaría ${closing}.`}`,
  kindOf: (type, length) => [type ? label(type) : 'barco', length && `de ${length}`].filter(Boolean).join(' '),
  inPlace: (place) => `en ${place}`,
  conditionIs: (condition) => `estado ${label(condition)}`,
  noOwner: 'El anuncio no muestra un dueño.',
  owner: (name, verified, trades) =>
    `El dueño es ${name}${verified ? ', miembro verificado' : ''}, con ${trades} intercambios.`,
  takesInTrade: (things) => `El dueño acepta ${listed(things.map(thing), 'o')} a cambio.`,
  noTrade: 'El anuncio no dice qué aceptaría el dueño a cambio.',
  sideBySide: 'Aquí los tienes.',
  cheapestIs: (title, price) => `El ${title} tiene el precio más bajo, ${price}.`,
  newestIs: (title, year) => `El más nuevo es el ${title}, de ${year}.`,
  longestIs: (title, feet) => `El más largo es el ${title}, con ${feet} pies.`,
  compareWhich: '¿Qué barcos comparo? Nombra dos, o busca primero y di «compara los dos primeros».',
  noSaved: 'Aún no has guardado ningún barco.',
  noListings: 'Aún no tienes anuncios. Para añadir uno, abre List Your Boat.',
  draftOffer: 'Aquí tienes un borrador de tu oferta. No envío nada hasta que hagas clic.',
  draftMessage: 'Aquí tienes un borrador de tu mensaje. No envío nada hasta que hagas clic.',
  keptBack: 'Dejé fuera lo que es solo para mí, así que el dueño no lo leerá.',
  changedCard: 'He cambiado la tarjeta por esta. No envío nada hasta que hagas clic.',
  dropped: 'Vale, lo he descartado. No se ha enviado ni cambiado nada. ¿Qué más?',
  cannotClick: 'No puedo hacer clic por ti. La tarjeta espera tu clic, y hasta entonces no se envía ni cambia nada.',
  declined: 'No pasa nada. ¿Qué quieres en su lugar?',
  happy: '¡Con gusto! ¿Qué buscas?',
  hello: '¡Hola! ¿Qué buscas?',
  bye: '¡Buenos vientos! Aquí estoy cuando me necesites.',
  iAm: 'Soy Eddy AI, el asistente de Tradewind. Soy un programa, no una persona.',
  whichToSearch: '¿Qué barco dices? Busca uno primero, o dime su nombre o su número.',
  inState: (state) => `En el resto de ${state}:`,
  change: '¿Qué cambio: el precio, el lugar, la eslora, el año o el tipo?',
  notGiven: 'Ninguno da ese dato.',
  absent: 'Ningún barco aquí tiene ese nombre y número, pero estos se parecen.',
  feesAt: (price, closing, broker) =>
    `Con ${price}, cerrar por la aplicación costaría ${closing}, y la comisión de un corredor sería de ${broker}.`,
  fees: (free, left, monthly, closing, broker) =>
    `Publicar es gratis para los primeros ${free} barcos, y quedan ${left} plazas gratis. Después cuesta ${monthly} al mes. Cerrar por la aplicación cuesta el ${closing} del valor del intercambio. Un corredor humano cobra el ${broker}.`,
  welcome: '¡De nada! ¿Algo más?',
  average: (what, total, average, median, lowest, highest) =>
    `De media, ${what} piden ${average}: ${total} anuncios entre ${lowest} y ${highest}, la mitad hasta ${median}.`,
  distanceStraight: (title, place, miles, from) =>
    `El ${title} está en ${place}, a unas ${wholeNumber(miles)} millas de ${from} en línea recta.`,
  distanceMiles: (title, place, miles, from) =>
    `El ${title} está en ${place}, a unas ${wholeNumber(miles)} millas por carretera desde ${from}. Solo conozco distancias entre estados.`,
  distanceSame: (title, place, from) => `El ${title} está en ${place}, en el mismo estado que ${from}.`,
};
