import type { Memory } from '../memory.ts';

/** A trade as the last answer told it. */
interface TradeTold {
  /** The first name of the other side, or of the first of several. */
  name: string;
  give: string;
  get: string;
  state: string;
}

const LINE =
  /\b(?:With|trade with) (?<names>[\p{L}'’, -]{2,60}?): you give (?<give>[^;]+?) and get (?<get>[^;.]+?)(?:; (?<state>[^.]+)|\. )/gu;

/** The trades of the last answer, in its order. */
export function tradesTold({ last }: Pick<Memory, 'last'>): readonly TradeTold[] {
  return [...(last?.text ?? '').matchAll(LINE)].map(({ groups }) => ({
    name: (groups?.names ?? '').split(/, | and /)[0] ?? '',
    give: groups?.give ?? '',
    get: groups?.get ?? '',
    state: groups?.state ?? 'agreed',
  }));
}

/** The only trade of the last answer. */
export function onlyTradeTold({ last, cardIsLast, asked }: Memory): TradeTold | undefined {
  const [only, ...others] = cardIsLast || asked ? [] : tradesTold({ last });
  return others.every(({ name }) => name === only?.name) ? only : undefined;
}

export const hasEnded = ({ state }: TradeTold): boolean => /^(?:declined|withdrawn|expired)\b/.test(state);
export const isAgreed = ({ state }: TradeTold): boolean => state.startsWith('agreed');
export const isOpen = ({ state }: TradeTold): boolean => state.startsWith('waiting');

/** The title of the only boat or thing of a side: cash stands without one. */
export const titleIn = (side: string): string | undefined =>
  /^(?<title>[^$]+?)(?: \(\$[\d,.]+\))?$/.exec(side)?.groups?.title;

const THOUSAND = 1_000;

/** An amount as it is written, in dollars: a bare small number stands for thousands. */
export function dollarsSaid(digits: string, unit = ''): number {
  const value = Number(digits.replace(/[$,\s]/g, ''));
  if (/^(?:m|mil|million)$/i.test(unit)) return value * 1_000_000;
  return /^(?:k|grand|thousand)$/i.test(unit) || value < THOUSAND ? value * THOUSAND : value;
}

export const AMOUNT_SAID = '\\$?(?<digits>\\d+(?:,\\d{3})*(?:\\.\\d+)?)\\s?(?<unit>k|grand|thousand|million|mil|m)?\\b';
