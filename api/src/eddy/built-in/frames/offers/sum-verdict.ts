import type { Language } from '../../../../platform/help.ts';

type Level = 'low' | 'fair' | 'high';

const JUDGES: readonly (readonly [RegExp, Level])[] = [
  [
    /\b(?:low|lowball|little|cheap|insult\w*|joke|ridiculous|way off|pushing it|crazy|dreaming|aggressive|nuts)\b/,
    'low',
  ],
  [/\b(?:high|much|expensive|pricey|steep|greedy|rip ?-? ?off|overpay\w*|a lot)\b/, 'high'],
  [
    /\b(?:fair|good|decent|reasonable|realistic|serious|solid|sensible|okay|strong|enough|ballpark|worth|fine|right)\b/,
    'fair',
  ],
];

const SAID: Record<Language, Record<Level, string> & { yes: string; no: string }> = {
  en: {
    yes: 'Yes,',
    no: 'No,',
    low: 'that looks low beside comparable boats.',
    fair: 'that’s within the range of comparable boats.',
    high: 'that looks high beside comparable boats.',
  },
  es: {
    yes: 'Sí,',
    no: 'No,',
    low: 'parece bajo al lado de barcos comparables.',
    fair: 'está dentro del margen de barcos comparables.',
    high: 'parece alto al lado de barcos comparables.',
  },
  fr: {
    yes: 'Oui,',
    no: 'Non,',
    low: 'cela paraît bas à côté de bateaux comparables.',
    fair: 'c’est dans la fourchette de bateaux comparables.',
    high: 'cela paraît élevé à côté de bateaux comparables.',
  },
  de: {
    yes: 'Ja,',
    no: 'Nein,',
    low: 'das wirkt niedrig neben vergleichbaren Booten.',
    fair: 'das liegt in der Spanne vergleichbarer Boote.',
    high: 'das wirkt hoch neben vergleichbaren Booten.',
  },
};

/** Yes or no to 'is 90k too low', 'would 90k be fair', by the range of comparable boats. Empty if the words judge nothing. */
export function sumVerdict(words: string, sum: number, lowest: number, highest: number, language: Language): string {
  const asked = JUDGES.find(([pattern]) => pattern.test(words))?.[1];
  if (!asked || lowest <= 0 || highest <= 0) return '';
  const level: Level = sum < lowest ? 'low' : sum > highest ? 'high' : 'fair';
  const said = SAID[language];
  return `${asked === level ? said.yes : said.no} ${said[level]}`;
}
