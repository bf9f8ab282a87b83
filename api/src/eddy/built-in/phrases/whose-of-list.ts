import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';

/** Which boats of the list belong to somebody. */
interface WhoseOfList {
  yours: (titles: readonly string[]) => string;
  noneYours: string;
  theirs: (name: string, titles: readonly string[]) => string;
  noneTheirs: (name: string) => string;
}

export const WHOSE_OF_LIST: Record<Language, WhoseOfList> = {
  en: {
    yours: (titles) => `Of the boats shown, the ${listed(titles)} ${titles.length > 1 ? 'are' : 'is'} yours.`,
    noneYours: 'None of the boats shown is yours.',
    theirs: (name, titles) =>
      `Of the boats shown, the ${listed(titles)} ${titles.length > 1 ? 'belong' : 'belongs'} to ${name}.`,
    noneTheirs: (name) => `None of the boats shown belongs to ${name}.`,
  },
  es: {
    yours: (titles) =>
      `De los barcos mostrados, ${titles.length > 1 ? 'son tuyos' : 'es tuyo'}: ${listed(titles, 'y')}.`,
    noneYours: 'Ninguno de los barcos mostrados es tuyo.',
    theirs: (name, titles) =>
      `De los barcos mostrados, ${titles.length > 1 ? 'son' : 'es'} de ${name}: ${listed(titles, 'y')}.`,
    noneTheirs: (name) => `Ninguno de los barcos mostrados es de ${name}.`,
  },
  fr: {
    yours: (titles) => `Parmi les bateaux affichés, à vous : ${listed(titles, 'et')}.`,
    noneYours: 'Aucun des bateaux affichés n’est à vous.',
    theirs: (name, titles) => `Parmi les bateaux affichés, à ${name} : ${listed(titles, 'et')}.`,
    noneTheirs: (name) => `Aucun des bateaux affichés n’est à ${name}.`,
  },
  de: {
    yours: (titles) =>
      `Von den gezeigten Booten ${titles.length > 1 ? 'gehören' : 'gehört'} dir: ${listed(titles, 'und')}.`,
    noneYours: 'Von den gezeigten Booten gehört dir keins.',
    theirs: (name, titles) =>
      `Von den gezeigten Booten ${titles.length > 1 ? 'gehören' : 'gehört'} ${name}: ${listed(titles, 'und')}.`,
    noneTheirs: (name) => `Von den gezeigten Booten gehört ${name} keins.`,
  },
};
