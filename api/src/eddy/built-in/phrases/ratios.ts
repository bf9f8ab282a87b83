import { wholeNumber } from '@tradewind/domain/numbers';
import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';

export type Ratio = 'perFoot' | 'perBerth' | 'perPerson' | 'perYear' | 'age';

interface RatioWords {
  /** The figure of one boat with the two that it follows from. */
  one: (value: string, whole: string, part: string) => string;
  /** The figure alone. */
  value: (value: string) => string;
  /** The listing leaves out what the figure needs. */
  unknown: string;
}

/** Figures that follow from two others of a listing. */
export interface Ratios {
  ratios: Record<Ratio, RatioWords>;
  ratioEach: (boats: readonly { title: string; value: string }[]) => string;
  ratioUnknown: (titles: readonly string[], reason: string) => string;
  ratioLowest: (title: string) => string;
  ratioHighest: (title: string) => string;
}

const the = (titles: readonly string[]) => listed(titles.map((title) => `the ${title}`));

export const RATIOS: Record<Language, Ratios> = {
  en: {
    ratios: {
      perFoot: {
        one: (value, whole, part) => `That’s about ${value} per foot: ${whole} for ${part} ft.`,
        value: (value) => `about ${value} per foot`,
        unknown: 'the length',
      },
      perBerth: {
        one: (value, whole, part) => `That’s about ${value} per berth: ${whole}, and it sleeps ${part}.`,
        value: (value) => `about ${value} per berth`,
        unknown: 'how many it sleeps',
      },
      perPerson: {
        one: (value, whole, part) => `That’s about ${value} per person: ${whole}, and it carries ${part} people.`,
        value: (value) => `about ${value} per person`,
        unknown: 'how many people it carries',
      },
      perYear: {
        one: (value, whole, part) =>
          `That’s about ${value} a year: ${whole} engine hours, and it was built in ${part}.`,
        value: (value) => `about ${value} a year`,
        unknown: 'the engine hours',
      },
      age: {
        one: (value, _whole, part) => `It was built in ${part}, so it’s about ${value} old.`,
        value: (value) => `about ${value} old`,
        unknown: 'the year',
      },
    },
    ratioEach: (boats) => `${boats.map(({ title, value }) => `The ${title}: ${value}.`).join(' ')}`,
    ratioUnknown: (titles, reason) =>
      titles.length === 0
        ? `The listing doesn’t give ${reason}, so I can’t work that out. Ask the owner; I can draft the message.`
        : `I can’t work it out for ${the(titles)}: the listing doesn’t give ${reason}.`,
    ratioLowest: (title) => `The lowest is the ${title}.`,
    ratioHighest: (title) => `The highest is the ${title}.`,
  },
  es: {
    ratios: {
      perFoot: {
        one: (value, whole, part) => `Son unos ${value} por pie: ${whole} por ${part} pies.`,
        value: (value) => `unos ${value} por pie`,
        unknown: 'la eslora',
      },
      perBerth: {
        one: (value, whole, part) => `Son unos ${value} por litera: ${whole}, y duermen ${part}.`,
        value: (value) => `unos ${value} por litera`,
        unknown: 'cuántas personas duermen',
      },
      perPerson: {
        one: (value, whole, part) => `Son unos ${value} por persona: ${whole}, para ${part} personas.`,
        value: (value) => `unos ${value} por persona`,
        unknown: 'para cuántas personas es',
      },
      perYear: {
        one: (value, whole, part) => `Son unas ${value} al año: ${whole} horas de motor, construido en ${part}.`,
        value: (value) => `unas ${value} al año`,
        unknown: 'las horas de motor',
      },
      age: {
        one: (value, _whole, part) => `Se construyó en ${part}, así que tiene unos ${value}.`,
        value: (value) => `unos ${value}`,
        unknown: 'el año',
      },
    },
    ratioEach: (boats) => boats.map(({ title, value }) => `El ${title}: ${value}.`).join(' '),
    ratioUnknown: (titles, reason) =>
      titles.length === 0
        ? `El anuncio no dice ${reason}, así que no puedo calcularlo. Pregunta al dueño; puedo redactar el mensaje.`
        : `No puedo calcularlo para ${listed(titles, 'y')}: el anuncio no dice ${reason}.`,
    ratioLowest: (title) => `El más bajo es el ${title}.`,
    ratioHighest: (title) => `El más alto es el ${title}.`,
  },
  fr: {
    ratios: {
      perFoot: {
        one: (value, whole, part) => `Cela fait environ ${value} par pied : ${whole} pour ${part} pieds.`,
        value: (value) => `environ ${value} par pied`,
        unknown: 'la longueur',
      },
      perBerth: {
        one: (value, whole, part) => `Cela fait environ ${value} par couchage : ${whole} pour ${part} couchages.`,
        value: (value) => `environ ${value} par couchage`,
        unknown: 'le nombre de couchages',
      },
      perPerson: {
        one: (value, whole, part) => `Cela fait environ ${value} par personne : ${whole} pour ${part} personnes.`,
        value: (value) => `environ ${value} par personne`,
        unknown: 'le nombre de personnes',
      },
      perYear: {
        one: (value, whole, part) => `Cela fait environ ${value} par an : ${whole} heures de moteur depuis ${part}.`,
        value: (value) => `environ ${value} par an`,
        unknown: 'les heures de moteur',
      },
      age: {
        one: (value, _whole, part) => `Il date de ${part}, il a donc environ ${value}.`,
        value: (value) => `environ ${value}`,
        unknown: 'l’année',
      },
    },
    ratioEach: (boats) => boats.map(({ title, value }) => `Le ${title} : ${value}.`).join(' '),
    ratioUnknown: (titles, reason) =>
      titles.length === 0
        ? `L’annonce ne donne pas ${reason}, je ne peux donc pas le calculer. Demandez au propriétaire ; je peux rédiger le message.`
        : `Je ne peux pas le calculer pour ${listed(titles, 'et')} : l’annonce ne donne pas ${reason}.`,
    ratioLowest: (title) => `Le plus bas est le ${title}.`,
    ratioHighest: (title) => `Le plus élevé est le ${title}.`,
  },
  de: {
    ratios: {
      perFoot: {
        one: (value, whole, part) => `Das sind etwa ${value} pro Fuß: ${whole} für ${part} Fuß.`,
        value: (value) => `etwa ${value} pro Fuß`,
        unknown: 'die Länge',
      },
      perBerth: {
        one: (value, whole, part) => `Das sind etwa ${value} pro Schlafplatz: ${whole} für ${part} Schlafplätze.`,
        value: (value) => `etwa ${value} pro Schlafplatz`,
        unknown: 'die Schlafplätze',
      },
      perPerson: {
        one: (value, whole, part) => `Das sind etwa ${value} pro Person: ${whole} für ${part} Personen.`,
        value: (value) => `etwa ${value} pro Person`,
        unknown: 'die Zahl der Personen',
      },
      perYear: {
        one: (value, whole, part) => `Das sind etwa ${value} im Jahr: ${whole} Motorstunden seit Baujahr ${part}.`,
        value: (value) => `etwa ${value} im Jahr`,
        unknown: 'die Motorstunden',
      },
      age: {
        one: (value, _whole, part) => `Baujahr ${part}, also etwa ${value} alt.`,
        value: (value) => `etwa ${value} alt`,
        unknown: 'das Baujahr',
      },
    },
    ratioEach: (boats) => boats.map(({ title, value }) => `${title}: ${value}.`).join(' '),
    ratioUnknown: (titles, reason) =>
      titles.length === 0
        ? `Die Anzeige nennt ${reason} nicht, also kann ich das nicht ausrechnen. Frag den Besitzer; ich kann die Nachricht entwerfen.`
        : `Für ${listed(titles, 'und')} kann ich es nicht ausrechnen: Die Anzeige nennt ${reason} nicht.`,
    ratioLowest: (title) => `Am niedrigsten: ${title}.`,
    ratioHighest: (title) => `Am höchsten: ${title}.`,
  },
};

/** '7 years', '14 hours'. */
export const YEARS_AND_HOURS: Record<Language, { years: (years: number) => string; hours: (hours: number) => string }> =
  {
    en: {
      years: (years) => (years === 1 ? '1 year' : `${wholeNumber(years)} years`),
      hours: (hours) => (hours === 1 ? '1 hour' : `${wholeNumber(hours)} hours`),
    },
    es: { years: (years) => `${wholeNumber(years)} años`, hours: (hours) => `${wholeNumber(hours)} horas` },
    fr: { years: (years) => `${wholeNumber(years)} ans`, hours: (hours) => `${wholeNumber(hours)} heures` },
    de: { years: (years) => `${wholeNumber(years)} Jahre`, hours: (hours) => `${wholeNumber(hours)} Stunden` },
  };
