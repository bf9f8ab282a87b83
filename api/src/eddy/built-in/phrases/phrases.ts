import type { Language } from '../../../platform/help.ts';
import { DETAILS } from './boat-details.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

export type Phrases = typeof english;

const PHRASES: Record<Language, Phrases> = {
  en: english,
  es: { ...english, ...DETAILS.es, ...spanish },
  fr: { ...english, ...DETAILS.fr, ...french },
  de: { ...english, ...DETAILS.de, ...german },
};

export const phrasesIn = (language: Language): Phrases => PHRASES[language];
