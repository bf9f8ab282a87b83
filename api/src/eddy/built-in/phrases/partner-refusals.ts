import type { Language } from '../../../platform/help.ts';

export interface PartnerRefusals {
  /** A refusal of the tool for possible trades, in the language of the conversation. */
  partnersRefused: (error: string) => string;
}

const severalIn = (error: string) => /^You have several boats: (.+)\. Which one\?$/.exec(error)?.[1];
const asksWorth = (error: string) => error.startsWith('What is it worth');
const hasNone = (error: string) => error.startsWith('You have no active listing');

const told =
  (several: (boats: string) => string, worth: string, none: string) =>
  (error: string): string => {
    const boats = severalIn(error);
    if (boats) return several(boats);
    return asksWorth(error) ? worth : hasNone(error) ? none : error;
  };

export const PARTNER_REFUSALS: Record<Language, PartnerRefusals> = {
  en: { partnersRefused: (error) => error },
  es: {
    partnersRefused: told(
      (boats) => `Tus barcos: ${boats}. Tienes varios barcos. ¿Cuál dices? Dime su nombre.`,
      '¿Cuánto vale, más o menos, en dólares?',
      'Aún no tienes ningún anuncio activo. Publica primero tu barco, o dime qué otra cosa cambiarías.',
    ),
  },
  fr: {
    partnersRefused: told(
      (boats) => `Vos bateaux : ${boats}. Vous avez plusieurs bateaux. Lequel ? Donnez-moi son nom.`,
      'Combien cela vaut-il environ, en dollars ?',
      'Vous n’avez pas encore d’annonce active. Publiez d’abord votre bateau, ou dites-moi ce que vous échangeriez d’autre.',
    ),
  },
  de: {
    partnersRefused: told(
      (boats) => `Deine Boote: ${boats}. Du hast mehrere Boote. Welches meinst du? Nenne mir seinen Namen.`,
      'Was ist es ungefähr wert, in Dollar?',
      'Du hast noch keine aktive Anzeige. Stell zuerst dein Boot ein, oder sag mir, was du sonst tauschen würdest.',
    ),
  },
};
