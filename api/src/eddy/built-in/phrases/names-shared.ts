import type { Language } from '../../../platform/help.ts';

interface NamesShared {
  /** One of several boats of a name was taken, since the user saved it. */
  tookSaved: (make: string, others: number) => string;
  /** One of several boats of a name was taken, since the user deals over it. */
  tookDealt: (make: string, others: number) => string;
}

export const NAMES_SHARED: Record<Language, NamesShared> = {
  en: {
    tookSaved: (make, others) =>
      `I took the ${make} that you saved; ${others === 1 ? 'one more is listed' : `${others} others are listed`}.`,
    tookDealt: (make, others) =>
      `I took the ${make} of your offer or trade; ${others === 1 ? 'one more is listed' : `${others} others are listed`}.`,
  },
  es: {
    tookSaved: (make, others) =>
      `He tomado el ${make} que guardaste; hay ${others === 1 ? 'otro anunciado' : `otros ${others} anunciados`}.`,
    tookDealt: (make, others) =>
      `He tomado el ${make} de tu oferta o trato; hay ${others === 1 ? 'otro anunciado' : `otros ${others} anunciados`}.`,
  },
  fr: {
    tookSaved: (make, others) =>
      `J’ai pris le ${make} que vous avez enregistré ; il y en a ${others === 1 ? 'un autre' : `${others} autres`}.`,
    tookDealt: (make, others) =>
      `J’ai pris le ${make} de votre offre ou échange ; il y en a ${others === 1 ? 'un autre' : `${others} autres`}.`,
  },
  de: {
    tookSaved: (make, others) =>
      `Ich habe das gemerkte Boot von ${make} genommen; es gibt noch ${others === 1 ? 'eins' : `${others} andere`}.`,
    tookDealt: (make, others) =>
      `Ich habe das Boot von ${make} aus deinem Angebot oder Tausch genommen; es gibt noch ${others === 1 ? 'eins' : `${others} andere`}.`,
  },
};
