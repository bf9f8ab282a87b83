import { wholeNumber } from '@tradewind/domain/numbers';
import type { Language } from '../../../platform/help.ts';

export type ExtraUnit = 'mph' | 'foot' | 'berth' | 'person' | 'hp' | 'year';

interface ExtraApart {
  units: Readonly<Record<ExtraUnit, readonly [one: string, many: string]>>;
  /** The price of each unit that the dearer boat has more of. */
  each: (high: string, dollars: string, more: string, one: string, low: string) => string;
  /** The dearer boat has less, or as much. */
  none: (high: string, dollars: string, low: string) => string;
  missing: string;
  /** Half of a price. */
  half: (title: string, price: string, half: string) => string;
  halves: string;
}

export const EXTRA_APART: Readonly<Record<Language, ExtraApart>> = {
  en: {
    units: {
      mph: ['mph', 'mph'],
      foot: ['foot', 'feet'],
      berth: ['berth', 'berths'],
      person: ['person', 'people'],
      hp: ['hp', 'hp'],
      year: ['year', 'years'],
    },
    each: (high, dollars, more, one, low) =>
      `The ${high} asks ${dollars} more than the ${low} and has ${more} more, so each extra ${one} costs about`,
    none: (high, dollars, low) =>
      `The ${high} asks ${dollars} more than the ${low}, but it doesn’t have more of that, so there’s no price for an extra one.`,
    missing: 'One of the two listings leaves that figure out, so I can’t divide it. Ask the owner.',
    half: (title, price, half) => `Half of the ${price} that the ${title} asks is ${half}.`,
    halves:
      'One offer can hold cash and Bitcoin together, if the owner takes it: in the offer, enter the cash, then press Add Bitcoin.',
  },
  es: {
    units: {
      mph: ['mph', 'mph'],
      foot: ['pie', 'pies'],
      berth: ['plaza para dormir', 'plazas para dormir'],
      person: ['persona', 'personas'],
      hp: ['caballo', 'caballos'],
      year: ['año', 'años'],
    },
    each: (high, dollars, more, one, low) =>
      `El ${high} pide ${dollars} más que el ${low} y tiene ${more} más, así que por cada ${one} de más se pagan unos`,
    none: (high, dollars, low) =>
      `El ${high} pide ${dollars} más que el ${low}, pero no tiene más de eso, así que no hay precio por unidad de más.`,
    missing: 'Uno de los dos anuncios no da esa cifra, así que no puedo dividirla. Pregunta al dueño.',
    half: (title, price, half) => `La mitad de los ${price} que pide el ${title} son ${half}.`,
    halves:
      'Una oferta puede llevar dinero y Bitcoin a la vez, si el dueño lo acepta: en la oferta, pon el dinero y pulsa Add Bitcoin.',
  },
  fr: {
    units: {
      mph: ['mph', 'mph'],
      foot: ['pied', 'pieds'],
      berth: ['couchage', 'couchages'],
      person: ['personne', 'personnes'],
      hp: ['cheval', 'chevaux'],
      year: ['an', 'ans'],
    },
    each: (high, dollars, more, one, low) =>
      `Le ${high} demande ${dollars} de plus que le ${low} et a ${more} de plus : chaque ${one} de plus revient à environ`,
    none: (high, dollars, low) =>
      `Le ${high} demande ${dollars} de plus que le ${low}, mais il n’en a pas plus : il n’y a donc pas de prix par unité.`,
    missing:
      'L’une des deux annonces ne donne pas ce chiffre, je ne peux donc pas le calculer. Demandez au propriétaire.',
    half: (title, price, half) => `La moitié des ${price} que demande le ${title} fait ${half}.`,
    halves:
      'Une offre peut contenir de l’argent et des bitcoins à la fois, si le propriétaire en accepte : dans l’offre, entrez l’argent, puis Add Bitcoin.',
  },
  de: {
    units: {
      mph: ['mph', 'mph'],
      foot: ['Fuß', 'Fuß'],
      berth: ['Koje', 'Kojen'],
      person: ['Person', 'Personen'],
      hp: ['PS', 'PS'],
      year: ['Jahr', 'Jahre'],
    },
    each: (high, dollars, more, one, low) =>
      `${high} kostet ${dollars} mehr als ${low} und hat ${more} mehr, das macht pro ${one} mehr etwa`,
    none: (high, dollars, low) =>
      `${high} kostet ${dollars} mehr als ${low}, hat davon aber nicht mehr, also gibt es dafür keinen Preis.`,
    missing: 'In einer der beiden Anzeigen fehlt diese Zahl, deshalb kann ich nicht teilen. Frag den Besitzer.',
    half: (title, price, half) => `Die Hälfte der ${price}, die für ${title} verlangt werden, sind ${half}.`,
    halves:
      'Ein Angebot kann Geld und Bitcoin zugleich enthalten, wenn der Besitzer ihn nimmt: Trag im Angebot das Geld ein und drück dann Add Bitcoin.',
  },
};

export const dollarsText = (amount: number): string => `$${wholeNumber(Math.round(amount))}`;
