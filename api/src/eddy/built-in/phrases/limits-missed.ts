import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';

interface LimitsMissed {
  /** The limits of a search that a boat misses, and what its listing says instead. */
  missed: (title: string, limits: readonly { asked: string; has: string | undefined }[]) => string;
  among: (title: string) => string;
  further: (title: string) => string;
  figures: Readonly<Record<'sleeps' | 'people' | 'topSpeed' | 'engineHours' | 'year', (value: number) => string>>;
}

const gap = (limits: readonly { asked: string; has: string | undefined }[], here: string, unsaid: string) =>
  limits.map(({ asked, has }) => `${asked} (${has ? `${here} ${has}` : unsaid})`);

/** Reasons why a search did not find a boat. */
export const LIMITS_MISSED: Record<Language, LimitsMissed> = {
  en: {
    missed: (title, limits) =>
      `The ${title} isn’t in the list because I looked for ${listed(gap(limits, 'this one:', 'its listing doesn’t say so'))}.`,
    among: (title) => `The ${title} is in the list: it fits what I looked for.`,
    further: (title) => `The ${title} fits what I looked for as well; the list shows only a part of the boats.`,
    figures: {
      sleeps: (value) => `${value} berths`,
      people: (value) => `room for ${value} people`,
      topSpeed: (value) => `${value} mph`,
      engineHours: (value) => `${value} engine hours`,
      year: (value) => `the year ${value}`,
    },
  },
  es: {
    missed: (title, limits) =>
      `El ${title} no está en la lista porque busqué ${listed(gap(limits, 'este:', 'su anuncio no lo dice'), 'y')}.`,
    among: (title) => `El ${title} está en la lista: cumple lo que busqué.`,
    further: (title) => `El ${title} también cumple lo que busqué; la lista muestra solo una parte de los barcos.`,
    figures: {
      sleeps: (value) => `${value} plazas para dormir`,
      people: (value) => `sitio para ${value} personas`,
      topSpeed: (value) => `${value} mph`,
      engineHours: (value) => `${value} horas de motor`,
      year: (value) => `el año ${value}`,
    },
  },
  fr: {
    missed: (title, limits) =>
      `Le ${title} n’est pas dans la liste parce que j’ai cherché ${listed(gap(limits, 'celui-ci :', 'son annonce ne le dit pas'), 'et')}.`,
    among: (title) => `Le ${title} est dans la liste : il répond à ce que j’ai cherché.`,
    further: (title) =>
      `Le ${title} répond aussi à ce que j’ai cherché ; la liste ne montre qu’une partie des bateaux.`,
    figures: {
      sleeps: (value) => `${value} couchages`,
      people: (value) => `${value} places`,
      topSpeed: (value) => `${value} mph`,
      engineHours: (value) => `${value} heures moteur`,
      year: (value) => `l’année ${value}`,
    },
  },
  de: {
    missed: (title, limits) =>
      `${title} ist nicht in der Liste, weil ich das gesucht habe: ${listed(gap(limits, 'hier:', 'das Inserat sagt es nicht'), 'und')}.`,
    among: (title) => `${title} ist in der Liste: Das passt zu dem, was ich gesucht habe.`,
    further: (title) => `${title} passt auch zu dem, was ich gesucht habe; die Liste zeigt nur einen Teil der Boote.`,
    figures: {
      sleeps: (value) => `${value} Schlafplätze`,
      people: (value) => `Platz für ${value} Personen`,
      topSpeed: (value) => `${value} mph`,
      engineHours: (value) => `${value} Motorstunden`,
      year: (value) => `Baujahr ${value}`,
    },
  },
};
