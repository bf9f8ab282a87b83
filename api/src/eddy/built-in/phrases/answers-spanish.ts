import { wholeNumber } from '@tradewind/domain/numbers';
import { listed } from '../plan.ts';
import { type Answers, dollars } from './answers.ts';
import { labelIn } from './labels.ts';

const label = labelIn('es');

/** Superlatives, figures and values in Spanish. */
export const spanishAnswers: Answers = {
  noPartner: (offering) =>
    `Ahora mismo ningún dueño de un barco de ese valor acepta lo que ofreces: ${offering}. Despliega a tu agente, y seguirá buscando.`,
  partners: (total, offering, title, price, owner, _why, gap) =>
    `He encontrado ${total} ${total === 1 ? 'posible intercambio' : 'posibles intercambios'} por ${offering}. El que mejor encaja es el ${title} por ${price}${owner ? `, de ${owner}` : ''}. ${gap}`,
  evenTrade: 'Es un cambio a la par: nadie añade dinero.',
  youAdd: (amount) => `Tú añadirías unos ${amount}.`,
  ownerAdds: (amount) => `El dueño añadiría unos ${amount}.`,
  listingChange: {
    edit: (title, values) =>
      `Nunca cambio anuncios yo mismo. Abre My Listings${title ? ` y elige Edit en tu ${title}` : ', elige el barco y luego Edit'}; el enlace lleva allí.${values ? ` Cambia allí: ${values}.` : ''}`,
    sold: (title) =>
      `Nunca cambio anuncios yo mismo. Abre My Listings, elige ${title ? `tu ${title}` : 'el barco'} y márcalo como vendido.`,
    pause: (title) =>
      `Nunca cambio anuncios yo mismo. Abre My Listings y elige Pause en ${title ? `tu ${title}` : 'el barco'}. Nadie lo encuentra hasta que elijas Resume.`,
    resume: (title) =>
      `Nunca cambio anuncios yo mismo. Abre My Listings y elige Resume en ${title ? `tu ${title}` : 'el barco'}.`,
    delete: (title) =>
      `Nunca cambio anuncios yo mismo. Abre My Listings y elige ${title ? `tu ${title}` : 'el barco'}: allí puedes pausarlo, marcarlo como vendido o borrarlo.`,
  },
  ahead: {
    sleeps: (number) => `${number} plazas para dormir`,
    people: (number) => `sitio para ${number} personas`,
    engineHours: (number) => `${wholeNumber(number)} horas de motor`,
    topSpeed: (mph) => `una velocidad máxima de ${mph} mph`,
    horsepower: (hp) => `${wholeNumber(hp)} CV en total`,
    beam: (feet) => `${feet} pies de manga`,
    length: (feet) => `${feet} pies`,
    year: (year) => `de ${year}`,
    price: dollars,
    perFoot: (amount) => `unos ${dollars(amount)} por pie`,
  },
  ends: {
    'price-low': 'El precio más bajo',
    'price-high': 'El precio más alto',
    length: 'El más largo',
    smallest: 'El más corto',
    'newest-built': 'El más nuevo',
    'oldest-built': 'El más viejo',
    'fewest-hours': 'Con menos horas de motor',
    'most-hours': 'Con más horas de motor',
    fastest: 'El más rápido',
    slowest: 'El más lento',
    'most-berths': 'Con más plazas para dormir',
    'most-people': 'Para más personas',
    widest: 'El más ancho',
    'price-per-foot': 'El precio más bajo por pie',
  },
  extreme: (end, title, value) => `${end}: el ${title}, ${value}.`,
  tied: (titles, value) =>
    `Empatan ${listed(
      titles.map((title) => `el ${title}`),
      'y',
    )}: ${value} cada uno.`,
  apart: {
    price: (high, low, amount) => `El ${high} pide ${dollars(amount)} más que el ${low}.`,
    length: (high, low, feet) => `El ${high} mide ${feet} pies más que el ${low}.`,
    year: (high, low, years) => `El ${high} es ${years} años más nuevo que el ${low}.`,
    engineHours: (_high, _low, hours) => `La diferencia es de ${wholeNumber(hours)} horas de motor.`,
    topSpeed: (_high, _low, mph) => `La diferencia es de ${mph} mph.`,
    horsepower: (_high, _low, hp) => `La diferencia es de ${wholeNumber(hp)} CV.`,
    sleeps: (_high, _low, berths) => `La diferencia es de ${berths} plazas.`,
    people: (_high, _low, people) => `La diferencia es de ${people} personas.`,
    beam: (_high, _low, feet) => `La diferencia es de ${feet} pies.`,
    perFoot: () => '',
  },
  wouldBe: (title, value) => `Sería el ${title}: ${value}.`,
  equal: (value) => `No hay diferencia: ${value} cada uno.`,
  orders: {
    newest: 'primero los últimos anunciados',
    oldest: 'primero los primeros anunciados',
    'price-low': 'primero el precio más bajo',
    'price-high': 'primero el precio más alto',
    length: 'primero el más largo',
    distance: 'primero el más cercano',
    'newest-built': 'primero el más nuevo',
    'oldest-built': 'primero el más viejo',
    smallest: 'primero el más corto',
    'fewest-hours': 'primero el de menos horas',
    fastest: 'primero el más rápido',
    slowest: 'primero el más lento',
    'most-hours': 'primero el de más horas',
    'most-berths': 'primero el de más plazas',
    'most-people': 'primero el de más personas',
    widest: 'primero el más ancho',
    'price-per-foot': 'primero el precio más bajo por pie',
  },
  share: (name, boats, total, percent) => `${name}: ${boats} de ${total} barcos, cerca del ${percent}%.`,
  grouped: (total, groups, more) => `He contado ${total} barcos: ${listed(groups, 'y')}${more ? ', y otros' : ''}.`,
  groupedPrices: (average, groups, more) =>
    `${average ? 'Los precios medios' : 'Los precios más bajos'}: ${listed(groups, 'y')}${more ? ', y otros' : ''}.`,
  averageOne: (what, price) => `Solo hay un anuncio de ${what}, y pide ${price}.`,
  comparing: 'Miro barcos comparables.',
  valued: (title, asking, position, boats, average, lowest, highest) =>
    `El ${title} se anuncia por ${asking}. ${position} He comparado ${boats} barcos: estimo ${average}, y cuatro de cada cinco barcos así están entre ${lowest} y ${highest}.`,
  position: {
    below: (difference) => `Está ${difference} por debajo de mi estimación.`,
    above: (difference) => `Está ${difference} por encima de mi estimación.`,
    about: () => 'Está cerca de la media de barcos comparables.',
  },
  smallSample: 'Son pocos barcos, así que tómalo como una guía aproximada.',
  viewsSoFar: (views) => `Tu anuncio tiene ${views} visitas hasta ahora.`,
  howSure: (percent) => `La confianza de esa estimación es del ${percent}.`,
  advice: {
    above: (average) => `Para cambiarlo antes, pide algo más cerca de ${average}.`,
    below: (average) => `Podrías pedir algo más cerca de ${average}.`,
    about: () => 'Tu precio parece adecuado.',
  },
  savedList: (total, boats) =>
    `Has guardado ${total} ${total === 1 ? 'barco' : 'barcos'}: ${listed(
      boats.map(({ title, price }) => `el ${title} por ${price}`),
      'y',
    )}.`,
  listings: (total, lines) => `Tienes ${total} ${total === 1 ? 'anuncio' : 'anuncios'}: ${lines.join('; ')}.`,
  listing: (title, price, status, views) => `${title} por ${price}, ${label(status)}, ${views} visitas`,
};
