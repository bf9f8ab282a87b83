import type { Language } from '../../../platform/help.ts';

export interface OneLimitLess {
  /** How many boats each limit alone keeps out. */
  counts: (limits: readonly { limit: string; count: number }[]) => string;
  /** The nearest boat that misses this limit alone. */
  nearest: (limit: string, title: string, figure: string) => string;
}

const each = (limits: readonly { limit: string; count: number }[], word: string) =>
  limits.map(({ limit, count }) => `${word} “${limit}”: ${count}`).join('; ');

/** Counts of searches that leave out one limit. */
export const ONE_LIMIT_LESS: Record<Language, OneLimitLess> = {
  en: {
    counts: (limits) => `Boats with one limit less: ${each(limits, 'without')}.`,
    nearest: (limit, title, figure) => `Nearest without “${limit}”: the ${title}, ${figure}.`,
  },
  es: {
    counts: (limits) => `Barcos con un límite menos: ${each(limits, 'sin')}.`,
    nearest: (limit, title, figure) => `El más cercano sin “${limit}”: ${title}, ${figure}.`,
  },
  fr: {
    counts: (limits) => `Bateaux avec une limite de moins : ${each(limits, 'sans')}.`,
    nearest: (limit, title, figure) => `Le plus proche sans “${limit}” : ${title}, ${figure}.`,
  },
  de: {
    counts: (limits) => `Boote mit einer Grenze weniger: ${each(limits, 'ohne')}.`,
    nearest: (limit, title, figure) => `Am nächsten ohne “${limit}”: ${title}, ${figure}.`,
  },
};
