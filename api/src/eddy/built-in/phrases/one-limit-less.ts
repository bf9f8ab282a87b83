import type { Language } from '../../../platform/help.ts';

export interface OneLimitLess {
  /** How many boats each limit alone keeps out. */
  counts: (limits: readonly { limit: string; count: number }[]) => string;
  /** Before the boats that miss this limit. */
  without: (limit: string, isOrdered: boolean) => string;
}

const each = (limits: readonly { limit: string; count: number }[], word: string) =>
  limits.map(({ limit, count }) => `${word} “${limit}”: ${count}`).join('; ');

/** What a search finds that leaves out one of its limits. */
export const ONE_LIMIT_LESS: Record<Language, OneLimitLess> = {
  en: {
    counts: (limits) => `Boats with one limit less: ${each(limits, 'without')}.`,
    without: (limit, isOrdered) => `These don’t keep to “${limit}”${isOrdered ? ', nearest first' : ''}.`,
  },
  es: {
    counts: (limits) => `Barcos con un límite menos: ${each(limits, 'sin')}.`,
    without: (limit, isOrdered) => `Estos no cumplen “${limit}”${isOrdered ? ', los más cercanos primero' : ''}.`,
  },
  fr: {
    counts: (limits) => `Bateaux avec une limite de moins : ${each(limits, 'sans')}.`,
    without: (limit, isOrdered) =>
      `Ceux-ci ne respectent pas “${limit}”${isOrdered ? ', les plus proches d’abord' : ''}.`,
  },
  de: {
    counts: (limits) => `Boote mit einer Grenze weniger: ${each(limits, 'ohne')}.`,
    without: (limit, isOrdered) => `Diese halten “${limit}” nicht ein${isOrdered ? ', die nächsten zuerst' : ''}.`,
  },
};
